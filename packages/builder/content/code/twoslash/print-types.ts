import { escapeContent, escapeHtml } from "../../../html/html.ts";
import type { CheckedCode, CodeNote } from "./checked-code.ts";

/** A part of a line that something is said about, from one character to another. */
interface Part {
  from: number;
  to: number;
  /** Class and attributes of its elements. */
  className: string;
  tip: number | null;
}

/** Coloured lines with what a compiler says about them. */
export interface TypedCode {
  lines: string[];
  /** HTML of the notes that stand below a line, by its index; -1 for above the first. */
  notes: Map<number, string>;
  /** HTML of what pointing at a name shows: `data-tip` counts them. Empty for nothing. */
  tips: string;
}

/**
 * Weaves names, marks and notes into lines of coloured HTML.
 * @param origins index of each line in the checked code; undefined where all are still there.
 * @param colour coloured HTML of a type.
 * @param around a name as what it leads to, if anything.
 */
export function printTypes(
  lines: readonly string[],
  origins: readonly number[] | undefined,
  checked: CheckedCode,
  colour: (type: string) => string,
  around: (name: string, html: string) => string = (_name, html) => html,
): TypedCode {
  // Markers may have taken lines away: what spoke of one speaks of the line before.
  const lineOf = (line: number) =>
    Math.min(origins?.findLastIndex((origin) => origin <= line) ?? line, lines.length - 1);
  const parts = new Map<number, Part[]>();
  const add = (line: number, part: Part) => parts.set(lineOf(line), [...(parts.get(lineOf(line)) ?? []), part]);
  const tips = new Map<string, number>();
  for (const { line, character: from, length, text, docs } of checked.names) {
    const tip = `<pre class="lc-code-type"><code>${colour(text)}</code></pre>${printDocs(docs)}`;
    const number = tips.get(tip) ?? tips.size;
    tips.set(tip, number);
    add(line, { from, to: from + length, className: "lc-code-name", tip: number });
  }
  for (const { line, character: from, length, isError } of checked.marks)
    add(line, { from, to: from + length, className: isError ? "lc-code-wrong" : "lc-code-marked", tip: null });
  const notes = new Map<number, string>();
  for (const note of checked.notes) {
    const line = lineOf(note.line);
    notes.set(line, (notes.get(line) ?? "") + printNote(note));
  }
  return {
    lines: lines.map((line, index) => withParts(line, parts.get(index) ?? [], around)),
    notes,
    tips: tips.size === 0 ? "" : [...tips.keys()].map((tip) => `<div>${tip}</div>`).join(""),
  };
}

/**
 * A note below a line, under the character that it speaks of. Its text is an attribute, which styles show: it is no part of
 * the code, whoever copies or searches it.
 */
function printNote({ kind, character, text }: CodeNote): string {
  const indent = " ".repeat(Math.min(character, 60));
  const shown = text
    .split("\n")
    .map((line, index) => `${indent}${index === 0 ? "╰ " : "  "}${line}`)
    .join("\n");
  return `<span class="lc-code-note" data-kind="${kind}" data-note="${escapeHtml(shown)}"></span>`;
}

/** What the comment of a declaration says: of its Markdown, paragraphs, code and strong words. */
function printDocs(docs: string): string {
  return docs
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => {
      const text = escapeContent(paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"));
      return `<p>${text.replace(/`([^`\n]+)`/g, "<code>$1</code>").replace(/\*\*([^*\n]+)\*\*/g, "<strong>$1</strong>")}</p>`;
    })
    .join("");
}

const piece = /<span class="([^"]*)">|<\/span>|(&[^;]*;|[^<&])/gu;

/** A coloured line in which the parts are elements of their own: cut where a part begins or ends. */
function withParts(line: string, parts: readonly Part[], around: (name: string, html: string) => string): string {
  if (parts.length === 0) return line;
  let html = "";
  let look = "";
  let at = 0;
  let run = "";
  let of: readonly Part[] = [];
  const flush = () => {
    if (run !== "")
      html += of.some(({ tip }) => tip !== null) ? around(run, element(run, look, of)) : element(run, look, of);
    run = "";
  };
  for (const [whole, className, sign] of line.matchAll(piece)) {
    if (sign === undefined) {
      flush();
      look = className ?? "";
      if (whole === "</span>") look = "";
      continue;
    }
    const now = parts.filter(({ from, to }) => at >= from && at < to);
    if (now.length !== of.length || now.some((part, index) => part !== of[index])) {
      flush();
      of = now;
    }
    run += sign;
    at += sign.startsWith("&") && sign.length > 1 ? 1 : sign.length;
  }
  flush();
  return html;
}

function element(text: string, look: string, parts: readonly Part[]): string {
  const classes = [look, ...new Set(parts.map(({ className }) => className))].filter(Boolean).join(" ");
  if (classes === "") return text;
  const tip = parts.find((part) => part.tip !== null)?.tip;
  return `<span class="${classes}"${tip === undefined ? "" : ` data-tip="${tip}"`}>${text}</span>`;
}
