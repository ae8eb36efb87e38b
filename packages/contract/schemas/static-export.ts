import Type, { type Static } from "typebox";
import { exportTargets } from "../site/export-target.ts";
import { Id, Nullable, OneOf, PageInfo, Text, Timestamp } from "./common.ts";

export const exportStatuses = ["queued", "running", "completed", "failed"] as const;
export type ExportStatus = (typeof exportStatuses)[number];

/**
 * What an exported site carries. Absent keys take the default of the target: client-hosted has search and the
 * playground on, feedback and assistant off until their endpoint is given; air-gapped has search on, the playground
 * off, and refuses any endpoint but the assistant's, which must be the site's own. Content of other hosts is left out
 * unless a client-hosted site asks to keep it.
 */
export const ExportFeatures = Type.Object(
  {
    search: Type.Optional(Type.Boolean()),
    apiPlayground: Type.Optional(Type.Boolean()),
    feedbackEndpoint: Type.Optional(Text("https://docs.example.com/feedback", { format: "uri", maxLength: 2048 })),
    analyticsEndpoint: Type.Optional(Text("https://docs.example.com/analytics", { format: "uri", maxLength: 2048 })),
    assistantEndpoint: Type.Optional(Text("https://docs.example.com/assistant", { format: "uri", maxLength: 2048 })),
    outsideContent: Type.Optional(
      Type.Boolean({
        description: "Images, films, frames, fonts and styles of other hosts stay; not for air-gapped sites",
      }),
    ),
  },
  { additionalProperties: false },
);
export type ExportFeatures = Static<typeof ExportFeatures>;

export const ExportStart = Type.Object({
  domain: Text("docs.example.com", {
    description: "Host name of the site: its own domain or its address under the sites domain",
  }),
  version: Type.Optional(
    Text("2.1", {
      description: "A label for the bundle; left out, one is derived from the deployment",
      pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$",
    }),
  ),
  paths: Type.Optional(
    Type.Array(Text("/quickstart", { minLength: 1, maxLength: 1024 }), {
      minItems: 1,
      maxItems: 10_000,
      description: "Only these pages; left out, all",
    }),
  ),
  target: Type.Optional(OneOf(exportTargets)),
  features: Type.Optional(ExportFeatures),
});
export type ExportStart = Static<typeof ExportStart>;

export const ExportJob = Type.Object(
  {
    jobId: Id("exportJob"),
    status: OneOf(exportStatuses),
    progress: Type.Number({
      examples: [42.5],
      minimum: 0,
      maximum: 100,
      description: "Never falls; 100 exactly when completed",
    }),
    pageCount: Type.Integer({ examples: [85], description: "Pages exported so far" }),
    totalPages: Nullable(Type.Integer({ examples: [200] })),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    domain: Text("docs.example.com"),
    target: OneOf(exportTargets),
    version: Text("2.1", { description: "The label asked for, else one derived from the deployment" }),
    deploymentId: Id("deployment", "The one deployment that is exported"),
    error: Nullable(Type.String({ description: "Why it failed" })),
  },
  { $id: "ExportJob" },
);
export type ExportJob = Static<typeof ExportJob>;
export const ExportJobList = Type.Object({ jobs: Type.Array(ExportJob), ...PageInfo }, { $id: "ExportJobList" });

export const ExportBundle = Type.Object(
  {
    jobId: Id("exportJob"),
    bundleUrl: Text("https://bundles.example.com/docs.example.com-2.1.tar.gz?signature=…", {
      description: "Presigned link; only it expires, not the bundle",
    }),
    sizeBytes: Type.Integer({ examples: [3_278_248] }),
    expiresAt: Timestamp,
    sha256: Text("706bc755bacfbf6811f6a730b14d78e5b9ddd24513c00f309d9c6bc33c72612e", { pattern: "^[0-9a-f]{64}$" }),
    version: Text("2.1"),
    format: Type.Literal("tar.gz"),
  },
  { $id: "ExportBundle" },
);
export type ExportBundle = Static<typeof ExportBundle>;
