import type { LinePlace } from "../place.ts";
import { ChangesOfLine } from "./changes-of-line.ts";

/** Changes remembered for one source; places after further ones are not exact. */
const changesMost = 2000;

interface Change extends LinePlace {
  /** What stood there: how many line ends, and the length of its last line. */
  old: Extent;
  /** What stands there now. */
  now: Extent;
}

interface Extent {
  lines: number;
  last: number;
}

/**
 * What was put into a source before it was parsed (values of variables, repaired tags), so that complaints name the
 * line and column that the author sees.
 */
export class LineChanges {
  /** In the order in which they were made; those in a row that leave the number of lines alone are one run, by their lines. */
  readonly #runs: (Change | Map<number, ChangesOfLine>)[] = [];
  #count = 0;

  /**
   * Notes that `before`, at a place of the text as it is now, becomes `after`. Several changes that are made at once are
   * noted from the last to the first.
   */
  note({ line, column }: LinePlace, before: string, after: string): void {
    const old = before.split("\n");
    const now = after.split("\n");
    if (old.length !== now.length) {
      this.#add({ line, column, old: extent(old), now: extent(now) });
      return;
    }
    for (const [index, text] of now.entries()) {
      const was = old[index] as string;
      if (text.length === was.length) continue;
      this.#add({ line: line + index, column: index === 0 ? column : 1, old: extent([was]), now: extent([text]) });
    }
  }

  /** The place in the author's text of a place in the text as it is now. */
  written(place: LinePlace): LinePlace {
    return this.#runs.reduceRight<LinePlace>((at, run) => {
      if (!(run instanceof Map)) return placeBefore(at, run);
      return run.get(at.line)?.before(at) ?? at;
    }, place);
  }

  #add(change: Change): void {
    if (this.#count++ >= changesMost) return;
    if (change.old.lines > 0 || change.now.lines > 0) {
      this.#runs.push(change);
      return;
    }
    const last = this.#runs.at(-1);
    const run = last instanceof Map ? last : new Map<number, ChangesOfLine>();
    if (run !== last) this.#runs.push(run);
    const ofLine = run.get(change.line) ?? new ChangesOfLine();
    run.set(change.line, ofLine);
    ofLine.add({ column: change.column, old: change.old.last, now: change.now.last });
  }
}

/** For text that stands in a file in another form, as the value of an attribute does: all of it is at one place. */
export class OnePlace extends LineChanges {
  readonly #place: LinePlace;

  constructor(place: LinePlace) {
    super();
    this.#place = place;
  }

  override written(): LinePlace {
    return this.#place;
  }
}

function extent(lines: readonly string[]): Extent {
  return { lines: lines.length - 1, last: (lines.at(-1) as string).length };
}

/** A place as it was before one change. */
function placeBefore(at: LinePlace, change: Change): LinePlace {
  if (at.line < change.line || (at.line === change.line && at.column < change.column)) return at;
  const end = endOf(change, change.now);
  const before = endOf(change, change.old);
  if (at.line > end.line) return { line: at.line - end.line + before.line, column: at.column };
  if (at.line === end.line && at.column >= end.column)
    return { line: before.line, column: before.column + at.column - end.column };
  // Within what was put there.
  return { line: change.line, column: Math.min(at.column, Math.max(change.column, before.column - 1)) };
}

function endOf({ line, column }: LinePlace, { lines, last }: Extent): LinePlace {
  return { line: line + lines, column: (lines === 0 ? column : 1) + last };
}
