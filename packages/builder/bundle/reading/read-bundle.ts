import { createHash } from "node:crypto";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { type BundleManifest, bundleManifestName } from "@lectern/contract/site/bundle";
import { type Extract, type ExtractEvents, extract } from "tar-stream";
import { BundleError } from "../bundle-error.ts";
import { maxManifestBytes, parseBundleManifest } from "../bundle-manifest.ts";
import { fileNameFault } from "../file-name.ts";
import { ContentCheck } from "./content-check.ts";

export interface ReadBundleOptions {
  /** SHA-256 of the whole archive, hexadecimal; anything else is refused. */
  expectedSha256?: string;
  /** Version label that the manifest must have. */
  expectedVersion?: string;
  /** Most bytes of the files together, unpacked; default 16 GiB. The archive itself may not be larger either. */
  maxBytes?: number;
  /** Most files; default 1,000,000. */
  maxFiles?: number;
  signal?: AbortSignal;
}

type Source = ExtractEvents["entry"][1];

export interface BundleFile {
  path: string;
  size: number;
  content: AsyncIterable<Uint8Array>;
}

export interface ReadBundle {
  manifest: BundleManifest;
  /** SHA-256 of the archive. */
  sha256: string;
  /** Bytes of the archive. */
  size: number;
}

/**
 * Reads a bundle from beginning to end and believes nothing: gzip and tar must be whole, the manifest must be the first
 * entry, every entry a regular file that it lists, with its size and SHA-256, none twice and none missing. `visit`
 * gets each file's content before its hash is known, so what it writes is to be used only when this has returned.
 * Memory does not grow with the bundle, but for the list of files.
 * @throws {BundleError}
 */
export async function readBundle(
  archive: Readable | AsyncIterable<Uint8Array>,
  options: ReadBundleOptions = {},
  visit?: (file: BundleFile, manifest: BundleManifest) => Promise<void>,
): Promise<ReadBundle> {
  const maxBytes = options.maxBytes ?? 16 * 2 ** 30;
  const input = meter(maxBytes);
  const gunzip = createGunzip();
  // Headers, padding and the manifest stand beside the files themselves.
  const output = meter(maxBytes + maxManifestBytes + 2048 * (options.maxFiles ?? 1_000_000));
  const entries = extract();
  const flow = pipeline(archive, input.stream, gunzip, output.stream, entries as unknown as NodeJS.WritableStream, {
    signal: options.signal,
  });
  const work = readEntries(entries, options, maxBytes, visit);
  const [flowed, worked] = await Promise.allSettled([
    flow,
    work.catch((error) => {
      // Ends the flow, which may be waiting for the reader.
      entries.destroy();
      throw error;
    }),
  ]);
  options.signal?.throwIfAborted();
  const sha256 = input.hash.digest("hex");
  if (options.expectedSha256 && flowed.status === "fulfilled" && sha256 !== options.expectedSha256) {
    throw new BundleError("checksum_mismatch", `expected SHA-256 ${options.expectedSha256}, got ${sha256}`);
  }
  if (worked.status === "rejected" && worked.reason instanceof BundleError) throw worked.reason;
  if (flowed.status === "rejected" && !endedByReader(flowed.reason)) throw explain(flowed.reason, input.count());
  if (worked.status === "rejected") throw worked.reason;
  if (gunzip.bytesWritten !== input.count()) throw new BundleError("trailing_data");
  return { manifest: worked.value, sha256, size: input.count() };
}

