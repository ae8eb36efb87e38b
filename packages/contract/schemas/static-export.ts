import Type, { type Static } from "typebox";
import { exportTargets } from "../site/export-target.ts";
import { Nullable, OneOf, PageInfo, Timestamp } from "./common.ts";

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
    feedbackEndpoint: Type.Optional(Type.String({ format: "uri", maxLength: 2048 })),
    analyticsEndpoint: Type.Optional(Type.String({ format: "uri", maxLength: 2048 })),
    assistantEndpoint: Type.Optional(Type.String({ format: "uri", maxLength: 2048 })),
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
  domain: Type.String({ description: "Host name of the site: its own domain or its address under the sites domain" }),
  version: Type.Optional(Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$" })),
  paths: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 1024 }), { minItems: 1, maxItems: 10_000 })),
  target: Type.Optional(OneOf(exportTargets)),
  features: Type.Optional(ExportFeatures),
});
export type ExportStart = Static<typeof ExportStart>;

export const ExportJob = Type.Object(
  {
    jobId: Type.String(),
    status: OneOf(exportStatuses),
    progress: Type.Number({ minimum: 0, maximum: 100, description: "Never falls; 100 exactly when completed" }),
    pageCount: Type.Integer({ description: "Pages exported so far" }),
    totalPages: Nullable(Type.Integer()),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    domain: Type.String(),
    target: OneOf(exportTargets),
    version: Type.String({ description: "The label asked for, else one derived from the deployment" }),
    deploymentId: Type.String({ description: "The one deployment that is exported" }),
    error: Nullable(Type.String()),
  },
  { $id: "ExportJob" },
);
export type ExportJob = Static<typeof ExportJob>;
export const ExportJobList = Type.Object({ jobs: Type.Array(ExportJob), ...PageInfo }, { $id: "ExportJobList" });

export const ExportBundle = Type.Object(
  {
    jobId: Type.String(),
    bundleUrl: Type.String({ description: "Presigned link; only it expires, not the bundle" }),
    sizeBytes: Type.Integer(),
    expiresAt: Timestamp,
    sha256: Type.String({ pattern: "^[0-9a-f]{64}$" }),
    version: Type.String(),
    format: Type.Literal("tar.gz"),
  },
  { $id: "ExportBundle" },
);
export type ExportBundle = Static<typeof ExportBundle>;
