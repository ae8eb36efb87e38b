import { Id, PageQuery, PreviewAccepted, PreviewList, PreviewTrigger, rateLimits, Text } from "@lectern/contract";
import Type from "typebox";
import { writeAudit } from "../../accounts/index.ts";
import type { BranchState } from "../../git/index.ts";
import { type ApiApp, type ApiPlugin, idempotently } from "../../http/index.ts";
import type { ProjectRow } from "../../projects/index.ts";
import type { Services } from "../../services.ts";
import { type Connection, pageQuery } from "../../storage/index.ts";
import { presentPreview } from "../present.ts";
import { ProjectPath, projectAccess, sourceOf } from "../route-access.ts";
import { deletePreview } from "./delete-preview.ts";
import { previewsOf } from "./preview-store.ts";
import { checkBranch, triggerPreview } from "./trigger-preview.ts";

const PreviewPath = Type.Object({
  projectId: Id("project"),
  branch: Text("new-guide", { description: "Percent-encoded" }),
});

/** Previews: asked for, listed and taken off. */
export const previewRoutes: ApiPlugin = (app, services) => {
  triggerPreviewRoute(app, services);
  listPreviewsRoute(app, services);
  deletePreviewRoute(app, services);
};

function triggerPreviewRoute(app: ApiApp, services: Services): void {
  app.post(
    "/v1/project/preview/:projectId",
    {
      schema: {
        operationId: "triggerPreview",
        summary: "Deploy a preview",
        description: "Builds a branch and serves it at an address of its own.",
        tags: ["Deployments"],
        params: ProjectPath,
        body: PreviewTrigger,
        response: { 202: PreviewAccepted },
      },
      config: {
        access: { ...projectAccess(services, "write"), limit: rateLimits.previewTrigger, idempotent: true },
        errors: ["preview_limit_reached"],
      },
    },
    (request, reply) => {
      const project = request.found as ProjectRow;
      const { branch } = request.body;
      const trigger = async (transaction: Connection, state: BranchState) => {
        const accepted = await triggerPreview(transaction, services, project.organization_id, {
          projectId: project.id,
          branch,
          state,
          source: sourceOf(request.caller),
        });
        await writeAudit(transaction, request.caller, "deployment.request", accepted.statusId, {
          projectId: project.id,
          branch,
        });
        reply.code(202).header("location", `/v1/project/update-status/${accepted.statusId}`);
        return accepted;
      };
      return idempotently(services, request, reply, trigger, () => checkBranch(services, project, branch));
    },
  );
}

function listPreviewsRoute(app: ApiApp, services: Services): void {
  const { db, urls } = services;
  app.get(
    "/v1/project/preview/:projectId",
    {
      schema: {
        operationId: "listPreviews",
        summary: "List previews",
        description: "The newest comes first.",
        tags: ["Deployments"],
        params: ProjectPath,
        querystring: Type.Object(PageQuery),
        response: { 200: PreviewList },
      },
      config: { access: projectAccess(services, "read") },
    },
    async (request) => {
      const project = request.found as ProjectRow;
      const { items, ...page } = await pageQuery(previewsOf(db, project.organization_id, project.id), {
        cursorKey: services.secrets.cursorKey,
        belongsTo: { route: "previews", projectId: project.id },
        order: [
          { column: "previews.created_at", direction: "desc", type: "timestamptz" },
          { column: "previews.id", direction: "asc", type: "text", byCodePoint: true },
        ],
        ...request.query,
      });
      return { previews: items.map((row) => presentPreview(urls, row)), ...page };
    },
  );
}

function deletePreviewRoute(app: ApiApp, services: Services): void {
  const { db } = services;
  app.delete(
    "/v1/project/preview/:projectId/:branch",
    {
      schema: {
        operationId: "deletePreview",
        summary: "Delete a preview",
        description: "Takes the preview of a branch off.",
        tags: ["Deployments"],
        params: PreviewPath,
        response: { 204: Type.Null() },
      },
      config: { access: projectAccess(services, "write") },
    },
    async (request, reply) => {
      const { id: projectId, organization_id: organizationId } = request.found as ProjectRow;
      const { branch } = request.params;
      await db.transaction().execute(async (transaction) => {
        await deletePreview(transaction, organizationId, { projectId, branch });
        await writeAudit(transaction, request.caller, "preview.delete", branch, { projectId });
      });
      return reply.code(204).send(null);
    },
  );
}
