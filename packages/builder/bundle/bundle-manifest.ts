import type { BundledFile, BundleManifest, SiteBlob } from "@lectern/contract";
import { exportTargets } from "@lectern/contract/site/export-target";
import { areServices } from "@lectern/contract/site/manifest";
import { contentInPieces } from "../files/site-file.ts";
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
  if (value.format !== 1 && value.format !== 2)
    throw invalid(`its format is ${JSON.stringify(value.format)}, this program reads formats 1 and 2`);
  for (const key of ["builder", "version", "site"] as const) {
    if (typeof value[key] !== "string") throw invalid(`${key} is not a text`);
  }
  if (!exportTargets.includes(value.target)) throw invalid("target is not a known one");
  if (!Number.isSafeInteger(value.pages) || value.pages < 0) throw invalid("pages is not a count");
  for (const key of ["features", "files"] as const) {
    if (typeof value[key] !== "object" || value[key] === null) throw invalid(`${key} is not an object`);
  }
  if (!areServices(value.services)) throw invalid("it names a host of scripts that is none");
  for (const [path, file] of Object.entries(value.files)) {
    const fault = fileNameFault(path);
    if (fault) throw new BundleError("entry_name", `${JSON.stringify(path)} ${fault}`);
    if (!isBlob(file)) throw invalid(`${path} has no SHA-256 or no size`);
    if (file.pieces !== undefined && !arePieces(file))
      throw invalid(`the pieces of ${path} are not those of the whole`);
  }
  // Without a prototype: a file may be named `constructor`.
  return { ...value, files: Object.assign(Object.create(null), value.files) };
}

function isBlob(value: Partial<SiteBlob> | null | undefined): boolean {
  const { sha256, size } = value ?? {};
  return typeof sha256 === "string" && /^[0-9a-f]{64}$/.test(sha256) && Number.isSafeInteger(size) && Number(size) >= 0;
}

function arePieces({ sha256, size, pieces }: BundledFile): boolean {
  if (!Array.isArray(pieces) || !pieces.every(isBlob)) return false;
  const whole = contentInPieces(pieces);
  return whole.sha256 === sha256 && whole.size === size;
}
