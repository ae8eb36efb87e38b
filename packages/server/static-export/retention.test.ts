import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { removeOldBundles } from "./retention.ts";
import { createExportApi, publishDocs } from "./testing.ts";

test("P30: old bundles are removed and their link is gone; the newest of a site stays, however old", async (context) => {
  const api = await createExportApi();
  context.after(() => api.close());
  const site = await api.newSite();
  await publishDocs(api.services, site, { index: "Home" });
  const jobs = [await site.start(), await site.start(), await site.start({ target: "air-gapped" })] as const;
  await api.queue.runAll();
  assert.equal(await removeOldBundles(api.services), 0);
  await api.db.updateTable("export_jobs").set({ updated_at: sql<Date>`now() - interval '31 days'` }).execute();
  assert.equal(await removeOldBundles(api.services), 1);
  const bundle = (jobId: string) => api.inject({ method: "POST", url: `/v1/static-export/jobs/${jobId}/bundle` });
  const answers = await Promise.all(jobs.map(async (job) => (await bundle(job.jobId)).status));
  assert.deepEqual(answers, [410, 200, 200]);
  assert.equal((await api.status(jobs[0].jobId)).status, "completed", "the job itself stays");
});
