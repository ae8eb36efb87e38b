/** Changes remembered for one line; the columns after further ones are not exact. */
const changesMost = 100;

interface Change {
  column: number;
  /** Characters that stand there now, and how many more that are than the author wrote. */
  length: number;
  by: number;
}

/**
 * What was put into the lines of a source before it was parsed (values of variables, repaired tags), so that complaints
 * name the column that the author sees. Lines stay where they are.
 */
export class LineChanges {
  readonly #byLine = new Map<number, Change[]>();

  /**
   * Notes that `before`, at a place of the text as it is now, becomes `after`; both have the same number of lines.
   * Several changes that are made at once are noted from the last to the first.
   */
  note(line: number, column: number, before: string, after: string): void {
    const old = before.split("\n");
    for (const [index, text] of after.split("\n").entries()) {
      const by = text.length - (old[index]?.length ?? 0);
      if (by !== 0) this.#add(line + index, { column: index === 0 ? column : 1, length: text.length, by });
    }
  }

  /** The column in the author's text of a column in the text as it is now. Both count from 1. */
  written(line: number, column: number): number {
    const changes = this.#byLine.get(line);
    if (!changes) return column;
    return changes.reduceRight((at, change) => {
      if (at >= change.column + change.length) return at - change.by;
      return Math.min(at, Math.max(change.column, change.column + change.length - change.by - 1));
    }, column);
  }

  #add(line: number, change: Change): void {
    const known = this.#byLine.get(line);
    if (!known) this.#byLine.set(line, [change]);
    else if (known.length < changesMost) known.push(change);
  }
}
