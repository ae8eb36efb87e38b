import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError, anonymousLimits, limits, type RateLimit } from "@lectern/contract";
import { toApiError } from "../http/error-answer.ts";
import {
  isOwnOrigin,
  networkName,
  rateLimitHeaders,
  readBody,
  readerAddress,
  saysJson,
  takeHit,
} from "../http/index.ts";
import type { Services } from "../services.ts";
import { canonicalPagePath } from "./page-path.ts";
import { readSubmission } from "./read-submission.ts";
import { insertFeedback } from "./store.ts";

/** Where a site's pages send feedback, on the site's own origin. */
export const feedbackPath = "/_lectern/feedback";

/** The site that a request was sent to. */
export interface FeedbackSite {
  organizationId: string;
  projectId: string;
  /** Whether the live site has this page: `/guides/start`, `/`. */
  hasPage(path: string): boolean;
}

export type CollectFeedback = (request: IncomingMessage, response: ServerResponse, site: FeedbackSite) => Promise<void>;

/**
 * Takes `POST /_lectern/feedback` of a site. 202 means stored: once for each client id. A browser must come from the
 * site's own origin; only agents come without one. No cookie is read or set, and no address is stored.
 */
export function createFeedbackCollector(
  services: Pick<Services, "config" | "db" | "secrets" | "log">,
): CollectFeedback {
  const { config, db, secrets, log } = services;

  async function collect(request: IncomingMessage, response: ServerResponse, site: FeedbackSite): Promise<string> {
    if (request.method !== "POST") throw new ApiError("method_not_allowed", { headers: { allow: "POST" } });
    const origin = request.headers.origin;
    if (origin !== undefined && !isOwnOrigin(origin, request.headers.host)) throw new ApiError("origin_not_allowed");
    if (!saysJson(request)) throw new ApiError("unsupported_media_type");
    const network = networkName(readerAddress(request, config.trustedProxies), secrets.keyPepper);
    await count(response, `${site.projectId}:${network}`, anonymousLimits.feedbackPerAddress);
    await count(response, site.projectId, anonymousLimits.feedbackPerSite);
    const body = await readBody(request, limits.bodyBytes, () => new ApiError("body_too_large"));
    const submission = readSubmission(body.toString("utf8"));
    if (origin === undefined && submission.source !== "agent") throw new ApiError("origin_not_allowed");
    const path = canonicalPagePath(submission.path);
    if (path === null) {
      const message = "path must be the path of a page, beginning with one slash, without scheme and host";
      throw new ApiError("invalid_request", { details: [{ message, path: "body.path" }] });
    }
    if (!site.hasPage(path)) throw new ApiError("not_found", { message: "This site has no such page" });
    await insertFeedback(db, site.organizationId, site.projectId, { ...submission, path });
    return submission.client_id;
  }

  async function count(response: ServerResponse, bucket: string, limit: RateLimit): Promise<void> {
    const hit = await takeHit(db, `${limit.name}:${bucket}`, limit);
    for (const [name, value] of Object.entries(rateLimitHeaders(limit, hit))) response.setHeader(name, value);
    if (!hit.allowed) throw new ApiError("rate_limited", { headers: { "retry-after": String(hit.retryAfterSeconds) } });
  }

  return async (request, response, site) => {
    const requestId = randomUUID();
    response.setHeader("x-request-id", requestId);
    try {
      send(response, 202, { id: await collect(request, response, site) });
    } catch (error) {
      const fault = toApiError(error);
      if (fault.status >= 500) log.error({ err: fault.cause ?? fault, requestId }, "Feedback was not stored");
      for (const [name, value] of Object.entries(fault.headers)) response.setHeader(name, value);
      // What was not read of the body would be taken for the next request.
      if (!request.complete) response.setHeader("connection", "close");
      const { message, details, code, status } = fault;
      send(response, status, { error: message, ...(details ? { details } : {}), code, requestId });
    }
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(JSON.stringify(body));
}
