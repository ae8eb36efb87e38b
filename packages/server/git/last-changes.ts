import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CommitLog, clockSkewSeconds, commitLogArguments, longestLogBytes } from "@lectern/builder/commit-log";
import { fetchBranch } from "./fetch-branch.ts";
import type { RemoteSource } from "./remote/remote-access.ts";
import { started, startGit } from "./run-git.ts";

export interface LastChangesOptions {
  /** Bare repository of histories, apart from that of contents; made when it is not there. */
  gitDir: string;
  branch: string;
  /** The commit whose files are asked about. */
  commit: string;
  /** Folder of the content in the repository. */
  directory: string;
  /** Most commits that are looked at, from the newest on. */
  maxCommits: number;
  /** Most bytes that one fetch may bring. */
  maxBytes: number;
  timeoutMs: number;
  signal?: AbortSignal;
}

/**
 * Days (`YYYY-MM-DD`) on which the files of a folder were last committed, by path within it. Fetches commits and folders
 * without files' contents, and no more of them than `maxCommits`: a file that none of these changed has no known day, and
 * none has where the branch no longer leads to the commit.
 * @throws {GitError} as `fetchBranch` does.
 */
export async function readLastChanges(source: RemoteSource, options: LastChangesOptions): Promise<Map<string, string>> {
  const { gitDir, branch, commit, maxCommits, maxBytes, timeoutMs, signal } = options;
  await fetchBranch(source, { gitDir, branch, history: maxCommits, maxBytes, timeoutMs, signal });
  const shallow = await readFile(join(gitDir, "shallow"), "utf8").catch(() => "");
  const folder = options.directory.split("/").filter((part) => part !== "" && part !== ".");
  const log = new CommitLog({
    folder: folder.map((part) => `${part}/`).join(""),
    cut: new Set(shallow.split("\n")),
    latest: Date.now() / 1000 + clockSkewSeconds,
  });
  const child = startGit({
    args: [
      ...commitLogArguments,
      `--max-count=${maxCommits}`,
      "--end-of-options",
      commit,
      "--",
      ...(folder.length > 0 ? [folder.join("/")] : []),
    ],
    gitDir,
    env: { GIT_LITERAL_PATHSPECS: "1", GIT_NO_LAZY_FETCH: "1" },
    timeoutMs,
    signal,
  });
  let bytes = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > longestLogBytes) child.kill("size");
    else log.add(chunk);
  });
  await started(child);
  return log.days();
}
