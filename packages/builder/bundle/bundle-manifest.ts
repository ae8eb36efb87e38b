import type { BundleManifest } from "@lectern/contract";
import { exportTargets } from "@lectern/contract/site/export-target";
import { BundleError } from "./bundle-error.ts";
import { fileNameFault } from "./file-name.ts";

/** Largest manifest that is read, in bytes: a site of 200,000 files has one of 25 MB. */
export const maxManifestBytes = 64 * 1024 * 1024;

/**
 * The manifest of a bundle, every field checked.
 * @throws {BundleError} manifest_invalid, saying what.
 */
export function parseBundleManifest(text: string): BundleManifest {
  const invalid = (why: string, cause?: unknown) => new BundleError("manifest_invalid", why, { cause });
  let value: BundleManifest;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalid("it is not JSON", error);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalid("it is not an object");
  if (value.format !== 1) throw invalid(`its format is ${JSON.stringify(value.format)}, this program reads format 1`);
  for (const key of ["builder", "version", "site"] as const) {
    if (typeof value[key] !== "string") throw invalid(`${key} is not a text`);
  }
  if (!exportTargets.includes(value.target)) throw invalid("target is not a known one");
  if (!Number.isSafeInteger(value.pages) || value.pages < 0) throw invalid("pages is not a count");
  for (const key of ["features", "files"] as const) {
    if (typeof value[key] !== "object" || value[key] === null) throw invalid(`${key} is not an object`);
  }
  for (const [path, file] of Object.entries(value.files)) {
    const fault = fileNameFault(path);
    if (fault) throw new BundleError("entry_name", `${JSON.stringify(path)} ${fault}`);
    if (!file || !/^[0-9a-f]{64}$/.test(file.sha256)) throw invalid(`${path} has no SHA-256`);
    if (!Number.isSafeInteger(file.size) || file.size < 0) throw invalid(`${path} has no size`);
  }
  // Without a prototype: a file may be named `constructor`.
  return { ...value, files: Object.assign(Object.create(null), value.files) };
}
