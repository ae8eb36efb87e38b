import {
  ApiError,
  ExportBundle,
  ExportJob,
  ExportJobList,
  ExportStart,
  Id,
  idPattern,
  limits,
  PageQuery,
  rateLimits,
} from "@lectern/contract";
import Type from "typebox";
import { type ApiApp, type ApiPlugin, idempotently, type RouteAccess } from "../http/index.ts";
import type { Services } from "../services.ts";
import { byCreation, pageQuery } from "../storage/index.ts";
import { bundleLink } from "./bundle-link.ts";
import { cancelExport } from "./cancel-export.ts";
import { presentExportJob } from "./present.ts";
import { startExport } from "./start-export.ts";
import { type ExportJobRow, exportJobsOf, findExportJob } from "./store.ts";

const JobPath = Type.Object({ jobId: Id("exportJob") });
const tags = ["Static export"];
const jobs = "/v1/static-export/jobs";
const plan = "staticExport";

/** Start, list, status, cancel and bundle of static exports. */
export const staticExportRoutes: ApiPlugin = (app, services) => {
  startStaticExportRoute(app, services);
  listStaticExportsRoute(app, services);
  getStaticExportRoute(app, services);
  cancelStaticExportRoute(app, services);
  generateStaticExportBundleRoute(app, services);
};

/** Looks up the `jobId` of a route's path: `request.found` is then the caller's job. */
function jobOfPath({ db }: Services): NonNullable<RouteAccess["find"]> {
  return async (request, caller) => {
    const { jobId } = request.params as { jobId: string };
    const job = await findExportJob(db, caller.organizationId, jobId);
    if (!job) throw new ApiError("not_found");
    return job;
  };
}

function startStaticExportRoute(app: ApiApp, services: Services): void {
  app.post(
    jobs,
    {
      bodyLimit: limits.exportBodyBytes,
      schema: {
        operationId: "startStaticExport",
        summary: "Start a static export",
        description: "Makes a bundle of files for any static host, of the whole site or of some of its pages.",
        tags,
        body: ExportStart,
        response: { 202: ExportJob },
      },
      config: {
        access: { scope: "write", limit: rateLimits.exportStart, plan, idempotent: true },
        errors: ["conflict"],
      },
    },
    (request, reply) =>
      idempotently(services, request, reply, async (transaction) => {
        const job = await startExport(transaction, services, request.caller.organizationId, request.body);
        reply.code(202).header("location", `${jobs}/${job.id}`).header("retry-after", "2");
        return presentExportJob(job);
      }),
  );
}

function listStaticExportsRoute(app: ApiApp, { db, secrets }: Services): void {
  app.get(
    jobs,
    {
      schema: {
        operationId: "listStaticExports",
        summary: "List static exports",
        description: "The newest comes first.",
        tags,
        querystring: Type.Object({
          projectId: Type.Optional(
            Type.String({ pattern: idPattern("project").source, description: "Those of one project alone" }),
          ),
          ...PageQuery,
        }),
        response: { 200: ExportJobList },
      },
      config: { access: { scope: "read", limit: rateLimits.exportStatus, plan } },
    },
    async (request) => {
      const { organizationId } = request.caller;
      const { projectId, ...asked } = request.query;
      const { items, ...page } = await pageQuery(exportJobsOf(db, organizationId, projectId), {
        cursorKey: secrets.cursorKey,
        belongsTo: { route: "static exports", organizationId, projectId },
        order: byCreation("desc"),
        ...asked,
      });
      return { jobs: items.map(presentExportJob), ...page };
    },
  );
}

function getStaticExportRoute(app: ApiApp, services: Services): void {
  app.get(
    `${jobs}/:jobId`,
    {
      schema: {
        operationId: "getStaticExport",
        summary: "Get a static export",
        description: "Its status and its progress.",
        tags,
        params: JobPath,
        response: { 200: ExportJob },
      },
      config: { access: { scope: "read", limit: rateLimits.exportStatus, find: jobOfPath(services), plan } },
    },
    async (request) => presentExportJob(request.found as ExportJobRow),
  );
}

function cancelStaticExportRoute(app: ApiApp, services: Services): void {
  app.delete(
    `${jobs}/:jobId`,
    {
      schema: {
        operationId: "cancelStaticExport",
        summary: "Cancel a static export",
        description: "It ends as `failed`, with the error `Cancelled`.",
        tags,
        params: JobPath,
        response: { 200: ExportJob },
      },
      config: {
        access: { scope: "write", limit: rateLimits.exportStatus, find: jobOfPath(services), plan },
        errors: ["conflict"],
      },
    },
    async (request) =>
      presentExportJob(await cancelExport(services, request.caller.organizationId, request.params.jobId)),
  );
}

function generateStaticExportBundleRoute(app: ApiApp, services: Services): void {
  app.post(
    `${jobs}/:jobId/bundle`,
    {
      schema: {
        operationId: "generateStaticExportBundle",
        summary: "Get a link to the bundle",
        description: "A fresh one, of a completed static export.",
        tags,
        params: JobPath,
        response: { 200: ExportBundle },
      },
      config: {
        access: { scope: "write", limit: rateLimits.exportBundle, find: jobOfPath(services), plan, idempotent: true },
        errors: ["job_not_completed", "gone"],
      },
    },
    (request, reply) => {
      const sign = () => bundleLink(services, request.found as ExportJobRow);
      // It writes nothing, so only a key needs a transaction: to keep the answer.
      return request.headers["idempotency-key"] ? idempotently(services, request, reply, sign) : sign();
    },
  );
}
