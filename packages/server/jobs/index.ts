export { openJobQueue } from "./boss-queue.ts";
export type { JobContext, JobHandler } from "./job-queue.ts";
