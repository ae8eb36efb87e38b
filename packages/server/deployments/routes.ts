import {
  ApiError,
  Deployment,
  DeploymentList,
  DiagnosticList,
  isId,
  PageQuery,
  PreviewAccepted,
  PreviewList,
  PreviewTrigger,
  Rollback,
  rateLimits,
  UpdateAccepted,
} from "@lectern/contract";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { writeAudit } from "../accounts/index.ts";
import type { BranchState } from "../git/index.ts";
import { type ApiPlugin, type Caller, idempotently, type RouteAccess } from "../http/index.ts";
import { findProject, mainDomains, type ProjectRow } from "../projects/index.ts";
import type { Services, Urls } from "../services.ts";
import { type Connection, pageQuery } from "../storage/index.ts";
import { deletePreview } from "./delete-preview.ts";
import { type DeploymentView, presentDeployment, presentPreview } from "./present.ts";
import { previewsOf } from "./preview-store.ts";
import { deploymentViews, readDeployment, readDiagnostics, readLog } from "./read-deployments.ts";
import { rollBack } from "./roll-back.ts";
import { checkBranch, triggerPreview } from "./trigger-preview.ts";
import { triggerProduction } from "./trigger-production.ts";

const ProjectPath = Type.Object({ projectId: Type.String() });
const PreviewPath = Type.Object({ projectId: Type.String(), branch: Type.String({ description: "Percent-encoded" }) });
const StatusPath = Type.Object({ statusId: Type.String() });
const Page = Type.Object(PageQuery);

