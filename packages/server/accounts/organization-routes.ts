import {
  AuditList,
  type Invitation,
  InvitationCreate,
  InvitationCreated,
  InvitationList,
  Member,
  MemberList,
  MemberUpdate,
  Organization,
  OrganizationUpdate,
  PageQuery,
} from "@lectern/contract";
import Type, { type Static } from "typebox";
import type { Caller } from "../http/access.ts";
import { type ApiPlugin, idempotently } from "../http/index.ts";
import { pageQuery, type SortColumn } from "../storage/page-query.ts";
import { writeAudit } from "./audit.ts";
import { findInvitation, type InvitationRow, invite, openInvitations, revokeInvitation } from "./invitations.ts";
import { changeRole, findMember, organizationMembers, removeMember, toMember } from "./members.ts";
import { findOrganization, toOrganization } from "./organizations.ts";
import { pageInfo } from "./paged.ts";

const tags = ["Organization"];

/** The organization, its members and invitations, and what was done in it. */
export const organizationRoutes: ApiPlugin = (app, services) => {
  const { db, secrets, urls } = services;
  const paging = (list: string, caller: Caller, query: { limit?: number; cursor?: string }, order: SortColumn[]) => ({
    cursorKey: secrets.cursorKey,
    belongsTo: { list, organization: caller.organizationId },
    order,
    limit: query.limit ?? 50,
    cursor: query.cursor,
  });

  app.get(
    "/v1/organization",
    {
      config: { access: { scope: "read" } },
      schema: { operationId: "getOrganization", summary: "The organization", tags, response: { 200: Organization } },
    },
    async ({ caller }) => toOrganization(await findOrganization(db, caller.organizationId)),
  );

  app.patch(
    "/v1/organization",
    {
      config: { access: { scope: "write", role: "admin" } },
      schema: {
        operationId: "updateOrganization",
        summary: "Rename the organization",
        tags,
        body: OrganizationUpdate,
        response: { 200: Organization },
      },
    },
    async ({ caller, body }) =>
      db.transaction().execute(async (transaction) => {
        const { name } = body;
        const { organizationId } = caller;
        await transaction.updateTable("organizations").set({ name }).where("id", "=", organizationId).execute();
        await writeAudit(transaction, caller, "organization.update", organizationId, { name });
        return toOrganization(await findOrganization(transaction, organizationId));
      }),
  );

  app.get(
    "/v1/members",
    {
      config: { access: { scope: "read" } },
      schema: {
        operationId: "listMembers",
        summary: "List the members, the first to join before the others",
        tags,
        querystring: Type.Object(PageQuery),
        response: { 200: MemberList },
      },
    },
    async ({ caller, query }) => {
      const options = paging("members", caller, query, oldestFirst("members."));
      const page = await pageQuery(organizationMembers(db, caller.organizationId), options);
      return { members: page.items.map(toMember), ...pageInfo(page) };
    },
  );

  const memberParams = Type.Object({ memberId: Type.String() });
  const findOne = (request: { params: unknown }, caller: Caller) =>
    findMember(db, caller.organizationId, (request.params as Static<typeof memberParams>).memberId);

  app.patch(
    "/v1/members/:memberId",
    {
      config: { access: { scope: "write", role: "admin", find: findOne }, errors: ["conflict"] },
      schema: {
        operationId: "updateMember",
        summary: "Give a member another role",
        tags,
        params: memberParams,
        body: MemberUpdate,
        response: { 200: Member },
      },
    },
    async ({ caller, params, body }) =>
      toMember(await db.transaction().execute((trx) => changeRole(trx, caller, params.memberId, body.role))),
  );

  app.delete(
    "/v1/members/:memberId",
    {
      config: { access: { scope: "write", role: "admin", find: findOne }, errors: ["conflict"] },
      schema: {
        operationId: "removeMember",
        summary: "Remove a member, their sessions and keys",
        tags,
        params: memberParams,
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, params }, reply) => {
      await db.transaction().execute((transaction) => removeMember(transaction, caller, params.memberId));
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/v1/invitations",
    {
      config: { access: { scope: "read" } },
      schema: {
        operationId: "listInvitations",
        summary: "List the open invitations, oldest first",
        tags,
        querystring: Type.Object(PageQuery),
        response: { 200: InvitationList },
      },
    },
    async ({ caller, query }) => {
      const options = paging("invitations", caller, query, oldestFirst(""));
      const page = await pageQuery(openInvitations(db, caller.organizationId), options);
      return { invitations: page.items.map(toInvitation), ...pageInfo(page) };
    },
  );

  app.post(
    "/v1/invitations",
    {
      config: { access: { scope: "write", role: "admin", idempotent: true }, errors: ["conflict"] },
      schema: {
        operationId: "createInvitation",
        summary: "Invite someone by a link",
        tags,
        body: InvitationCreate,
        response: { 201: InvitationCreated },
      },
    },
    (request, reply) =>
      idempotently(services, request, reply, async (transaction) => {
        const { email, role } = request.body;
        const { row, token } = await invite(transaction, request.caller, { email, role });
        reply.code(201).header("location", "/v1/invitations");
        // Behind the #, so that the token reaches no server's log.
        return { invitation: toInvitation(row), url: `${urls.publicUrl}/invitations/accept#token=${token}` };
      }),
  );

  app.delete(
    "/v1/invitations/:invitationId",
    {
      config: {
        access: {
          scope: "write",
          role: "admin",
          find: ({ params }, caller) =>
            findInvitation(db, caller.organizationId, (params as { invitationId: string }).invitationId),
        },
      },
      schema: {
        operationId: "revokeInvitation",
        summary: "Revoke an invitation",
        tags,
        params: Type.Object({ invitationId: Type.String() }),
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, found }, reply) => {
      await db.transaction().execute((trx) => revokeInvitation(trx, caller, found as InvitationRow));
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/v1/audit",
    {
      config: { access: { scope: "read", role: "admin" } },
      schema: {
        operationId: "listAudit",
        summary: "What was done in the organization, newest first",
        tags,
        querystring: Type.Object(PageQuery),
        response: { 200: AuditList },
      },
    },
    async ({ caller, query }) => {
      const entries = db.selectFrom("audit_log").selectAll().where("organization_id", "=", caller.organizationId);
      const order: SortColumn[] = [
        { column: "at", direction: "desc", type: "timestamptz" },
        { column: "id", direction: "desc", type: "text" },
      ];
      const page = await pageQuery(entries, paging("audit", caller, query, order));
      const shown = page.items.map(({ id, at, actor, action, target, detail }) => {
        return { auditId: id, at: at.toISOString(), actor, action, target, detail };
      });
      return { entries: shown, ...pageInfo(page) };
    },
  );
};

function oldestFirst(table: "" | "members."): SortColumn[] {
  return [
    { column: `${table}created_at`, direction: "asc", type: "timestamptz" },
    { column: `${table}id`, direction: "asc", type: "text" },
  ];
}

function toInvitation(row: InvitationRow): Static<typeof Invitation> {
  return {
    invitationId: row.id,
    email: row.email,
    role: row.role,
    expiresAt: row.expires_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}
