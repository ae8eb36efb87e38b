/** What readers say: collecting it on the sites, listing it, its triage. */
export { createFeedbackCollector, feedbackPath, isOwnOrigin } from "./collect.ts";
export { networkName, readerAddress } from "./reader-address.ts";
export { feedbackRoutes } from "./routes.ts";
