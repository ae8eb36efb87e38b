import { Deployment, DeploymentList, DiagnosticList, Id, PageQuery } from "@lectern/contract";
import Type from "typebox";
import type { ApiApp, ApiPlugin, RouteAccess } from "../http/index.ts";
import { mainDomains, type ProjectRow } from "../projects/index.ts";
import type { Services } from "../services.ts";
import { pageQuery } from "../storage/index.ts";
import { type DeploymentView, presentDeployment } from "./present.ts";
import { presentWithLog } from "./present-with-log.ts";
import { deploymentViews, readDeployment, readDiagnostics } from "./read-deployments.ts";
import { ProjectPath, projectAccess } from "./route-access.ts";

const StatusPath = Type.Object({ statusId: Id("deployment") });

/** Deployments: their status, what builds found in the content, and the history of a project. */
export const statusRoutes: ApiPlugin = (app, services) => {
  getDeploymentStatusRoute(app, services);
  listDiagnosticsRoute(app, services);
  listDeploymentsRoute(app, services);
};

/** Who may read a deployment that a route's path names: `request.found` is then its `DeploymentView`. */
function readStatus({ db }: Services): RouteAccess {
  return {
    scope: "read",
    find: (request, caller) =>
      readDeployment(db, caller.organizationId, (request.params as { statusId: string }).statusId),
  };
}

function getDeploymentStatusRoute(app: ApiApp, services: Services): void {
  const { db, urls } = services;
  app.get(
    "/v1/project/update-status/:statusId",
    {
      schema: {
        operationId: "getDeploymentStatus",
        summary: "Get a deployment",
        description: "Its status and its log.",
        tags: ["Deployments"],
        params: StatusPath,
        response: { 200: Deployment },
      },
      config: { access: readStatus(services) },
    },
    (request) => presentWithLog(db, urls, request.found as DeploymentView),
  );
}

function listDiagnosticsRoute(app: ApiApp, services: Services): void {
  app.get(
    "/v1/project/update-status/:statusId/diagnostics",
    {
      schema: {
        operationId: "listDiagnostics",
        summary: "List diagnostics",
        description: "What the build found in the content, with file, line and column.",
        tags: ["Deployments"],
        params: StatusPath,
        querystring: Type.Object(PageQuery),
        response: { 200: DiagnosticList },
      },
      config: { access: readStatus(services) },
    },
    async (request) => {
      const { limit = 50, cursor } = request.query;
      const { items, ...page } = await readDiagnostics(services, request.found as DeploymentView, { limit, cursor });
      return { diagnostics: items, ...page };
    },
  );
}

function listDeploymentsRoute(app: ApiApp, services: Services): void {
  const { db, urls } = services;
  app.get(
    "/v1/projects/:projectId/deployments",
    {
      schema: {
        operationId: "listDeployments",
        summary: "List deployments",
        description: "The newest comes first; their logs are left out.",
        tags: ["Deployments"],
        params: ProjectPath,
        querystring: Type.Object(PageQuery),
        response: { 200: DeploymentList },
      },
      config: { access: projectAccess(services, "read") },
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
}
