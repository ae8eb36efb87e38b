import type { WrittenNode } from "../../content/index.ts";
import { fact } from "../page-parts/fact.ts";

/** Parts and characters of one page: more would be of no use to who reads it. */
const maxParts = 500;
const maxCharacters = 200_000;
/** Characters that an element takes beside its text. */
const perElement = 20;

/** What one page may hold. What does not fit any more is told once. */
export class PageRoom {
  #parts = 0;
  #characters = 0;
  #isFull = false;

  /** Counts what a part of a page consists of; nothing where the page is full, and the first time a line that says so. */
  take(write: () => WrittenNode[]): WrittenNode[] {
    if (this.#isFull) return [];
    const nodes = ++this.#parts > maxParts ? [] : write();
    this.#characters += lengthOf(nodes);
    this.#isFull = this.#parts > maxParts || this.#characters > maxCharacters;
    return this.#isFull ? [fact("More is not shown here: the page would be too long.")] : nodes;
  }

  get isFull(): boolean {
    return this.#isFull;
  }
}

function lengthOf(nodes: readonly WrittenNode[]): number {
  let length = 0;
  const pending: WrittenNode[] = [...nodes];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node === "string") length += node.length;
    else if ("markdown" in node) length += node.markdown.length;
    else {
      length += perElement;
      for (const value of Object.values(node.props ?? {})) {
        if (typeof value === "string") length += value.length;
        else if (value !== null && typeof value === "object" && "nodes" in value)
          for (const inner of value.nodes) pending.push(inner);
      }
      for (const child of node.children ?? []) pending.push(child);
    }
  }
  return length;
}
