import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SourceFile } from "@lectern/builder";
import type { Diagnostic } from "@lectern/contract";
import { ByteReader } from "./byte-reader.ts";
import { GitError } from "./git-error.ts";
import { started, startGit } from "./run-git.ts";

/** A batch is written as soon as it has so many files, or bytes. */
const batchFiles = 32;
const batchBytes = 4 * 1024 * 1024;

export interface ExtractOptions {
  gitDir: string;
  files: readonly SourceFile[];
  /** Folder of all blobs that any build of the project needed, each named by its hash; made when missing. */
  pool: string;
  /** Folder of this build, which gets `tree.json` and `objects`. */
  folder: string;
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface ExtractedSource {
  /** The files, without those that are only pointers into LFS. */
  files: SourceFile[];
  diagnostics: Diagnostic[];
  /** Blobs that were not in the pool before. */
  written: number;
}

/**
 * Lays out a source tree for the builder: `folder/tree.json` and `folder/objects/<hash>`. Only blobs that the pool lacks are
 * read from Git, each written whole or not at all, so that what a killed process leaves behind can be used again.
 */
export async function extractObjects(options: ExtractOptions): Promise<ExtractedSource> {
  const { pool, folder } = options;
  await mkdir(pool, { recursive: true });
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(pool));
  const missing = [...new Set(options.files.map(({ hash }) => hash))].filter((hash) => !present.has(hash));
  if (missing.length > 0) await copyObjects(missing, options);
  const { files, diagnostics } = await leaveOutPointers(options.files, pool);
  await writeAtomically(join(folder, "tree.json"), JSON.stringify(files));
  await symlink(pool, join(folder, "objects")).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return { files, diagnostics, written: missing.length };
}

async function copyObjects(hashes: string[], { gitDir, pool, timeoutMs, signal }: ExtractOptions): Promise<void> {
  const child = startGit({ args: ["cat-file", "--batch"], gitDir, timeoutMs, signal, input: `${hashes.join("\n")}\n` });
  const reader = new ByteReader(child.stdout);
  const batch = new WriteBatch(pool);
  let fault: GitError | null = null;
  try {
    for (const hash of hashes) {
      const [name, type, size] = ((await reader.line()) ?? "").split(" ");
      const content = name === hash && type === "blob" ? await reader.bytes(Number(size) + 1) : null;
      if (!content) {
        fault = new GitError("corrupt_repository", `The repository lacks the object ${hash}`, { retryable: true });
        break;
      }
      await batch.add(hash, content.subarray(0, -1));
    }
    await batch.write();
  } catch (error) {
    child.kill("aborted");
    await child.end;
    throw error;
  }
  if (fault) child.kill("size");
  await started(child);
  if (fault) throw fault;
}

/** Files that are written at the same time: one after the other, the waits between them take longest. */
class WriteBatch {
  readonly #folder: string;
  readonly #files = new Map<string, Uint8Array>();
  #bytes = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async add(name: string, content: Uint8Array): Promise<void> {
    this.#files.set(name, content);
    this.#bytes += content.byteLength;
    if (this.#files.size >= batchFiles || this.#bytes >= batchBytes) await this.write();
  }

  async write(): Promise<void> {
    const files = [...this.#files];
    this.#files.clear();
    this.#bytes = 0;
    await Promise.all(files.map(([name, content]) => writeAtomically(join(this.#folder, name), content)));
  }
}

async function writeAtomically(path: string, content: Uint8Array | string): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString("hex")}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}

const pointerStart = "version https://git-lfs.github.com/spec/";

async function leaveOutPointers(all: readonly SourceFile[], pool: string) {
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of all) {
    // A pointer has three short lines.
    const mayBePointer = file.size > 100 && file.size < 300;
    if (mayBePointer && (await readFile(join(pool, file.hash), "latin1")).startsWith(pointerStart)) {
      diagnostics.push({
        severity: "error",
        code: "lfs-pointer",
        message: "The file's content is in Git LFS, which is not read",
        file: file.path,
        hint: "Commit the file itself: git lfs migrate export --include=<path>",
      });
    } else files.push(file);
  }
  return { files, diagnostics };
}
