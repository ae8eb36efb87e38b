import type { DeploymentError } from "@lectern/contract";
import { GitError } from "../../git/index.ts";
import { isOutOfSpace, isUnavailable } from "../../storage/index.ts";
import type { Ending } from "../claims.ts";
import { BuildError, noSpace, unknownFailure } from "./build-error.ts";

/** What is told of a failure: a clear sentence for faults of content, repository and limits, and no inner detail of ours. */
export function describeFailure(error: unknown): { error: DeploymentError; retryable: boolean; ending: Ending } {
  const told = tell(error);
  const values = error instanceof BuildError ? error.ending : {};
  return { ...told, ending: { ...values, error: told.error, summary: told.error.message } };
}

function tell(error: unknown): { error: DeploymentError; retryable: boolean } {
  if (error instanceof BuildError) return { error: error.error, retryable: error.retryable };
  // The build has tried again by itself what may pass.
  if (error instanceof GitError) return { error: { code: error.code, message: error.message }, retryable: false };
  if (isOutOfSpace(error)) return { error: noSpace, retryable: false };
  if (isUnavailable(error)) {
    const message = "The server's database or file store does not answer";
    return { error: { code: "unavailable", message }, retryable: true };
  }
  return { error: unknownFailure, retryable: true };
}
