import { hash } from "node:crypto";
import {
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { type BundleManifest, bundleManifestName } from "@lectern/contract/site/bundle";
import { FailedError, UsageError } from "../exit-codes.ts";
import { refuseWhileBegun, removeSign, signBegun } from "./begun-build.ts";
import { readListing, type SiteListing, stampOf } from "./site-listing.ts";

/**
 * The folder that a site is built into. It holds what a bundle holds, manifest included; so the next build knows which
 * files are its own: those that changed are replaced, each in one step, those that are gone are removed, and what
 * somebody else put there stays. A folder that is not there yet comes as a whole, when all of it is written. It may have
 * come with a repository: nothing beside it is written, removed or taken for a file of it, whatever it says and links to.
 */
export class SiteFolder {
  readonly #folder: string;
  /** Where it is written: beside it, while it is not there. */
  readonly #place: string;
  readonly #isNew: boolean;
  /** Folders that are there. */
  readonly #made = new Set<string>();
  /** Folders below it that are no links. */
  readonly #own = new Set<string>();
  readonly #before: SiteListing;
  /** What will be there. */
  #planned: readonly string[] = [];
  #begun = false;

  /** @throws {UsageError} when the folder holds something that no build has made. */
  constructor(folder: string) {
    this.#folder = folder;
    // An empty one may be a volume, which cannot be replaced.
    this.#isNew = !existsSync(folder);
    this.#place = this.#isNew ? join(dirname(folder), `.${basename(folder)}.part`) : folder;
    this.#before = readListing(folder);
  }

  /** Whether the file is there with this content. */
  has(path: string, sha256: string): boolean {
    const { files, isDoubtful } = this.#before;
    if (!isDoubtful) return files[path]?.sha256 === sha256 && this.#isThere(path);
    return path in files && this.#isThere(path) && hash("sha256", readFileSync(join(this.#folder, path))) === sha256;
  }

  /** Whether every file of the last build is there. */
  get isWhole(): boolean {
    const { files, isDoubtful } = this.#before;
    return !isDoubtful && Object.keys(files).every((path) => this.#isThere(path));
  }

  /** Says which files will be there, before the first is written: if that is all that happens, the next build knows them. */
  plan(paths: readonly string[]): void {
    this.#planned = paths;
  }

  #isThere(path: string): boolean {
    this.#refuseLinks(dirname(path));
    return lstatSync(join(this.#folder, path), { throwIfNoEntry: false })?.isFile() ?? false;
  }

  /** @throws {UsageError} when a link stands where the site has a folder. */
  #refuseLinks(folder: string): void {
    if (this.#isNew || folder === "." || this.#own.has(folder)) return;
    this.#refuseLinks(dirname(folder));
    const path = join(this.#folder, folder);
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new UsageError(`${path} is a link; remove it and build again`);
    this.#own.add(folder);
  }

  /**
   * Writes the file unless it is there with this content.
   * @param sha256 of the bytes; null where the caller does not know it.
   */
  write(path: string, bytes: Uint8Array, sha256: string | null): void {
    this.#begin();
    if (this.#before.files[path]?.size === bytes.length && this.has(path, sha256 ?? hash("sha256", bytes))) return;
    const file = join(this.#place, path);
    const parent = dirname(file);
    this.#refuseLinks(dirname(path));
    if (!this.#made.has(parent)) mkdirSync(parent, { recursive: true });
    this.#made.add(parent);
    if (this.#isNew) writeOwn(file, bytes);
    else this.#replace(file, bytes);
  }

  /** In one step. What an interrupted build leaves has one name, which the next uses again. */
  #replace(file: string, bytes: Uint8Array): void {
    const next = join(this.#place, nextName);
    writeOwn(next, bytes);
    renameSync(next, file);
  }

  /** Removes what the manifest does not list any more, then writes the manifest. */
  finish(manifest: BundleManifest): void {
    this.#begin();
    for (const path of Object.keys(this.#before.files)) if (!manifest.files[path]) this.#remove(path);
    this.#replace(join(this.#place, bundleManifestName), Buffer.from(`${JSON.stringify(manifest)}\n`));
    if (this.#isNew) {
      if (existsSync(this.#folder)) this.#refuseOther();
      renameSync(this.#place, this.#folder);
    }
    removeSign(this.#folder);
  }

  /** Removes what was written of a folder that is not there yet, since no more will follow. */
  abandon(): void {
    if (this.#isNew && this.#begun) rmSync(this.#place, { recursive: true, force: true });
  }

  /**
   * Signs the folder before the first file is written, so that a build that was interrupted can be made again, and two never
   * write at once.
   */
  #begin(): void {
    if (this.#begun) return;
    if (this.#isNew) {
      refuseWhileBegun(this.#place);
      rmSync(this.#place, { recursive: true, force: true });
    }
    mkdirSync(this.#place, { recursive: true });
    signBegun(
      this.#place,
      this.#planned.filter((path) => !(path in this.#before.files)),
    );
    rmSync(join(this.#place, nextName), { force: true });
    if (stampOf(this.#folder) !== this.#before.stamp) {
      removeSign(this.#place);
      if (this.#isNew) rmSync(this.#place, { recursive: true, force: true });
      this.#refuseOther();
    }
    this.#begun = true;
  }

  #refuseOther(): never {
    throw new FailedError(`Another build has written ${this.#folder} in the meantime; build again`);
  }

  /** Removes a file and the folders that it leaves empty. */
  #remove(path: string): void {
    this.#refuseLinks(dirname(path));
    rmSync(join(this.#folder, path), { force: true });
    for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
      try {
        rmdirSync(join(this.#folder, folder));
      } catch {
        return;
      }
    }
  }
}

const noLink = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0);

/** Writes a file, and never what a link of its name leads to. */
function writeOwn(path: string, bytes: Uint8Array): void {
  const descriptor = openSync(path, noLink);
  try {
    writeFileSync(descriptor, bytes);
  } finally {
    closeSync(descriptor);
  }
}

const nextName = `.${bundleManifestName}.next`;
