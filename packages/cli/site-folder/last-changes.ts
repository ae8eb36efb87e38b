import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { CommitLog, clockSkewSeconds, commitLogArguments, longestLogBytes } from "@lectern/builder/commit-log";

const maxCommits = 50_000;
const timeoutMs = 10_000;

interface Kept {
  key: string;
  days: Record<string, string>;
}

/**
 * Days on which the files of a folder were last committed, by path within it; those of edited files are the days of their
 * last commits. Read in one pass over the history, which is bounded in length, time and output, and kept in `cache` until
 * HEAD is another commit. Empty without Git, without a repository, and for whatever a shallow clone does not tell.
 */
export async function readLastChanges(folder: string, cache: string): Promise<ReadonlyMap<string, string>> {
  const head = await headOf(folder);
  if (!head) return new Map();
  const file = join(cache, "last-changes.json");
  const known = readKept(file);
  if (known?.key === head.key) return new Map(Object.entries(known.days));
  const log = new CommitLog({ folder: head.folder, cut: head.cut, latest: Date.now() / 1000 + clockSkewSeconds });
  const isWhole = await readLog(folder, head.commit, log);
  const days = log.days();
  // What was stopped may get further next time.
  if (isWhole) keep(file, { key: head.key, days: Object.fromEntries(days) });
  return days;
}

interface Head {
  commit: string;
  /** Of the content in the repository, as `CommitLog` wants it. */
  folder: string;
  cut: Set<string>;
  key: string;
}

/** HEAD, and what else the answer depends on; null where there is no repository or no commit. */
async function headOf(folder: string): Promise<Head | null> {
  const ask = [...settings, "rev-parse", "HEAD", "--show-prefix", "--git-path", "shallow"];
  const options = { cwd: folder, env: environment(), timeout: timeoutMs };
  const answer = await promisify(execFile)("git", ask, options).catch(() => null);
  const [commit = "", prefix = "", shallow = ""] = answer?.stdout.split("\n") ?? [];
  if (!/^[0-9a-f]{40,64}$/.test(commit)) return null;
  const cut = readLines(resolve(folder, shallow));
  const key = createHash("sha256")
    .update([commit, prefix, ...cut].join("\n"))
    .digest("hex");
  return { commit, folder: prefix, cut: new Set(cut), key };
}

/** Reads the history into `log`; false where it had to be stopped or failed on the way. */
function readLog(folder: string, commit: string, log: CommitLog): Promise<boolean> {
  const limits = [`--max-count=${maxCommits}`, "--end-of-options", commit, "--", "."];
  const child = spawn("git", [...settings, ...commitLogArguments, ...limits], {
    cwd: folder,
    env: environment(),
    stdio: ["ignore", "pipe", "ignore"],
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
  let bytes = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > longestLogBytes) child.kill("SIGKILL");
    else log.add(chunk);
  });
  return new Promise<boolean>((done) => {
    child.once("error", () => done(false));
    child.once("close", (code) => done(code === 0));
  }).finally(() => clearTimeout(timer));
}

/** A partial clone fetches nothing for this, and nobody is asked for a password. */
function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    LC_ALL: "C",
    GIT_ALLOW_PROTOCOL: "",
    GIT_NO_LAZY_FETCH: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
  };
}

/** Folders of the content that look like a repository are none: their settings, which anybody may commit, name programs. */
const settings = ["-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false", "-c", "log.showRoot=true"];

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

function readKept(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    return null;
  }
}

function keep(file: string, kept: Kept): void {
  const temporary = `${file}.${process.pid}.part`;
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(temporary, JSON.stringify(kept));
  renameSync(temporary, file);
}
