import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Gives a folder that is gone afterwards, also where the run is broken off. */
export async function inTemporaryFolder<T>(parent: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(parent, "lectern-bench-"));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once("exit", remove);
  try {
    return await use(folder);
  } finally {
    process.off("exit", remove);
    remove();
  }
}
