import { readdirSync, readFileSync } from "node:fs";

/** Memory in use by all processes of a session now, in MB; pages that several of them share are counted in each. */
export function sessionMemory(session: number): number {
  let kilobytes = 0;
  for (const id of readdirSync("/proc")) {
    if (!/^\d+$/.test(id)) continue;
    try {
      // After the name, which may hold anything: state, parent, group, session.
      const fields = readFileSync(`/proc/${id}/stat`, "utf8")
        .replace(/^.*\)\s/s, "")
        .split(" ");
      if (Number(fields[3]) !== session) continue;
      kilobytes += Number(/^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0);
    } catch {
      // It ended while we looked.
    }
  }
  return (kilobytes * 1024) / 1e6;
}
