import { Id, Member, MemberList, MemberUpdate, PageQuery } from "@lectern/contract";
import Type, { type Static } from "typebox";
import type { Caller } from "../../http/access/route-access.ts";
import type { ApiPlugin } from "../../http/index.ts";
import { byCreation, pageQuery } from "../../storage/index.ts";
import { changeRole, findMember, organizationMembers, removeMember, toMember } from "./members.ts";

const tags = ["Organization"];

/** `/v1/members`: list, change the role, remove. */
export const memberRoutes: ApiPlugin = (app, { db, secrets }) => {
  app.get(
    "/v1/members",
    {
      config: { access: { scope: "read" } },
      schema: {
        operationId: "listMembers",
        summary: "List members",
        description: "The first to join comes before the others.",
        tags,
        querystring: Type.Object(PageQuery),
        response: { 200: MemberList },
      },
    },
    async ({ caller, query }) => {
      const { items, ...page } = await pageQuery(organizationMembers(db, caller.organizationId), {
        cursorKey: secrets.cursorKey,
        belongsTo: { list: "members", organization: caller.organizationId },
        order: byCreation("asc", "members."),
        ...query,
      });
      return { members: items.map(toMember), ...page };
    },
  );

  const memberParams = Type.Object({ memberId: Id("member") });
  const findOne = (request: { params: unknown }, caller: Caller) =>
    findMember(db, caller.organizationId, (request.params as Static<typeof memberParams>).memberId);

  app.patch(
    "/v1/members/:memberId",
    {
      config: { access: { scope: "write", role: "admin", find: findOne }, errors: ["conflict"] },
      schema: {
        operationId: "updateMember",
        summary: "Change a member's role",
        tags,
        params: memberParams,
        body: MemberUpdate,
        response: { 200: Member },
      },
    },
    async ({ caller, params, body }) =>
      toMember(
        await db.transaction().execute((transaction) => changeRole(transaction, caller, params.memberId, body.role)),
      ),
  );

  app.delete(
    "/v1/members/:memberId",
    {
      config: { access: { scope: "write", role: "admin", find: findOne }, errors: ["conflict"] },
      schema: {
        operationId: "removeMember",
        summary: "Remove a member",
        description: "Their sessions and API keys end with it.",
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
};
