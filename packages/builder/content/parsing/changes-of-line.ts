import type { LinePlace } from "../place.ts";

/** A change within a line: at a column, so many characters became so many others. */
export interface ChangeInLine {
  column: number;
  old: number;
  now: number;
}

/** The changes of one line that were noted from its last to its first, found again by bisection. */
class Pass {
  readonly #changes: ChangeInLine[] = [];
  /** Where each change stands after all of them, and by how much those before it have moved it; from the first to the last. */
  #starts: number[] | null = null;
  #moved: number[] = [];

  /** Whether it takes a change, as it does where that stands before all it has. */
  take(change: ChangeInLine): boolean {
    const before = this.#changes.at(-1);
    if (before && change.column + change.old > before.column) return false;
    this.#changes.push(change);
    this.#starts = null;
    return true;
  }

  before(column: number): number {
    const starts = this.#starts ?? this.#prepare();
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= column) low = middle + 1;
      else high = middle;
    }
    const index = low - 1;
    if (index < 0) return column;
    const change = this.#changes[starts.length - 1 - index] as ChangeInLine;
    const at = column - (this.#moved[index] as number);
    if (at >= change.column + change.now) return at + change.old - change.now;
    // Within what was put there.
    return Math.min(at, Math.max(change.column, change.column + change.old - 1));
  }

  #prepare(): number[] {
    let moved = 0;
    const starts: number[] = [];
    this.#moved = [];
    for (const { column, old, now } of this.#changes.toReversed()) {
      starts.push(column + moved);
      this.#moved.push(moved);
      moved += now - old;
    }
    this.#starts = starts;
    return starts;
  }
}

/** What has changed within one line, change by change. */
export class ChangesOfLine {
  readonly #passes: Pass[] = [];

  add(change: ChangeInLine): void {
    if (this.#passes.at(-1)?.take(change)) return;
    const pass = new Pass();
    pass.take(change);
    this.#passes.push(pass);
  }

  /** The place in the text as it was of one in the line as it is. */
  before({ line, column }: LinePlace): LinePlace {
    return { line, column: this.#passes.reduceRight((at, pass) => pass.before(at), column) };
  }
}
