import { addToList } from "../../../text/add-to-list.ts";

/** A piece of Markdown that is code: what stands in it is neither a tag nor a reference. */
export interface CodePlace {
  start: number;
  end: number;
  isBlock: boolean;
  /** Between tags of HTML, which stay as they are. */
  isHtml: boolean;
}

/** Where code stands in Markdown with HTML. Reads each sign once. */
export function codePlaces(text: string): CodePlace[] {
  const places: CodePlace[] = [];
  const runs = new Runs(text);
  const without = new Set<string>();
  const begin = /<(pre|code)(?=[\s>])|`+|~{3,}/gi;
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const [sign, tag] = found;
    const place = tag ? htmlPlace(text, found.index, tag.toLowerCase(), without) : runs.place(found.index, sign);
    if (!place) continue;
    places.push(place);
    begin.lastIndex = place.end;
  }
  return places;
}

function htmlPlace(text: string, start: number, tag: string, without: Set<string>): CodePlace | null {
  if (without.has(tag)) return null;
  const closing = closingOf(text, start, tag);
  if (closing < 0) {
    without.add(tag);
    return null;
  }
  return { start, end: closing, isBlock: tag === "pre", isHtml: true };
}

function closingOf(text: string, start: number, tag: string): number {
  const closing = new RegExp(`</${tag}\\s{0,9}>`, "gi");
  closing.lastIndex = start;
  const found = closing.exec(text);
  return found ? found.index + found[0].length : -1;
}

/** Runs of backticks and tildes, by their lengths. */
class Runs {
  readonly #text: string;
  readonly #byLength = new Map<string, number[]>();
  readonly #fences: { at: number; length: number; sign: string }[] = [];
  /** Lengths of fences from which on none is closed. */
  readonly #open = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
    for (const { 0: run, index } of text.matchAll(/`+|~{3,}/g)) {
      addToList(this.#byLength, run, index);
      if (run.length >= 3 && this.#beginsLine(index))
        this.#fences.push({ at: index, length: run.length, sign: run[0] as string });
    }
    // From behind, as they are taken.
    for (const list of this.#byLength.values()) list.reverse();
    this.#fences.reverse();
  }

  place(start: number, run: string): CodePlace | null {
    if (run.length >= 3 && this.#beginsLine(start)) return this.#fence(start, run);
    if (run.startsWith("~")) return null;
    const list = this.#byLength.get(run) ?? [];
    while (list.length > 0 && (list.at(-1) as number) <= start) list.pop();
    const closing = list.at(-1);
    return closing === undefined ? null : { start, end: closing + run.length, isBlock: false, isHtml: false };
  }

  #fence(start: number, run: string): CodePlace | null {
    const sign = run[0] as string;
    if (run.length >= (this.#open.get(sign) ?? Number.POSITIVE_INFINITY)) return null;
    while (this.#fences.length > 0 && (this.#fences.at(-1) as { at: number }).at <= start) this.#fences.pop();
    const closing = this.#fences.findLast((one) => one.sign === sign && one.length >= run.length);
    if (!closing) {
      this.#open.set(sign, run.length);
      return null;
    }
    return { start: this.#lineStart(start), end: closing.at + closing.length, isBlock: true, isHtml: false };
  }

  #beginsLine(at: number): boolean {
    return this.#text.slice(this.#lineStart(at), at).trim() === "" && at - this.#lineStart(at) < deepestIndent;
  }

  #lineStart(at: number): number {
    return this.#text.lastIndexOf("\n", at - 1) + 1;
  }
}

const deepestIndent = 100;
