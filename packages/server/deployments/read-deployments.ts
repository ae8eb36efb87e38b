import { ApiError, type Diagnostic, isId } from "@lectern/contract";
import type { Services } from "../services.ts";
import { type Connection, decodeCursor, encodeCursor, type Page, readContent } from "../storage/index.ts";
import type { DeploymentView } from "./present.ts";

/** Deployments of an organization with what is needed to present them. */
export function deploymentViews(connection: Connection, organizationId: string) {
  return connection
    .selectFrom("deployments")
    .innerJoin("projects", "projects.id", "deployments.project_id")
    .leftJoin("previews", "previews.id", "deployments.preview_id")
    .selectAll("deployments")
    .select([
      "projects.slug as project_slug",
      "projects.live_deployment_id as project_live_id",
      "previews.host_label as preview_label",
      "previews.live_deployment_id as preview_live_id",
    ])
    .where("deployments.organization_id", "=", organizationId);
}

/**
 * One deployment.
 * @throws {ApiError} `not_found`, also for text that is no id.
 */
export async function readDeployment(
  connection: Connection,
  organizationId: string,
  statusId: string,
): Promise<DeploymentView> {
  const row = isId("deployment", statusId)
    ? await deploymentViews(connection, organizationId).where("deployments.id", "=", statusId).executeTakeFirst()
    : undefined;
  if (!row) throw new ApiError("not_found");
  return row;
}

/** The log of a deployment, line by line; bounded by `limits.deploymentLogLines`. */
export async function readLog(connection: Connection, deploymentId: string): Promise<string[]> {
  const rows = await connection
    .selectFrom("deployment_logs")
    .select("line")
    .where("deployment_id", "=", deploymentId)
    .orderBy("line_number")
    .execute();
  return rows.map(({ line }) => line);
}

/**
 * One page of what a build found in the content, in the builder's order.
 * @throws {ApiError} `invalid_request` for a cursor of another query.
 */
export async function readDiagnostics(
  services: Pick<Services, "blobs" | "secrets">,
  deployment: Pick<DeploymentView, "id" | "diagnostics_sha256">,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<Diagnostic>> {
  const { cursorKey } = services.secrets;
  const belongsTo = { route: "diagnostics", deploymentId: deployment.id };
  const start = cursor === undefined ? 0 : Number(decodeCursor(cursorKey, belongsTo, cursor)[0]);
  const hash = deployment.diagnostics_sha256;
  const bytes = hash ? await readContent(services.blobs, hash) : null;
  const all = bytes ? (JSON.parse(bytes.toString()) as Diagnostic[]) : [];
  const hasMore = all.length > start + limit;
  const nextCursor = hasMore ? encodeCursor(cursorKey, belongsTo, [String(start + limit)]) : null;
  return { items: all.slice(start, start + limit), hasMore, nextCursor };
}
