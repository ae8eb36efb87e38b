// Not TypeScript: what strips types takes longer to load than a small build takes, and is not loaded where nothing is left
// to strip.
import { readdirSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

export const preparedCode = join(import.meta.dirname, "dist", "code");

let folderInUse;

export function enableCodeCache(folder) {
  folderInUse = isPrepared() ? preparedCode : folder;
  if (folderInUse !== undefined) enableCompileCache(folderInUse);
}

export function codeCacheOfThreads() {
  folderInUse ??= isPrepared() ? preparedCode : undefined;
  return folderInUse;
}

/** Node keeps what it compiled apart by version, machine and user. */
function isPrepared() {
  try {
    const user = process.getuid ? `-${process.getuid()}` : "";
    return readdirSync(preparedCode).some(
      (name) => name.startsWith(`${process.version}-${process.arch}-`) && name.endsWith(user),
    );
  } catch {
    return false;
  }
}
