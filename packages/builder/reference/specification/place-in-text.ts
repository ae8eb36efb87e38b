import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { JsonDocument } from "../../source/json/json-node.ts";
import type { Position } from "../../source/site-config.ts";

/** Finds where parts of one document stand, by the keys and indexes that lead to them; what is not found by what holds it. */
export class PlacesInText {
  readonly #document: JsonDocument;
  #tree: ReturnType<typeof parseTree> | null = null;
  #lines: Line[] | null = null;

  constructor(file: string, text: string) {
    this.#document = new JsonDocument(file, text);
  }

  find(path: readonly string[]): Position {
    return /^\s*[{[]/.test(this.#document.text.slice(0, 1000)) ? this.#inJson(path) : this.#inYaml(path);
  }

  #inJson(path: readonly string[]): Position {
    this.#tree ??= parseTree(this.#document.text);
    let node = this.#tree;
    for (const key of path) {
      const inner = node && findNodeAtLocation(node, [node.type === "array" ? Number(key) : key]);
      if (!inner) break;
      node = inner;
    }
    const key = node?.parent?.type === "property" ? node.parent.offset : node?.offset;
    return this.#document.positionAt(key ?? 0);
  }

  /** By the indents of its lines: what is written in braces is where they begin. */
  #inYaml(path: readonly string[]): Position {
    this.#lines ??= linesOf(this.#document.text);
    let from = 0;
    let indent = -1;
    let isItem = false;
    let found = { line: 1, column: 1 };
    for (const key of path) {
      const at = this.#inBlock({ from, indent, isItem }, key);
      if (at === null) break;
      const { line, column } = at;
      found = { line: line + 1, column: column + 1 };
      // What stands in an item of a list may begin on the item's line.
      isItem = at.isItem;
      from = isItem ? line : line + 1;
      indent = column;
    }
    return { file: this.#document.file, ...found };
  }

  /** The line of a key, or of an item, in what a key or an item holds. */
  #inBlock({ from, indent, isItem: isOfItem }: Owner, key: string): Found | null {
    const lines = this.#lines as Line[];
    let own: number | null = null;
    let items = 0;
    for (let line = from; line < lines.length; line++) {
      const { text, start } = lines[line] as Line;
      // The rest of the line of an item is a line of its own.
      const first = line === from && isOfItem ? indent + 1 + gap(text, indent + 1) : start;
      if (first < 0) continue;
      const isItem = text[first] === "-" && /^-(?:\s|$)/.test(text.slice(first, first + 2));
      // A list may stand as deep as the key that it is the value of.
      if (first < indent || (first === indent && (isOfItem || !isItem))) return null;
      own ??= first;
      if (first !== own) continue;
      if (isItem && String(items++) === key) return { line, column: first, isItem: true };
      if (!isItem && isKey(text, first, key)) return { line, column: first, isItem: false };
    }
    return null;
  }
}

/** What holds a block: where it begins, and how deep its owner stands. */
interface Owner {
  from: number;
  indent: number;
  isItem: boolean;
}

/** A key or an item, by its line and column from 0. */
interface Found {
  line: number;
  column: number;
  isItem: boolean;
}

interface Line {
  text: string;
  /** Its first sign; -1 for an empty one and for a comment. */
  start: number;
}

function linesOf(text: string): Line[] {
  return text.split("\n").map((line) => {
    const start = gap(line, 0);
    return { text: line, start: start >= line.length || line[start] === "#" ? -1 : start };
  });
}

/** How many spaces stand from a place on. */
function gap(text: string, from: number): number {
  let at = from;
  while (text[at] === " " || text[at] === "\t" || text[at] === "\r") at++;
  return at - from;
}

function isKey(text: string, at: number, key: string): boolean {
  const quote = text[at] === '"' || text[at] === "'" ? text[at] : "";
  return (
    text.startsWith(`${quote}${key}${quote}`, at) &&
    /^\s*:/.test(text.slice(at + key.length + 2 * quote.length, at + key.length + 12))
  );
}
