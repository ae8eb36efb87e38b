import { ApiError, type DeploymentSource, limits } from "@lectern/contract";
import { type BranchState, isBranchName, resolveBranch } from "../../git/index.ts";
import type { ProjectRow } from "../../projects/index.ts";
import type { Services } from "../../services.ts";
import type { Connection } from "../../storage/index.ts";
import { projectSource } from "../project-source.ts";
import { requestBuild } from "../request-build.ts";
import { lockProject } from "../store.ts";
import { hostLabel } from "./host-label.ts";
import { countPreviews, findPreview, insertPreview, revivePreview } from "./preview-store.ts";

/**
 * Asks the remote whether it has the branch, outside of any transaction since it may take five seconds. A name that Git would
 * refuse is not sent anywhere.
 * @throws {ApiError} `invalid_request` for a name that no branch can have.
 */
export async function checkBranch(
  services: Pick<Services, "config" | "secrets">,
  project: ProjectRow,
  branch: string,
): Promise<BranchState> {
  if (!isBranchName(branch)) throw branchFault("branch is not a name that a Git branch can have");
  return resolveBranch(projectSource(services, project), branch);
}

/**
 * Starts a build of a branch's preview, made when there is none. A remote that cannot be asked is no reason to refuse: the
 * deployment fails with the reason. The limit on the number of previews holds for new ones only.
 * @throws {ApiError} `invalid_request` when the remote has no such branch, `preview_limit_reached`, `not_found`.
 */
export async function triggerPreview(
  connection: Connection,
  services: Pick<Services, "jobs" | "urls">,
  organizationId: string,
  request: { projectId: string; branch: string; state: BranchState; source: DeploymentSource },
): Promise<{ statusId: string; previewUrl: string }> {
  const { projectId, branch, state, source } = request;
  if (state.state === "absent") throw branchFault("The repository has no branch of this name");
  const project = await lockProject(connection, organizationId, projectId);
  if (!project) throw new ApiError("not_found");
  const found = await findPreview(connection, organizationId, projectId, branch);
  if (
    (!found || found.deleted_at) &&
    (await countPreviews(connection, organizationId, projectId)) >= limits.previewsPerProject
  ) {
    const message = `This project has ${limits.previewsPerProject} previews, which is the limit; delete one first`;
    throw new ApiError("preview_limit_reached", { message });
  }
  const preview =
    found ?? (await insertPreview(connection, organizationId, projectId, branch, hostLabel(project, branch)));
  if (preview.deleted_at) await revivePreview(connection, organizationId, preview.id);
  const target = { kind: "preview", projectId, previewId: preview.id } as const;
  const statusId = await requestBuild(connection, services.jobs, organizationId, { target, branch, source });
  return { statusId, previewUrl: services.urls.preview(preview.host_label) };
}

function branchFault(message: string): ApiError {
  return new ApiError("invalid_request", { message, details: [{ message, path: "body.branch" }] });
}
