import type { Connection } from "../../storage/index.ts";
import type { SiteHost } from "./site-host.ts";

/** What a host name shows now. */
export interface SitePointer {
  organizationId: string;
  projectId: string;
  /** Null for production. */
  previewId: string | null;
  /** Null while nothing has been published. */
  live: { deploymentId: string; manifestSha256: string } | null;
}

/**
 * The site of a host name, in one query; null when there is none, when a preview was deleted, or when a domain is not
 * verified. The one look-up without an organization: the host name alone decides whose site it is.
 */
export async function findSite(connection: Connection, host: SiteHost): Promise<SitePointer | null> {
  if (host.kind === "preview") {
    const row = await connection
      .selectFrom("previews")
      .leftJoin("deployments", "deployments.id", "previews.live_deployment_id")
      .select(["previews.organization_id", "previews.project_id", "previews.id as preview_id"])
      .select(["deployments.id as deployment_id", "deployments.manifest_sha256"])
      .where("previews.host_label", "=", host.label)
      .where("previews.deleted_at", "is", null)
      .executeTakeFirst();
    return row ? toPointer(row) : null;
  }
  const row = await connection
    .selectFrom("projects")
    .leftJoin("deployments", "deployments.id", "projects.live_deployment_id")
    .select(["projects.organization_id", "projects.id as project_id"])
    .select(["deployments.id as deployment_id", "deployments.manifest_sha256"])
    .$if(host.kind === "production", (query) => query.where("projects.slug", "=", (host as { slug: string }).slug))
    .$if(host.kind === "domain", (query) =>
      query.where("projects.id", "=", (eb) =>
        eb
          .selectFrom("domains")
          .select("domains.project_id")
          .where("domains.hostname", "=", (host as { hostname: string }).hostname)
          .where("domains.verified_at", "is not", null),
      ),
    )
    .executeTakeFirst();
  return row ? toPointer({ ...row, preview_id: null }) : null;
}

function toPointer(row: {
  organization_id: string;
  project_id: string;
  preview_id: string | null;
  deployment_id: string | null;
  manifest_sha256: string | null;
}): SitePointer {
  const { deployment_id: deploymentId, manifest_sha256: manifestSha256 } = row;
  return {
    organizationId: row.organization_id,
    projectId: row.project_id,
    previewId: row.preview_id,
    live: deploymentId && manifestSha256 ? { deploymentId, manifestSha256 } : null,
  };
}

/** Manifests of the successful deployments of a site before (or beside) the live one, newest first. */
export async function otherManifests(connection: Connection, site: SitePointer, count: number): Promise<string[]> {
  const rows = await connection
    .selectFrom("deployments")
    .select("manifest_sha256")
    .where("organization_id", "=", site.organizationId)
    .where("project_id", "=", site.projectId)
    .where("preview_id", site.previewId === null ? "is" : "=", site.previewId)
    .where("status", "=", "success")
    .where("id", "<>", site.live?.deploymentId ?? "")
    .orderBy("sequence", "desc")
    .limit(count)
    .execute();
  return rows.flatMap((row) => row.manifest_sha256 ?? []);
}
