import { statSync } from "node:fs";
import { type ExportTarget, exportTargets } from "@lectern/contract/site/export-target";
import { UsageError } from "./exit-codes.ts";

/** @throws {UsageError} when there is no folder of that name. */
export function requireFolder(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new UsageError(`There is no folder ${path}`);
  if (!found.isDirectory()) throw new UsageError(`${path} is a file; give the folder that docs.json is in`);
}

/** @throws {UsageError} for anything but the known targets. */
export function requireTarget(target: string): asserts target is ExportTarget {
  if (!(exportTargets as readonly string[]).includes(target))
    throw new UsageError(`--target must be ${exportTargets.join(" or ")}`);
}

/** @throws {UsageError} when the text cannot be a version label. */
export function requireLabel(label: string): void {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(label))
    throw new UsageError("--label takes up to 64 letters, digits, '.', '_' and '-', the first a letter or a digit");
}
