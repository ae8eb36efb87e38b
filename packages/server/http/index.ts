/** The HTTP side of the server: the API's common rules, and the listener in front of API, dashboard and sites. */
export type { Caller, RouteAccess } from "./access.ts";
export type { ApiApp, ApiPlugin } from "./api-plugin.ts";
export { createApi } from "./create-api.ts";
export { createDashboard } from "./dashboard.ts";
export { fileRoutes } from "./files.ts";
export { healthRoutes } from "./health.ts";
export { idempotently, removeExpiredKeys } from "./idempotency.ts";
export { openListener } from "./listener.ts";
export { createLogger } from "./logger.ts";
export { createMetrics, listenMetrics, type Metrics } from "./metrics.ts";
export { rateLimitHeaders, removeExpiredBuckets, takeHit } from "./rate-limit.ts";
export { readBody } from "./read-body.ts";
export { awayRetrySeconds } from "./retry-after.ts";
