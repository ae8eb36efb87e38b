import { GitError } from "./git-error.ts";
import { type GuardedProcess, type KillReason, startGuarded } from "./process/guarded-process.ts";
import { childPath } from "./process/process-wrapper.ts";

export interface GitCommand {
  /** Subcommand and arguments; whatever a user gave stands after `--` or cannot begin with a dash. */
  args: readonly string[];
  /** Repository; none for commands that need none. */
  gitDir?: string;
  /** Configuration beyond the safe one. Passed by the environment, so secrets never show in a process list. */
  config?: readonly (readonly [key: string, value: string])[];
  /** Environment beyond the minimal one. */
  env?: Record<string, string>;
  input?: string;
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface GitOutcome {
  code: number | null;
  stdout: Buffer;
  stderr: string;
  killed: KillReason | null;
}

/**
 * What every git process of the server runs with: no protocol unless the caller allows one, no hooks, no credential
 * helpers, no submodules, no filters, no redirects, no background work; received objects are checked. Checks of
 * `.gitmodules` and `.gitattributes` are left out since neither is ever read: there is no working tree.
 */
const safeConfig: readonly (readonly [string, string])[] = [
  ["protocol.allow", "never"],
  ["core.hooksPath", "/dev/null"],
  ["core.symlinks", "false"],
  ["core.fsmonitor", "false"],
  ["core.protectNTFS", "true"],
  ["core.protectHFS", "true"],
  ["core.askPass", ""],
  ["core.bigFileThreshold", "16m"],
  ["core.packedGitLimit", "256m"],
  ["credential.helper", ""],
  ["submodule.recurse", "false"],
  ["fetch.recurseSubmodules", "false"],
  ["fetch.unpackLimit", "1"],
  ["fetch.writeCommitGraph", "false"],
  ["transfer.fsckObjects", "true"],
  ["transfer.bundleURI", "false"],
  ...["Url", "Name", "Path", "Update", "Parse", "Symlink", "Missing", "Blob", "Large"].map(
    (check) => [`fetch.fsck.gitmodules${check}`, "ignore"] as const,
  ),
  ...["Symlink", "Missing", "Blob", "Large", "LineLength"].map(
    (check) => [`fetch.fsck.gitattributes${check}`, "ignore"] as const,
  ),
  // Harmless marks of old tools; refusing them would refuse well-known repositories.
  ["fetch.fsck.zeroPaddedFilemode", "ignore"],
  ["fetch.fsck.missingSpaceBeforeDate", "ignore"],
  ["fetch.fsck.badTimezone", "ignore"],
  ["filter.lfs.smudge", ""],
  ["filter.lfs.required", "false"],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
  ["http.followRedirects", "false"],
  ["http.lowSpeedLimit", "1000"],
  ["http.lowSpeedTime", "30"],
  ["pack.threads", "1"],
  ["advice.detachedHead", "false"],
];

/** Memory of one git process; indexing a large pack takes a few hundred megabytes. */
const maxMemoryBytes = 2_000_000_000;

/** Starts git with the safe configuration; the caller reads its output. */
export function startGit(command: GitCommand & { keepInput?: boolean }): GuardedProcess {
  const config = [...safeConfig, ...(command.config ?? [])];
  if (command.gitDir) config.push(["safe.directory", command.gitDir]);
  const env: Record<string, string> = {
    PATH: childPath,
    LC_ALL: "C",
    HOME: "/nonexistent",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_SYSTEM: "/dev/null",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_CONFIG_COUNT: String(config.length),
    ...(command.gitDir ? { GIT_DIR: command.gitDir } : {}),
    ...command.env,
  };
  config.forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  const { input, keepInput, timeoutMs, signal } = command;
  return startGuarded("git", command.args, { env, cwd: "/", input, keepInput, timeoutMs, signal, maxMemoryBytes });
}

/**
 * Runs git to its end and answers its output, whatever its exit code.
 * @throws {GitError} `git_unusable` when there is no git; `git_timeout` when it had to be stopped.
 */
export async function runGit(command: GitCommand & { maxOutputBytes?: number }): Promise<GitOutcome> {
  const child = startGit(command);
  const limit = command.maxOutputBytes ?? 10_000_000;
  const chunks: Buffer[] = [];
  let size = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) child.kill("output");
    else chunks.push(chunk);
  });
  const end = await started(child);
  return { ...end, stdout: Buffer.concat(chunks) };
}

/**
 * Waits for the end of a git process and names a missing git and our own kills.
 * @throws {GitError} where git is missing, or was killed for its time, its memory or its output; an `AbortError` where it was aborted
 */
export async function started(child: GuardedProcess) {
  const end = await child.end.catch((cause) => {
    throw new GitError("git_unusable", "The program git is not installed on the server", { cause });
  });
  switch (end.killed) {
    case "timeout":
      throw new GitError("git_timeout", "Reading the repository took too long and was stopped", { retryable: true });
    case "memory":
      throw new GitError("repository_too_large", "Reading the repository took too much memory and was stopped");
    case "output":
      throw new GitError("repository_too_large", "The Git host's answer is too large");
    case "aborted":
      throw new DOMException("The operation was aborted", "AbortError");
    default:
      return end;
  }
}
