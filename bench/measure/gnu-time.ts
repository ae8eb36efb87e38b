import { existsSync } from "node:fs";

const program = "/usr/bin/time";
const marker = "lectern-bench";

/** Whether this machine has GNU time, which reads the kernel's own figures. */
export function hasGnuTime(): boolean {
  return existsSync(program);
}

/** The command, run by GNU time: it writes what it counted behind the errors of the command. */
export function timedCommand(command: readonly string[]): [string, ...string[]] {
  return [program, "-q", "-f", `${marker} %U %S %M`, ...command];
}

/**
 * What GNU time counted of a command and all its children: seconds of CPU, and the most memory that one of them held, in MB.
 * Null where the errors that it wrote have nothing of it.
 */
export function readTimes(errors: string): { cpu: number; memory: number } | null {
  const line = errors.split("\n").find((one) => one.startsWith(marker));
  if (!line) return null;
  const [, user, system, kilobytes] = line.split(" ").map(Number) as [number, number, number, number];
  return { cpu: user + system, memory: (kilobytes * 1024) / 1e6 };
}
