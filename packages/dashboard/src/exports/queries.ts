import { answer, api } from "../api/client.ts";
import { pagedQuery } from "../api/pages.ts";
import type { ExportJob } from "../api/types.ts";

/** What the API advises between two looks at a job that runs. */
const runningInterval = 2000;

/** Whether the job has not ended yet. */
export function isExporting({ status }: Pick<ExportJob, "status">): boolean {
  return status === "queued" || status === "running";
}

/** The exports of a project, 20 a page, newest first; read again while one runs. */
export function exportsQuery(projectId: string) {
  return {
    ...pagedQuery(["project", projectId, "exports"], (cursor, signal) =>
      answer(
        api.GET("/v1/static-export/jobs", {
          params: { query: { projectId, limit: 20, ...(cursor ? { cursor } : {}) } },
          signal,
        }),
      ),
    ),
    refetchInterval: (query: { state: { data?: { pages: { jobs: ExportJob[] }[] } | undefined } }) =>
      query.state.data?.pages.some((page) => page.jobs.some(isExporting)) ? runningInterval : (false as const),
  };
}
