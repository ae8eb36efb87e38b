import { AuditList, Organization, OrganizationUpdate, PageQuery } from "@lectern/contract";
import Type from "typebox";
import type { ApiPlugin } from "../../http/index.ts";
import { pageQuery, type SortColumn } from "../../storage/index.ts";
import { writeAudit } from "../audit.ts";
import { findOrganization, toOrganization } from "./organizations.ts";

const tags = ["Organization"];

/** `/v1/organization`, and what was done in it. */
export const organizationRoutes: ApiPlugin = (app, { db, secrets }) => {
  app.get(
    "/v1/organization",
    {
      config: { access: { scope: "read" } },
      schema: {
        operationId: "getOrganization",
        summary: "Get the organization",
        tags,
        response: { 200: Organization },
      },
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
    "/v1/audit",
    {
      config: { access: { scope: "read", role: "admin" } },
      schema: {
        operationId: "listAudit",
        summary: "List the audit log",
        description: "What was done in the organization, newest first.",
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
      const { items, ...page } = await pageQuery(entries, {
        cursorKey: secrets.cursorKey,
        belongsTo: { list: "audit", organization: caller.organizationId },
        order,
        ...query,
      });
      const shown = items.map(({ id, at, actor, action, target, detail }) => {
        return { auditId: id, at: at.toISOString(), actor, action, target, detail };
      });
      return { entries: shown, ...page };
    },
  );
};
