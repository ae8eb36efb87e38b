import type { IncomingMessage, ServerResponse } from "node:http";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { anonymousLimits, limits, type RateLimit } from "@lectern/contract";
import { asNetworkError, decode, guardedRequest, NetworkError, parseAddress } from "@lectern/net";
import type { Config } from "../../config.ts";
import { isOwnOrigin, networkName, readBody, readerAddress, takeHit } from "../../http/index.ts";
import type { Services } from "../../services.ts";
import type { SitePointer } from "../directory/find-site.ts";
import type { PublishedSite } from "../published-site.ts";
import { PageEndpoints } from "./page-endpoints.ts";
import { type AskedRequest, outgoingHeaders, readEnvelope, shownHeaders } from "./playground-envelope.ts";
import { asRefusal, Refusal } from "./playground-refusal.ts";
import { isListedRequest } from "./playground-servers.ts";

/** Where a site's playground asks for a request to be passed on, on the site's own origin. */
export const playgroundPath = "/_lectern/playground";

export type PassOn = (
  request: IncomingMessage,
  response: ServerResponse,
  pointer: SitePointer,
  site: PublishedSite,
) => Promise<void>;

/** Whatever comes back is data: it is never a document of the site's origin. */
const answerHeaders = {
  "cache-control": "no-store",
  "content-disposition": "attachment",
  "content-security-policy": "sandbox; default-src 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

const mostEnvelopeBytes = 64 * 1024;

/** A request that the page which asks may send. */
interface Checked {
  asked: AskedRequest;
  url: URL;
  body: Buffer;
}

/**
 * Takes `POST /_lectern/playground` of a site: one line of JSON that says what to send, then the body. Only to servers
 * that the page names which asks, with its method; never to a private address; with nothing of ours: no cookie, no key.
 * Redirects are shown, not followed. The answer's status and headers come as data, its body as bytes.
 */
export function createPlaygroundProxy(services: Pick<Services, "config" | "db" | "blobs" | "secrets" | "log">): PassOn {
  const { config, db, blobs, secrets, log } = services;
  const pages = new PageEndpoints(blobs);
  let running = 0;

  async function count(bucket: string, limit: RateLimit): Promise<void> {
    const hit = await takeHit(db, `${limit.name}:${bucket}`, limit);
    const seconds = String(hit.retryAfterSeconds);
    if (!hit.allowed)
      throw new Refusal(429, "rate_limited", `Too many requests; try again in ${seconds} seconds`, {
        "retry-after": seconds,
      });
  }

  async function check(request: IncomingMessage, pointer: SitePointer, site: PublishedSite): Promise<Checked> {
    if (!config.playgroundProxy) throw new Refusal(404, "not_available", "This site passes no requests on");
    if (request.method !== "POST") throw new Refusal(405, "method_not_allowed", "Only POST is answered here");
    // A page elsewhere cannot choose its own origin, and a request of ours must not come back to us.
    if (!isOwnOrigin(request.headers.origin ?? "", request.headers.host))
      throw new Refusal(403, "origin_not_allowed", "The request does not come from a page of this site");
    if (/\blectern\b/.test(request.headers.via ?? ""))
      throw new Refusal(508, "loop", "The request came from a playground");
    const network = networkName(readerAddress(request, config.trustedProxies), secrets.keyPepper);
    await count(`${pointer.projectId}:${network}`, anonymousLimits.playgroundPerAddress);
    await count(pointer.projectId, anonymousLimits.playgroundPerSite);
    const { asked, body } = await readAsked(request);
    const url = parseAddress(asked.url);
    const endpoints = await pages.of(site, asked.page);
    if (!endpoints.some((endpoint) => isListedRequest(endpoint, asked.method, url)))
      throw new Refusal(403, "host_not_listed", `The page does not name ${url.host} with ${asked.method} as its API`);
    return { asked, url, body };
  }

  return async (request, response, pointer, site) => {
    let isCounted = false;
    try {
      if (running >= limits.playgroundRunning) throw new Refusal(503, "busy", "Too many requests are on their way");
      isCounted = true;
      running += 1;
      await sendOn(response, await check(request, pointer, site), config.playgroundPrivateHosts);
    } catch (error) {
      // The reader left, or the answer broke off on its way: there is nobody to tell, or no way left to.
      if (response.headersSent || response.destroyed) return void response.destroy();
      const fault = asRefusal(error);
      if (fault.status === 500 || fault.code === "unavailable")
        log.error({ err: error }, "A playground request was not passed on");
      if (!request.complete) response.setHeader("connection", "close");
      response.writeHead(fault.status, {
        ...answerHeaders,
        ...fault.headers,
        "content-type": "application/json; charset=utf-8",
      });
      response.end(JSON.stringify({ error: fault.message, code: fault.code }));
    } finally {
      if (isCounted) running -= 1;
    }
  };
}

/** The request that the page's playground wrote down, and the body that follows. */
async function readAsked(request: IncomingMessage): Promise<Pick<Checked, "asked" | "body">> {
  const received = await readBody(request, limits.playgroundRequestBytes, tooLarge);
  const end = received.subarray(0, mostEnvelopeBytes).indexOf("\n");
  const asked = end < 0 ? null : readEnvelope(received.toString("utf8", 0, end));
  if (!asked) throw new Refusal(400, "invalid_request", "The request to pass on is not well-formed");
  return { asked, body: received.subarray(end + 1) };
}

/** Sends a request to the API and its answer to the reader: status and headers as data, the body as bytes. */
async function sendOn(
  response: ServerResponse,
  { asked, url, body }: Checked,
  privateHosts: Config["playgroundPrivateHosts"],
): Promise<void> {
  const timeout = AbortSignal.timeout(limits.playgroundSeconds * 1000);
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const policy = { privateHosts, allowedHosts: [] };
  const isBodyless = asked.method === "GET" || asked.method === "HEAD";
  try {
    const answer = await guardedRequest(
      url,
      {
        method: asked.method,
        headers: outgoingHeaders(asked),
        body: isBodyless || body.length === 0 ? null : body,
        signal: AbortSignal.any([timeout, gone.signal]),
      },
      policy,
    );
    const told = {
      status: answer.statusCode ?? 0,
      statusText: answer.statusMessage ?? "",
      headers: shownHeaders(answer.headers),
    };
    response.writeHead(200, {
      ...answerHeaders,
      "content-type": "application/octet-stream",
      "lectern-response": encodeURIComponent(JSON.stringify(told).toWellFormed()),
    });
    response.flushHeaders();
    await pipeline(decode(answer), atMost(limits.playgroundResponseBytes), response);
  } catch (error) {
    throw asNetworkError(error, url, timeout.aborted);
  }
}

function tooLarge(): Refusal {
  return new Refusal(413, "body_too_large", "The request is larger than this site passes on");
}

/** Lets so many bytes through and then breaks off. */
function atMost(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > most) done(new NetworkError("response_too_large", `The answer is larger than ${most} bytes`));
      else done(null, chunk);
    },
  });
}
