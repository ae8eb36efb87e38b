import type { Deployment, Preview } from "@lectern/contract";
import type { Urls } from "../services.ts";
import type { DeploymentRow, PreviewRow } from "./store.ts";

/** A deployment with what is needed to say where it is served. */
export type DeploymentView = DeploymentRow & {
  project_slug: string;
  project_live_id: string | null;
  preview_label: string | null;
  preview_live_id: string | null;
};

/** A deployment as the API answers it. */
export function presentDeployment(urls: Urls, row: DeploymentView, logs: string[], domain?: string): Deployment {
  const previewUrl = row.preview_label === null ? undefined : urls.preview(row.preview_label);
  return {
    _id: row.id,
    projectId: row.project_id,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    status: row.status,
    kind: row.kind,
    live: (row.kind === "preview" ? row.preview_live_id : row.project_live_id) === row.id,
    summary: row.summary,
    logs,
    subdomain: row.preview_label ?? row.project_slug,
    screenshot: null,
    author: row.commit_author,
    commit: row.commit_sha
      ? {
          sha: row.commit_sha,
          ref: row.branch,
          message: row.commit_message ?? "",
          filesChanged: row.files_changed ?? { added: [], modified: [], removed: [] },
        }
      : null,
    source: row.source,
    pageCount: row.page_count,
    diagnosticCounts: row.diagnostic_counts,
    url: previewUrl ?? (domain ? urls.domain(domain) : urls.site(row.project_slug)),
    ...(previewUrl ? { previewUrl } : {}),
    ...(row.error ? { error: row.error } : {}),
  };
}

/** A preview as the API answers it. */
export function presentPreview(
  urls: Urls,
  row: PreviewRow & { deployment_id: string | null; deployment_status: DeploymentRow["status"] | null },
): Preview {
  return {
    previewId: row.id,
    branch: row.branch,
    previewUrl: urls.preview(row.host_label),
    statusId: row.deployment_id,
    status: row.deployment_status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
