/** A row of a table of HTML as it is read. */
export interface TableRow {
  /** Text of each cell, in one line. */
  cells: string[];
  isHead: boolean;
}

/** Most columns that are written for every row: one wide row asks for that many in each. */
const columnsMost = 100;

/** Rows as a Markdown table, whose first row is the head; an empty one where the author gave it none. */
export function printTable(rows: readonly TableRow[]): string {
  const filled = rows.filter(({ cells }) => cells.length > 0);
  const [first] = filled;
  if (!first) return "";
  const columns = Math.min(
    filled.reduce((most, { cells }) => Math.max(most, cells.length), 0),
    columnsMost,
  );
  const line = (cells: readonly string[]): string => {
    const shown = cells.length < columns ? [...cells, ...new Array<string>(columns - cells.length).fill("")] : cells;
    return `| ${shown.join(" | ")} |`;
  };
  const head = first.isHead ? first.cells : [];
  const body = first.isHead ? filled.slice(1) : filled;
  return [line(head), line(new Array<string>(columns).fill("---")), ...body.map(({ cells }) => line(cells))].join("\n");
}

/** Markdown as the text of a cell: blocks and items apart by `<br>`, code in its line, bars escaped. */
export function inCell(markdown: string): string {
  if (!markdown.includes("\n")) return escapeBars(markdown);
  let text = "";
  let fence = "";
  let isApart = false;
  for (const written of markdown.split("\n")) {
    const line = written.trim();
    const run = /^`{3,}/.exec(line)?.[0] ?? "";
    if (run && (fence === "" || (line === run && run.length >= fence.length))) {
      fence = fence ? "" : run;
      isApart = true;
    } else if (!line) isApart = true;
    else {
      const startsBlock = fence !== "" || isApart || /^(?:[-*>]|\d+\.) /.test(line);
      text += (text === "" ? "" : startsBlock ? "<br>" : " ") + (fence ? `\`${line}\`` : line);
      isApart = written.endsWith("  ");
    }
  }
  return escapeBars(text);
}

function escapeBars(text: string): string {
  return text.replace(/(?<!\\)\|/g, "\\|");
}
