/** Signs of a text that Markdown would read as marks. */
const marks =
  /[\\`*[\]~|]|\$(?=\$)|(?<=\$)\$|<(?=[A-Za-z/!?])|&(?=#?\w{1,40};)|(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])/gu;

/** What begins a block of its own at the start of a line. */
const blockStart = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>|=+\s*$|-{2,}\s*$|:{3,})/;
const numberStart = /^(\d{1,9})([.)])(?=\s|$)/;

/** Text of a program as Markdown that shows it as it is. */
export function escapeMarkdown(text: string): string {
  return text.replace(marks, "\\$&");
}

/** A paragraph whose lines begin with nothing that Markdown takes for a list, a heading, a quotation. */
export function escapeLineStarts(paragraph: string): string {
  return paragraph
    .split("\n")
    .map((line) => line.replace(blockStart, "\\$&").replace(numberStart, "$1\\$2"))
    .join("\n");
}

/** Code within a text, in one line. */
export function codeSpan(text: string): string {
  const code = text.replace(/\s+/g, " ").trim();
  if (code === "") return "";
  const fence = "`".repeat(longestRun(code) + 1);
  const pad = code.startsWith("`") || code.endsWith("`") ? " " : "";
  return `${fence}${pad}${code}${pad}${fence}`;
}

/** Code as a block, without the margin that all its lines have. */
export function codeBlock(text: string, language: string | null): string {
  const code = withoutMargin(text.replace(/\r\n?/g, "\n"));
  if (code.trim() === "") return "";
  const fence = "`".repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${language?.replace(/[^\w+#.-]/g, "") ?? ""}\n${code}\n${fence}`;
}

/** The text without empty lines around it, and without the indent that is common to its lines. */
export function withoutMargin(text: string): string {
  const all = text.split("\n");
  const isSaid = (line: string) => line.trim() !== "";
  const lines = all.slice(Math.max(0, all.findIndex(isSaid)), all.findLastIndex(isSaid) + 1);
  let margin = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    if (line.trim() !== "") margin = Math.min(margin, line.search(/\S/));
  }
  return lines.map((line) => (line.trim() === "" ? "" : line.slice(margin).trimEnd())).join("\n");
}

/** Characters of Markdown whose lines are still moved in: no page shows as many, and each level would add to every line. */
const movedMost = 400_000;

/** Markdown in a quotation. */
export function quoted(markdown: string): string {
  if (markdown.length > movedMost) return markdown;
  return markdown.replace(/^/gm, "> ").replace(/^> $/gm, ">");
}

/** Markdown below the mark of a list: the lines after the first stand further in. */
export function indented(markdown: string, width: number): string {
  if (markdown.length > movedMost) return markdown;
  return markdown.replace(/\n(?=[^\n])/g, `\n${" ".repeat(width)}`);
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
