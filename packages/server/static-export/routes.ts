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
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { type ApiPlugin, type Caller, idempotently, type RouteAccess } from "../http/index.ts";
import { byCreation, pageQuery } from "../storage/index.ts";
import { bundleLink } from "./bundle-link.ts";
import { cancelExport } from "./cancel-export.ts";
import { presentExportJob } from "./present.ts";
import { startExport } from "./start-export.ts";
import { type ExportJobRow, exportJobsOf, findExportJob } from "./store.ts";

const JobPath = Type.Object({ jobId: Id("exportJob") });
const tags = ["Static export"];
const jobs = "/v1/static-export/jobs";

/** Start, list, status, cancel and bundle of static exports. */
export const staticExportRoutes: ApiPlugin = (app, services) => {
  const { db, secrets } = services;
  const plan = "staticExport";
  const find: RouteAccess["find"] = async (request: FastifyRequest, caller: Caller) => {
    const { jobId } = request.params as { jobId: string };
    const job = await findExportJob(db, caller.organizationId, jobId);
    if (!job) throw new ApiError("not_found");
    return job;
  };

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
      config: { access: { scope: "read", limit: rateLimits.exportStatus, find, plan } },
    },
    async (request) => presentExportJob(request.found as ExportJobRow),
  );

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
      config: { access: { scope: "write", limit: rateLimits.exportStatus, find, plan }, errors: ["conflict"] },
    },
    async (request) =>
      presentExportJob(await cancelExport(services, request.caller.organizationId, request.params.jobId)),
  );

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
        access: { scope: "write", limit: rateLimits.exportBundle, find, plan, idempotent: true },
        errors: ["job_not_completed", "gone"],
      },
    },
    (request, reply) => {
      const sign = () => bundleLink(services, request.found as ExportJobRow);
      // It writes nothing, so only a key needs a transaction: to keep the answer.
      return request.headers["idempotency-key"] ? idempotently(services, request, reply, sign) : sign();
    },
  );
};
