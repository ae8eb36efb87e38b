import Type, { type Static } from "typebox";
import { Id, Nullable, OneOf, PageInfo, Text, Timestamp } from "./common.ts";

export const deploymentStatuses = ["queued", "in_progress", "success", "failure"] as const;
export type DeploymentStatus = (typeof deploymentStatuses)[number];

export const deploymentSources = ["api", "dashboard", "github", "gitlab", "internal"] as const;
export type DeploymentSource = (typeof deploymentSources)[number];

export const deploymentKinds = ["production", "preview"] as const;
export type DeploymentKind = (typeof deploymentKinds)[number];

export const PreviewTrigger = Type.Object({
  branch: Text("new-guide", { minLength: 1, description: "Git branch name" }),
});

export const PreviewAccepted = Type.Object(
  {
    statusId: Id("deployment", "Passed to the deployment status operation"),
    previewUrl: Text("https://docs-new-guide-321608f135.previews.example.org", {
      description: "Where the preview is hosted; never changes for a branch",
    }),
  },
  { $id: "PreviewAccepted" },
);

export const Preview = Type.Object(
  {
    previewId: Id("preview"),
    branch: Text("new-guide"),
    previewUrl: Text("https://docs-new-guide-321608f135.previews.example.org"),
    statusId: Nullable(Id("deployment", "The newest deployment")),
    status: Nullable(OneOf(deploymentStatuses)),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { $id: "Preview" },
);
export type Preview = Static<typeof Preview>;
export const PreviewList = Type.Object({ previews: Type.Array(Preview), ...PageInfo }, { $id: "PreviewList" });

export const UpdateAccepted = Type.Object({ statusId: Id("deployment") }, { $id: "UpdateAccepted" });

export const DeploymentError = Type.Object({
  code: Text("unreadable-config"),
  message: Text("docs.json is not valid JSON: comma expected"),
  file: Type.Optional(Text("docs.json")),
  line: Type.Optional(Type.Integer()),
  column: Type.Optional(Type.Integer()),
});
export type DeploymentError = Static<typeof DeploymentError>;

/** A deployment as the status operation answers it; `_id` is the statusId. */
export const Deployment = Type.Object(
  {
    _id: Id("deployment"),
    projectId: Id("project"),
    createdAt: Timestamp,
    endedAt: Nullable(Timestamp),
    status: OneOf(deploymentStatuses),
    kind: OneOf(deploymentKinds),
    live: Type.Boolean({ description: "Whether this deployment is being served" }),
    summary: Text("47 pages, 3 rendered"),
    logs: Type.Array(Text("Fetching main of https://github.com/acme/docs"), { description: "Its log, line by line" }),
    subdomain: Text("docs", { description: "The label of the host name that serves it" }),
    screenshot: Nullable(Type.String()),
    author: Nullable(Text("Ada Writer")),
    commit: Nullable(
      Type.Object({
        sha: Text("2d7361b36c87ed5578fbc31f7d8b2a9c0e4d5a61"),
        ref: Text("main"),
        message: Text("Explain the export"),
        filesChanged: Type.Object({
          added: Type.Array(Text("publish/static-export.mdx")),
          modified: Type.Array(Text("docs.json")),
          removed: Type.Array(Text("export.mdx")),
        }),
      }),
    ),
    source: OneOf(deploymentSources),
    pageCount: Nullable(Type.Integer()),
    diagnosticCounts: Nullable(Type.Object({ error: Type.Integer(), warning: Type.Integer(), info: Type.Integer() })),
    url: Text("https://docs.example.com", { description: "Where the deployment is, or will be, served" }),
    previewUrl: Type.Optional(Text("https://docs-new-guide-321608f135.previews.example.org")),
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
    code: Text("broken-link"),
    message: Text("There is no page at /quickstrat"),
    file: Text("index.mdx"),
    line: Type.Optional(Type.Integer({ examples: [12] })),
    column: Type.Optional(Type.Integer({ examples: [5] })),
    hint: Type.Optional(Text("Did you mean /quickstart? Correct the link, or add a redirect")),
  },
  { $id: "Diagnostic" },
);
export const DiagnosticList = Type.Object(
  { diagnostics: Type.Array(DiagnosticSchema), ...PageInfo },
  { $id: "DiagnosticList" },
);

export const Rollback = Type.Object({
  deploymentId: Id("deployment", "An earlier successful production deployment"),
});
