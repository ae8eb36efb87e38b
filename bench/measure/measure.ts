import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";
import type { Cost } from "./cost.ts";
import { hasGnuTime, readTimes, timedCommand } from "./gnu-time.ts";
import { sessionUse } from "./session-use.ts";

export interface MeasureOptions {
  folder: string;
  env?: Readonly<Record<string, string>>;
  /** After this many seconds the program and all it started are ended. */
  limit?: number;
  /** After so many seconds of CPU they are ended as well, and what they had cost is the answer. */
  stopAfter?: number;
}

export interface Measured {
  cost: Cost;
  output: string;
  /** Whether it was ended by `stopAfter`. */
  isStopped: boolean;
}

const sampleEvery = 100;

/** Whether this machine has what counts: GNU time and /proc. */
export function canMeasure(): boolean {
  return hasGnuTime() && existsSync("/proc/self/status");
}

/**
 * Runs a program to its end in a session of its own and answers what it and its children cost, and what it printed.
 * @throws with what it printed, below a first line that says why, when it fails or takes too long.
 */
export async function measure(
  command: readonly string[],
  { folder, env = {}, limit = 1800, stopAfter = Number.POSITIVE_INFINITY }: MeasureOptions,
): Promise<Measured> {
  const started = performance.now();
  const [program, ...args] = timedCommand(command);
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const session = child.pid;
  if (session === undefined) throw new Error(`${program} cannot be started`);
  const state = { memory: 0, cpu: 0, isLate: false, isStopped: false };
  const end = () => {
    try {
      process.kill(-session, "SIGKILL");
    } catch {
      // Nothing of it is left.
    }
  };
  const sampling = setInterval(() => {
    const { memory, cpu } = sessionUse(session);
    state.memory = Math.max(state.memory, memory);
    state.cpu = Math.max(state.cpu, cpu);
    if (state.cpu < stopAfter || state.isStopped) return;
    state.isStopped = true;
    end();
  }, sampleEvery);
  const late = setTimeout(() => {
    state.isLate = true;
    end();
  }, limit * 1000);
  process.prependOnceListener("exit", end);
  try {
    const closed = new Promise<number | null>((done) => child.once("close", done));
    const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
    const wall = (performance.now() - started) / 1000;
    if (state.isStopped) return { cost: { wall, cpu: state.cpu, memory: state.memory }, output, isStopped: true };
    const times = readTimes(errors);
    const printed = `${command.join(" ")}\n${output}\n${errors}`.trim().slice(-4000);
    if (state.isLate) throw new Error(`the program took more than ${limit} seconds\n${printed}`);
    if (code !== 0 || !times) throw new Error(`the program ended with status ${code}\n${printed}`);
    const memory = Math.max(state.memory, times.memory);
    return { cost: { wall, cpu: times.cpu, memory }, output, isStopped: false };
  } finally {
    clearInterval(sampling);
    clearTimeout(late);
    process.off("exit", end);
    end();
  }
}
