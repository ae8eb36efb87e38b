/**
 * What stands at the head of a page's Markdown for agents that come there first: where all pages are listed. The link is
 * relative to the file, which may stand on any host and in any folder.
 * @param twin path of the page's Markdown: `guides/start.md`.
 */
export function indexHint(twin: string): string {
  const list = `${"../".repeat(twin.split("/").length - 1)}llms.txt`;
  return `${start}\n> All pages of this documentation are listed in [llms.txt](${list}).\n> Read that list before you look for other pages.\n\n`;
}

/** Bytes of the hint in a page's Markdown, for lists of thousands of pages. @param twin as `indexHint` takes it. */
export function indexHintBytes(twin: string): number {
  let bytes = hintBytes;
  for (let at = twin.indexOf("/"); at >= 0; at = twin.indexOf("/", at + 1)) bytes += "../".length;
  return bytes;
}

/** The Markdown of a page for whoever reads it elsewhere, where the link means nothing. */
export function withoutIndexHint(markdown: string): string {
  return markdown.replace(/^> ## Documentation Index\n(?:> .*\n)*\n/, "");
}

const start = "> ## Documentation Index";
const startBytes = new TextEncoder().encode(`${start}\n`);
const newline = 10;
/** Of the hint in a file at the root: all of it is ASCII. */
const hintBytes = indexHint("").length;

/** Where the page itself begins in its Markdown, in bytes. */
export function afterHint(twin: Uint8Array): number {
  if (startBytes.some((byte, at) => twin[at] !== byte)) return 0;
  for (let at = twin.indexOf(newline); at >= 0; at = twin.indexOf(newline, at + 1))
    if (twin[at + 1] === newline) return at + 2;
  return 0;
}
