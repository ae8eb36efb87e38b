/** What readers say: collecting it on the sites, listing it, its triage. */
export { type CollectFeedback, createFeedbackCollector, type FeedbackSite, feedbackPath } from "./collect.ts";
export { feedbackRoutes } from "./routes.ts";
