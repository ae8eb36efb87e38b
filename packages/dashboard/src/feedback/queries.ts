import { queryOptions } from "@tanstack/react-query";
import { answer, api } from "../api/client.ts";
import { pagedQuery } from "../api/pages.ts";
import type { queryOf } from "./filters.ts";

type Query = ReturnType<typeof queryOf>;

/**
 * All reading of feedback by members shares one limit of the organization per hour, so it is read seldom: never in the
 * background, and what was read serves for five minutes.
 */
const sparing = { staleTime: 300_000, gcTime: 1_800_000, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** What all queries for a project's feedback begin with, to refresh them at once. */
export const feedbackKey = (projectId: string) => ["feedback", projectId] as const;

/** The pages of a project with the counts of their feedback. */
export function feedbackByPageQuery(projectId: string, query: Query, limit = 25) {
  return {
    ...pagedQuery([...feedbackKey(projectId), "by-page", query, limit], (cursor, signal) =>
      answer(
        api.GET("/v1/analytics/{projectId}/feedback/by-page", {
          params: { path: { projectId }, query: { ...query, limit, ...(cursor ? { cursor } : {}) } },
          signal,
        }),
      ),
    ),
    ...sparing,
  };
}

/** The feedback of a project, 50 entries a page. */
export function feedbackEntriesQuery(projectId: string, query: Query) {
  return {
    ...pagedQuery([...feedbackKey(projectId), "entries", query], (cursor, signal) =>
      answer(
        api.GET("/v1/analytics/{projectId}/feedback", {
          params: { path: { projectId }, query: { ...query, limit: 50, ...(cursor ? { cursor } : {}) } },
          signal,
        }),
      ),
    ),
    ...sparing,
  };
}

/** The votes on a project's pages, by day. */
export function feedbackVotesQuery(projectId: string, query: Query) {
  return queryOptions({
    queryKey: [...feedbackKey(projectId), "votes", query],
    queryFn: ({ signal }) =>
      answer(api.GET("/v1/analytics/{projectId}/feedback/votes", { params: { path: { projectId }, query }, signal })),
    ...sparing,
  });
}
