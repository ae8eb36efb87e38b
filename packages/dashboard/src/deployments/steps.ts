import type { Deployment } from "../api/types.ts";

export type StepState = "waiting" | "running" | "done" | "failed";
export interface Step {
  label: string;
  state: StepState;
  detail: string | null;
}

type Seen = Pick<Deployment, "status" | "commit" | "pageCount" | "live">;

/**
 * The steps of a deployment as far as its answer proves them: the commit is known once the source is there,
 * the number of pages once they are built.
 */
export function deploymentSteps({ status, commit, pageCount, live }: Seen): Step[] {
  // A failure has a number of pages where the builder refused the content: the build is what failed.
  const built = pageCount !== null && status !== "failure";
  const reached = status === "success" ? 4 : status === "queued" ? 0 : commit === null ? 1 : built ? 3 : 2;
  const state = (index: number): StepState => {
    if (index < reached) return "done";
    if (index > reached) return "waiting";
    return status === "failure" ? "failed" : "running";
  };
  return [
    { label: "Queue", state: state(0), detail: null },
    { label: "Fetch", state: state(1), detail: commit === null ? null : commit.sha.slice(0, 7) },
    {
      label: "Build",
      state: state(2),
      detail: built ? `${pageCount} ${pageCount === 1 ? "page" : "pages"}` : null,
    },
    { label: "Publish", state: state(3), detail: status === "success" ? (live ? "Live" : "Published") : null },
  ];
}
