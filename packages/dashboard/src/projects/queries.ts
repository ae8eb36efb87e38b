import { queryOptions } from "@tanstack/react-query";
import { answer, api } from "../api/client.ts";
import { pagedQuery } from "../api/pages.ts";

export const projectsQuery = pagedQuery(["projects"], (cursor, signal) =>
  answer(api.GET("/v1/projects", { params: { query: { limit: 50, ...(cursor ? { cursor } : {}) } }, signal })),
);

/** One project. */
export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: ["project", projectId],
    queryFn: ({ signal }) => answer(api.GET("/v1/projects/{projectId}", { params: { path: { projectId } }, signal })),
  });
}

/** The domains of a project, 50 a page. */
export function domainsQuery(projectId: string) {
  return pagedQuery(["project", projectId, "domains"], (cursor, signal) =>
    answer(
      api.GET("/v1/projects/{projectId}/domains", {
        params: { path: { projectId }, query: { limit: 50, ...(cursor ? { cursor } : {}) } },
        signal,
      }),
    ),
  );
}
