import { ApiError, type FeedbackVotes, limits } from "@lectern/contract";
import { sql } from "kysely";
import type { Connection } from "../storage/index.ts";
import type { FeedbackFilter } from "./feedback-query.ts";
import { passing } from "./store.ts";

const dayMs = 86_400_000;
/** Days that are counted where the query names no beginning. */
const daysByDefault = 30;

/**
 * Votes of every source for each UTC day that has any, oldest first. Without an end the time ends now, without a beginning
 * it begins 30 days before its end.
 * @throws {ApiError} `invalid_request` for more than `limits.voteDays` days.
 */
export async function votesByDay(
  connection: Connection,
  organizationId: string,
  projectId: string,
  filter: FeedbackFilter,
): Promise<FeedbackVotes> {
  const to = filter.to ?? new Date();
  const from = filter.from ?? new Date(to.getTime() - daysByDefault * dayMs);
  if (to.getTime() - from.getTime() > limits.voteDays * dayMs) {
    const message = `dateFrom must be at most ${limits.voteDays} days before dateTo`;
    throw new ApiError("invalid_request", { details: [{ message, path: "query.dateFrom" }] });
  }
  const days = await connection
    .selectFrom("feedback")
    .where(passing(organizationId, projectId, { ...filter, from, to }))
    .where("helpful", "is not", null)
    .select((eb) => [
      sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`.as("date"),
      eb.fn.countAll<number>().filterWhere("helpful", "is", true).as("up"),
      eb.fn.countAll<number>().filterWhere("helpful", "is", false).as("down"),
    ])
    .groupBy("date")
    .orderBy("date")
    .execute();
  return { dateFrom: from.toISOString(), dateTo: to.toISOString(), days };
}
