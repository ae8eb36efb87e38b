/** As much as the head of a page shows well; what is longer stands with the text below it. */
const maxLength = 400;

/** Marks that the head shows as a page does: code, links to other hosts, bold and italics. */
const marks = [
  /`[^`\n]+`/g,
  /\[([^[\]]+)\]\(https?:\/\/[^()\s]+\)/g,
  /\*\*([^*\s](?:[^*]*[^*\s])?)\*\*/g,
  /(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])/g,
  /(?<!\w)_([^_\s](?:[^_]*[^_\s])?)_(?!\w)/g,
];

/** What begins a block of its own: a heading, a list, a rule, code. */
const blockStart = /^(?: {4}|\t|\s*(?:[-+=]|#|\d+[.)]\s))/m;

/** What would be read as a mark, a tag, a reference to a character or a formula, and is none that the head shows. */
const otherMark = /[`*[\]<>|{}\\$]|~~|&#?\w+;|(?<!\w)_|_(?!\w)/;

/**
 * What an operation says of itself, in two: the first paragraph, which the head of its page shows and search engines are
 * told, where it can stand there as it is meant; and the text that follows.
 */
export function splitDescription(text: string | null): { head: string | null; rest: string | null } {
  const [paragraph = ""] = (text ?? "").split(/\n[^\S\n]*\n/, 1);
  // Code that follows keeps the indent that makes it code.
  const rest = text?.slice(paragraph.length).replace(/^\s*\n/, "");
  return fitsHead(paragraph)
    ? { head: paragraph.trim().replace(/\s*\n\s*/g, " "), rest: rest || null }
    : { head: null, rest: text };
}

function fitsHead(paragraph: string): boolean {
  // Two spaces at the end of a line break it.
  if (paragraph.length > maxLength || blockStart.test(paragraph) || / {2}\n\s*\S/.test(paragraph)) return false;
  const bare = marks.reduce((text, mark) => text.replace(mark, (_, inner = "") => inner), paragraph);
  return paragraph.trim() !== "" && !otherMark.test(bare);
}
