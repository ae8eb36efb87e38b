/** The one door to Git: reading remotes, never a working tree. */
export { isBranchName } from "./branch-name.ts";
export { type CommitDescription, describeCommit } from "./describe-commit.ts";
export { extractObjects } from "./extract-objects.ts";
export { fetchBranch } from "./fetch-branch.ts";
export { GitError } from "./git-error.ts";
export { type GuardedProcess, startGuarded } from "./guarded-process.ts";
export { readLastChanges } from "./last-changes.ts";
export { canIsolateNetwork, childPath } from "./process-wrapper.ts";
export { readTree } from "./read-tree.ts";
export { parseRemote, type Remote } from "./remote.ts";
export type { RemoteSource } from "./remote-access.ts";
export { type BranchState, resolveBranch } from "./resolve-branch.ts";
