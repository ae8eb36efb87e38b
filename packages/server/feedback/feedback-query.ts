import {
  ApiError,
  type ErrorDetail,
  type FeedbackSource,
  type FeedbackStatus,
  feedbackSources,
  feedbackStatuses,
  OneOf,
} from "@lectern/contract";
import type { FastifySchemaCompiler } from "fastify";
import Type, { type Static } from "typebox";
import { parseMoment } from "./moment.ts";

const dateForms = "an ISO 8601 date-time, or YYYY-MM-DD";

/** What both lists of feedback take beside `limit` and `cursor`. */
export const filterParameters = {
  dateFrom: Type.Optional(Type.String({ description: `Entries from this moment on: ${dateForms}` })),
  dateTo: Type.Optional(Type.String({ description: `Entries before this moment: ${dateForms}` })),
  source: Type.Optional(OneOf(feedbackSources)),
  status: Type.Optional(
    Type.String({
      description: `Comma-separated, any of ${feedbackStatuses.join(", ")}`,
      examples: ["pending,in_progress"],
    }),
  ),
};
const FilterQuery = Type.Object(filterParameters);

export interface FeedbackFilter {
  /** Included. */
  from: Date | null;
  /** Excluded. */
  to: Date | null;
  source: FeedbackSource | null;
  /** Null: any. */
  statuses: FeedbackStatus[] | null;
}

/** The filter of a query that has passed `withFilterFaults`. */
export function readFilter(query: Static<typeof FilterQuery>): FeedbackFilter {
  return {
    from: query.dateFrom === undefined ? null : parseMoment(query.dateFrom),
    to: query.dateTo === undefined ? null : parseMoment(query.dateTo),
    source: query.source ?? null,
    statuses: query.status === undefined ? null : [...new Set(query.status.split(",") as FeedbackStatus[])].sort(),
  };
}

/** What no schema can say of a filter: impossible dates, an end before its beginning, unknown statuses. */
function filterFaults(query: Record<string, unknown>): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  const moments: Record<string, Date> = {};
  for (const name of ["dateFrom", "dateTo"]) {
    const text = query[name];
    if (typeof text !== "string" || text === "") continue;
    const moment = parseMoment(text);
    if (moment) moments[name] = moment;
    else faults.push({ message: `${name} must be ${dateForms}`, path: `query.${name}` });
  }
  if (moments.dateFrom && moments.dateTo && moments.dateFrom > moments.dateTo) {
    faults.push({ message: "dateFrom must not be after dateTo", path: "query.dateFrom" });
  }
  if (typeof query.status === "string" && query.status !== "") {
    for (const item of query.status.split(",")) {
      if (feedbackStatuses.includes(item as FeedbackStatus)) continue;
      const message = `status must be a comma-separated list of ${feedbackStatuses.join(", ")}; ${JSON.stringify(item)} is none`;
      faults.push({ message, path: "query.status" });
    }
  }
  return faults;
}

/** The API's validator with `filterFaults` beside what the schema finds, so that one answer names every fault. */
export function withFilterFaults<T>(compiler: FastifySchemaCompiler<T>): FastifySchemaCompiler<T> {
  return (route) => {
    const validate = compiler(route);
    if (route.httpPart !== "querystring" || typeof validate !== "function") return validate;
    return (query: Record<string, unknown>) => {
      const result = validate(query) as { value: unknown } | { value?: undefined; error: Error };
      const faults = filterFaults(query);
      if (faults.length === 0) return result;
      const found = "error" in result && result.error instanceof ApiError ? result.error.details : undefined;
      const known = new Set(found?.map((detail) => detail.path));
      const details = [...(found ?? []), ...faults.filter((fault) => !known.has(fault.path))];
      return { error: new ApiError("invalid_request", { details }) };
    };
  };
}
