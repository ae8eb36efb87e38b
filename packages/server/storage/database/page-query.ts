import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { decodeCursor, encodeCursor, invalidCursor, type Position } from "./paging.ts";

/** A column that pages are sorted by. The last one must make rows unique, for example the id. */
export interface SortColumn {
  /** Name in the query's `from`; for aggregates let the aggregating query be the `from`. */
  column: string;
  direction: "asc" | "desc";
  type: "text" | "bigint" | "timestamptz";
  /** Compare text by code point, whatever the database's locale is. */
  byCodePoint?: boolean;
}

/**
 * Sorts by the time of creation, then by the id.
 * @param table the table's name with a dot, where a query joins several
 */
export function byCreation(direction: SortColumn["direction"], table = ""): SortColumn[] {
  return [
    { column: `${table}created_at`, direction, type: "timestamptz" },
    { column: `${table}id`, direction, type: "text" },
  ];
}

/** Items of a page when the request does not say: the default of `PageQuery`. */
const defaultLimit = 50;

export interface Page<T> {
  items: T[];
  hasMore: boolean;
  nextCursor: string | null;
}

/**
 * One page of a query, by keyset: it costs the same however deep the page, and rows added meanwhile shift nothing.
 * @param query without order and limit
 * @param options.belongsTo what a cursor of this query is bound to, see `encodeCursor`
 * @throws {ApiError} `invalid_request` for a cursor that is not of this query.
 */
export async function pageQuery<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  options: {
    cursorKey: Buffer;
    belongsTo: object;
    order: readonly SortColumn[];
    limit?: number | undefined;
    cursor?: string | undefined;
  },
): Promise<Page<O>> {
  const { order, limit = defaultLimit, cursor, cursorKey, belongsTo } = options;
  let page = query.limit(limit + 1);
  if (cursor !== undefined) {
    const position = decodeCursor(cursorKey, belongsTo, cursor);
    if (position.length !== order.length) throw invalidCursor();
    page = page.where(after(order, position));
  }
  for (const sort of order) page = page.orderBy(expression(sort), sort.direction);
  // As text, because a JavaScript date is coarser than PostgreSQL's and would skip rows of the same millisecond.
  const positions = sql<string[]>`array[${sql.join(order.map((sort) => sql`${sql.ref(sort.column)}::text`))}]`;
  const rows = await page.select(positions.as(positionColumn)).execute();

  const items = rows.slice(0, limit).map((row) => {
    const { [positionColumn]: _, ...item } = row as Record<string, unknown>;
    return item as O;
  });
  const hasMore = rows.length > limit;
  const last = rows[limit - 1] as Record<string, unknown> | undefined;
  const nextCursor = hasMore && last ? encodeCursor(cursorKey, belongsTo, last[positionColumn] as Position) : null;
  return { items, hasMore, nextCursor };
}

const positionColumn = "page_position";

/** Rows behind the position: greater in the first column, or equal there and greater in the second, and so on. */
function after(order: readonly SortColumn[], position: Position): RawBuilder<boolean> {
  const alternatives = order.map((sort, index) => {
    const equal = order.slice(0, index).map((before, i) => sql`${expression(before)} = ${value(before, position[i]!)}`);
    const sign = sql.raw(sort.direction === "asc" ? ">" : "<");
    const beyond = sql`${expression(sort)} ${sign} ${value(sort, position[index]!)}`;
    return sql`(${sql.join([...equal, beyond], sql` and `)})`;
  });
  return sql<boolean>`(${sql.join(alternatives, sql` or `)})`;
}

function expression(sort: SortColumn): RawBuilder<unknown> {
  return sort.byCodePoint ? sql`${sql.ref(sort.column)} collate "C"` : sql`${sql.ref(sort.column)}`;
}

function value(sort: SortColumn, text: string): RawBuilder<unknown> {
  return sql`${text}::text::${sql.raw(sort.type)}`;
}
