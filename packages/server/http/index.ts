/** The HTTP side of the server: the API's common rules, and the listener in front of API, dashboard and sites. */

export { rateLimitHeaders, removeExpiredBuckets, takeHit } from "./access/rate-limit.ts";
export type { Caller, RouteAccess } from "./access/route-access.ts";
export type { ApiApp, ApiPlugin } from "./api-plugin.ts";
export { createApi } from "./create-api.ts";
export { createDashboard } from "./dashboard.ts";
export { fileRoutes } from "./files.ts";
export { idempotently, removeExpiredKeys } from "./idempotency.ts";
export { openListener } from "./listener.ts";
export { healthRoutes } from "./monitoring/health.ts";
export { createLogger } from "./monitoring/logger.ts";
export { createMetrics, listenMetrics, type Metrics } from "./monitoring/metrics.ts";
export { isOwnOrigin } from "./own-origin.ts";
export { readBody, saysJson } from "./read-body.ts";
export { networkName, readerAddress } from "./reader-address.ts";
export { awayRetrySeconds } from "./retry-after.ts";
