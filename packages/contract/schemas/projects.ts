import Type, { type Static } from "typebox";
import { Nullable, PageInfo, Timestamp } from "./common.ts";

/** Where the documentation is. A credential is written, never read back. */
export const ProjectSource = Type.Object({
  repositoryUrl: Type.String({
    minLength: 1,
    maxLength: 2048,
    description: "https:// or ssh:// (git@host:path) remote",
  }),
  branch: Type.String({ minLength: 1, maxLength: 255 }),
  directory: Type.String({ maxLength: 1024, description: "Folder of docs.json in a monorepo; empty for the root" }),
});

export const ProjectCredential = Type.Union([
  Type.Object({
    kind: Type.Literal("token"),
    username: Type.Optional(Type.String()),
    token: Type.String({ minLength: 1, maxLength: 4096 }),
  }),
  Type.Object({
    kind: Type.Literal("ssh-key"),
    privateKey: Type.String({ minLength: 1, maxLength: 16_384 }),
    knownHosts: Type.Optional(Type.String({ maxLength: 16_384 })),
  }),
]);
export type ProjectCredential = Static<typeof ProjectCredential>;

export const Project = Type.Object(
  {
    projectId: Type.String(),
    name: Type.String(),
    slug: Type.String({ description: "The label of its host names" }),
    source: ProjectSource,
    hasCredential: Type.Boolean(),
    siteUrl: Type.String(),
    domain: Type.String({ description: "The host name to export: the custom domain if there is one" }),
    liveDeploymentId: Nullable(Type.String()),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { $id: "Project" },
);
export type Project = Static<typeof Project>;
export const ProjectList = Type.Object({ projects: Type.Array(Project), ...PageInfo }, { $id: "ProjectList" });

export const ProjectCreate = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  slug: Type.Optional(Type.String({ pattern: "^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$" })),
  repositoryUrl: Type.String({ minLength: 1, maxLength: 2048 }),
  branch: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  directory: Type.Optional(Type.String({ maxLength: 1024 })),
  credential: Type.Optional(ProjectCredential),
});
export type ProjectCreate = Static<typeof ProjectCreate>;

export const ProjectUpdate = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    repositoryUrl: Type.Optional(Type.String({ minLength: 1, maxLength: 2048 })),
    branch: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
    directory: Type.Optional(Type.String({ maxLength: 1024 })),
    credential: Type.Optional(Nullable(ProjectCredential)),
  },
  { minProperties: 1 },
);
export type ProjectUpdate = Static<typeof ProjectUpdate>;

export const Domain = Type.Object(
  {
    hostname: Type.String(),
    verified: Type.Boolean(),
    verification: Type.Object(
      { name: Type.String(), type: Type.Literal("TXT"), value: Type.String() },
      { description: "The DNS record that proves who owns the domain" },
    ),
    createdAt: Timestamp,
  },
  { $id: "Domain" },
);
export type Domain = Static<typeof Domain>;
export const DomainList = Type.Object({ domains: Type.Array(Domain), ...PageInfo }, { $id: "DomainList" });
export const DomainCreate = Type.Object({ hostname: Type.String({ minLength: 1, maxLength: 253 }) });
