import { hash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { suggestBranch } from "./branches/suggest-branch.ts";
import { explainFailure } from "./explain-failure.ts";
import { GitError } from "./git-error.ts";
import { type RemoteSource, withRemote } from "./remote/remote-access.ts";
import { runGit, started, startGit } from "./run-git.ts";

export interface FetchOptions {
  /** Bare repository that serves as the cache of the project; made when it is not there. */
  gitDir: string;
  branch: string;
  /** Commits to bring without the content of their files; only the newest commit, with its content, when absent. */
  history?: number;
  /** Most bytes that one fetch may bring. */
  maxBytes: number;
  timeoutMs: number;
  signal?: AbortSignal;
}

/** Each fetch leaves a pack; with more of them than this, starting afresh is cheaper than keeping them. */
const maxPacks = 50;

/** Time for the remote to say which branches it has, where it lacks the one that was asked for. */
const suggestionMs = 5000;

/**
 * Brings the newest commit of one branch, or its latest history, into the bare repository, and answers its id. One
 * repository serves for one of the two: a history lacks content. Nothing is ever checked out. The folder is watched while git writes, so that no repository fills the disk.
 * @throws {GitError} with the cause: host, access, branch, size, time, TLS.
 */
export async function fetchBranch(source: RemoteSource, options: FetchOptions): Promise<string> {
  await prepareRepository(options);
  // A name of its own for each branch: `a` and `a/b` may both have been branches at some time. In `refs/heads` Git keeps
  // nothing but commits.
  const ref = `refs/heads/${hash("sha256", options.branch).slice(0, 20)}`;
  await withRemote(source, async ({ url, host, env, config }) => {
    const child = startGit({
      args: [
        "fetch",
        "--quiet",
        ...(options.history ? [`--depth=${options.history}`, "--filter=blob:none"] : ["--depth=1"]),
        "--no-tags",
        "--no-recurse-submodules",
        "--force",
        "--",
        url,
        `+refs/heads/${options.branch}:${ref}`,
      ],
      gitDir: options.gitDir,
      env,
      config,
      timeoutMs: options.timeoutMs,
      signal: options.signal,
    });
    const before = await packBytes(options.gitDir);
    const tooLarge = async () => (await packBytes(options.gitDir)) - before > options.maxBytes;
    const watch = setInterval(() => {
      tooLarge().then(
        (over) => over && child.kill("size"),
        () => {},
      );
    }, 200);
    child.stdout.resume();
    const end = await started(child).finally(() => clearInterval(watch));
    if (end.killed === "size" || (await tooLarge())) {
      throw new GitError("repository_too_large", `The repository is larger than ${inWords(options.maxBytes)}`);
    }
    if (end.code !== 0) throw explainFailure(end.stderr, host);
  }).catch(async (error: unknown) => {
    if (!(error instanceof GitError) || error.code !== "branch_not_found") throw error;
    const others = await suggestBranch(source, { timeoutMs: suggestionMs, signal: options.signal });
    throw new GitError(error.code, `The repository has no branch ${options.branch}${others}`, { cause: error.cause });
  });
  return fetchedCommit(options.gitDir);
}

async function prepareRepository({ gitDir, signal }: FetchOptions): Promise<void> {
  const packs = (await listPacks(gitDir)).filter((name) => name.endsWith(".pack"));
  if (packs.length > maxPacks) await rm(gitDir, { recursive: true, force: true });
  if (await stat(join(gitDir, "HEAD")).catch(() => null)) return;
  await mkdir(gitDir, { recursive: true });
  const { code, stderr } = await runGit({
    args: ["init", "--quiet", "--bare", "--template=", "--", gitDir],
    timeoutMs: 30_000,
    signal,
  });
  if (code !== 0)
    throw new GitError("git_unusable", `No repository could be made on the server: ${stderr.slice(0, 300)}`);
}

/** Git itself notes what a fetch brought: to ask it would be one more process for each build. */
async function fetchedCommit(gitDir: string): Promise<string> {
  const noted = await readFile(join(gitDir, "FETCH_HEAD"), "latin1");
  const commit = /^[0-9a-f]{40,64}(?=\t)/.exec(noted)?.[0];
  if (!commit) throw new GitError("corrupt_repository", "The branch does not lead to a commit");
  return commit;
}

async function packBytes(gitDir: string): Promise<number> {
  const names = await listPacks(gitDir);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(gitDir, "objects/pack", name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function listPacks(gitDir: string): Promise<string[]> {
  return readdir(join(gitDir, "objects/pack")).catch(() => []);
}

function inWords(bytes: number): string {
  return bytes >= 1_000_000 ? `${Math.round(bytes / 1_000_000)} MB` : `${Math.ceil(bytes / 1000)} kB`;
}
