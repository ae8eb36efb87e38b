import { randomBytes } from "node:crypto";
import { lstat, mkdir, open, readdir, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { bundleManifestName } from "@lectern/contract/site/bundle";
import { BundleError } from "../bundle-error.ts";
import { type BundleFile, type ReadBundle, type ReadBundleOptions, readBundle } from "./read-bundle.ts";

/**
 * Unpacks a bundle so that `directory` shows all of it or what it showed before: the files go to a hidden sibling
 * folder, and once every byte is checked `directory`, a symbolic link, is pointed to it in one step. The folder shown
 * before stays until the next bundle, for requests still reading it; older ones are removed.
 * @throws {BundleError} what is wrong with the bundle; then nothing has changed and nothing is left behind.
 */
export async function unpackBundle(
  archive: Readable | AsyncIterable<Uint8Array>,
  directory: string,
  options: ReadBundleOptions = {},
): Promise<ReadBundle> {
  const link = resolve(directory);
  const parent = dirname(link);
  const prefix = `.${basename(link)}.`;
  const before = await linkTarget(link);
  await mkdir(parent, { recursive: true });
  const folder = `${prefix}${randomBytes(6).toString("hex")}`;
  try {
    const made = new Set<string>();
    const bundle = await readBundle(archive, options, (file) => writeEntry(join(parent, folder), file, made));
    await mkdir(join(parent, folder), { recursive: true });
    await writeFile(join(parent, folder, bundleManifestName), JSON.stringify(bundle.manifest), { flag: "wx" });
    await symlink(folder, join(parent, `${folder}.link`));
    await rename(join(parent, `${folder}.link`), link);
    await removeOthers(parent, prefix, new Set([folder, before]));
    return bundle;
  } catch (error) {
    await rm(join(parent, folder), { recursive: true, force: true });
    await rm(join(parent, `${folder}.link`), { force: true });
    throw error;
  }
}

async function writeEntry(folder: string, { path, content }: BundleFile, made: Set<string>): Promise<void> {
  const file = join(folder, path);
  try {
    if (!made.has(dirname(file))) await mkdir(dirname(file), { recursive: true });
    made.add(dirname(file));
    // Never over another file: on a file system that ignores case two names may be one.
    const handle = await open(file, "wx", 0o644);
    try {
      await handle.writeFile(content);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" || code === "ENOTDIR" || code === "EISDIR") {
      throw new BundleError("entry_name", `${path} falls together with another file`, { cause: error });
    }
    throw error;
  }
}

/** Name of the folder that the link shows; null when there is no link yet. */
async function linkTarget(link: string): Promise<string | null> {
  const info = await lstat(link).catch(() => null);
  if (!info) return null;
  if (!info.isSymbolicLink()) throw new BundleError("target_exists", `${link} was not made by an unpacked bundle`);
  return basename(await readlink(link));
}

async function removeOthers(parent: string, prefix: string, keep: ReadonlySet<string | null>): Promise<void> {
  for (const name of await readdir(parent)) {
    const ours = name.startsWith(prefix) && /^[0-9a-f]{12}(\.link)?$/.test(name.slice(prefix.length));
    if (ours && !keep.has(name)) await rm(join(parent, name), { recursive: true, force: true });
  }
}
