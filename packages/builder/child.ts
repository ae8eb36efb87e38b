/**
 * The program that builds one site in a process of its own: one JSON line in, JSON lines out. It is started under
 * Node's permission model with the flags of `childPermissions` and needs neither network nor environment. It builds once a
 * second line (`begin`) has come, or its input has ended: so it can be started, which takes a while, before the source is there.
 */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setImmediate as immediately } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FetchedDocument } from "@lectern/contract/site/fetched-document";
import { enableCodeCache } from "./code-cache.js";
import { loadProgram } from "./load-program.ts";
import type { BuildOptions, BuildResult } from "./site/build-options.ts";
import { browserFiles } from "./theme/build-browser.ts";

/** What it is asked to build: its first line. */
export interface ChildRequest {
  /** Folder with `tree.json` and `objects/<hash>`. */
  objects: string;
  cache: string;
  /** Folder for the blobs, which `BlobFolder` reads. */
  output: string;
  preview: { branch: string } | null;
  repository?: BuildOptions["repository"];
  origin: string | null;
  threads: number;
  /** A file with the SHA-256 of blobs that need not be written, one a line: the publisher has them already. */
  stored?: string | null;
}

/**
 * What the child writes, a line each: progress as it goes on, one result at the end. Between them it may ask, one thing
 * after the other: once for the days of the last changes, which come as a line of pairs `[path, day]`; at most `mostFetches`
 * times for documents on the web, which come as pairs `[address, FetchedDocument]` with files in the folder `cache`.
 */
export type ChildMessage =
  | { type: "last-changes" }
  | { type: "documents"; addresses: readonly string[] }
  | { type: "progress"; done: number; total: number }
  | { type: "page"; file: string }
  | ({ type: "result" } & Omit<BuildResult, "manifestJson">);

/** The documents that were named last time are asked for first, then others. */
export const mostFetches = 2;

/** The line that says that the folders of the request hold what is to be built. */
export const begin = "begin\n";

export { heapEnvironment, heapFlags } from "./heap-flags.ts";
export { pagesAtWork } from "./site/render/pages-at-work.ts";

const folder = dirname(fileURLToPath(import.meta.url));

/** The program, to be started with Node. */
export const childProgram = join(folder, "start-child.js");

/**
 * Flags of Node under which the child runs: it reads its own program and the three folders, writes two of them, and
 * may start threads and load the parser's native addon; nothing else. The folders must exist. Builds the theme's browser
 * files where they are missing, since the child may start no bundler.
 */
export function childPermissions(
  folders: Pick<ChildRequest, "objects" | "cache" | "output"> & { stored?: string | null },
): string[] {
  browserFiles();
  const written = [folders.cache, folders.output].flatMap(spellings);
  const read = [...programFolders(), ...[folders.objects, folders.stored ?? ""].flatMap(spellings), ...written];
  return [
    "--permission",
    "--allow-worker",
    "--allow-addons",
    ...[...new Set(read)].map((path) => `--allow-fs-read=${path}`),
    ...[...new Set(written)].map((path) => `--allow-fs-write=${path}`),
  ];
}

/** A path as given and without symbolic links: the model asks for both. */
function spellings(path: string): string[] {
  if (path === "") return [];
  return existsSync(path) ? [path, realpathSync(path)] : [path];
}

/** The builder, what it imports, and the folders of packages above it. */
function programFolders(): string[] {
  const contract = dirname(realpathSync(fileURLToPath(import.meta.resolve("@lectern/contract"))));
  const folders = [folder, contract];
  for (let at = folder; ; at = dirname(at)) {
    for (const name of ["node_modules", "package.json"]) if (existsSync(join(at, name))) folders.push(join(at, name));
    if (at === dirname(at)) return folders;
  }
}

/** The lines of the standard input, which stays open between them. */
function inputLines(): AsyncIterator<string> {
  return createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
}

function send(message: ChildMessage): Promise<void> {
  return write(`${JSON.stringify(message)}\n`);
}

/** The manifest is large, and mostly at hand as text. */
function sendResult({ manifestJson, report, unchanged }: BuildResult): Promise<void> {
  const manifest = manifestJson();
  // One message is one line; JSON has no line ends but between its parts.
  if (manifest) for (let at = manifest.indexOf(10); at >= 0; at = manifest.indexOf(10, at + 1)) manifest[at] = 32;
  const rest = JSON.stringify({ type: "result", report, unchanged });
  return write(
    Buffer.concat([Buffer.from(`${rest.slice(0, -1)},"manifest":`), manifest ?? nothing, Buffer.from("}\n")]),
  );
}

const nothing = Buffer.from("null");

function write(text: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** What `childProgram` does. */
export async function runChild(): Promise<void> {
  const lines = inputLines();
  const request = JSON.parse((await lines.next()).value ?? "") as ChildRequest;
  // Program text that was stripped and compiled once is taken from the cache by the next build.
  enableCodeCache(join(request.cache, "code"));
  const { buildSite, folderSink, loadAhead } = await loadProgram(request.cache);
  const beginning = lines.next().then(() => true);
  // The source mostly takes longer than this process to start, and leaves time for what would have to be loaded after it.
  if (!(await Promise.race([beginning, immediately(false)]))) await loadAhead(request.cache);
  await beginning;
  const stored = new Set(request.stored ? readFileSync(request.stored, "utf8").split("\n") : []);
  let told = 0;
  // Answers come in the order of what was asked.
  let asking: Promise<unknown> = Promise.resolve();
  const ask = <T>(message: ChildMessage): Promise<ReadonlyMap<string, T>> => {
    const answer = asking.then(async () => {
      await send(message);
      const { value, done } = await lines.next();
      return new Map(done ? [] : (JSON.parse(value) as [string, T][]));
    });
    asking = answer.catch(() => {});
    return answer;
  };
  const options: BuildOptions = {
    source: { objects: request.objects },
    cache: request.cache,
    output: folderSink(request.output, stored),
    preview: request.preview,
    repository: request.repository ?? null,
    lastChanges: () => ask<string>({ type: "last-changes" }),
    fetchDocuments: (addresses) => ask<FetchedDocument>({ type: "documents", addresses }),
    origin: request.origin,
    threads: request.threads,
    onPage(file) {
      // Pipes are written at once, so that it is known also of a page that never comes to its end.
      void send({ type: "page", file });
    },
    onProgress(done, total) {
      if (done < total && done - told < total / 100) return;
      told = done;
      void send({ type: "progress", done, total });
    },
  };
  await sendResult(await buildSite(options));
  // Whoever asked may leave it open.
  process.stdin.destroy();
}
