import { Domain, DomainCreate, DomainList, Id, PageQuery, Text } from "@lectern/contract";
import type { Transaction } from "kysely";
import Type from "typebox";
import { type ApiApp, type ApiPlugin, idempotently, type RouteAccess } from "../http/index.ts";
import type { Services } from "../services.ts";
import { pageQuery, type Schema } from "../storage/index.ts";
import { addDomain, checkRecord, markVerified, presentDomain, removeDomain } from "./domains.ts";
import { normalizeHostname } from "./hostname.ts";
import { projectOfPath } from "./project-of-path.ts";
import { type DomainRow, findDomain } from "./store.ts";
import type { ResolveTxt } from "./txt-records.ts";

const tags = ["Domains"];
const projectParams = Type.Object({ projectId: Id("project") });
const domainParams = Type.Object({ projectId: Id("project"), hostname: Text("docs.example.com") });

/**
 * A project's own domains.
 * @param resolveTxt how DNS is asked
 */
export function domainRoutes(resolveTxt: ResolveTxt): ApiPlugin {
  return (app, services) => {
    listDomainsRoute(app, services);
    addDomainRoute(app, services);
    verifyDomainRoute(app, services, resolveTxt);
    removeDomainRoute(app, services);
  };
}

/** Looks up the `hostname` of a route's path among its project's domains: `request.found` is then the row. */
function domainOfPath({ db }: Services): NonNullable<RouteAccess["find"]> {
  return async (request, caller) => {
    const { projectId, hostname } = request.params as Type.Static<typeof domainParams>;
    return findDomain(db, caller.organizationId, projectId, normalizeHostname(hostname) ?? "");
  };
}

function listDomainsRoute(app: ApiApp, services: Services): void {
  const { db, secrets } = services;
  app.get(
    "/v1/projects/:projectId/domains",
    {
      config: { access: { scope: "read", find: projectOfPath(services) } },
      schema: {
        operationId: "listDomains",
        summary: "List domains",
        description: "The host names of the project's own.",
        tags,
        params: projectParams,
        querystring: Type.Object(PageQuery),
        response: { 200: DomainList },
      },
    },
    async ({ caller, params, query }) => {
      const rows = db
        .selectFrom("domains")
        .selectAll()
        .where("organization_id", "=", caller.organizationId)
        .where("project_id", "=", params.projectId);
      const { items, ...page } = await pageQuery(rows, {
        cursorKey: secrets.cursorKey,
        belongsTo: { list: "domains", project: params.projectId },
        order: [{ column: "hostname", direction: "asc", type: "text", byCodePoint: true }],
        ...query,
      });
      return { domains: items.map(presentDomain), ...page };
    },
  );
}

function addDomainRoute(app: ApiApp, services: Services): void {
  app.post(
    "/v1/projects/:projectId/domains",
    {
      config: {
        access: { scope: "write", role: "admin", find: projectOfPath(services), idempotent: true },
        errors: ["conflict"],
      },
      schema: {
        operationId: "addDomain",
        summary: "Add a domain",
        description: "The site is served there once the domain is verified.",
        tags,
        params: projectParams,
        body: DomainCreate,
        response: { 201: Domain },
      },
    },
    (request, reply) =>
      idempotently(services, request, reply, async (transaction) => {
        const { caller, params, body } = request;
        const row = await addDomain(transaction, services, caller, params.projectId, body.hostname);
        reply.code(201).header("location", `/v1/projects/${params.projectId}/domains`);
        return presentDomain(row);
      }),
  );
}

function verifyDomainRoute(app: ApiApp, services: Services, resolveTxt: ResolveTxt): void {
  app.post(
    "/v1/projects/:projectId/domains/:hostname/verify",
    {
      config: {
        access: { scope: "write", role: "admin", find: domainOfPath(services), idempotent: true },
        errors: ["conflict"],
      },
      schema: {
        operationId: "verifyDomain",
        summary: "Verify a domain",
        description: "Looks for its DNS record.",
        tags,
        params: domainParams,
        response: { 200: Domain },
      },
    },
    (request, reply) => {
      const domain = request.found as DomainRow;
      const mark = async (transaction: Transaction<Schema>) =>
        presentDomain(await markVerified(transaction, request.caller, domain));
      return idempotently(services, request, reply, mark, () => checkRecord(resolveTxt, domain));
    },
  );
}

function removeDomainRoute(app: ApiApp, services: Services): void {
  const { db } = services;
  app.delete(
    "/v1/projects/:projectId/domains/:hostname",
    {
      config: { access: { scope: "write", role: "admin", find: domainOfPath(services) } },
      schema: {
        operationId: "removeDomain",
        summary: "Remove a domain",
        tags,
        params: domainParams,
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, found }, reply) => {
      await db.transaction().execute((transaction) => removeDomain(transaction, caller, found as DomainRow));
      return reply.code(204).send(null);
    },
  );
}
