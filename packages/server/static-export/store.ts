import type { ExportFeatures, ExportTarget } from "@lectern/contract";
import { newId } from "@lectern/contract";
import { type Selectable, sql, type Transaction, type UpdateObject } from "kysely";
import type { Connection, Database, Schema } from "../storage/index.ts";

export type ExportJobRow = Selectable<Schema["export_jobs"]>;

export interface NewExportJob {
  projectId: string;
  deploymentId: string;
  domain: string;
  target: ExportTarget;
  version: string;
  paths: string[] | null;
  features: ExportFeatures;
  totalPages: number;
}

/** Adds a job that waits. */
export function insertExportJob(
  connection: Connection,
  organizationId: string,
  job: NewExportJob,
): Promise<ExportJobRow> {
  return connection
    .insertInto("export_jobs")
    .values({
      id: newId("exportJob"),
      organization_id: organizationId,
      project_id: job.projectId,
      deployment_id: job.deploymentId,
      domain: job.domain,
      target: job.target,
      version: job.version,
      paths: job.paths && JSON.stringify(job.paths),
      features: JSON.stringify(job.features),
      total_pages: job.totalPages,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The job; undefined where the organization has none of that id. */
export function findExportJob(connection: Connection, organizationId: string, jobId: string) {
  return connection
    .selectFrom("export_jobs")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", jobId)
    .executeTakeFirst();
}

/** The organization's jobs, to be ordered and limited. */
export function exportJobsOf(connection: Connection, organizationId: string, projectId?: string) {
  const all = connection.selectFrom("export_jobs").selectAll().where("organization_id", "=", organizationId);
  return projectId === undefined ? all : all.where("project_id", "=", projectId);
}

/** The organization of a job: for whoever has only the payload of the queue. */
export async function organizationOfJob(connection: Connection, jobId: string): Promise<string | null> {
  const row = await connection
    .selectFrom("export_jobs")
    .select("organization_id")
    .where("id", "=", jobId)
    .executeTakeFirst();
  return row?.organization_id ?? null;
}

/** Makes starts and ends of an organization's exports happen one after the other, until the transaction ends. */
export async function lockExports(transaction: Transaction<Schema>, organizationId: string): Promise<void> {
  await transaction
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** How many jobs of the organization run now. */
export async function countRunning(connection: Connection, organizationId: string): Promise<number> {
  const row = await connection
    .selectFrom("export_jobs")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("organization_id", "=", organizationId)
    .where("status", "=", "running")
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Jobs of the organization that wait, the one that has waited longest first. */
export async function oldestQueued(connection: Connection, organizationId: string, count: number): Promise<string[]> {
  const rows = await connection
    .selectFrom("export_jobs")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("status", "=", "queued")
    .orderBy("created_at")
    .orderBy("id")
    .limit(count)
    .execute();
  return rows.map((row) => row.id);
}

/** Begins a job that waits; any other stays as it is. */
export async function markRunning(connection: Connection, organizationId: string, jobId: string): Promise<void> {
  await changeJob(connection, organizationId, jobId, ["queued"], { status: "running" });
}

/** Moves progress and page count forward, never back; false when the job is not running any more. */
export function advance(
  connection: Connection,
  organizationId: string,
  jobId: string,
  { progress, pageCount }: { progress: number; pageCount: number },
): Promise<boolean> {
  return changeJob(connection, organizationId, jobId, ["running"], {
    progress: sql<number>`greatest(progress, ${progress}::double precision)`,
    page_count: sql<number>`greatest(page_count, ${pageCount}::integer)`,
  });
}

export interface StoredBundle {
  key: string;
  sha256: string;
  size: number;
  pageCount: number;
}

/** False when the job is not running any more. */
export function markCompleted(
  connection: Connection,
  organizationId: string,
  jobId: string,
  bundle: StoredBundle,
): Promise<boolean> {
  return changeJob(connection, organizationId, jobId, ["running"], {
    status: "completed",
    progress: 100,
    page_count: bundle.pageCount,
    total_pages: bundle.pageCount,
    bundle_key: bundle.key,
    bundle_sha256: bundle.sha256,
    bundle_size: bundle.size,
  });
}

/** False when the job has ended already. */
export function markFailed(
  connection: Connection,
  organizationId: string,
  jobId: string,
  error: string,
): Promise<boolean> {
  return changeJob(connection, organizationId, jobId, ["queued", "running"], { status: "failed", error });
}

/** Changes a job that has one of these statuses; false, and nothing is changed, where it has another. */
async function changeJob(
  connection: Connection,
  organizationId: string,
  jobId: string,
  from: ExportJobRow["status"][],
  values: UpdateObject<Schema, "export_jobs", "export_jobs">,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable("export_jobs")
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where("organization_id", "=", organizationId)
    .where("id", "=", jobId)
    .where("status", "in", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Organizations with an export that waits, or one that has run for long without a sign of life. */
export function organizationsWithOpenExports(db: Database) {
  return db
    .selectFrom("export_jobs")
    .select("organization_id")
    .distinct()
    .where("status", "in", ["queued", "running"])
    .execute();
}

/** Running jobs without any progress for so many minutes. */
export async function silentJobs(connection: Connection, organizationId: string, minutes: number): Promise<string[]> {
  const rows = await connection
    .selectFrom("export_jobs")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("status", "=", "running")
    .where("updated_at", "<", sql<Date>`now() - make_interval(mins => ${minutes}::integer)`)
    .execute();
  return rows.map((row) => row.id);
}
