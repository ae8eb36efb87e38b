import { GitError, type GitErrorCode } from "./git-error.ts";

/** What git and ssh print (in the C locale), what it means, and whether it may pass by itself; first match wins. */
const meanings: [RegExp, GitErrorCode, (host: string, match: RegExpMatchArray) => string, boolean?][] = [
  [
    /^(?!remote:).*(?:No space left on device|Disk quota exceeded)/im,
    "no_space",
    () => "The server has no space left to fetch the repository",
  ],
  [/couldn't find remote ref/i, "branch_not_found", () => "The branch does not exist in the repository"],
  [
    /Could not resolve host|Name or service not known/i,
    "host_not_found",
    (host) => `The Git host ${host} was not found`,
    true,
  ],
  [
    /REMOTE HOST IDENTIFICATION HAS CHANGED|Host key verification failed/i,
    "host_key_mismatch",
    (host) => `The SSH host key of ${host} is not the one that is known`,
  ],
  [
    /returned error: (5\d\d)/i,
    "remote_error",
    (host, [, status]) => `The Git host ${host} answered with an error (HTTP ${status})`,
    true,
  ],
  [
    /returned error: 429/i,
    "remote_error",
    (host) => `The Git host ${host} refuses more requests for now (HTTP 429)`,
    true,
  ],
  [
    /unable to update url base from redirection|returned error: 30\d/i,
    "redirected",
    (host) => `The Git host ${host} redirects to another address, which is not followed; enter the final address`,
  ],
  [
    /Authentication failed|could not read (Username|Password)|terminal prompts disabled|returned error: 40[13]|Permission denied|access denied|invalid credentials/i,
    "authentication_failed",
    (host) => `The Git host ${host} refused access; a credential is missing, wrong or may not read this repository`,
  ],
  [
    /repository .* not found|returned error: (404|410)|does not appear to be a git repository|Repository not found|not valid: is this a git repository/i,
    "repository_not_found",
    (host) => `The Git host ${host} has no such repository, or the credential may not see it`,
  ],
  [
    /certificate|SSL|TLS|gnutls/i,
    "tls_failed",
    (host) => `The secure connection to ${host} failed: its certificate or protocol is not accepted`,
  ],
  [/Operation too slow|timed out/i, "git_timeout", (host) => `The Git host ${host} answered too slowly`, true],
  [
    /Failed to connect|Connection refused|No route to host|Network is unreachable|Connection reset|unexpectedly|early EOF|RPC failed|Empty reply/i,
    "connection_failed",
    (host) => `The connection to ${host} could not be made, or broke`,
    true,
  ],
  [
    /transport '.*' not allowed/i,
    "remote_not_allowed",
    () => "The repository's address has a protocol that is not allowed",
  ],
  [/trying to write non-commit object/i, "corrupt_repository", () => "The branch does not lead to a commit"],
  [
    /fsck error|index-pack failed|unpack-objects|bad object|corrupt|invalid index-pack|pack has/i,
    "corrupt_repository",
    () => "The repository holds broken or unsafe objects",
  ],
  [
    /dumb http transport|shallow capabilities|does not support/i,
    "remote_error",
    (host) => `The Git host ${host} does not speak Git's smart HTTP protocol`,
  ],
];

/** The error that a failed git process means, for a person who knows the repository and not git. */
export function explainFailure(stderr: string, host: string): GitError {
  for (const [pattern, code, sentence, retryable = false] of meanings) {
    const match = stderr.match(pattern);
    if (match) return new GitError(code, sentence(host, match), { retryable, cause: new Error(stderr) });
  }
  const line = stderr
    .trim()
    .split("\n")
    .at(-1)
    ?.replace(/^(fatal|error): /, "")
    .slice(0, 300);
  return new GitError("git_failed", `Git could not read the repository: ${line || "it ended without a reason"}`, {
    retryable: true,
    cause: new Error(stderr),
  });
}
