import { spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { treeMemory } from "./process-memory.ts";
import { wrapCommand } from "./process-wrapper.ts";

export interface GuardedProcessOptions {
  /** The whole environment of the child; nothing is inherited. */
  env: Record<string, string>;
  cwd?: string;
  /** Written to its standard input, which is then closed; left open for the caller when absent and `keepInput`. */
  input?: string;
  keepInput?: boolean;
  /** Longest wall time in milliseconds. */
  timeoutMs: number;
  /** Most resident memory of the child and its descendants, in bytes, watched twice a second. */
  maxMemoryBytes?: number;
  noNetwork?: boolean;
  cpuSeconds?: number;
  signal?: AbortSignal;
}

/** Why the child was killed by us. */
export type KillReason = "timeout" | "memory" | "output" | "size" | "aborted";

export interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  killed: KillReason | null;
  /** The last 64 kB of standard error. */
  stderr: string;
}

export interface GuardedProcess {
  stdin: Writable;
  stdout: Readable;
  /** Settles when the child has ended and its output is read; rejects only when it could not be started. */
  end: Promise<ProcessEnd>;
  /** Ends it; nothing happens where it has ended. */
  kill(reason: KillReason): void;
}

/**
 * Starts a program without a shell, in a process group of its own, with an empty environment but for `env`. The whole group
 * is killed when time, memory or the caller's signal says so, so that no grandchild survives.
 */
export function startGuarded(command: string, args: readonly string[], options: GuardedProcessOptions): GuardedProcess {
  const [program, programArgs] = wrapCommand(command, args, options);
  const child = spawn(program, programArgs, {
    cwd: options.cwd,
    env: options.env,
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
  });
  let killed: KillReason | null = null;
  let hasEnded = false;
  const kill = (reason: KillReason) => {
    if (hasEnded) return; // Its number may be another's by now.
    killed ??= reason;
    if (child.pid) killGroup(child.pid);
    // A descendant that left the group may hold the pipes open for ever.
    setTimeout(() => [child.stdout, child.stderr].map((stream) => stream.destroy()), 2000).unref();
  };

  const timer = setTimeout(() => kill("timeout"), options.timeoutMs);
  const { maxMemoryBytes } = options;
  const watch = maxMemoryBytes
    ? setInterval(() => child.pid && treeMemory(child.pid) > maxMemoryBytes && kill("memory"), 500)
    : undefined;
  const abort = () => kill("aborted");
  options.signal?.addEventListener("abort", abort, { once: true });
  if (options.signal?.aborted) abort();

  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr = (stderr + text).slice(-65_536);
  });
  child.stdin.on("error", () => {}); // The child may end without reading all of it.
  if (!options.keepInput) child.stdin.end(options.input ?? "");

  const end = new Promise<ProcessEnd>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ code, signal, killed, stderr }));
  }).finally(() => {
    hasEnded = true;
    clearTimeout(timer);
    clearInterval(watch);
    options.signal?.removeEventListener("abort", abort);
    if (child.pid) killGroup(child.pid); // A grandchild that outlived it.
  });
  end.catch(() => {}); // Whoever awaits it is told; nobody else needs to be.
  return { stdin: child.stdin, stdout: child.stdout, end, kill };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}
