import type { SiteBlob, SiteFile } from "@lectern/contract";
import { ByteGatherer } from "../../files/file-pieces.ts";
import { type FileContent, siteFile } from "../../files/site-file.ts";
import { byCodePoint } from "../../source/tree/code-point-order.ts";
import { sha256 } from "../../text/hashes.ts";
import type { BlobSink, FilePart } from "../build-options.ts";
import type { BuildCache } from "../cache/build-cache.ts";
import type { CachedBlob } from "../cache/page-record.ts";
import { readChunk } from "../cache/read-chunk.ts";

/** Gathers the files of a manifest and hands their bytes to the sink, each blob once. */
export class Output {
  readonly #sink: BlobSink;
  readonly #files = new Map<string, SiteFile>();
  readonly #parts = new Map<string, SiteFile>();
  /** Blobs that only the cache has so far, in the file that this build writes. */
  readonly #kept = new Map<string, FilePart>();

  constructor(sink: BlobSink) {
    this.#sink = sink;
  }

  /** Adds a served file. */
  file(path: string, bytes: string | Uint8Array, type: string, immutable = false): SiteFile {
    return this.known(path, this.store(bytes), type, immutable);
  }

  /** Adds a served file whose bytes the sink already has. */
  known(path: string, content: FileContent, type: string, immutable = false): SiteFile {
    const file = siteFile(content, type, immutable);
    this.#files.set(path, file);
    return file;
  }

  part(key: string, content: FileContent, type: string): void {
    this.#parts.set(key, siteFile(content, type));
  }

  /** Keeps bytes in the sink and answers their name. */
  store(data: string | Uint8Array): SiteBlob {
    const bytes = typeof data === "string" ? Buffer.from(data) : data;
    const name = sha256(bytes);
    this.#sink.put(name, bytes);
    return { sha256: name, size: bytes.byteLength };
  }

  /** The same for bytes in pieces, each of them valid until the next is asked for. */
  async storePieces(pieces: AsyncIterable<Uint8Array>): Promise<SiteBlob> {
    if (!this.#sink.putPieces) {
      const gathered = new ByteGatherer();
      for await (const piece of pieces) gathered.add(piece);
      return this.store(gathered.view());
    }
    let size = 0;
    async function* counted() {
      for await (const piece of pieces) {
        size += piece.byteLength;
        yield piece;
      }
    }
    return { sha256: await this.#sink.putPieces(counted()), size };
  }

  /** Sees to it that the sink has a blob of the cache. What this build has written there need not be written again. */
  keep({ sha256, chunk }: CachedBlob, cache: BuildCache): void {
    if (this.has(sha256)) return;
    const [segment, start, size] = chunk;
    if (segment === "" && this.#sink.adopt) this.#kept.set(sha256, { start, size });
    else this.#sink.put(sha256, readChunk(cache, chunk));
  }

  /** Ends the writing. @param chunks the finished file of the cache's chunks of this build; null for none */
  finish(chunks: string | null): void {
    if (chunks !== null && this.#kept.size > 0) this.#sink.adopt?.(chunks, this.#kept);
    this.#kept.clear();
    this.#sink.finish?.();
  }

  has(name: string): boolean {
    return this.#kept.has(name) || this.#sink.has(name);
  }

  put(name: string, bytes: Uint8Array): void {
    this.#sink.put(name, bytes);
  }

  /** A served file that was added. */
  get(path: string): SiteFile | undefined {
    return this.#files.get(path);
  }

  hasFile(path: string): boolean {
    return this.#files.has(path);
  }

  get paths(): string[] {
    return [...this.#files.keys()];
  }

  /** Bytes of all served files. */
  get bytes(): number {
    let sum = 0;
    for (const { size } of this.#files.values()) sum += size;
    return sum;
  }

  get files(): Record<string, SiteFile> {
    return sorted(this.#files);
  }

  get parts(): Record<string, SiteFile> {
    return sorted(this.#parts);
  }
}

function sorted(map: ReadonlyMap<string, SiteFile>): Record<string, SiteFile> {
  return Object.fromEntries([...map].sort(([a], [b]) => byCodePoint(a, b)));
}
