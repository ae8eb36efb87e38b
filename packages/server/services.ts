import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { JobQueue } from "./jobs/job-queue.ts";
import type { BlobStore } from "./storage/blobs/blob-store.ts";
import type { Database } from "./storage/database/schema.ts";

/** What every room of the server is given at start; `start-server.ts` makes it. */
export interface Services {
  config: Config;
  db: Database;
  blobs: BlobStore;
  jobs: JobQueue;
  secrets: Secrets;
  urls: Urls;
  log: Logger;
}

/** Keys derived from the one root secret, each for one purpose. */
export interface Secrets {
  /** HMAC key of API key hashes. */
  keyPepper: Buffer;
  /** HMAC key of links to stored files. */
  linkKey: Buffer;
  /** AES-256 key of repository credentials. */
  credentialKey: Buffer;
  /** HMAC key of paging cursors. */
  cursorKey: Buffer;
  /** Secret of browser sessions. */
  sessionSecret: string;
}

/** Where things are reached from outside; known once the port is. */
export interface Urls {
  /** Origin of API and dashboard, without trailing slash. */
  publicUrl: string;
  /** Origin of a project's production site. */
  site(slug: string): string;
  /** Origin of a preview. */
  preview(hostLabel: string): string;
  /** Origin of a custom domain. */
  domain(hostname: string): string;
}
