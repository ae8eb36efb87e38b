import type { FeedbackByPageList, FeedbackEntry, FeedbackUpdate } from "@lectern/contract";
import { newId } from "@lectern/contract";
import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import {
  byCreation,
  type Connection,
  decodeCursor,
  type Page,
  pageQuery,
  type Schema,
  type SortColumn,
} from "../storage/index.ts";
import type { FeedbackFilter } from "./feedback-query.ts";

export interface PageRequest {
  cursorKey: Buffer;
  /** 50 when not given. */
  limit?: number | undefined;
  cursor?: string | undefined;
}

export type NewFeedback = Pick<
  Selectable<Schema["feedback"]>,
  "client_id" | "path" | "source" | "helpful" | "reason" | "comment" | "contact" | "code" | "filename" | "lang"
>;

/** Stores an entry, once for each client id: sent again it changes nothing. */
export async function insertFeedback(
  connection: Connection,
  organizationId: string,
  projectId: string,
  entry: NewFeedback,
): Promise<void> {
  await connection
    .insertInto("feedback")
    .values({ id: newId("feedback"), organization_id: organizationId, project_id: projectId, ...entry })
    .onConflict((conflict) => conflict.columns(["project_id", "client_id"]).doNothing())
    .execute();
}

type FeedbackTable = ExpressionBuilder<Schema, "feedback">;

/**
 * Entries of the project that pass the filter. The organization is compared with the project's own, once, and not with
 * every entry's: so the index alone answers, which matters with millions of entries.
 */
export function passing(organizationId: string, projectId: string, filter: FeedbackFilter) {
  return (eb: FeedbackTable) => {
    const conditions = [
      eb("project_id", "=", projectId),
      sql<SqlBool>`exists (select 1 from projects where id = ${projectId} and organization_id = ${organizationId})`,
    ];
    if (filter.from) conditions.push(eb("created_at", ">=", filter.from));
    if (filter.to) conditions.push(eb("created_at", "<", filter.to));
    if (filter.source) conditions.push(eb("source", "=", filter.source));
    if (filter.statuses) conditions.push(eb("status", "in", filter.statuses));
    return eb.and(conditions);
  };
}

const counts = ["thumbs_up", "thumbs_down", "code", "up", "down", "total"] as const;

/**
 * One row for each page, of what was there at `asOf` (undefined: now). Between dates, that is one more bound. Of all time
 * it is everything less what came since: the index by path answers the first without looking at any date, and the
 * second is little.
 */
function countsByPage(
  connection: Connection,
  organizationId: string,
  projectId: string,
  filter: FeedbackFilter,
  asOf: string | undefined,
) {
  const count = (moment: "<=" | ">" | null) => countQuery(connection, organizationId, projectId, filter, moment, asOf);
  if (asOf === undefined || filter.from || filter.to) return count(asOf === undefined ? null : "<=");
  return connection
    .selectFrom(count(null).as("every"))
    .leftJoin(count(">").as("since"), "since.path", "every.path")
    .where(sql<SqlBool>`every.total > coalesce(since.total, 0)`)
    .select("every.path")
    .select(counts.map((name) => sql<number>`every.${sql.ref(name)} - coalesce(since.${sql.ref(name)}, 0)`.as(name)));
}

function countQuery(
  connection: Connection,
  organizationId: string,
  projectId: string,
  filter: FeedbackFilter,
  moment: "<=" | ">" | null,
  asOf: string | undefined,
) {
  return connection
    .selectFrom("feedback")
    .where(passing(organizationId, projectId, filter))
    .$if(moment !== null, (query) => query.where("created_at", moment ?? "<=", sql<Date>`${asOf}::text::timestamptz`))
    .groupBy("path")
    .select((eb) => {
      const count = (...conditions: ReturnType<typeof eb>[]) =>
        eb.fn.countAll<number>().filterWhere(eb.and(conditions));
      const contextual = eb("source", "=", "contextual");
      return [
        "path",
        count(contextual, eb("helpful", "is", true)).as("thumbs_up"),
        count(contextual, eb("helpful", "is", false)).as("thumbs_down"),
        count(eb("source", "=", "code_snippet")).as("code"),
        count(eb("helpful", "is", true)).as("up"),
        count(eb("helpful", "is", false)).as("down"),
        eb.fn.countAll<number>().as("total"),
      ];
    });
}

