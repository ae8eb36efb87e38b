import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Keeps a data folder to one process: the embedded database has no lock of its own, and two that write the same files
 * lose each other's rows. SQLite's exclusive lock is the operating system's, so it ends with the process however that
 * dies, and there is no stale lock file to remove.
 * @returns gives the lock back
 * @throws an Error that names the folder and who holds it
 */
export function lockFolder(folder: string): () => void {
  const pidFile = join(folder, "lock.pid");
  const lock = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    lock.exec("pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive");
  } catch (cause) {
    lock.close();
    throw new Error(
      `The data folder ${folder} is in use by another Lectern process${holder(pidFile)}. ` +
        "The embedded database serves one process: stop that one, give this one another folder with LECTERN_DATA, " +
        "or let both use PostgreSQL with DATABASE_URL.",
      { cause },
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => lock.close();
}

function holder(pidFile: string): string {
  try {
    return ` (process ${Number.parseInt(readFileSync(pidFile, "utf8"), 10)})`;
  } catch {
    return "";
  }
}
