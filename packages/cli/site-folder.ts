import { hash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { type BundleManifest, bundleManifestName } from "@lectern/contract/site/bundle";
import { UsageError } from "./exit-codes.ts";

/**
 * The folder that a site is built into. It holds what a bundle holds, manifest included; so the next build knows which
 * files are its own: those that changed are replaced, each in one step, those that are gone are removed, and what
 * somebody else put there stays. A folder that is not there yet comes as a whole, when all of it is written.
 */
export class SiteFolder {
  readonly #folder: string;
  /** Where it is written: beside it, while it is not there. */
  readonly #place: string;
  readonly #isNew: boolean;
  /** Folders that are there. */
  readonly #made = new Set<string>();
  readonly #before: BundleManifest["files"];
  #begun = false;

  /** @throws {UsageError} when the folder holds something that no build has made. */
  constructor(folder: string) {
    this.#folder = folder;
    // An empty one may be a volume, which cannot be replaced.
    this.#isNew = !existsSync(folder);
    this.#place = this.#isNew ? join(dirname(folder), `.${basename(folder)}.part`) : folder;
    this.#before = readListed(folder);
  }

  /** Whether the file is there with this content. */
  has(path: string, sha256: string): boolean {
    return this.#before[path]?.sha256 === sha256 && existsSync(join(this.#folder, path));
  }

  /** Whether every file of the last build is there. */
  get isWhole(): boolean {
    return Object.keys(this.#before).every((path) => existsSync(join(this.#folder, path)));
  }

  /**
   * Writes the file unless it is there with this content.
   * @param sha256 of the bytes; null where the caller does not know it.
   */
  write(path: string, bytes: Uint8Array, sha256: string | null): void {
    this.#begin();
    if (this.#before[path]?.size === bytes.length && this.has(path, sha256 ?? hash("sha256", bytes))) return;
    const file = join(this.#place, path);
    const parent = dirname(file);
    if (!this.#made.has(parent)) mkdirSync(parent, { recursive: true });
    this.#made.add(parent);
    const temporary = this.#isNew ? file : `${file}.${process.pid}.part`;
    writeFileSync(temporary, bytes);
    if (!this.#isNew) renameSync(temporary, file);
  }

  /** Removes what the manifest does not list any more, then writes the manifest. */
  finish(manifest: BundleManifest): void {
    this.#begin();
    for (const path of Object.keys(this.#before)) if (!manifest.files[path]) remove(this.#folder, path);
    const text = Buffer.from(`${JSON.stringify(manifest)}\n`);
    const begun = join(this.#place, begunName);
    writeFileSync(begun, text);
    renameSync(begun, join(this.#place, bundleManifestName));
    if (this.#isNew) renameSync(this.#place, this.#folder);
  }

  /** Signs the folder before the first file is written, so that a build that was interrupted can be made again. */
  #begin(): void {
    if (this.#begun) return;
    if (this.#isNew) rmSync(this.#place, { recursive: true, force: true });
    mkdirSync(this.#place, { recursive: true });
    writeFileSync(join(this.#place, begunName), "");
    this.#begun = true;
  }
}

const begunName = `.${bundleManifestName}.part`;

function readListed(folder: string): BundleManifest["files"] {
  const path = join(folder, bundleManifestName);
  if (existsSync(path)) {
    try {
      return (JSON.parse(readFileSync(path, "utf8")) as BundleManifest).files;
    } catch {
      throw new UsageError(`${path} cannot be read; remove the folder and build again`);
    }
  }
  const strangers = existsSync(folder) ? readdirSync(folder) : [];
  if (strangers.length > 0 && !strangers.includes(begunName)) {
    throw new UsageError(
      `${folder} is not empty and was not made by lectern build (it holds ${strangers[0]}); give another --out`,
    );
  }
  return {};
}

/** Removes a file and the folders that it leaves empty. */
function remove(root: string, path: string): void {
  rmSync(join(root, path), { force: true });
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    try {
      rmdirSync(join(root, folder));
    } catch {
      return;
    }
  }
}
