import type { Marks } from "./code-marks.ts";

/** A part of a line in one colour: the class of its element, empty for text without one. */
interface Token {
  look: string;
  text: string;
}

/** Coloured code by its text, with the classes of its lines: only the builder knows the grammars. */
const whole = new Map<string, { html: string; classes: string }[]>();
/** The same line by line, in order and by the text of a line. */
const blocks: { lines: Token[][]; byText: Map<string, Token[]> }[] = [];
/** Characters of code that is looked through for lines that are known. */
const lengthMost = 20_000;

/** Takes note of the code that stands in the page's islands, and of what it has for their later states. */
export function learnCode(): void {
  const stores = [...document.querySelectorAll<HTMLTemplateElement>("template[data-code]")];
  const later = stores.flatMap(({ content }) => [...content.children]);
  for (const code of [...document.querySelectorAll("lc-island .code-block code"), ...later]) {
    const text = (code.textContent ?? "").trim();
    const known = whole.get(text) ?? [];
    whole.set(text, [...known, { html: code.innerHTML, classes: linesIn(code).map(lineClass).join() }]);
    if (known.length > 0) continue;
    const lines = linesOf(code);
    if (lines) blocks.push({ lines, byText: new Map(lines.map((tokens) => [textOf(tokens), tokens])) });
  }
}

/**
 * HTML of code in its colours, as far as they are known: those of code with the same text, or with most of it. A
 * line in which a value is another keeps the colours around it. Undefined where nothing is known, and no line is marked.
 */
export function colouredCode(written: string, marks: Marks): string | undefined {
  const lines = written.replace(/^\n|\n\s*$/g, "").split("\n");
  const classes = marks.areElements ? lines.map((_, index) => marks.classOf(index + 1)).join() : "";
  const known = whole.get(written.trim())?.find((code) => code.classes === classes);
  if (known || written.length > lengthMost) return known?.html;
  let best: (Token[] | null)[] = [];
  let most = 0;
  for (const block of blocks) {
    // Behind lines that are more or fewer, a changed one has no place to be known by.
    const places = block.lines.length === lines.length ? block.lines : [];
    const found = lines.map((line, index) => block.byText.get(line) ?? changed(places[index], line));
    const count = found.filter(Boolean).length;
    if (count > most) [best, most] = [found, count];
  }
  // With few of its lines it is other code, in another language maybe.
  if (most * 2 < lines.length) {
    if (!marks.areElements) return undefined;
    best = [];
  }
  return print(
    lines.map((line, index) => best[index] ?? [{ look: "", text: line }]),
    marks,
  );
}

/** The lines of code in which each is an element. */
function linesIn(code: Element): Element[] {
  return [...code.querySelectorAll(":scope > .line")];
}

/** The class of a line, but for the marks that its own text made. */
function lineClass({ className }: Element): string {
  return className.replace(/ lc-line-(?:add|remove)/g, "");
}

/** The tokens of each line; null for code in which they hold something. */
function linesOf(code: Element): Token[][] | null {
  const own = linesIn(code).map(linesOf);
  if (own.length > 0) return own.every((lines) => lines?.length === 1) ? own.map((lines) => lines?.[0] ?? []) : null;
  const lines: Token[][] = [[]];
  for (const node of code.childNodes) {
    const look = node instanceof Element ? node.className : "";
    if (node instanceof Element && node.children.length > 0) return null;
    for (const [index, text] of (node.textContent ?? "").split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (text) lines.at(-1)?.push({ look, text });
    }
  }
  return lines;
}

/** The tokens of a line in which one part is another now; null where that is more than half of it. */
function changed(tokens: Token[] | undefined, line: string): Token[] | null {
  if (!tokens) return null;
  const before = textOf(tokens);
  const most = Math.min(before.length, line.length);
  let start = 0;
  while (start < most && before[start] === line[start]) start++;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === line[line.length - 1 - end]) end++;
  if ((start + end) * 2 < most) return null;
  // What is put between two tokens belongs to the one before if it goes on with its word.
  const isOfWord = start === before.length - end && /\w\w/.test(line.slice(start - 1, start + 1));
  const look = tokens[tokenAt(tokens, isOfWord ? start - 1 : start)]?.look ?? "";
  const middle = { look, text: line.slice(start, line.length - end) };
  return [...cut(tokens, 0, start), middle, ...cut(tokens, before.length - end, before.length)].filter(
    ({ text }) => text,
  );
}

function tokenAt(tokens: readonly Token[], place: number): number {
  let end = 0;
  return tokens.findIndex(({ text }) => {
    end += text.length;
    return place < end;
  });
}

function cut(tokens: readonly Token[], from: number, to: number): Token[] {
  let at = 0;
  return tokens.map(({ look, text }) => {
    const start = at;
    at += text.length;
    return { look, text: text.slice(Math.max(0, from - start), Math.max(0, to - start)) };
  });
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join("");
}

function print(lines: readonly Token[][], marks: Marks): string {
  const code = document.createElement("code");
  for (const [index, tokens] of lines.entries()) {
    if (index > 0) code.append("\n");
    const line = marks.areElements ? code.appendChild(document.createElement("span")) : code;
    if (line !== code) line.className = marks.classOf(index + 1);
    for (const { look, text } of tokens) {
      const part = document.createElement("span");
      part.className = look;
      part.textContent = text;
      line.append(look ? part : text);
    }
  }
  return code.innerHTML;
}
