import {
  begin,
  type ChildRequest,
  childPermissions,
  childProgram,
  heapEnvironment,
  heapFlags,
  pagesAtWork,
} from "@lectern/builder/child";
import type { DeploymentError } from "@lectern/contract";
import { childPath, type GuardedProcess, startGuarded } from "../../git/index.ts";
import { BuildError, noSpace } from "./build-error.ts";
import { type BuildAnswers, type BuilderResult, readMessages, type Told } from "./builder-messages.ts";

export interface BuilderRun {
  /** Folder with `tree.json` and `objects/<hash>`. */
  objects: string;
  /** Further folders that the child may read: where `objects` leads to. */
  readable: readonly string[];
  cache: string;
  output: string;
  /** File with the hashes of blobs that need not be written. */
  stored: string;
  preview: { branch: string } | null;
  /** For links to the source; never with a credential. */
  repository: ChildRequest["repository"];
  origin: string;
  threads: number;
  memoryMb: number;
  timeoutMs: number;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
  /** Another program than the builder; for tests of what a broken one brings about. */
  program?: { path: string; permissions: readonly string[] };
}

/** More than fetching may take with all its tries: whoever started the child ends it when the source does not come. */
const longestWaitMs = 24 * 3600 * 1000;

/** A builder that waits for its source. */
export interface StartedBuilder {
  /**
   * Builds what the folders hold now.
   * @throws {BuildError} `build_timeout`, `build_out_of_memory`, `no_space`, `build_crashed`.
   */
  build(answers: BuildAnswers): Promise<BuilderResult>;
  /** Ends the process, if it has not ended; settles when it is gone. */
  stop(): Promise<void>;
}

/**
 * Starts a child process that has no network (where the kernel can take it away), nothing of this process's environment, only
 * the folders it needs (Node's permission model), and caps on memory, processor time and time. To start it takes longer than to build an
 * edited page, so it is started before the source is there; the folders must be.
 */
export function startBuilder(run: BuilderRun): StartedBuilder {
  const { path, permissions } = run.program ?? builderProgram(run);
  const child = startGuarded(
    process.execPath,
    [...permissions, ...run.readable.map((folder) => `--allow-fs-read=${folder}`), ...nodeFlags(run.memoryMb), path],
    {
      env: { PATH: childPath, ...heapEnvironment },
      cwd: run.output,
      keepInput: true,
      timeoutMs: longestWaitMs + run.timeoutMs,
      // Beside its heap the child maps code, buffers and the parser's native memory.
      maxMemoryBytes: (run.memoryMb + 256) * 1_000_000,
      cpuSeconds: Math.ceil((run.timeoutMs / 1000) * (run.threads + 1)) + 10,
      noNetwork: true,
      signal: run.signal,
    },
  );
  child.stdin.write(`${JSON.stringify(request(run))}\n`);
  return {
    build: (answers) => build(child, run, answers),
    stop: async () => {
      child.kill("aborted");
      await child.end.catch(() => {});
    },
  };
}

async function build(child: GuardedProcess, run: BuilderRun, answers: BuildAnswers): Promise<BuilderResult> {
  const timer = setTimeout(() => child.kill("timeout"), run.timeoutMs);
  child.stdin.write(begin);
  try {
    return await resultOf(child, run, answers);
  } finally {
    clearTimeout(timer);
  }
}

async function resultOf(child: GuardedProcess, run: BuilderRun, answers: BuildAnswers): Promise<BuilderResult> {
  const told: Told = { result: null, page: null };
  await readMessages(child, { onProgress: run.onProgress, ...answers }, told).catch((error) => {
    child.kill("aborted");
    throw error;
  });
  const { result } = told;
  const end = await child.end;
  run.signal.throwIfAborted();
  if (result && end.code === 0) return result;
  const pages = told.page === null ? pagesAtWork(run.cache) : [told.page];
  if (end.killed === "timeout" || end.signal === "SIGXCPU") {
    const seconds = Math.round(run.timeoutMs / 1000);
    throw new BuildError(
      atPages("build_timeout", `The build took longer than ${seconds} seconds and was stopped`, pages),
    );
  }
  if (end.killed === "memory" || /heap out of memory|ERR_WORKER_OUT_OF_MEMORY|memory limit/i.test(end.stderr)) {
    const message = `The build needed more than ${run.memoryMb} MB of memory and was stopped`;
    throw new BuildError(atPages("build_out_of_memory", message, pages));
  }
  if (/\b(?:ENOSPC|EDQUOT)\b/.test(end.stderr)) throw new BuildError(noSpace, { cause: new Error(end.stderr) });
  throw new BuildError(atPages("build_crashed", "The builder ended unexpectedly", pages), {
    retryable: true,
    cause: new Error(`code ${end.code}, signal ${end.signal}: ${end.stderr.slice(-2000)}`),
  });
}

/** Pages that are named of those at work. */
const pagesMost = 5;

/** An error with the pages that the builder was at; of one alone it is the place. */
function atPages(code: string, message: string, pages: readonly string[]): DeploymentError {
  if (pages.length === 0) return { code, message };
  const names = pages.slice(0, pagesMost).join(", ");
  const told = `${message} while it rendered ${pages.length > pagesMost ? `${names}, …` : names}`;
  return pages.length === 1 ? { code, message: told, file: pages[0] as string, line: 1 } : { code, message: told };
}

function request({ objects, cache, output, stored, preview, repository, origin, threads }: BuilderRun): ChildRequest {
  return { objects, cache, output, stored, preview, repository, origin, threads };
}

function builderProgram(run: BuilderRun): { path: string; permissions: readonly string[] } {
  return { path: childProgram, permissions: childPermissions(run) };
}

function nodeFlags(memoryMb: number): string[] {
  return [...heapFlags, `--max-old-space-size=${memoryMb}`, "--no-warnings"];
}
