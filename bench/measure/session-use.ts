import { readdirSync, readFileSync } from "node:fs";

/** What all processes of a session use. */
export interface SessionUse {
  /** Memory in use now, in MB; pages that several of them share are counted in each. */
  memory: number;
  /** Seconds of CPU of those that run, and of those of their children that have ended. */
  cpu: number;
}

/** Parts of a second in which the kernel tells CPU times: the same on every Linux that Node.js runs on. */
const ticksPerSecond = 100;

/** What the processes of a session use at this moment. */
export function sessionUse(session: number): SessionUse {
  let kilobytes = 0;
  let ticks = 0;
  for (const id of readdirSync("/proc")) {
    if (!/^\d+$/.test(id)) continue;
    try {
      // After the name, which may hold anything: state, parent, group, session; from the 12th on, CPU times.
      const fields = readFileSync(`/proc/${id}/stat`, "utf8")
        .replace(/^.*\)\s/s, "")
        .split(" ");
      if (Number(fields[3]) !== session) continue;
      for (const time of fields.slice(11, 15)) ticks += Number(time);
      kilobytes += Number(/^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0);
    } catch {
      // It ended while we looked.
    }
  }
  return { memory: (kilobytes * 1024) / 1e6, cpu: ticks / ticksPerSecond };
}
