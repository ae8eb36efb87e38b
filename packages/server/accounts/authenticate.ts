import { ApiError } from "@lectern/contract";
import type { Authenticate } from "../http/api-plugin.ts";
import type { Services } from "../services.ts";
import { authenticateKey } from "./keys/authenticate-key.ts";
import { BadKeyLimiter } from "./keys/bad-key-limiter.ts";
import { authenticateSession } from "./sessions/authenticate-session.ts";
import { readSessionCookie } from "./sessions/session-cookie.ts";

/** Tells who calls: by API key where there is an `Authorization` header, else by the dashboard's cookie. */
export function createAuthenticate(services: Services): Authenticate {
  const limiter = new BadKeyLimiter();
  return async (request) => {
    const { authorization, cookie } = request.headers;
    if (isRepeated(request.raw.rawHeaders, "authorization")) throw new ApiError("unauthorized");
    if (authorization !== undefined) return authenticateKey(services, limiter, authorization, request.ip);
    const token = readSessionCookie(services.urls, cookie);
    if (!token) throw new ApiError("unauthorized");
    const wanted = request.headers["x-lectern-organization"];
    return authenticateSession(services, token, typeof wanted === "string" ? wanted : undefined);
  };
}

/** Node keeps the first of two such headers and a proxy may look at the last: a request that names two callers has none. */
function isRepeated(rawHeaders: readonly string[], name: string): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length > 1;
}
