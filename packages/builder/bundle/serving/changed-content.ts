import { Readable } from "node:stream";
import { sha256 } from "../../text/hashes.ts";
import type { StoredContent } from "./static-server/respond.ts";

/**
 * A text of the bundle with something else in it.
 * @param key tells apart what is changed in the same text.
 */
export function changedContent(content: StoredContent, key: string, change: (text: string) => string): StoredContent {
  let made: Promise<Buffer> | null = null;
  const bytes = () => {
    made ??= readText(content).then((text) => Buffer.from(change(text)));
    return made;
  };
  return {
    ...content,
    sha256: sha256(`${content.sha256} ${key}`),
    // Small enough that it is sent by its bytes, whose length is what is told.
    size: Math.min(content.size, 256 * 1024),
    open: async () => Readable.from([await bytes()]),
  };
}

async function readText(content: StoredContent): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await content.open()) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString();
}
