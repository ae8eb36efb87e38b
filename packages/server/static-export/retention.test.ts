import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { bundleKey } from "./export-site.ts";
import { removeOldBundles, removeOrphanBundles } from "./retention.ts";
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

test("bundles of a project that was deleted are removed, and nobody else's", async (context) => {
  const api = await createExportApi();
  context.after(() => api.close());
  const keyOf = ({ jobId: id }: { jobId: string }) => bundleKey({ organization_id: api.organizationId, id });
  const [site, other] = [await api.newSite(), await api.newSite()];
  for (const each of [site, other]) await publishDocs(api.services, each, { index: "Home" });
  const [gone, stays] = [await site.start(), await other.start()];
  await api.queue.runAll();
  await api.db.deleteFrom("projects").where("id", "=", site.projectId).execute();
  assert.equal(await removeOrphanBundles(api.services), 0, "a worker may still be busy with it");
  await api.db.updateTable("removed_exports").set({ removed_at: sql<Date>`now() - interval '2 hours'` }).execute();
  assert.ok(await api.services.blobs.head(keyOf(gone)));
  assert.equal(await removeOrphanBundles(api.services), 1);
  assert.equal(await api.services.blobs.head(keyOf(gone)), null);
  assert.ok(await api.services.blobs.head(keyOf(stays)));
  assert.equal(await removeOrphanBundles(api.services), 0);
});
