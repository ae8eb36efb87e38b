import type { DeploymentKind, DeploymentSource } from "@lectern/contract";
import { newId } from "@lectern/contract";
import { type Selectable, sql } from "kysely";
import { findProject, type ProjectRow } from "../projects/index.ts";
import type { Connection, Schema } from "../storage/index.ts";

export type DeploymentRow = Selectable<Schema["deployments"]>;
export type PreviewRow = Selectable<Schema["previews"]>;

/** What a deployment builds: the production site of a project, or one preview of it. */
export type Target =
  | { kind: "production"; projectId: string }
  | { kind: "preview"; projectId: string; previewId: string };

/** What a deployment is of: production or a preview. */
export function targetOf(row: Pick<DeploymentRow, "project_id" | "preview_id">): Target {
  return row.preview_id
    ? { kind: "preview", projectId: row.project_id, previewId: row.preview_id }
    : { kind: "production", projectId: row.project_id };
}

/** Locks the project until the transaction ends, so that triggers, rollbacks and publishing happen one after another. */
export function lockProject(connection: Connection, organizationId: string, projectId: string) {
  return connection
    .selectFrom("projects")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", projectId)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks a preview until the transaction ends. */
export function lockPreview(connection: Connection, organizationId: string, previewId: string) {
  return connection
    .selectFrom("previews")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", previewId)
    .forUpdate()
    .executeTakeFirst();
}

/** The deployment; undefined where the organization has none of that id. */
export function findDeployment(connection: Connection, organizationId: string, id: string) {
  return connection
    .selectFrom("deployments")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The deployment of the target that waits, if there is one: at most one does. */
export function findQueued(connection: Connection, organizationId: string, target: Target) {
  return ofTarget(connection, organizationId, target).where("status", "=", "queued").executeTakeFirst();
}

function ofTarget(connection: Connection, organizationId: string, target: Target) {
  const query = connection.selectFrom("deployments").selectAll().where("organization_id", "=", organizationId);
  return target.kind === "production"
    ? query.where("project_id", "=", target.projectId).where("kind", "=", "production")
    : query.where("preview_id", "=", target.previewId);
}

/** The newest deployment of the target that was published, other than `exceptId`. */
export function findLatestSuccess(connection: Connection, organizationId: string, target: Target, exceptId: string) {
  return ofTarget(connection, organizationId, target)
    .where("status", "=", "success")
    .where("id", "<>", exceptId)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Adds a deployment that waits; answers its id. */
export async function insertDeployment(
  connection: Connection,
  organizationId: string,
  values: { target: Target; branch: string; source: DeploymentSource },
): Promise<string> {
  const id = newId("deployment");
  const kind: DeploymentKind = values.target.kind;
  await connection
    .insertInto("deployments")
    .values({
      id,
      organization_id: organizationId,
      project_id: values.target.projectId,
      kind,
      preview_id: values.target.kind === "preview" ? values.target.previewId : null,
      branch: values.branch,
      source: values.source,
    })
    .execute();
  return id;
}

/** The project of a deployment, and the preview when it is one of a branch. */
export async function findProjectOf(
  connection: Connection,
  organizationId: string,
  deployment: Pick<DeploymentRow, "project_id" | "preview_id">,
): Promise<{ project: ProjectRow; preview: PreviewRow | null }> {
  const project = await findProject(connection, organizationId, deployment.project_id);
  if (!deployment.preview_id) return { project, preview: null };
  const preview = await connection
    .selectFrom("previews")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", deployment.preview_id)
    .executeTakeFirstOrThrow();
  return { project, preview };
}

/** Ends a deployment whatever state it is in, with or without a worker; false when it has ended already. */
export async function failDeployment(
  connection: Connection,
  organizationId: string,
  id: string,
  error: { code: string; message: string },
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable("deployments")
    .set({ status: "failure", error: JSON.stringify(error), summary: error.message, ended_at: sql<Date>`now()` })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where("status", "in", ["queued", "in_progress"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
