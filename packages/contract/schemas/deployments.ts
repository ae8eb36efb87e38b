import Type, { type Static } from "typebox";
import { Nullable, OneOf, PageInfo, Timestamp } from "./common.ts";

export const deploymentStatuses = ["queued", "in_progress", "success", "failure"] as const;
export type DeploymentStatus = (typeof deploymentStatuses)[number];

export const deploymentSources = ["api", "dashboard", "github", "gitlab", "internal"] as const;
export type DeploymentSource = (typeof deploymentSources)[number];

export const deploymentKinds = ["production", "preview"] as const;
export type DeploymentKind = (typeof deploymentKinds)[number];

export const PreviewTrigger = Type.Object({
  branch: Type.String({ minLength: 1, description: "Git branch name" }),
});

export const PreviewAccepted = Type.Object(
  {
    statusId: Type.String({ description: "Passed to the deployment status operation" }),
    previewUrl: Type.String({ description: "Where the preview is hosted; never changes for a branch" }),
  },
  { $id: "PreviewAccepted" },
);

export const Preview = Type.Object(
  {
    previewId: Type.String(),
    branch: Type.String(),
    previewUrl: Type.String(),
    statusId: Nullable(Type.String({ description: "The newest deployment" })),
    status: Nullable(OneOf(deploymentStatuses)),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { $id: "Preview" },
);
export type Preview = Static<typeof Preview>;
export const PreviewList = Type.Object({ previews: Type.Array(Preview), ...PageInfo }, { $id: "PreviewList" });

export const UpdateAccepted = Type.Object({ statusId: Type.String() }, { $id: "UpdateAccepted" });

export const DeploymentError = Type.Object({
  code: Type.String(),
  message: Type.String(),
  file: Type.Optional(Type.String()),
  line: Type.Optional(Type.Integer()),
  column: Type.Optional(Type.Integer()),
});
export type DeploymentError = Static<typeof DeploymentError>;

/** A deployment as the status operation answers it; `_id` is the statusId. */
export const Deployment = Type.Object(
  {
    _id: Type.String(),
    projectId: Type.String(),
    createdAt: Timestamp,
    endedAt: Nullable(Timestamp),
    status: OneOf(deploymentStatuses),
    kind: OneOf(deploymentKinds),
    live: Type.Boolean({ description: "Whether this deployment is being served" }),
    summary: Type.String(),
    logs: Type.Array(Type.String()),
    subdomain: Type.String(),
    screenshot: Nullable(Type.String()),
    author: Nullable(Type.String()),
    commit: Nullable(
      Type.Object({
        sha: Type.String(),
        ref: Type.String(),
        message: Type.String(),
        filesChanged: Type.Object({
          added: Type.Array(Type.String()),
          modified: Type.Array(Type.String()),
          removed: Type.Array(Type.String()),
        }),
      }),
    ),
    source: OneOf(deploymentSources),
    pageCount: Nullable(Type.Integer()),
    diagnosticCounts: Nullable(Type.Object({ error: Type.Integer(), warning: Type.Integer(), info: Type.Integer() })),
    url: Type.String({ description: "Where the deployment is, or will be, served" }),
    previewUrl: Type.Optional(Type.String()),
    error: Type.Optional(DeploymentError),
  },
  { $id: "Deployment" },
);
export type Deployment = Static<typeof Deployment>;
export const DeploymentList = Type.Object(
  { deployments: Type.Array(Deployment), ...PageInfo },
  { $id: "DeploymentList" },
);

export const DiagnosticSchema = Type.Object(
  {
    severity: OneOf(["error", "warning", "info"] as const),
    code: Type.String(),
    message: Type.String(),
    file: Type.String(),
    line: Type.Optional(Type.Integer()),
    column: Type.Optional(Type.Integer()),
    hint: Type.Optional(Type.String()),
  },
  { $id: "Diagnostic" },
);
export const DiagnosticList = Type.Object(
  { diagnostics: Type.Array(DiagnosticSchema), ...PageInfo },
  { $id: "DiagnosticList" },
);

export const Rollback = Type.Object({
  deploymentId: Type.String({ description: "An earlier successful production deployment" }),
});
