import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { AddressPolicy } from "./guard-address.ts";
import { asNetworkError, guardedRequest, parseAddress } from "./guarded-request.ts";
import { NetworkError } from "./network-error.ts";

export interface GuardedReadOptions extends AddressPolicy {
  /** Most bytes of the body, counted after decompression. */
  maxBytes: number;
  /** Longest time for all of it, redirects included. */
  timeoutMs: number;
  /** Most redirects that are followed; each is checked like the first address. */
  redirects: number;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface GuardedResponse<Body> {
  /** Address of the last hop. */
  url: string;
  status: number;
  headers: Record<string, string>;
  body: Body;
}

/** Takes the body of an answer, in pieces; what it leaves is not read. */
type ReadBody<Body> = (pieces: AsyncIterable<Buffer>, status: number) => Promise<Body>;

/**
 * GET of an address that a user gave. Every hop is resolved once, checked by `guardAddress`, and connected to at exactly
 * that address; plain http only to private hosts that the operator lists. Any status is an answer.
 * @param read takes the body, which is not held in memory
 * @throws {NetworkError}, or what `read` throws itself.
 */
export async function guardedRead<Body>(
  url: string,
  options: GuardedReadOptions,
  read: ReadBody<Body>,
): Promise<GuardedResponse<Body>> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  let hop = parseAddress(url);
  for (let hops = 0; ; hops++) {
    let isReading = false;
    const pieces = new LimitedBody(options.maxBytes);
    try {
      const headers = { "user-agent": "lectern", accept: "*/*", "accept-encoding": "gzip, br", ...options.headers };
      const response = await guardedRequest(hop, { method: "GET", headers, body: null, signal }, options);
      const location = response.headers.location;
      if (!location || ![301, 302, 303, 307, 308].includes(response.statusCode ?? 0)) {
        const status = response.statusCode ?? 0;
        isReading = true;
        const body = await read(pieces.of(response), status).finally(() => response.destroy());
        return { url: hop.href, status, headers: flat(response), body };
      }
      response.destroy();
      if (hops >= options.redirects) throw new NetworkError("too_many_redirects", `${url} redirects too often`);
      hop = parseAddress(new URL(location, hop).href);
    } catch (error) {
      throw isReading && !pieces.hasFailed ? error : asNetworkError(error, hop, timeout.aborted);
    }
  }
}

/** The pieces of a body, counted after decompression. */
class LimitedBody {
  /** Whether what was thrown came from the network, and not from who reads. */
  hasFailed = false;
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  async *of(response: IncomingMessage): AsyncGenerator<Buffer> {
    const tooLarge = () => new NetworkError("response_too_large", `The answer is larger than ${this.#maxBytes} bytes`);
    const stream = decode(response);
    let size = 0;
    try {
      if (Number(response.headers["content-length"] ?? 0) > this.#maxBytes) throw tooLarge();
      for await (const chunk of stream) {
        size += (chunk as Buffer).length;
        if (size > this.#maxBytes) throw tooLarge();
        yield chunk as Buffer;
      }
    } catch (error) {
      this.hasFailed = true;
      throw error;
    } finally {
      stream.destroy();
      response.destroy();
    }
  }
}

/** The body as it was before it was compressed. */
export function decode(response: IncomingMessage): Readable {
  const decoders: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
    gzip: createGunzip,
    br: createBrotliDecompress,
    deflate: createInflate,
  };
  const decoder = decoders[response.headers["content-encoding"] ?? ""]?.();
  if (!decoder) return response;
  response.once("error", (error) => decoder.destroy(error));
  return response.pipe(decoder) as unknown as Readable;
}

function flat(response: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : (value ?? ""),
    ]),
  );
}
