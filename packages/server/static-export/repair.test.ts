import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { repairExports } from "./index.ts";
import { createExportApi, publishDocs } from "./testing.ts";

test("exports that lost their place in the queue get it back", async (context) => {
  const api = await createExportApi();
  context.after(() => api.close());
  const site = await api.newSite();
  await publishDocs(api.services, site, { index: "Home" });
  const [waiting, left] = [await site.start(), await site.start()];
  api.queue.added.length = 0;
  await api.db
    .updateTable("export_jobs")
    .set({ status: "running", updated_at: sql<Date>`now() - interval '1 hour'` })
    .where("id", "=", left.jobId)
    .execute();
  await repairExports(api.services);
  await api.queue.runAll();
  for (const { jobId } of [waiting, left]) assert.equal((await api.status(jobId)).status, "completed");
});
