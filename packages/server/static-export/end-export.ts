import { limits } from "@lectern/contract";
import type { Transaction } from "kysely";
import type { Services } from "../services.ts";
import type { Schema } from "../storage/index.ts";
import { countRunning, lockExports, markCompleted, markFailed, oldestQueued, type StoredBundle } from "./store.ts";

type ExportServices = Pick<Services, "db" | "jobs">;

/** Ends a job as completed; false when it was ended meanwhile, for example cancelled. */
export function completeExport(
  services: ExportServices,
  organizationId: string,
  jobId: string,
  bundle: StoredBundle,
): Promise<boolean> {
  return endExport(services, organizationId, (transaction) =>
    markCompleted(transaction, organizationId, jobId, bundle),
  );
}

/** Ends a job as failed; false when it has ended already. */
export function failExport(
  services: ExportServices,
  organizationId: string,
  jobId: string,
  error: string,
): Promise<boolean> {
  return endExport(services, organizationId, (transaction) => markFailed(transaction, organizationId, jobId, error));
}

/** The end of one export and the start of the next are one step, so that no waiting job is forgotten. */
function endExport(
  services: ExportServices,
  organizationId: string,
  end: (transaction: Transaction<Schema>) => Promise<boolean>,
): Promise<boolean> {
  return services.db.transaction().execute(async (transaction) => {
    await lockExports(transaction, organizationId);
    const ended = await end(transaction);
    if (ended) await wakeQueued(transaction, services, organizationId);
    return ended;
  });
}

/** Gives a job of the queue to as many waiting exports as there are free slots; they claim them one by one. */
export async function wakeQueued(
  transaction: Transaction<Schema>,
  services: Pick<Services, "jobs">,
  organizationId: string,
): Promise<void> {
  const free = limits.exportsRunning - (await countRunning(transaction, organizationId));
  if (free <= 0) return;
  for (const jobId of await oldestQueued(transaction, organizationId, free)) {
    await services.jobs.add(transaction, "export-site", { jobId });
  }
}
