import { hash as digest } from "node:crypto";
import {
  type BigIntStats,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "@lectern/contract";
import { bundleManifestName } from "@lectern/contract/site/bundle";
import type { SourceFile, SourceTree } from "../site/build-options.ts";
import { byCodePoint } from "./code-point-order.ts";
import { ignoreFiles, ignoreRules, isIgnoredFolder } from "./ignore-rules.ts";

/** What is known of a file from an earlier walk: it need not be read again while its stamp is the same. */
export type FileStamps = Record<string, { stamp: string; hash: string }>;

export interface DirectoryTree extends SourceTree {
  diagnostics: Diagnostic[];
  /** Stamps of this walk, for the next one; null where they are those that are known. */
  stamps: FileStamps | null;
}

/**
 * A folder of plain files as a source tree. Symbolic links and special files are never followed, only reported;
 * ignored folders are not entered. A file whose size, times and inode are those of `known` keeps its hash unread.
 */
export function openDirectory(root: string, known: FileStamps = Object.create(null)): DirectoryTree {
  const rules = ignoreFiles.map((name) => readRegular(join(root, name))?.toString("utf8") ?? "");
  const isIgnored = ignoreRules(rules);
  const diagnostics: Diagnostic[] = [];
  const files: SourceFile[] = [];
  const stamps: FileStamps = Object.create(null);
  let same = 0;
  const walk = (folder: string) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    // A site that was built into a folder of the content is not content.
    if (folder && entries.some(({ name }) => name === bundleManifestName)) return;
    for (const entry of entries) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        if (!isIgnoredFolder(path, isIgnored)) walk(path);
        continue;
      }
      if (isIgnored(path)) continue;
      if (!entry.isFile()) {
        diagnostics.push(notRegular(path, entry.isSymbolicLink()));
        continue;
      }
      const before = known[path];
      // A file that is as it was need not be opened.
      const seen = before && lstatSync(`${root}/${path}`, { bigint: true, throwIfNoEntry: false });
      if (seen?.isFile() && stampOf(seen) === before?.stamp) {
        stamps[path] = before;
        files.push({ path, hash: before.hash, size: Number(seen.size) });
        same++;
        continue;
      }
      const descriptor = openRegular(join(root, path));
      if (descriptor === null) continue;
      try {
        const found = fstatSync(descriptor, { bigint: true });
        const stamp = stampOf(found);
        const hash = before?.stamp === stamp ? before.hash : digest("sha256", readFileSync(descriptor), "hex");
        stamps[path] = { stamp, hash };
        files.push({ path, hash, size: Number(found.size) });
      } finally {
        closeSync(descriptor);
      }
    }
  };
  walk("");
  files.sort((a, b) => byCodePoint(a.path, b.path));
  const isSame = same === files.length && same === Object.keys(known).length;
  return { files, stamps: isSame ? null : stamps, diagnostics, read: directoryReader(root, files) };
}

function stampOf({ size, mtimeNs, ctimeNs, ino }: BigIntStats): string {
  return `${size}:${mtimeNs}:${ctimeNs}:${ino}`;
}

/** Reads files of the list, and no others, below a folder. */
export function directoryReader(root: string, files: readonly SourceFile[]): SourceTree["read"] {
  const listed = new Set(files.map((file) => file.path));
  return (path) => {
    const bytes = listed.has(path) ? readRegular(join(root, path)) : null;
    if (bytes === null) throw new Error(`The source tree has no file ${JSON.stringify(path)}`);
    return bytes;
  };
}

/** Bytes of a regular file; null when there is none, or when it is a link or something else. */
function readRegular(path: string): Buffer | null {
  const descriptor = openRegular(path);
  if (descriptor === null) return null;
  try {
    return fstatSync(descriptor).isFile() ? readFileSync(descriptor) : null;
  } finally {
    closeSync(descriptor);
  }
}

/** O_NOFOLLOW: a file that was swapped for a link between two looks is not followed either. */
function openRegular(path: string): number | null {
  try {
    return openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "ELOOP" || code === "EMLINK" || code === "ENXIO") return null;
    throw error;
  }
}

function notRegular(path: string, isLink: boolean): Diagnostic {
  return {
    severity: "warning",
    code: isLink ? "symbolic-link-ignored" : "special-file-ignored",
    message: isLink ? `${path} is a symbolic link; links are never followed` : `${path} is not a regular file`,
    file: path,
    hint: "Put the file itself into the repository",
  };
}
