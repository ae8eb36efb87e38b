import type { Project } from "@lectern/contract";
import type { Urls } from "../services.ts";
import type { ProjectRow } from "./store.ts";

/**
 * A project as the API answers it; of its credential only whether there is one.
 * @param domain its verified domain, if it has one
 */
export function presentProject(urls: Urls, row: ProjectRow, domain: string | undefined): Project {
  const siteUrl = domain ? urls.domain(domain) : urls.site(row.slug);
  return {
    projectId: row.id,
    name: row.name,
    slug: row.slug,
    source: { repositoryUrl: row.repository_url, branch: row.branch, directory: row.directory },
    hasCredential: row.credential !== null,
    siteUrl,
    domain: domain ?? new URL(urls.site(row.slug)).hostname,
    liveDeploymentId: row.live_deployment_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
