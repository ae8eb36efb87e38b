import { readFileSync } from "node:fs";

const pageBytes = 4096;

/**
 * Resident memory of a process and all its descendants in bytes; 0 where it cannot be read (the process has ended, or this
 * is not Linux).
 */
export function treeMemory(pid: number): number {
  try {
    const own = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * pageBytes;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return children.reduce((sum, child) => sum + treeMemory(Number(child)), own);
  } catch {
    return 0;
  }
}
