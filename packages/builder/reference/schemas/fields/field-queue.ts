import { frameId } from "../../../content/index.ts";

/** Fields of one page before what it shows elsewhere is not shown again, before nothing more is opened, and at all. */
const openMost = 120;
const closedMost = 500;
const most = 3000;
/** Names of attributes that are told in the place of fields which are shown nowhere. */
const mostNames = 1000;

/**
 * The fields of one page, those at the surface first: what lies inside of them is asked for level by level, so that a
 * specification of deep schemas loses what is deepest, and nothing of what stands above it.
 */
export class FieldQueue {
  readonly #waiting: (() => void)[] = [];
  readonly #anchors = new Set<string>([frameId]);
  #count = 0;
  #namesLeft = mostNames;

  /** Counts one field; false where a page has as many as it may have. */
  take(): boolean {
    return ++this.#count <= most;
  }

  /** Whether the page is so long that what it says elsewhere is not said again. */
  get isLong(): boolean {
    return this.#count > openMost;
  }

  /** Whether nothing more is opened. */
  get isFull(): boolean {
    return this.#count > closedMost;
  }

  /** How many of some names may still be told, which are told then. */
  takeNames(wanted: number): number {
    const told = Math.min(wanted, this.#namesLeft);
    this.#namesLeft -= told;
    return told;
  }

  /** Whether an anchor leads to the place that asks for it: it is the first to do so. */
  claim(anchor: string): boolean {
    if (this.#anchors.has(anchor)) return false;
    this.#anchors.add(anchor);
    return true;
  }

  /** Puts off what is inside of a field until all that stands above it is written. */
  later(write: () => void): void {
    this.#waiting.push(write);
  }

  /** Writes all that was put off, and what that puts off. */
  finish(): void {
    for (const write of this.#waiting) write();
    this.#waiting.length = 0;
  }
}
