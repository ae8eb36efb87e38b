import { Id, PageQuery, Project, ProjectCreate, ProjectList, ProjectUpdate } from "@lectern/contract";
import Type from "typebox";
import { writeAudit } from "../accounts/index.ts";
import { type ApiApp, type ApiPlugin, idempotently } from "../http/index.ts";
import type { Services } from "../services.ts";
import { byCreation, pageQuery } from "../storage/index.ts";
import { createProject } from "./create-project.ts";
import { domainRoutes } from "./domain-routes.ts";
import { presentProject } from "./present-project.ts";
import { projectOfPath } from "./project-of-path.ts";
import { mainDomains, type ProjectRow } from "./store.ts";
import { type ResolveTxt, resolveTxt } from "./txt-records.ts";
import { updateProject } from "./update-project.ts";

const tags = ["Projects"];
const params = Type.Object({ projectId: Id("project") });

/**
 * `/v1/projects` and the domains below it.
 * @param askDns how the records that prove domains are looked up
 */
export function createProjectsRoutes(askDns: ResolveTxt): ApiPlugin {
  return async (app, services) => {
    projectRoutes(app, services);
    await domainRoutes(askDns)(app, services);
  };
}

export const projectsRoutes: ApiPlugin = createProjectsRoutes(resolveTxt);

function projectRoutes(app: ApiApp, services: Services): void {
  listProjectsRoute(app, services);
  createProjectRoute(app, services);
  getProjectRoute(app, services);
  updateProjectRoute(app, services);
  deleteProjectRoute(app, services);
}

/** Projects as the API answers them, each with its main domain. */
async function present({ db, urls }: Services, rows: readonly ProjectRow[]) {
  const domains = await mainDomains(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => presentProject(urls, row, domains.get(row.id)));
}

function listProjectsRoute(app: ApiApp, services: Services): void {
  const { db, secrets } = services;
  app.get(
    "/v1/projects",
    {
      config: { access: { scope: "read" } },
      schema: {
        operationId: "listProjects",
        summary: "List projects",
        description: "The newest comes first.",
        tags,
        querystring: Type.Object(PageQuery),
        response: { 200: ProjectList },
      },
    },
    async ({ caller, query }) => {
      const { organizationId } = caller;
      const rows = db.selectFrom("projects").selectAll().where("organization_id", "=", organizationId);
      const { items, ...page } = await pageQuery(rows, {
        cursorKey: secrets.cursorKey,
        belongsTo: { list: "projects", organization: organizationId },
        order: byCreation("desc"),
        ...query,
      });
      return { projects: await present(services, items), ...page };
    },
  );
}

function createProjectRoute(app: ApiApp, services: Services): void {
  const { urls } = services;
  app.post(
    "/v1/projects",
    {
      config: { access: { scope: "write", role: "admin", idempotent: true }, errors: ["conflict"] },
      schema: {
        operationId: "createProject",
        summary: "Create a project",
        description: "From a Git repository, a branch, and, in a monorepo, the folder of `docs.json`.",
        tags,
        body: ProjectCreate,
        response: { 201: Project },
      },
    },
    (request, reply) =>
      idempotently(services, request, reply, async (transaction) => {
        const row = await createProject(transaction, services, request.caller, request.body);
        reply.code(201).header("location", `/v1/projects/${row.id}`);
        return presentProject(urls, row, undefined);
      }),
  );
}

function getProjectRoute(app: ApiApp, services: Services): void {
  app.get(
    "/v1/projects/:projectId",
    {
      config: { access: { scope: "read", find: projectOfPath(services) } },
      schema: { operationId: "getProject", summary: "Get a project", tags, params, response: { 200: Project } },
    },
    async (request) => (await present(services, [request.found as ProjectRow]))[0]!,
  );
}

function updateProjectRoute(app: ApiApp, services: Services): void {
  const { db } = services;
  app.patch(
    "/v1/projects/:projectId",
    {
      config: { access: { scope: "write", role: "admin", find: projectOfPath(services) } },
      schema: {
        operationId: "updateProject",
        summary: "Change a project",
        description: "Its name, or its source; the next deployment uses it.",
        tags,
        params,
        body: ProjectUpdate,
        response: { 200: Project },
      },
    },
    async ({ caller, found, body }) => {
      const row = await db
        .transaction()
        .execute((transaction) => updateProject(transaction, services, caller, found as ProjectRow, body));
      return (await present(services, [row]))[0]!;
    },
  );
}

function deleteProjectRoute(app: ApiApp, services: Services): void {
  const { db } = services;
  app.delete(
    "/v1/projects/:projectId",
    {
      config: { access: { scope: "write", role: "admin", find: projectOfPath(services) } },
      schema: {
        operationId: "deleteProject",
        summary: "Delete a project",
        description: "Its site, previews, exports and feedback are removed for good. The repository is not touched.",
        tags,
        params,
        response: { 204: Type.Null({ description: "Deleted, with its deployments, previews, exports and feedback" }) },
      },
    },
    async ({ caller, found }, reply) => {
      const project = found as ProjectRow;
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("projects").where("id", "=", project.id).execute();
        await writeAudit(transaction, caller, "project.delete", project.id, { name: project.name, slug: project.slug });
      });
      return reply.code(204).send(null);
    },
  );
}