/** Previews, production updates, status, history and rollback. */
export const deploymentRoutes: ApiPlugin = (app, services) => {
  const { db, urls } = services;
  const findIt = (request: FastifyRequest, caller: Caller) =>
    findProjectOfPath(services, caller, (request.params as { projectId: string }).projectId);
  const read: RouteAccess = { scope: "read", find: findIt };
  const write: RouteAccess = { scope: "write", find: findIt };
  const readStatus: RouteAccess = {
    scope: "read",
    find: (request, caller) =>
      readDeployment(db, caller.organizationId, (request.params as { statusId: string }).statusId),
  };

  app.post(
    "/v1/project/preview/:projectId",
    {
      schema: {
        operationId: "triggerPreview",
        summary: "Deploy a preview of a branch",
        tags: ["Deployments"],
        params: ProjectPath,
        body: PreviewTrigger,
        response: { 202: PreviewAccepted },
      },
      config: {
        access: { ...write, limit: rateLimits.previewTrigger, idempotent: true },
        errors: ["preview_limit_reached"],
      },
    },
    (request, reply) => {
      const project = request.found as ProjectRow;
      const { branch } = request.body;
      const trigger = async (trx: Connection, state: BranchState) => {
        const accepted = await triggerPreview(trx, services, project.organization_id, {
          projectId: project.id,
          branch,
          state,
          source: sourceOf(request.caller),
        });
        await writeAudit(trx, request.caller, "deployment.request", accepted.statusId, {
          projectId: project.id,
          branch,
        });
        reply.code(202).header("location", `/v1/project/update-status/${accepted.statusId}`);
        return accepted;
      };
      return idempotently(services, request, reply, trigger, () => checkBranch(services, project, branch));
    },
  );

  app.get(
    "/v1/project/preview/:projectId",
    {
      schema: {
        operationId: "listPreviews",
        summary: "List the previews of a project, newest first",
        tags: ["Deployments"],
        params: ProjectPath,
        querystring: Page,
        response: { 200: PreviewList },
      },
      config: { access: read },
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

  app.delete(
    "/v1/project/preview/:projectId/:branch",
    {
      schema: {
        operationId: "deletePreview",
        summary: "Take the preview of a branch off",
        tags: ["Deployments"],
        params: PreviewPath,
        response: { 204: Type.Null() },
      },
      config: { access: write },
    },
    async (request, reply) => {
      const { id: projectId, organization_id: organizationId } = request.found as ProjectRow;
      const { branch } = request.params;
      await db.transaction().execute(async (trx) => {
        await deletePreview(trx, organizationId, { projectId, branch });
        await writeAudit(trx, request.caller, "preview.delete", branch, { projectId });
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/v1/project/update/:projectId",
    {
      schema: {
        operationId: "updateProduction",
        summary: "Deploy production from the project's branch",
        tags: ["Deployments"],
        params: ProjectPath,
        response: { 202: UpdateAccepted },
      },
      config: { access: { ...write, limit: rateLimits.productionUpdate, idempotent: true } },
    },
    (request, reply) =>
      idempotently(services, request, reply, async (trx) => {
        const project = request.found as ProjectRow;
        const source = sourceOf(request.caller);
        const statusId = await triggerProduction(trx, services, project.organization_id, {
          projectId: project.id,
          source,
        });
        await writeAudit(trx, request.caller, "deployment.request", statusId, { projectId: project.id });
        reply.code(202).header("location", `/v1/project/update-status/${statusId}`);
        return { statusId };
      }),
  );

  app.get(
    "/v1/project/update-status/:statusId",
    {
      schema: {
        operationId: "getDeploymentStatus",
        summary: "Status and log of a deployment",
        tags: ["Deployments"],
        params: StatusPath,
        response: { 200: Deployment },
      },
      config: { access: readStatus },
    },
    (request) => present(db, urls, request.found as DeploymentView),
  );

  app.get(
    "/v1/project/update-status/:statusId/diagnostics",
    {
      schema: {
        operationId: "listDiagnostics",
        summary: "What a build found in the content, with file, line and column",
        tags: ["Deployments"],
        params: StatusPath,
        querystring: Page,
        response: { 200: DiagnosticList },
      },
      config: { access: readStatus },
    },
    async (request) => {
      const { limit = 50, cursor } = request.query;
      const { items, ...page } = await readDiagnostics(services, request.found as DeploymentView, { limit, cursor });
      return { diagnostics: items, ...page };
    },
  );

  app.get(
    "/v1/projects/:projectId/deployments",
    {
      schema: {
        operationId: "listDeployments",
        summary: "List the deployments of a project, newest first; their logs are left out",
        tags: ["Deployments"],
        params: ProjectPath,
        querystring: Page,
        response: { 200: DeploymentList },
      },
      config: { access: read },
    },
    async (request) => {
      const project = request.found as ProjectRow;
      const query = deploymentViews(db, project.organization_id).where("deployments.project_id", "=", project.id);
      const { items, ...page } = await pageQuery(query, {
        cursorKey: services.secrets.cursorKey,
        belongsTo: { route: "deployments", projectId: project.id },
        order: [{ column: "deployments.sequence", direction: "desc", type: "bigint" }],
        ...request.query,
      });
      const domain = (await mainDomains(db, [project.id])).get(project.id);
      return { deployments: items.map((row) => presentDeployment(urls, row, [], domain)), ...page };
    },
  );

  app.post(
    "/v1/projects/:projectId/rollback",
    {
      schema: {
        operationId: "rollBack",
        summary: "Show an earlier production deployment again",
        tags: ["Deployments"],
        params: ProjectPath,
        body: Rollback,
        response: { 200: Deployment },
      },
      config: { access: { ...write, idempotent: true }, errors: ["conflict"] },
    },
    (request, reply) =>
      idempotently(services, request, reply, async (trx) => {
        const project = request.found as ProjectRow;
        const { deploymentId } = request.body;
        await rollBack(trx, project.organization_id, { projectId: project.id, deploymentId });
        await writeAudit(trx, request.caller, "deployment.rollback", deploymentId, { projectId: project.id });
        return present(trx, urls, await readDeployment(trx, project.organization_id, deploymentId));
      }),
  );
};

function findProjectOfPath(services: Services, caller: Caller, projectId: string): Promise<ProjectRow> {
  if (!isId("project", projectId)) throw new ApiError("not_found");
  return findProject(services.db, caller.organizationId, projectId);
}

async function present(connection: Connection, urls: Urls, row: DeploymentView): Promise<Deployment> {
  const domain = (await mainDomains(connection, [row.project_id])).get(row.project_id);
  return presentDeployment(urls, row, await readLog(connection, row.id), domain);
}

function sourceOf(caller: Caller): "api" | "dashboard" {
  return caller.kind === "session" ? "dashboard" : "api";
}
