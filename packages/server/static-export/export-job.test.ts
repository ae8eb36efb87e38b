import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { beforeEach, test } from "node:test";
import { verifyBundle } from "@lectern/builder/bundle";
import { repairDeployments } from "../deployments/index.ts";
import { addSite } from "../hosting/testing.ts";
import { exportJob } from "./export-job.ts";
import { bundleKey } from "./export-site.ts";
import { type ExportSite, publishDocs, runContext, useExportApi, withBlobs } from "./testing.ts";

const api = await useExportApi();
let site: ExportSite;
const pages = {
  index: "Home, see [start](/guides/start).",
  "guides/start": "# Start\n\nThe word zebra.",
  "guides/next": "Next",
};

beforeEach(async () => {
  site = await api.newSite();
});

test("an export ends completed, with a bundle that passes every check and holds the site", async () => {
  const { deploymentId } = await publishDocs(api.services, site, pages);
  const job = await site.start({ version: "v1.0" });
  assert.deepEqual([job.status, job.progress, job.pageCount, job.totalPages], ["queued", 0, 0, 3]);
  await api.queue.runAll();
  const done = await api.status(job.jobId);
  assert.deepEqual(
    [done.status, done.progress, done.pageCount, done.totalPages, done.error, done.deploymentId],
    ["completed", 100, 3, 3, null, deploymentId],
  );
  const bytes = await api.bundleOf(job.jobId);
  const { manifest } = await verifyBundle(Readable.from([bytes]), { expectedVersion: "v1.0" });
  assert.deepEqual([manifest.pages, manifest.target, manifest.site], [3, "client-hosted", "Docs"]);
  assert.deepEqual(manifest.features, { search: true, apiPlayground: true });
  assert.ok(manifest.files["guides/start.html"] && manifest.files["index.html"] && manifest.files["404.html"]);
  assert.deepEqual(Object.keys(manifest.files), Object.keys(manifest.files).sort());
});

test("E15: two exports of one deployment are the same bytes; another target or choice of pages is another bundle", async () => {
  await publishDocs(api.services, site, pages);
  const jobs = [];
  for (const body of [{}, {}, { target: "air-gapped" }, { paths: ["/guides/start"] }])
    jobs.push(await site.start(body));
  await api.queue.runAll();
  const [first, second, airGapped, one] = await Promise.all(jobs.map((job) => api.bundleOf(job.jobId)));
  assert.ok(first?.equals(second as Buffer));
  assert.ok(!first?.equals(airGapped as Buffer));
  const { manifest } = await verifyBundle(Readable.from([one as Buffer]));
  assert.equal(manifest.pages, 1);
  assert.ok(manifest.files["guides/start.html"] && !manifest.files["guides/next.html"]);
  assert.match(manifest.version, /^0123456-\d+$/);
});

test("what an export compressed is taken by the next one, also after leftovers were cleaned away", async () => {
  await publishDocs(api.services, site, pages);
  const cache = join(api.services.config.data, "cache", site.projectId);
  const segments = async () => {
    const names = await readdir(cache, { recursive: true }).catch(() => [] as string[]);
    return names.filter((name) => name.endsWith(".pack"));
  };
  const bundles: Buffer[] = [];
  const found: string[][] = [];
  for (let round = 0; round < 2; round++) {
    const { jobId } = await site.start();
    await api.queue.runAll();
    bundles.push(await api.bundleOf(jobId));
    await repairDeployments(api.services);
    found.push(await segments());
  }
  assert.equal(found[0]?.length, 1, "one segment holds what was compressed");
  assert.deepEqual(found[1], found[0], "and the second export has compressed nothing");
  assert.ok(bundles[0]?.equals(bundles[1] as Buffer));
});

test("E08: what is published meanwhile is not exported", async () => {
  await publishDocs(api.services, site, { index: "The first text" });
  const job = await site.start();
  const { deploymentId } = await publishDocs(api.services, site, { index: "The second text", more: "More" });
  await api.queue.runAll();
  assert.notEqual((await api.status(job.jobId)).deploymentId, deploymentId);
  const { manifest } = await verifyBundle(Readable.from([await api.bundleOf(job.jobId)]));
  assert.equal(manifest.pages, 1);
});

