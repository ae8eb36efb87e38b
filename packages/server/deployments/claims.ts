import type { DeploymentStatus } from "@lectern/contract";
import { sql } from "kysely";
import type { CommitDescription } from "../git/index.ts";
import { type Connection, isUniqueViolation } from "../storage/index.ts";
import { type DeploymentRow, findDeployment } from "./store.ts";

/** The right to work on a deployment; lost when another worker takes it over or when the deployment is ended. */
export interface Claim {
  organizationId: string;
  deploymentId: string;
  /** Tells this claim from every other of the same deployment. */
  startedAt: Date;
}

/** How long a running build may be silent before another job may take it over without being its retry. */
const silentMinutes = 10;

/**
 * Takes a waiting deployment, or one whose worker is gone: one that was released at once, else a retry (`attempt` above 0) at
 * once and any other job only after a long silence. Null: it has ended, is being built, or another build of its target runs; nothing is to be done.
 */
export async function claimDeployment(
  connection: Connection,
  organizationId: string,
  deploymentId: string,
  attempt: number,
): Promise<{ claim: Claim; deployment: DeploymentRow; takenOver: boolean } | null> {
  const before = await findDeployment(connection, organizationId, deploymentId);
  if (!before || before.ended_at) return null;
  const takenOver = before.status === "in_progress";
  const isHeld = takenOver && before.started_at !== null;
  if (isHeld && attempt === 0 && (await wasActive(connection, deploymentId))) return null;
  const now = new Date();
  const startedAt = before.started_at && before.started_at >= now ? new Date(before.started_at.getTime() + 1) : now;
  try {
    const deployment = await connection
      .updateTable("deployments")
      .set({ status: "in_progress", started_at: startedAt })
      .where("organization_id", "=", organizationId)
      .where("id", "=", deploymentId)
      .where("status", "=", before.status)
      .where("started_at", before.started_at ? "=" : "is", before.started_at)
      .returningAll()
      .executeTakeFirst();
    return deployment ? { claim: { organizationId, deploymentId, startedAt }, deployment, takenOver } : null;
  } catch (error) {
    // Another build of the target runs; when it ends it adds a job for this one.
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

async function wasActive(connection: Connection, deploymentId: string): Promise<boolean> {
  const { rows } = await sql<{ active: boolean }>`
    select greatest(d.started_at, (select max(at) from deployment_logs l where l.deployment_id = d.id))
      > now() - make_interval(mins => ${silentMinutes}) as active
    from deployments d where d.id = ${deploymentId}`.execute(connection);
  return rows[0]?.active ?? false;
}

/** Gives the claim up, so that whichever job comes next may take the deployment at once. */
export async function releaseClaim(connection: Connection, claim: Claim): Promise<void> {
  await connection
    .updateTable("deployments")
    .set({ started_at: null })
    .where("organization_id", "=", claim.organizationId)
    .where("id", "=", claim.deploymentId)
    .where("status", "=", "in_progress")
    .where("started_at", "=", claim.startedAt)
    .execute();
}

/** Whether the claim still holds. */
export async function ownsClaim(connection: Connection, claim: Claim): Promise<boolean> {
  const row = await connection
    .selectFrom("deployments")
    .select("id")
    .where("organization_id", "=", claim.organizationId)
    .where("id", "=", claim.deploymentId)
    .where("status", "=", "in_progress")
    .where("started_at", "=", claim.startedAt)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes which commit is being built. */
export async function recordCommit(connection: Connection, claim: Claim, commit: CommitDescription): Promise<void> {
  await connection
    .updateTable("deployments")
    .set({
      commit_sha: commit.sha,
      commit_author: commit.author,
      commit_message: commit.message,
      files_changed: JSON.stringify(commit.filesChanged),
    })
    .where("organization_id", "=", claim.organizationId)
    .where("id", "=", claim.deploymentId)
    .where("status", "=", "in_progress")
    .where("started_at", "=", claim.startedAt)
    .execute();
}

/** The values a deployment ends with. */
export type Ending = Partial<
  Pick<DeploymentRow, "summary" | "manifest_sha256" | "page_count" | "rendered_count" | "diagnostics_sha256">
> & {
  error?: object | null;
  diagnostic_counts?: object | null;
};

/**
 * Ends a deployment; in the same transaction `wakeNext` gives the one that waits for its target a job. False: the claim is
 * lost, nothing was changed.
 */
export async function endDeployment(
  connection: Connection,
  claim: Claim,
  status: Extract<DeploymentStatus, "success" | "failure">,
  ending: Ending,
): Promise<boolean> {
  const { error, diagnostic_counts: counts, ...values } = ending;
  const { numUpdatedRows } = await connection
    .updateTable("deployments")
    .set({
      ...values,
      ...(error === undefined ? {} : { error: JSON.stringify(error) }),
      ...(counts === undefined ? {} : { diagnostic_counts: JSON.stringify(counts) }),
      status,
      ended_at: sql<Date>`now()`,
    })
    .where("organization_id", "=", claim.organizationId)
    .where("id", "=", claim.deploymentId)
    .where("status", "=", "in_progress")
    .where("started_at", "=", claim.startedAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
