import type { Deployment } from "../api/types.ts";

type Failed = Pick<Deployment, "error" | "kind">;

/** Faults that a change of the project's settings mends, and what to look at there. */
const advices: Record<string, string> = {
  authentication_failed: "Store a credential that may read the repository",
  directory_not_found: "Correct the directory",
  host_not_found: "Correct the repository's address",
  "missing-config": "Set the directory to the folder that docs.json is in, if it is another",
  redirected: "Correct the repository's address",
  remote_invalid: "Correct the repository's address",
  remote_not_allowed: "Correct the repository's address",
  repository_not_found: "Correct the repository's address, or store a credential that may read it",
};

/** What can be done in the project's settings about a failed deployment; null where the fault lies elsewhere. */
export function adviceOnSettings({ error, kind }: Failed): string | null {
  if (error === undefined) return null;
  // The branch of a preview is not chosen in the settings.
  if (error.code === "branch_not_found") return kind === "production" ? "Correct the branch" : null;
  return Object.hasOwn(advices, error.code) ? (advices[error.code] as string) : null;
}
