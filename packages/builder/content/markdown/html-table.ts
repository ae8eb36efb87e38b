import { inCell, printTable, type TableRow } from "./table.ts";

/** Most columns and rows that one cell takes. */
const columnsMost = 50;
const rowsMost = 1_000;

/** A table of HTML, read cell by cell. What a cell covers of other columns and rows is empty there. */
export class HtmlTable {
  readonly #rows: TableRow[] = [];
  /** By column, how many of the rows to come a cell covers. */
  readonly #covered: number[] = [];

  startRow(): void {
    const { length = 0 } = this.#rows.at(-1)?.cells ?? {};
    for (let column = length; column < this.#covered.length; column++) this.#leaves(column);
    this.#rows.push({ cells: [], isHead: false });
  }

  /** Adds a cell to the row at hand; false where there is none. */
  addCell(text: string, isHead: boolean, columnSpan: number, rowSpan: number): boolean {
    const row = this.#rows.at(-1);
    if (!row) return false;
    const { cells } = row;
    while (this.#leaves(cells.length)) cells.push("");
    const columns = Math.min(Math.max(columnSpan, 1), columnsMost);
    const rows = Math.min(Math.max(rowSpan, 1), rowsMost);
    for (let column = 0; column < columns; column++) {
      if (rows > 1) this.#covered[cells.length] = rows - 1;
      cells.push(column === 0 ? inCell(text) : "");
    }
    row.isHead ||= isHead;
    return true;
  }

  toString(): string {
    return printTable(this.#rows);
  }

  /** Whether a cell from above covers a column of this row, of which it has one less to cover then. */
  #leaves(column: number): boolean {
    const rows = this.#covered[column] ?? 0;
    if (rows > 0) this.#covered[column] = rows - 1;
    return rows > 0;
  }
}
