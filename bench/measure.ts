import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** What one run of a program cost. */
export interface Cost {
  /** Wall and CPU time (user and system, all threads and children), in seconds. */
  wall: number;
  cpu: number;
  /** Peak memory of the process, in MB. */
  memory: number;
}

const timeProgram = "/usr/bin/time";
const marker = "lectern-bench";

/** Whether this machine has GNU time, which reads what the kernel counted. */
export function canMeasure(): boolean {
  return existsSync(timeProgram);
}

/** Runs a program to its end. @throws with what it printed when it fails. */
export function measure(command: readonly string[], folder: string): Cost {
  const format = `${marker} %U %S %M`;
  const started = performance.now();
  const { status, stdout, stderr, error } = spawnSync(timeProgram, ["-f", format, ...command], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    timeout: 600_000,
  });
  const wall = (performance.now() - started) / 1000;
  if (error) throw error;
  const line = stderr.split("\n").find((one) => one.startsWith(marker));
  if (status !== 0 || !line) throw new Error(`${command.join(" ")} failed:\n${stdout}\n${stderr}`.slice(0, 4000));
  const [, user, system, kilobytes] = line.split(" ").map(Number) as [number, number, number, number];
  return { wall, cpu: user + system, memory: kilobytes / 1024 };
}

/** The middle one of several runs by wall time. */
export function median(costs: readonly Cost[]): Cost {
  const sorted = [...costs].sort((a, b) => a.wall - b.wall);
  return sorted[Math.floor((sorted.length - 1) / 2)] as Cost;
}
