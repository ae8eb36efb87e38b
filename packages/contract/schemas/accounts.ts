import Type, { type Static } from "typebox";
import { plans } from "../plans.ts";
import { roles } from "../roles.ts";
import { Nullable, OneOf, PageInfo, Timestamp } from "./common.ts";

export const keyScopes = ["read", "write"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** An API key as it may be shown: never the key itself. */
export const ApiKey = Type.Object(
  {
    keyId: Type.String(),
    name: Type.String(),
    display: Type.String({ description: "First 8 and last 4 characters" }),
    scope: OneOf(keyScopes),
    allowedCidrs: Type.Array(Type.String()),
    createdAt: Timestamp,
    createdBy: Nullable(Type.String()),
    expiresAt: Nullable(Timestamp),
    lastUsedAt: Nullable(Timestamp),
    revokedAt: Nullable(Timestamp),
    replacedBy: Nullable(Type.String({ description: "The key that a rotation made" })),
  },
  { $id: "ApiKey" },
);
export type ApiKey = Static<typeof ApiKey>;
export const ApiKeyList = Type.Object({ keys: Type.Array(ApiKey), ...PageInfo }, { $id: "ApiKeyList" });

export const ApiKeyCreate = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  scope: OneOf(keyScopes),
  expiresAt: Type.Optional(Nullable(Timestamp)),
  allowedCidrs: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 50 })),
});
export type ApiKeyCreate = Static<typeof ApiKeyCreate>;

/** The only answer that holds the key itself. */
export const ApiKeyCreated = Type.Object({ key: Type.String(), apiKey: ApiKey }, { $id: "ApiKeyCreated" });
export const ApiKeyRotate = Type.Object({
  graceDays: Type.Optional(Type.Number({ minimum: 0, maximum: 7, default: 1 })),
});

export const Organization = Type.Object(
  { organizationId: Type.String(), name: Type.String(), slug: Type.String(), plan: OneOf(plans), createdAt: Timestamp },
  { $id: "Organization" },
);
export type Organization = Static<typeof Organization>;
export const OrganizationUpdate = Type.Object({ name: Type.String({ minLength: 1, maxLength: 100 }) });

export const Member = Type.Object(
  {
    memberId: Type.String(),
    userId: Type.String(),
    name: Type.String(),
    email: Type.String(),
    role: OneOf(roles),
    createdAt: Timestamp,
  },
  { $id: "Member" },
);
export type Member = Static<typeof Member>;
export const MemberList = Type.Object({ members: Type.Array(Member), ...PageInfo }, { $id: "MemberList" });
export const MemberUpdate = Type.Object({ role: OneOf(roles) });

export const Invitation = Type.Object(
  { invitationId: Type.String(), email: Type.String(), role: OneOf(roles), expiresAt: Timestamp, createdAt: Timestamp },
  { $id: "Invitation" },
);
export const InvitationList = Type.Object(
  { invitations: Type.Array(Invitation), ...PageInfo },
  { $id: "InvitationList" },
);
export const InvitationCreate = Type.Object({
  email: Type.String({ format: "email", maxLength: 320 }),
  role: OneOf(roles),
});
/** The link is shown once to the one who invites; it is bound to the e-mail address and works once. */
export const InvitationCreated = Type.Object(
  { invitation: Invitation, url: Type.String() },
  { $id: "InvitationCreated" },
);
export const InvitationAccept = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 200 }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  password: Type.String({ minLength: 12, maxLength: 128 }),
});

/** Who is signed in, or which key calls, and for which organization. */
export const Me = Type.Object(
  {
    user: Nullable(Type.Object({ userId: Type.String(), name: Type.String(), email: Type.String() })),
    organization: Organization,
    role: Nullable(OneOf(roles)),
    organizations: Type.Array(Type.Object({ organizationId: Type.String(), name: Type.String(), role: OneOf(roles) })),
  },
  { $id: "Me" },
);

export const SetupState = Type.Object({ needed: Type.Boolean(), tokenRequired: Type.Boolean() }, { $id: "SetupState" });
/** First run: the owner's account and the organization, once, while the server has no user. */
export const Setup = Type.Object({
  token: Type.Optional(Type.String({ description: "Printed at start where the server listens beyond this machine" })),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  email: Type.String({ format: "email", maxLength: 320 }),
  password: Type.String({ minLength: 12, maxLength: 128 }),
  organization: Type.String({ minLength: 1, maxLength: 100 }),
  plan: Type.Optional(OneOf(plans)),
});
export type Setup = Static<typeof Setup>;

export const SignIn = Type.Object({
  email: Type.String({ maxLength: 320 }),
  password: Type.String({ minLength: 1, maxLength: 1024 }),
});

export const AuditEntry = Type.Object(
  {
    auditId: Type.String(),
    at: Timestamp,
    actor: Type.String({ description: "A user's e-mail address, or a key's name and display" }),
    action: Type.String({ description: "For example key.create" }),
    target: Nullable(Type.String()),
    detail: Nullable(Type.Record(Type.String(), Type.Unknown())),
  },
  { $id: "AuditEntry" },
);
export const AuditList = Type.Object({ entries: Type.Array(AuditEntry), ...PageInfo }, { $id: "AuditList" });
