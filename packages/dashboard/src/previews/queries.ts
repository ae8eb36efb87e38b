import { answer, api } from "../api/client.ts";
import { pagedQuery } from "../api/pages.ts";
import type { Preview } from "../api/types.ts";

const runningInterval = 3000;
const idleInterval = 30_000;

/** Whether a build of the preview waits or runs. */
export function isBuilding({ status }: Pick<Preview, "status">): boolean {
  return status === "queued" || status === "in_progress";
}

/** The previews of a project, 50 a page; read more often while one is built. */
export function previewsQuery(projectId: string) {
  return {
    ...pagedQuery(["project", projectId, "previews"], (cursor, signal) =>
      answer(
        api.GET("/v1/project/preview/{projectId}", {
          params: { path: { projectId }, query: { limit: 50, ...(cursor ? { cursor } : {}) } },
          signal,
        }),
      ),
    ),
    refetchInterval: (query: { state: { data?: { pages: { previews: Preview[] }[] } | undefined } }) =>
      query.state.data?.pages.some((page) => page.previews.some(isBuilding)) ? runningInterval : idleInterval,
  };
}
