import type { DeploymentError } from "@lectern/contract";
import type { Ending } from "../claims.ts";

/** What is told where a disk of the server is full: to try again at once would fill it again. */
export const noSpace: DeploymentError = {
  code: "no_space",
  message: "The server has no space left to build the site; its operator can make room",
};

/** What is told of a failure that is none of the project's: nothing of the server's own. */
export const unknownFailure: DeploymentError = {
  code: "internal",
  message: "The server could not finish the build; the reason is in its log",
};

/** Why a deployment failed, in words for those who own the project; becomes its `error`. */
export class BuildError extends Error {
  readonly error: DeploymentError;
  /** Whether the same build may succeed when it is tried again. */
  readonly retryable: boolean;
  /** What is known of the build beside its failure. */
  readonly ending: Ending;

  constructor(error: DeploymentError, options: { retryable?: boolean; cause?: unknown; ending?: Ending } = {}) {
    super(error.message, { cause: options.cause });
    this.name = "BuildError";
    this.error = error;
    this.retryable = options.retryable ?? false;
    this.ending = options.ending ?? {};
  }
}
