import Type, { type Static } from "typebox";
import { limits } from "../limits.ts";
import { plans } from "../plans.ts";
import { roles } from "../roles.ts";
import { Id, Nullable, OneOf, PageInfo, Text, Timestamp } from "./common.ts";

export const keyScopes = ["read", "write"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** A password that is being set. */
const NewPassword = Type.String({ minLength: limits.passwordMin, maxLength: limits.passwordMax });

/** An API key as it may be shown: never the key itself. */
export const ApiKey = Type.Object(
  {
    keyId: Id("apiKey"),
    name: Text("Nightly export"),
    display: Text("lec_DYkK…Le2i", { description: "First 8 and last 4 characters" }),
    scope: OneOf(keyScopes),
    allowedCidrs: Type.Array(Text("203.0.113.0/24"), {
      description: "From where it may be used; empty for everywhere",
    }),
    createdAt: Timestamp,
    createdBy: Nullable(Text("ada@example.com")),
    expiresAt: Nullable(Timestamp),
    lastUsedAt: Nullable(Timestamp),
    revokedAt: Nullable(Timestamp),
    replacedBy: Nullable(Id("apiKey", "The key that a rotation made")),
  },
  { $id: "ApiKey" },
);
export type ApiKey = Static<typeof ApiKey>;
export const ApiKeyList = Type.Object({ keys: Type.Array(ApiKey), ...PageInfo }, { $id: "ApiKeyList" });

export const ApiKeyCreate = Type.Object({
  name: Text("Nightly export", { minLength: 1, maxLength: 100 }),
  scope: OneOf(keyScopes),
  expiresAt: Type.Optional(Nullable(Timestamp)),
  allowedCidrs: Type.Optional(
    Type.Array(Text("203.0.113.0/24", { maxLength: 64 }), {
      maxItems: 50,
      description: "From where it may be used; left out or empty for everywhere",
    }),
  ),
});
export type ApiKeyCreate = Static<typeof ApiKeyCreate>;

/** The only answer that holds the key itself. */
export const ApiKeyCreated = Type.Object(
  { key: Text("lec_DYkKgckQwr3CG2IK8vpbooSgZJFwZW7m2Le2i", { description: "Shown this once" }), apiKey: ApiKey },
  { $id: "ApiKeyCreated" },
);
export const ApiKeyRotate = Type.Object({
  graceDays: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: limits.rotationGraceDays,
      default: 1,
      description: "Days for which the old key works on",
    }),
  ),
});

export const Organization = Type.Object(
  {
    organizationId: Id("organization"),
    name: Text("Acme"),
    slug: Text("acme"),
    plan: OneOf(plans),
    createdAt: Timestamp,
  },
  { $id: "Organization" },
);
export type Organization = Static<typeof Organization>;
export const OrganizationUpdate = Type.Object({ name: Text("Acme", { minLength: 1, maxLength: 100 }) });

export const Member = Type.Object(
  {
    memberId: Id("member"),
    userId: Id("user"),
    name: Text("Ada Writer"),
    email: Text("ada@example.com"),
    role: OneOf(roles),
    createdAt: Timestamp,
  },
  { $id: "Member" },
);
export type Member = Static<typeof Member>;
export const MemberList = Type.Object({ members: Type.Array(Member), ...PageInfo }, { $id: "MemberList" });
export const MemberUpdate = Type.Object({ role: OneOf(roles) });

export const Invitation = Type.Object(
  {
    invitationId: Id("invitation"),
    email: Text("ada@example.com"),
    role: OneOf(roles),
    expiresAt: Timestamp,
    createdAt: Timestamp,
  },
  { $id: "Invitation" },
);
export const InvitationList = Type.Object(
  { invitations: Type.Array(Invitation), ...PageInfo },
  { $id: "InvitationList" },
);
export const InvitationCreate = Type.Object({
  email: Text("ada@example.com", { format: "email", maxLength: 320 }),
  role: OneOf(roles),
});
/** The link is shown once to the one who invites; it is bound to the e-mail address and works once. */
export const InvitationCreated = Type.Object(
  {
    invitation: Invitation,
    url: Text("https://docs-platform.example.com/invitations/accept#token=…", { description: "Works once" }),
  },
  { $id: "InvitationCreated" },
);
export const InvitationAccept = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 200, description: "From the link of the invitation" }),
  name: Text("Ada Writer", { minLength: 1, maxLength: 100 }),
  password: NewPassword,
});

/** Who is signed in, or which key calls, and for which organization. */
export const Me = Type.Object(
  {
    user: Nullable(
      Type.Object(
        { userId: Id("user"), name: Text("Ada Writer"), email: Text("ada@example.com") },
        { description: "Null where a key calls" },
      ),
    ),
    organization: Organization,
    role: Nullable(OneOf(roles)),
    organizations: Type.Array(
      Type.Object({ organizationId: Id("organization"), name: Text("Acme"), role: OneOf(roles) }),
    ),
  },
  { $id: "Me" },
);

export const SetupState = Type.Object({ needed: Type.Boolean(), tokenRequired: Type.Boolean() }, { $id: "SetupState" });
/** First run: the owner's account and the organization, once, while the server has no user. */
export const Setup = Type.Object({
  token: Type.Optional(Type.String({ description: "Printed at start where the server listens beyond this machine" })),
  name: Text("Ada Writer", { minLength: 1, maxLength: 100 }),
  email: Text("ada@example.com", { format: "email", maxLength: 320 }),
  password: NewPassword,
  organization: Text("Acme", { minLength: 1, maxLength: 100 }),
  plan: Type.Optional(OneOf(plans)),
});
export type Setup = Static<typeof Setup>;

export const SignIn = Type.Object({
  email: Text("ada@example.com", { maxLength: 320 }),
  password: Type.String({ minLength: 1, maxLength: 1024 }),
});

export const AuditEntry = Type.Object(
  {
    auditId: Id("auditEntry"),
    at: Timestamp,
    actor: Text("ada@example.com", { description: "A user's e-mail address, or a key's name and display" }),
    action: Text("project.create", { description: "What was done" }),
    target: Nullable(Id("project", "Of what, mostly an id")),
    detail: Nullable(Type.Record(Type.String(), Type.Unknown())),
  },
  { $id: "AuditEntry" },
);
export const AuditList = Type.Object({ entries: Type.Array(AuditEntry), ...PageInfo }, { $id: "AuditList" });
