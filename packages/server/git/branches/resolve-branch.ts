import { GitError } from "../git-error.ts";
import type { RemoteSource } from "../remote/remote-access.ts";
import { listBranches } from "./list-branches.ts";

export type BranchState =
  | { state: "exists"; sha: string }
  | { state: "absent" }
  /** The remote could not be asked; the error says why. */
  | { state: "unreachable"; error: GitError };

/** Asks the remote, within a small budget (5 s), whether it has the branch. Never throws a `GitError`. */
export async function resolveBranch(source: RemoteSource, branch: string, timeoutMs = 5000): Promise<BranchState> {
  try {
    const [found] = await listBranches(source, { only: branch, timeoutMs });
    return found ? { state: "exists", sha: found.sha } : { state: "absent" };
  } catch (error) {
    if (error instanceof GitError) return { state: "unreachable", error };
    throw error;
  }
}
