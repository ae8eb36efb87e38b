/** The one door to Git: reading remotes, never a working tree. */
export { isBranchName } from "./branches/branch-name.ts";
export { type BranchState, resolveBranch } from "./branches/resolve-branch.ts";
export { type CommitDescription, describeCommit } from "./describe-commit.ts";
export { extractObjects } from "./extract-objects.ts";
export { fetchBranch } from "./fetch-branch.ts";
export { GitError } from "./git-error.ts";
export { readLastChanges } from "./last-changes.ts";
export { type GuardedProcess, startGuarded } from "./process/guarded-process.ts";
export { canIsolateNetwork, childPath } from "./process/process-wrapper.ts";
export { readTree } from "./read-tree.ts";
export { parseRemote, type Remote } from "./remote/remote.ts";
export type { RemoteSource } from "./remote/remote-access.ts";
