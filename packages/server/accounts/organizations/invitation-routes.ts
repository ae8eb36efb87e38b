import { Id, type Invitation, InvitationCreate, InvitationCreated, InvitationList, PageQuery } from "@lectern/contract";
import Type, { type Static } from "typebox";
import { type ApiApp, type ApiPlugin, idempotently } from "../../http/index.ts";
import type { Services } from "../../services.ts";
import { byCreation, pageQuery } from "../../storage/index.ts";
import { findInvitation, type InvitationRow, invite, openInvitations, revokeInvitation } from "./invitations.ts";

const tags = ["Organization"];

/** `/v1/invitations`: list, create, revoke. Accepting one signs somebody in: see `session-routes.ts`. */
export const invitationRoutes: ApiPlugin = (app, services) => {
  listInvitationsRoute(app, services);
  createInvitationRoute(app, services);
  revokeInvitationRoute(app, services);
};

function listInvitationsRoute(app: ApiApp, { db, secrets }: Services): void {
  app.get(
    "/v1/invitations",
    {
      config: { access: { scope: "read" } },
      schema: {
        operationId: "listInvitations",
        summary: "List open invitations",
        description: "The oldest comes first.",
        tags,
        querystring: Type.Object(PageQuery),
        response: { 200: InvitationList },
      },
    },
    async ({ caller, query }) => {
      const { items, ...page } = await pageQuery(openInvitations(db, caller.organizationId), {
        cursorKey: secrets.cursorKey,
        belongsTo: { list: "invitations", organization: caller.organizationId },
        order: byCreation("asc"),
        ...query,
      });
      return { invitations: items.map(toInvitation), ...page };
    },
  );
}

function createInvitationRoute(app: ApiApp, services: Services): void {
  const { urls } = services;
  app.post(
    "/v1/invitations",
    {
      config: { access: { scope: "write", role: "admin", idempotent: true }, errors: ["conflict"] },
      schema: {
        operationId: "createInvitation",
        summary: "Invite a member",
        description: "Makes a link by which someone joins the organization.",
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
}

function revokeInvitationRoute(app: ApiApp, { db }: Services): void {
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
        description: "Its link is worth nothing from then on.",
        tags,
        params: Type.Object({ invitationId: Id("invitation") }),
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, found }, reply) => {
      await db.transaction().execute((transaction) => revokeInvitation(transaction, caller, found as InvitationRow));
      return reply.code(204).send(null);
    },
  );
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
