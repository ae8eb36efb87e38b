import { queryOptions, useQuery } from "@tanstack/react-query";
import { answer, api } from "../api/client.ts";
import { pagedQuery } from "../api/pages.ts";
import type { Deployment } from "../api/types.ts";
import { isRunning } from "./status.ts";

/** How often something that runs is read again, in milliseconds. */
const runningInterval = 1500;
/** How often a list is read again when nothing runs, so that others' deployments appear. */
const idleInterval = 30_000;

/** What all queries for deployments of a project begin with, to refresh them at once. */
export const deploymentsKey = (projectId: string) => ["project", projectId, "deployments"] as const;

/** The deployments of a project, 20 a page, newest first; read more often while one runs. */
export function deploymentsQuery(projectId: string) {
  return {
    ...pagedQuery([...deploymentsKey(projectId), "list"], (cursor, signal) =>
      readDeployments(projectId, 20, cursor, signal),
    ),
    refetchInterval: (query: { state: { data?: { pages: { deployments: Deployment[] }[] } | undefined } }) =>
      query.state.data?.pages.some((page) => page.deployments.some(isRunning)) ? runningInterval * 2 : idleInterval,
  };
}

/** The newest deployments of a project, kept fresh while one runs. */
export function recentDeploymentsQuery(projectId: string, count: number) {
  return queryOptions({
    queryKey: [...deploymentsKey(projectId), "recent", count],
    queryFn: ({ signal }) => readDeployments(projectId, count, undefined, signal),
    refetchInterval: (query) => (query.state.data?.deployments.some(isRunning) ? runningInterval * 2 : idleInterval),
  });
}

/** The newest deployment of a project; null if there is none, undefined while that is not known. */
export function useLatestDeployment(projectId: string) {
  return useQuery({
    ...recentDeploymentsQuery(projectId, 1),
    select: (page): Deployment | null => page.deployments[0] ?? null,
  });
}

/** One deployment with its logs, read again and again until it has ended. */
export function deploymentQuery(statusId: string) {
  return queryOptions({
    queryKey: ["deployment", statusId],
    queryFn: ({ signal }) =>
      answer(api.GET("/v1/project/update-status/{statusId}", { params: { path: { statusId } }, signal })),
    refetchInterval: (query) =>
      query.state.data === undefined || isRunning(query.state.data) ? runningInterval : false,
  });
}

/** The diagnostics of a deployment, 100 a page. */
export function diagnosticsQuery(statusId: string) {
  return pagedQuery(["deployment", statusId, "diagnostics"], (cursor, signal) =>
    answer(
      api.GET("/v1/project/update-status/{statusId}/diagnostics", {
        params: { path: { statusId }, query: { limit: 100, ...(cursor ? { cursor } : {}) } },
        signal,
      }),
    ),
  );
}

function readDeployments(projectId: string, limit: number, cursor: string | undefined, signal: AbortSignal) {
  return answer(
    api.GET("/v1/projects/{projectId}/deployments", {
      params: { path: { projectId }, query: { limit, ...(cursor ? { cursor } : {}) } },
      signal,
    }),
  );
}
