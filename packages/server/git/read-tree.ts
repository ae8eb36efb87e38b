import type { SourceFile } from "@lectern/builder";
import type { Diagnostic } from "@lectern/contract";
import { GitError } from "./git-error.ts";
import { started, startGit } from "./run-git.ts";

export interface ReadTreeOptions {
  gitDir: string;
  commit: string;
  /** Folder of the content in the repository; empty for its root. */
  directory: string;
  /** Most entries of the folder. */
  maxFiles: number;
  /** Larger files are reported and left out. */
  maxFileBytes: number;
  /** Most bytes of all files together. */
  maxTotalBytes: number;
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface ReadTree {
  /** Regular files, paths relative to the folder, in code-point order. */
  files: SourceFile[];
  /** What was left out and why. */
  diagnostics: Diagnostic[];
}

const maxDiagnostics = 1000;

/**
 * Lists the regular files of a folder of a commit with Git's own hashes. Symbolic links, submodules, unsafe names and files
 * over the size are never followed or read: they are reported and left out.
 * @throws {GitError} `directory_not_found`, `too_many_files`, `repository_too_large`.
 */
export async function readTree(options: ReadTreeOptions): Promise<ReadTree> {
  const directory = normalizeDirectory(options.directory);
  const child = startGit({
    args: ["ls-tree", "-r", "-z", "-l", "--full-tree", `${options.commit}:${directory}`],
    gitDir: options.gitDir,
    timeoutMs: options.timeoutMs,
    signal: options.signal,
  });
  const result: ReadTree = { files: [], diagnostics: [] };
  let entries = 0;
  let bytes = 0;
  let fault: GitError | null = null;
  for await (const record of recordsOf(child.stdout)) {
    entries += 1;
    const file = readEntry(record, options.maxFileBytes, (diagnostic) => {
      if (result.diagnostics.length < maxDiagnostics) result.diagnostics.push(diagnostic);
    });
    if (file) {
      result.files.push(file);
      bytes += file.size;
    }
    if (entries > options.maxFiles) {
      fault = new GitError("too_many_files", `The folder has more than ${options.maxFiles} files`);
    } else if (bytes > options.maxTotalBytes) {
      fault = new GitError(
        "repository_too_large",
        `The files of the folder are larger than ${options.maxTotalBytes} bytes`,
      );
    }
    if (fault) break;
  }
  if (fault) child.kill("size");
  const end = await started(child);
  if (fault) throw fault;
  if (end.code !== 0) {
    throw new GitError(
      "directory_not_found",
      `The repository has no folder ${JSON.stringify(directory || "/")} on this branch`,
    );
  }
  return result;
}

function normalizeDirectory(directory: string): string {
  const parts = directory.split("/").filter((part) => part !== "" && part !== ".");
  if (parts.includes("..") || /\p{Cc}/u.test(directory)) {
    throw new GitError("directory_not_found", "The folder of the documentation must lie inside the repository");
  }
  return parts.join("/");
}

/** `ls-tree -z` ends each entry with a NUL byte. */
async function* recordsOf(output: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of output) {
    const data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let end = data.indexOf(0); end >= 0; end = data.indexOf(0, start)) {
      yield data.subarray(start, end);
      start = end + 1;
    }
    rest = data.subarray(start);
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function readEntry(record: Buffer, maxFileBytes: number, report: (diagnostic: Diagnostic) => void): SourceFile | null {
  const tab = record.indexOf(9);
  const [mode = "", , hash = "", size = ""] = record.subarray(0, tab).toString("latin1").split(/ +/);
  const leaveOut = (severity: Diagnostic["severity"], code: string, file: string, message: string, hint: string) => {
    report({ severity, code, message, file, hint });
    return null;
  };
  let path: string;
  try {
    path = decoder.decode(record.subarray(tab + 1));
  } catch {
    const shown = record
      .subarray(tab + 1)
      .toString("latin1")
      .replace(/[^\x20-\x7e]/g, "?");
    return leaveOut("error", "unsafe-file-name", shown, "The file's name is not valid UTF-8", "Rename the file");
  }
  if (mode === "120000") {
    const hint = "Replace the link by a copy of what it leads to";
    return leaveOut("warning", "symbolic-link", path, "Symbolic links are not followed", hint);
  }
  if (mode === "160000") {
    const hint = "Move the content into this repository";
    return leaveOut("warning", "submodule", path, "Submodules are not read", hint);
  }
  if (/[\\\p{Cc}]/u.test(path)) {
    const shown = path.replace(/\p{Cc}/gu, "?");
    const message = "The file's name holds a backslash or a control character";
    return leaveOut("error", "unsafe-file-name", shown, message, "Rename the file");
  }
  if (Number(size) > maxFileBytes) {
    const message = `The file has ${size} bytes; files over ${maxFileBytes} bytes are not served`;
    return leaveOut("warning", "file-too-large", path, message, "Put large files elsewhere and link to them");
  }
  return { path, hash, size: Number(size) };
}
