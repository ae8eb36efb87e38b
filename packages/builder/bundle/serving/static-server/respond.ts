import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ByteCache } from "./byte-cache.ts";
import { type ByteRange, parseByteRange } from "./byte-range.ts";
import { type ContentCoding, chooseCoding, encodeContent, isCompressible } from "./content-coding.ts";
import { entityTag, matchesAnyTag, rangeStillValid } from "./entity-tag.ts";

/** A file of a site, wherever it is kept. */
export interface StoredContent {
  sha256: string;
  /** Bytes. */
  size: number;
  /** Media type with charset. */
  type: string;
  /** May be cached for ever: its name changes with its content. */
  immutable: boolean;
  /** The bytes, or a part of them. */
  open(range?: ByteRange): Promise<Readable>;
}

export interface RespondOptions {
  /** 404 for a "not found" page; default 200. Only 200 knows conditions and ranges. */
  status?: 200 | 404;
  headers?: Record<string, string>;
  /** Names of request headers that decided the content, beside the coding. */
  vary?: readonly string[];
  cache: ByteCache;
}

/** Larger contents are sent as they are, straight from the store. */
const largestCompressed = 8 * 1024 * 1024;
/** Larger contents are not kept in memory. */
const largestKept = 512 * 1024;
/** Smaller ones do not get smaller. */
const smallestCompressed = 512;

/** Long enough to follow the link under the pointer, and for this reader's browser alone. */
const fetchedAhead = "private, max-age=30";

/**
 * Whether a browser asks for a page because its reader is about to open it. It then shows what it was given without asking
 * again; the request that opens the page has another `Accept`, which must not tell the two apart.
 */
function isFetchedAhead({ headers }: IncomingMessage, { type }: StoredContent): boolean {
  return type.startsWith("text/html") && /^prefetch\b/.test(String(headers["sec-purpose"] ?? ""));
}

/**
 * Answers GET and HEAD with a stored content: entity tag, conditions, one range, compression. A range is always of the
 * uncompressed content; several ranges get the whole.
 * @throws what `open` throws, as long as nothing has been sent.
 */
export async function respondWithContent(
  request: IncomingMessage,
  response: ServerResponse,
  content: StoredContent,
  options: RespondOptions,
): Promise<void> {
  const status = options.status ?? 200;
  const compressible =
    isCompressible(content.type) && content.size >= smallestCompressed && content.size <= largestCompressed;
  for (const [name, value] of Object.entries(options.headers ?? {})) response.setHeader(name, value);
  const ahead = status === 200 && isFetchedAhead(request, content);
  const vary = [...(ahead ? [] : (options.vary ?? [])), ...(compressible ? ["Accept-Encoding"] : [])];
  if (vary.length > 0) response.setHeader("vary", vary.join(", "));
  const lasting = content.immutable ? "public, max-age=31536000, immutable" : ahead ? fetchedAhead : "no-cache";
  response.setHeader("cache-control", status === 200 ? lasting : "no-cache");

  if (status === 200) {
    response.setHeader("accept-ranges", "bytes");
    if (matchesAnyTag(request.headers["if-none-match"], content.sha256)) {
      response.setHeader("etag", entityTag(content.sha256));
      return end(response, 304);
    }
    const range = rangeStillValid(request.headers["if-range"] as string | undefined, content.sha256)
      ? parseByteRange(request.headers.range, content.size)
      : "whole";
    if (range === "unsatisfiable") {
      response.setHeader("content-range", `bytes */${content.size}`);
      return end(response, 416);
    }
    if (range !== "whole") return sendRange(request, response, content, range);
  }

  const coding = compressible ? chooseCoding(request.headers["accept-encoding"] as string | undefined) : null;
  // Before any header speaks of them: who answers in place of bytes that are gone has others.
  const bytes = coding || content.size <= largestKept ? await keptBytes(content, coding, options.cache) : null;
  response.setHeader("content-type", content.type);
  response.setHeader("etag", entityTag(content.sha256, coding));
  if (coding) response.setHeader("content-encoding", coding);
  if (bytes) {
    response.setHeader("content-length", bytes.byteLength);
    response.writeHead(status);
    response.end(request.method === "HEAD" ? undefined : bytes);
    return;
  }
  await sendStream(request, response, status, content.size, () => content.open());
}

function sendRange(request: IncomingMessage, response: ServerResponse, content: StoredContent, range: ByteRange) {
  response.setHeader("content-type", content.type);
  response.setHeader("etag", entityTag(content.sha256));
  response.setHeader("content-range", `bytes ${range.start}-${range.end}/${content.size}`);
  return sendStream(request, response, 206, range.end - range.start + 1, () => content.open(range));
}

async function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  length: number,
  open: () => Promise<Readable>,
): Promise<void> {
  if (request.method === "HEAD") {
    response.setHeader("content-length", length);
    return end(response, status);
  }
  const body = await open();
  response.setHeader("content-length", length);
  response.writeHead(status);
  // A reader who goes away, or a store that breaks off, ends the connection: there is nobody left to tell.
  await pipeline(body, response).catch(() => response.destroy());
}

async function keptBytes(content: StoredContent, coding: ContentCoding | null, cache: ByteCache): Promise<Uint8Array> {
  const plain = () =>
    content.size <= largestKept ? cache.get(content.sha256, () => readAll(content)) : readAll(content);
  if (!coding) return plain();
  return cache.get(`${content.sha256}-${coding}`, async () => encodeContent(await plain(), coding));
}

async function readAll(content: StoredContent): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await content.open()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status);
  response.end();
}
