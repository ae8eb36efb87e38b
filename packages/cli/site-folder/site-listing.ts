import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BundleManifest, bundleManifestName } from "@lectern/contract/site/bundle";
import { UsageError } from "../exit-codes.ts";
import { begunName, plannedIn } from "./begun-build.ts";

/** What a folder says about the files that builds have put there. */
export interface SiteListing {
  files: BundleManifest["files"];
  /** Whether a build was stopped halfway: then files may hold anything, and some are listed without their content. */
  isDoubtful: boolean;
  /** Tells the manifest from any other. */
  stamp: string;
}

/** @throws {UsageError} when the folder holds something that no build has made. */
export function readListing(folder: string): SiteListing {
  const stamp = stampOf(folder);
  const path = join(folder, bundleManifestName);
  const isDoubtful = existsSync(join(folder, begunName));
  if (!existsSync(path)) refuseStrangers(folder);
  const files = existsSync(path) ? readFiles(path) : {};
  const planned = plannedIn(folder).filter((name) => !leadsElsewhere.test(name) && !Object.hasOwn(files, name));
  return { files: withPlanned(files, planned), isDoubtful, stamp };
}

/** Tells the manifest of a folder from any other, and from none. */
export function stampOf(folder: string): string {
  const found = lstatSync(join(folder, bundleManifestName), { throwIfNoEntry: false });
  return JSON.stringify([found?.ino, found?.size, found?.mtimeMs, found?.ctimeMs]);
}

function withPlanned(files: BundleManifest["files"], planned: readonly string[]): BundleManifest["files"] {
  for (const name of planned) files[name] = { sha256: "", size: -1 };
  return files;
}

function refuseStrangers(folder: string): void {
  const strangers = existsSync(folder) ? readdirSync(folder) : [];
  if (strangers.length > 0 && !strangers.includes(begunName)) {
    throw new UsageError(
      `${folder} is not empty and was not made by lectern build (it holds ${strangers[0]}); give another --out`,
    );
  }
}

function readFiles(path: string): BundleManifest["files"] {
  const files = lstatSync(path).isFile() ? filesIn(readFileSync(path, "utf8")) : null;
  if (files === null) throw new UsageError(`${path} cannot be read; remove the folder and build again`);
  return files;
}

/** What a manifest lists; null for what is none, or names a file anywhere else. */
function filesIn(text: string): BundleManifest["files"] | null {
  try {
    const { files } = JSON.parse(text) as BundleManifest;
    if (typeof files !== "object" || Array.isArray(files)) return null;
    const isListed = (path: string) => !leadsElsewhere.test(path) && typeof files[path]?.sha256 === "string";
    return Object.keys(files).every(isListed) ? files : null;
  } catch {
    return null;
  }
}

/** Paths that are not below the folder, or not written as a build writes them. */
const leadsElsewhere = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\0]/;
