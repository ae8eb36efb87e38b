import { readdirSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

/**
 * The builder's program as Node compiled it, a product of `npm run build`. A build whose program must be stripped of its
 * types and compiled first spends most of a second on that, in each of its threads.
 */
export const preparedCode = join(import.meta.dirname, "dist", "code");

let folderInUse: string | undefined;

/** Takes compiled program text from what was prepared, or else keeps it in `folder`, if one is given, for the next build. */
export function enableCodeCache(folder?: string): void {
  folderInUse = isPrepared() ? preparedCode : folder;
  if (folderInUse !== undefined) enableCompileCache(folderInUse);
}

/** The folder that a thread of this program takes its program text from; threads do not share that of the process. */
export function codeCacheOfThreads(): string | undefined {
  folderInUse ??= isPrepared() ? preparedCode : undefined;
  return folderInUse;
}

/** Node keeps what it compiled apart by version, machine and user. */
function isPrepared(): boolean {
  try {
    const user = process.getuid ? `-${process.getuid()}` : "";
    return readdirSync(preparedCode).some(
      (name) => name.startsWith(`${process.version}-${process.arch}-`) && name.endsWith(user),
    );
  } catch {
    return false;
  }
}
