/**
 * How often, how many, how large: every number of the API contract that limits a caller, in one place.
 * Rates are sliding windows with one bucket per organization, exact over all replicas.
 */
export interface RateLimit {
  /** Names the bucket; also the policy name in the `RateLimit-Policy` header. */
  name: string;
  /** Requests allowed in any window. */
  quota: number;
  /** Length of the window in seconds. */
  windowSeconds: number;
  /** What members have who are signed in to the dashboard, in a bucket of their own: programs leave them theirs, and they those. */
  ofMembers?: RateLimit;
}

export const rateLimits = {
  /** All analytics endpoints share this one. A screen of the dashboard asks three times. */
  analytics: {
    name: "analytics",
    quota: 100,
    windowSeconds: 3600,
    ofMembers: { name: "analytics-members", quota: 2000, windowSeconds: 3600 },
  },
  /** `POST /v1/project/preview/{projectId}`. */
  previewTrigger: { name: "preview-trigger", quota: 5, windowSeconds: 60 },
  productionUpdate: { name: "production-update", quota: 10, windowSeconds: 10 },
  exportStart: { name: "export-start", quota: 10, windowSeconds: 3600 },
  exportStatus: { name: "export-status", quota: 120, windowSeconds: 60 },
  exportBundle: { name: "export-bundle", quota: 30, windowSeconds: 60 },
  keyCreation: { name: "key-creation", quota: 10, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>;

/** Limits of readers' and anonymous calls; the bucket is a site or an address prefix, not an organization. */
export const anonymousLimits = {
  feedbackPerAddress: { name: "feedback-address", quota: 30, windowSeconds: 60 },
  feedbackPerSite: { name: "feedback-site", quota: 3000, windowSeconds: 60 },
  playgroundPerAddress: { name: "playground-address", quota: 60, windowSeconds: 60 },
  playgroundPerSite: { name: "playground-site", quota: 1200, windowSeconds: 60 },
  mcpPerAddress: { name: "mcp-address", quota: 120, windowSeconds: 60 },
  mcpPerSite: { name: "mcp-site", quota: 1200, windowSeconds: 60 },
  signIn: { name: "sign-in", quota: 10, windowSeconds: 300 },
  /** Over all addresses, so that a password cannot be guessed from many. */
  signInPerAccount: { name: "sign-in-account", quota: 50, windowSeconds: 300 },
  badKeys: { name: "bad-keys", quota: 100, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

export const limits = {
  /** A JSON request body, in bytes. */
  bodyBytes: 64 * 1024,
  /** The body of `POST /v1/static-export/jobs`, in bytes: it may list `exportPaths` paths. */
  exportBodyBytes: 2 * 1024 * 1024,
  /** A reader's comment, in bytes of UTF-8. */
  commentBytes: 4 * 1024,
  /** The code of a code-block feedback, in bytes of UTF-8. */
  feedbackCodeBytes: 32 * 1024,
  /** A request that a site passes on for its playground, its body included, in bytes. */
  playgroundRequestBytes: 10 * 1024 * 1024,
  /** An answer that a site passes on, in bytes. */
  playgroundResponseBytes: 25 * 1024 * 1024,
  /** Longest time for all of it, streams included, in seconds. */
  playgroundSeconds: 120,
  /** Requests of playgrounds that one process passes on at once. */
  playgroundRunning: 32,
  /** Pages that one export may list. */
  exportPaths: 10_000,
  /** Longest time whose votes are counted by day, in days. */
  voteDays: 366,
  /** Exports of an organization that run at once; others wait. */
  exportsRunning: 2,
  previewsPerProject: 100,
  /** For how long a link to a bundle holds. */
  bundleLinkSecondsDefault: 3600,
  bundleLinkSecondsMin: 300,
  bundleLinkSecondsMax: 7 * 24 * 3600,
  /** For how long the answer to a request with an `Idempotency-Key` is kept. */
  idempotencyHours: 24,
  /** Characters of a new password. */
  passwordMin: 12,
  passwordMax: 128,
  /** Longest grace period of a rotated key, in days. */
  rotationGraceDays: 7,
  /** Lines of log kept for one deployment; what comes after is counted, not kept. */
  deploymentLogLines: 2000,
} as const;
