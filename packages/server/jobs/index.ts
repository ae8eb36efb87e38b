export { openJobQueue } from "./boss-queue.ts";
export type { JobContext, JobHandler, JobName, JobPayloads, JobQueue } from "./job-queue.ts";