async function readEntries(
  entries: Extract,
  options: ReadBundleOptions,
  maxBytes: number,
  visit: ((file: BundleFile, manifest: BundleManifest) => Promise<void>) | undefined,
): Promise<BundleManifest> {
  let manifest: BundleManifest | undefined;
  const left = new Set<string>();
  for await (const entry of entries as AsyncIterable<Source>) {
    const { name, size } = entry.header;
    if (!manifest) {
      manifest = await readManifest(entry, options);
      const listed = Object.entries(manifest.files);
      if (listed.length > (options.maxFiles ?? 1_000_000)) {
        throw new BundleError("too_large", `${listed.length} files`);
      }
      const bytes = listed.reduce((sum, [, file]) => sum + file.size, 0);
      if (bytes > maxBytes) throw new BundleError("too_large", `${bytes} bytes, at most ${maxBytes} are allowed`);
      for (const [path] of listed) left.add(path);
      continue;
    }
    requireRegularFile(entry);
    const listed = manifest.files[name];
    if (!listed) throw new BundleError("entry_unlisted", name);
    if (!left.delete(name)) throw new BundleError("entry_duplicate", name);
    if (size !== listed.size) throw new BundleError("size_mismatch", `${name} has ${size} bytes, not ${listed.size}`);
    const check = new ContentCheck(listed);
    const content = checked(entry as AsyncIterable<Uint8Array>, check);
    await visit?.({ path: name, size, content }, manifest);
    for await (const _ of content) {
      // What the visitor left is hashed all the same.
    }
    if (!check.end()) throw new BundleError("hash_mismatch", name);
  }
  if (!manifest) throw new BundleError("manifest_missing", "the archive is empty");
  const [missing] = left;
  if (missing !== undefined) throw new BundleError("entry_missing", missing);
  return manifest;
}

async function readManifest(entry: Source, options: ReadBundleOptions): Promise<BundleManifest> {
  requireRegularFile(entry);
  const { name, size } = entry.header;
  if (name !== bundleManifestName) throw new BundleError("manifest_missing", `it is ${name}`);
  if (size > maxManifestBytes) throw new BundleError("too_large", `a manifest of ${size} bytes`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry as AsyncIterable<Uint8Array>) chunks.push(chunk);
  const manifest = parseBundleManifest(Buffer.concat(chunks).toString("utf8"));
  if (options.expectedVersion !== undefined && manifest.version !== options.expectedVersion) {
    throw new BundleError(
      "version_mismatch",
      `expected ${options.expectedVersion}, the bundle has ${manifest.version}`,
    );
  }
  return manifest;
}

function requireRegularFile({ header }: Source): void {
  const name = JSON.stringify(header.name);
  if (header.type !== "file") throw new BundleError("entry_type", `${name} is a ${header.type}`);
  const fault = fileNameFault(header.name);
  if (fault) throw new BundleError("entry_name", `${name} ${fault}`);
}

/** Each chunk passes the check once, whoever reads it; may be iterated again for the rest. */
function checked(content: AsyncIterable<Uint8Array>, check: ContentCheck) {
  const iterator = content[Symbol.asyncIterator]();
  const rest: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const result = await iterator.next();
        if (!result.done) check.update(result.value);
        return result;
      },
    }),
  };
  return rest;
}

/** Counts and hashes what flows through; more than `max` bytes end the flow. */
function meter(max: number) {
  const hash = createHash("sha256");
  let count = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      hash.update(chunk);
      if (count > max) done(new BundleError("too_large", `more than ${max} bytes`));
      else done(null, chunk);
    },
  });
  return { stream, hash, count: () => count };
}

/** Whether the flow only stopped because the reader of the entries did. */
function endedByReader(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ERR_STREAM_PREMATURE_CLOSE";
}

function explain(error: unknown, bytes: number): unknown {
  if (error instanceof BundleError) return error;
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  // The system's, whatever its name of the archive sounds like.
  if (syscall) return error;
  if (code === "Z_BUF_ERROR" || /unexpected end/i.test(message)) {
    return new BundleError("truncated", `after ${bytes} bytes`, { cause: error });
  }
  if (code?.startsWith("Z_")) return new BundleError("not_gzip", message, { cause: error });
  if (/tar|header/i.test(message)) return new BundleError("not_tar", message, { cause: error });
  return error;
}
