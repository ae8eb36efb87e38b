import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { type AddressPolicy, guardAddress, type PinnedAddress } from "./guard-address.ts";
import { NetworkError } from "./network-error.ts";

export interface GuardedFetchOptions extends AddressPolicy {
  /** Most bytes of the body, counted after decompression. */
  maxBytes: number;
  /** Longest time for all of it, redirects included. */
  timeoutMs: number;
  /** Most redirects that are followed; each is checked like the first address. */
  redirects: number;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface GuardedResponse {
  /** Address of the last hop. */
  url: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * GET of an address that a user gave. Every hop is resolved once, checked by `guardAddress`, and connected to at exactly
 * that address; plain http only to private hosts that the operator lists. Any status is an answer.
 * @throws {NetworkError}
 */
export async function guardedFetch(url: string, options: GuardedFetchOptions): Promise<GuardedResponse> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  let hop = parseAddress(url);
  for (let hops = 0; ; hops++) {
    const port = Number(hop.port) || (hop.protocol === "https:" ? 443 : 80);
    const pinned = await guardAddress(hop.hostname, port, options);
    if (hop.protocol === "http:" && !pinned.isPrivateHost) {
      throw new NetworkError("plain_http_refused", `The address ${hop.origin} must be https`);
    }
    try {
      const response = await open(hop, pinned, options.headers ?? {}, signal);
      const location = response.headers.location;
      if (!location || ![301, 302, 303, 307, 308].includes(response.statusCode ?? 0)) {
        const body = await readBody(response, options.maxBytes);
        return { url: hop.href, status: response.statusCode ?? 0, headers: flat(response), body };
      }
      response.destroy();
      if (hops >= options.redirects) throw new NetworkError("too_many_redirects", `${url} redirects too often`);
      hop = parseAddress(new URL(location, hop).href);
    } catch (error) {
      throw asNetworkError(error, hop, timeout.aborted);
    }
  }
}

function parseAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new NetworkError("url_invalid", "The address must begin with https://");
  }
  if (url.username || url.password)
    throw new NetworkError("url_invalid", "The address must not hold a user or password");
  return url;
}

function open(
  url: URL,
  pinned: PinnedAddress,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const addresses = pinned.addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  const lookup: LookupFunction = (_host, { all }, done) => {
    const first = addresses[0] as { address: string; family: number };
    return all ? done(null, addresses) : done(null, first.address, first.family);
  };
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request(url, {
      lookup,
      signal,
      agent: false,
      headers: { "user-agent": "lectern", accept: "*/*", "accept-encoding": "gzip, br", ...headers },
    });
    sent.once("response", resolve).once("error", reject).end();
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new NetworkError("response_too_large", `The answer is larger than ${maxBytes} bytes`);
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge();
  }
  const stream = decode(response);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
  } finally {
    stream.destroy();
    response.destroy();
  }
  return Buffer.concat(chunks);
}

function decode(response: IncomingMessage): Readable {
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

function asNetworkError(error: unknown, url: URL, timedOut: boolean): unknown {
  if (error instanceof NetworkError) return error;
  const { code = "", name, message } = error as NodeJS.ErrnoException;
  if (timedOut) {
    return new NetworkError("timeout", `${url.host} did not answer in time`, { retryable: true, cause: error });
  }
  if (name === "AbortError") return error;
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_|EPROTO/.test(code)) {
    return new NetworkError("tls_failed", `The secure connection to ${url.host} failed: ${message}`, { cause: error });
  }
  return new NetworkError("connection_failed", `The connection to ${url.host} failed: ${message}`, {
    retryable: true,
    cause: error,
  });
}
