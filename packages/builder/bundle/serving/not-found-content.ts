import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { StoredContent } from "./static-server/respond.ts";

/**
 * The bundle's 404 page for an address at any depth. Its links are relative to the root of the bundle, which is right for
 * `404.html` itself; whoever serves it in place of another address knows where the root is and says so in `<base>`. A link
 * within the page would lead to the root then, so the one that skips the frame goes.
 */
export function notFoundContent(page: StoredContent, base: string): StoredContent {
  let made: Promise<Buffer> | null = null;
  const bytes = () => {
    made ??= readText(page).then((text) => Buffer.from(withBase(text, base)));
    return made;
  };
  return {
    ...page,
    sha256: createHash("sha256").update(`${page.sha256} ${base}`).digest("hex"),
    // Small enough that it is sent by its bytes, whose length is what is told.
    size: Math.min(page.size, 256 * 1024),
    open: async () => Readable.from([await bytes()]),
  };
}

function withBase(text: string, base: string): string {
  const tag = `<base href="${base.replace(/&/g, "&amp;").replace(/"/g, "&quot;")}/">`;
  return text.replace("<head>", () => `<head>${tag}`).replace(/<a class="lc-skip"[^>]*>[^<]*<\/a>/, "");
}

async function readText(page: StoredContent): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await page.open()) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString();
}
