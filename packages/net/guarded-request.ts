import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { type AddressPolicy, guardAddress } from "./guard-address.ts";
import { NetworkError } from "./network-error.ts";

export interface GuardedRequest {
  method: string;
  headers: Record<string, string | string[]>;
  body: Uint8Array | null;
  /** Ends the request and its answer, also while that is read. */
  signal: AbortSignal;
}

/**
 * One request to an address that a user gave: resolved once, checked by `guardAddress`, and connected to at exactly that
 * address; plain http only to private hosts that the operator lists. Redirects are not followed. The answer's body is
 * still to be read.
 * @throws {NetworkError}, or the signal's reason.
 */
export async function guardedRequest(
  url: URL,
  { method, headers, body, signal }: GuardedRequest,
  policy: AddressPolicy,
): Promise<IncomingMessage> {
  const pinned = await guardAddress(url.hostname, Number(url.port) || (url.protocol === "https:" ? 443 : 80), policy);
  if (url.protocol === "http:" && !pinned.isPrivateHost) {
    throw new NetworkError("plain_http_refused", `The address ${url.origin} must be https`);
  }
  const addresses = pinned.addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  const lookup: LookupFunction = (_host, { all }, done) => {
    const first = addresses[0] as { address: string; family: number };
    return all ? done(null, addresses) : done(null, first.address, first.family);
  };
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request(url, { method, lookup, signal, agent: false, headers });
    sent.once("response", resolve).once("error", reject);
    if (body) sent.setHeader("content-length", body.length);
    sent.end(body ?? undefined);
  });
}

/** An address that a request may be sent to at all. @throws {NetworkError} */
export function parseAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new NetworkError("url_invalid", "The address must begin with https://");
  }
  if (url.username || url.password)
    throw new NetworkError("url_invalid", "The address must not hold a user or password");
  return url;
}

/** What went wrong on the way to a host, in words; what is none of that (a caller's abort) as it is. */
export function asNetworkError(error: unknown, url: URL, timedOut: boolean): unknown {
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