test("two run for an organization, the third waits and starts when one ends", async () => {
  await publishDocs(api.services, site, pages);
  const jobs = [await site.start(), await site.start(), await site.start()] as const;
  const statuses = () => Promise.all(jobs.map(async (job) => (await api.status(job.jobId)).status));
  // Two workers that have begun and not ended.
  await api.db
    .updateTable("export_jobs")
    .set({ status: "running" })
    .where("id", "in", [jobs[0].jobId, jobs[1].jobId])
    .execute();
  const handler = exportJob(api.services);
  await handler.run({ jobId: jobs[2].jobId }, runContext());
  assert.deepEqual(await statuses(), ["running", "running", "queued"]);
  api.queue.added.length = 0;
  await handler.run({ jobId: jobs[0].jobId }, runContext(1));
  assert.deepEqual(api.queue.added, [{ name: "export-site", payload: { jobId: jobs[2].jobId } }]);
  await api.queue.runAll();
  assert.deepEqual(await statuses(), ["completed", "running", "completed"]);
});

test("another organization's exports take no slot", async () => {
  await publishDocs(api.services, site, pages);
  const own = await site.start();
  await site.start();
  await api.db.updateTable("export_jobs").set({ status: "running" }).execute();
  const other = await api.addOrganization();
  const otherSite = await addSite(api.services, other.organizationId);
  await publishDocs(api.services, otherSite, pages);
  const body = { domain: `${otherSite.slug}.sites.localhost` };
  const theirs = await api.inject({ method: "POST", url: "/v1/static-export/jobs", key: other.keys.write, body });
  await exportJob(api.services).run({ jobId: theirs.json().jobId }, runContext());
  const row = await api.db
    .selectFrom("export_jobs")
    .select("status")
    .where("id", "=", theirs.json().jobId)
    .executeTakeFirst();
  assert.equal(row?.status, "completed");
  assert.equal((await api.status(own.jobId)).status, "running");
});

test("progress and page count rise while it works", async () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`page-${index}`, `Text ${index}`]));
  await publishDocs(api.services, site, many);
  const job = await site.start();
  const seen: [number, number][] = [];
  const watched = withBlobs(api.services, {
    read: async (key) => {
      const { progress, pageCount } = await api.status(job.jobId);
      await api.db.deleteFrom("rate_limit_buckets").execute();
      seen.push([progress, pageCount]);
      return api.services.blobs.read(key);
    },
  });
  await exportJob(watched, { tellEveryMs: 0 }).run({ jobId: job.jobId }, runContext());
  for (const [at, [progress, pageCount]] of seen.entries()) {
    const [before, pagesBefore] = seen[at - 1] ?? [0, 0];
    assert.ok(progress >= before && pageCount >= pagesBefore && progress < 100 && pageCount <= 12);
  }
  assert.ok(new Set(seen.map(([, pageCount]) => pageCount)).size > 6, JSON.stringify(seen));
});

test("a cancelled job stops, stays cancelled, leaves no bundle, and lets the next one start", async () => {
  await publishDocs(api.services, site, pages);
  const [job, waiting] = [await site.start(), await site.start()];
  const cancelling = withBlobs(api.services, {
    read: async (key) => {
      await api.inject({ method: "DELETE", url: `/v1/static-export/jobs/${job.jobId}` });
      return api.services.blobs.read(key);
    },
  });
  await exportJob(cancelling).run({ jobId: job.jobId }, runContext());
  const ended = await api.status(job.jobId);
  assert.deepEqual([ended.status, ended.error], ["failed", "Cancelled"]);
  assert.equal(await api.services.blobs.head(bundleKey({ organization_id: api.organizationId, id: job.jobId })), null);
  await api.queue.runAll();
  assert.equal((await api.status(job.jobId)).status, "failed");
  assert.equal((await api.status(waiting.jobId)).status, "completed");
});

test("a bundle's hash is that of its bytes", async () => {
  await publishDocs(api.services, site, pages);
  const job = await site.start();
  await api.queue.runAll();
  const answer = await api.inject({ method: "POST", url: `/v1/static-export/jobs/${job.jobId}/bundle` });
  const bytes = await api.bundleOf(job.jobId);
  assert.equal(answer.json().sha256, createHash("sha256").update(bytes).digest("hex"));
  assert.equal(answer.json().sizeBytes, bytes.length);
});
