import { changedContent } from "./changed-content.ts";
import type { StoredContent } from "./static-server/respond.ts";

/**
 * The bundle's 404 page for an address at any depth. Its links are relative to the root of the bundle, which is right for
 * `404.html` itself; whoever serves it in place of another address knows where the root is and says so in `<base>`. A link
 * within the page would lead to the root then, so the one that skips the frame goes.
 */
export function notFoundContent(page: StoredContent, base: string): StoredContent {
  return changedContent(page, base, (text) => withBase(text, base));
}

function withBase(text: string, base: string): string {
  const tag = `<base href="${base.replace(/&/g, "&amp;").replace(/"/g, "&quot;")}/">`;
  return text.replace("<head>", () => `<head>${tag}`).replace(/<a class="lc-skip"[^>]*>[^<]*<\/a>/, "");
}