const byTotal: SortColumn[] = [
  { column: "as_of", direction: "asc", type: "timestamptz" },
  { column: "total", direction: "desc", type: "bigint" },
  { column: "path", direction: "asc", type: "text", byCodePoint: true },
];

/**
 * Counts by page, most entries first. The first page's moment is part of its cursor and later pages count what was there
 * then: entries that come meanwhile move no page past the reader, so nothing is repeated or left out.
 * @throws {ApiError} `invalid_request` for a cursor of another query.
 */
export async function aggregateByPage(
  connection: Connection,
  organizationId: string,
  projectId: string,
  filter: FeedbackFilter,
  page: PageRequest,
): Promise<Page<FeedbackByPageList["feedback"][number]>> {
  const belongsTo = { route: "feedback by page", organizationId, projectId, ...filter };
  const asOf = page.cursor === undefined ? undefined : decodeCursor(page.cursorKey, belongsTo, page.cursor)[0];
  const counted = countsByPage(connection, organizationId, projectId, filter, asOf);
  const aggregate = connection
    .selectFrom(counted.as("counted"))
    .selectAll()
    .select((asOf === undefined ? sql<Date>`now()` : sql<Date>`${asOf}::text::timestamptz`).as("as_of"));
  const rows = await pageQuery(connection.selectFrom(aggregate.as("page")).selectAll(), {
    ...page,
    belongsTo,
    order: byTotal,
  });
  return {
    ...rows,
    items: rows.items.map((row) => ({
      path: row.path,
      thumbsUp: row.thumbs_up,
      thumbsDown: row.thumbs_down,
      code: row.code,
      total: row.total,
      votes: { up: row.up, down: row.down },
    })),
  };
}

/**
 * Single entries, newest first.
 * @throws {ApiError} `invalid_request` for a cursor of another query.
 */
export async function listFeedback(
  connection: Connection,
  organizationId: string,
  projectId: string,
  filter: FeedbackFilter,
  page: PageRequest,
): Promise<Page<FeedbackEntry>> {
  const belongsTo = { route: "feedback", organizationId, projectId, ...filter };
  const before = page.cursor === undefined ? undefined : decodeCursor(page.cursorKey, belongsTo, page.cursor)[0];
  const query = connection
    .selectFrom("feedback")
    .where(passing(organizationId, projectId, filter))
    // Said twice: the keyset condition is an alternative, which no index can begin at; this is a bound, which it can.
    .$if(before !== undefined, (eb) => eb.where("created_at", "<=", sql<Date>`${before}::text::timestamptz`))
    .selectAll("feedback");
  const rows = await pageQuery(query, { ...page, belongsTo, order: byCreation("desc") });
  return { ...rows, items: rows.items.map(toEntry) };
}

/** Changes status or note; null when the project has no such entry. */
export async function updateFeedback(
  connection: Connection,
  organizationId: string,
  projectId: string,
  feedbackId: string,
  { status, note }: FeedbackUpdate,
): Promise<FeedbackEntry | null> {
  const row = await connection
    .updateTable("feedback")
    .set({
      ...(status === undefined ? {} : { status }),
      ...(note === undefined ? {} : { note }),
      updated_at: sql<Date>`now()`,
    })
    .where("organization_id", "=", organizationId)
    .where("project_id", "=", projectId)
    .where("id", "=", feedbackId)
    .returningAll()
    .executeTakeFirst();
  return row ? toEntry(row) : null;
}

/** Whether the project has such an entry. */
export async function feedbackExists(
  connection: Connection,
  organizationId: string,
  projectId: string,
  feedbackId: string,
): Promise<boolean> {
  const row = await connection
    .selectFrom("feedback")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("project_id", "=", projectId)
    .where("id", "=", feedbackId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which further fields an entry has is decided by its source. */
function toEntry(row: Selectable<Schema["feedback"]>): FeedbackEntry {
  const { id, path, comment, source, status, note, helpful, reason, contact, code, filename, lang } = row;
  const entry: FeedbackEntry = { id, path, comment, createdAt: row.created_at.toISOString(), source, status, note };
  if (source === "contextual") return { ...entry, helpful, reason, contact };
  if (source === "thumbs_only" || source === "agent") return { ...entry, helpful };
  return { ...entry, code, filename, lang };
}
