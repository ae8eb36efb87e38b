import Type, { type Static } from "typebox";
import { Id, Nullable, PageInfo, Text, Timestamp } from "./common.ts";

/** Where the documentation is. A credential is written, never read back. */
export const ProjectSource = Type.Object({
  repositoryUrl: Text("https://github.com/acme/docs", {
    minLength: 1,
    maxLength: 2048,
    description: "https:// or ssh:// (git@host:path) remote",
  }),
  branch: Text("main", { minLength: 1, maxLength: 255 }),
  directory: Text("docs", { maxLength: 1024, description: "Folder of docs.json in a monorepo; empty for the root" }),
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
    projectId: Id("project"),
    name: Text("Acme docs"),
    slug: Text("acme-docs", { description: "The label of its host names" }),
    source: ProjectSource,
    hasCredential: Type.Boolean(),
    siteUrl: Text("https://docs.example.com"),
    domain: Text("docs.example.com", { description: "The host name to export: the custom domain if there is one" }),
    liveDeploymentId: Nullable(Id("deployment", "What the site shows")),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { $id: "Project" },
);
export type Project = Static<typeof Project>;
export const ProjectList = Type.Object({ projects: Type.Array(Project), ...PageInfo }, { $id: "ProjectList" });

export const ProjectCreate = Type.Object({
  name: Text("Acme docs", { minLength: 1, maxLength: 100 }),
  slug: Type.Optional(
    Text("acme-docs", {
      description: "The label of its host names; left out, made of the name",
      pattern: "^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$",
    }),
  ),
  repositoryUrl: Text("https://github.com/acme/docs", { minLength: 1, maxLength: 2048 }),
  branch: Type.Optional(Text("main", { minLength: 1, maxLength: 255 })),
  directory: Type.Optional(Text("docs", { maxLength: 1024 })),
  credential: Type.Optional(ProjectCredential),
});
export type ProjectCreate = Static<typeof ProjectCreate>;

export const ProjectUpdate = Type.Object(
  {
    name: Type.Optional(Text("Acme docs", { minLength: 1, maxLength: 100 })),
    repositoryUrl: Type.Optional(Text("https://github.com/acme/docs", { minLength: 1, maxLength: 2048 })),
    branch: Type.Optional(Text("main", { minLength: 1, maxLength: 255 })),
    directory: Type.Optional(Text("docs", { maxLength: 1024 })),
    credential: Type.Optional(Nullable(ProjectCredential)),
  },
  { minProperties: 1 },
);
export type ProjectUpdate = Static<typeof ProjectUpdate>;

export const Domain = Type.Object(
  {
    hostname: Text("docs.example.com"),
    verified: Type.Boolean(),
    verification: Type.Object(
      {
        name: Text("_lectern.docs.example.com"),
        type: Type.Literal("TXT"),
        value: Text("lectern-verification=9f86d081884c7d65"),
      },
      { description: "The DNS record that proves who owns the domain" },
    ),
    createdAt: Timestamp,
  },
  { $id: "Domain" },
);
export type Domain = Static<typeof Domain>;
export const DomainList = Type.Object({ domains: Type.Array(Domain), ...PageInfo }, { $id: "DomainList" });
export const DomainCreate = Type.Object({ hostname: Text("docs.example.com", { minLength: 1, maxLength: 253 }) });
