/** Why a repository could not be read; the codes are stable and appear in a deployment's `error`. */
export type GitErrorCode =
  | "remote_invalid"
  | "remote_not_allowed"
  | "host_not_found"
  | "connection_failed"
  | "tls_failed"
  | "host_key_mismatch"
  | "authentication_failed"
  | "repository_not_found"
  | "branch_not_found"
  | "directory_not_found"
  | "remote_error"
  | "redirected"
  | "repository_too_large"
  | "too_many_files"
  | "corrupt_repository"
  | "git_timeout"
  | "git_unusable"
  | "no_space"
  | "git_failed";

/** Thrown by everything in `git/`; the message is one clear sentence for those who own the project. */
export class GitError extends Error {
  readonly code: GitErrorCode;
  /** Whether the same call may succeed later without anybody changing anything. */
  readonly retryable: boolean;

  constructor(code: GitErrorCode, message: string, options: { retryable?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = "GitError";
    this.code = code;
    this.retryable = options.retryable ?? false;
  }
}
