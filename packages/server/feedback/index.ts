/** What readers say: collecting it on the sites, listing it, its triage. */
export { createFeedbackCollector, feedbackPath } from "./collect.ts";
export { feedbackRoutes } from "./routes.ts";
