/** Exit codes of every command, documented in the manual's page "The command line". */
export const exitCodes = { done: 0, failed: 1, wrongUse: 2 } as const;

/** The command was called wrongly: the message goes to standard error, the exit code is 2. */
export class UsageError extends Error {}

/** What was asked for did not succeed: the message goes to standard error, the exit code is 1. */
export class FailedError extends Error {}
