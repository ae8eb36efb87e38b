import { ApiError, type ExportStart } from "@lectern/contract";
import type { Transaction } from "kysely";
import { liveDeployment, readManifest } from "../deployments/index.ts";
import { projectByDomain } from "../projects/index.ts";
import type { Services } from "../services.ts";
import type { Schema } from "../storage/index.ts";
import { checkFeatures, readDomain, readPaths, unknownDomain } from "./read-start.ts";
import { type ExportJobRow, insertExportJob } from "./store.ts";

/**
 * Accepts an export of the deployment that is live now: whatever is published later, this one is exported. The row and
 * its job come into being with the transaction.
 * @throws {ApiError} `invalid_request`; `conflict` when nothing has been published yet.
 */
export async function startExport(
  transaction: Transaction<Schema>,
  services: Services,
  organizationId: string,
  body: ExportStart,
): Promise<ExportJobRow> {
  const domain = readDomain(body.domain);
  checkFeatures(body);
  const project = await projectByDomain(transaction, services.config.sitesDomain, organizationId, domain);
  if (!project) throw unknownDomain();
  const deployment = await liveDeployment(transaction, { projectId: project.id });
  if (!deployment?.manifest_sha256) {
    throw new ApiError("conflict", { message: "This site has nothing published yet: update it first" });
  }
  const manifest = await readManifest(services, deployment.manifest_sha256);
  const paths = readPaths(body.paths, manifest);
  const job = await insertExportJob(transaction, organizationId, {
    projectId: project.id,
    deploymentId: deployment.id,
    domain,
    target: body.target ?? "client-hosted",
    version: body.version ?? defaultVersion(deployment),
    paths,
    features: body.features ?? {},
    totalPages: paths?.length ?? manifest.pages.length,
  });
  await services.jobs.add(transaction, "export-site", { jobId: job.id });
  return job;
}

/** Tells deployments apart and sorts by age: the commit, and the deployment's number. */
function defaultVersion(deployment: { commit_sha: string | null; sequence: number }): string {
  const commit = deployment.commit_sha?.slice(0, 7);
  return commit ? `${commit}-${deployment.sequence}` : `deployment-${deployment.sequence}`;
}
