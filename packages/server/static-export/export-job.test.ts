import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { after, before, beforeEach, test } from "node:test";
import { verifyBundle } from "@lectern/builder/bundle";
import { sql } from "kysely";
import { addSite, type TestSite } from "../hosting/testing.ts";
import { createTestApi, type TestApi } from "../http/testing.ts";
import type { Services } from "../services.ts";
import { type BlobStore, contentKey, UnavailableError } from "../storage/index.ts";
import { exportJob } from "./export-job.ts";
import { bundleKey } from "./export-site.ts";
import { repairExports, staticExportJobs } from "./index.ts";
import { removeOldBundles } from "./retention.ts";
import { staticExportRoutes } from "./routes.ts";
import { publishDocs } from "./testing.ts";

let api: TestApi;
let site: TestSite;
const pages = {
  index: "Home, see [start](/guides/start).",
  "guides/start": "# Start\n\nThe word zebra.",
  "guides/next": "Next",
};

before(async () => {
  api = await createTestApi({ plugins: [staticExportRoutes] });
  await api.services.jobs.work(staticExportJobs(api.services));
});
after(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom("rate_limit_buckets").execute();
  await api.db.deleteFrom("export_jobs").execute();
  api.queue.added.length = 0;
  site = await addSite(api.services, api.organizationId);
});

const start = async (body: object = {}) => {
  const answer = await api.inject({
    method: "POST",
    url: "/v1/static-export/jobs",
    body: { domain: `${site.slug}.sites.localhost`, ...body },
  });
  assert.equal(answer.status, 202, answer.body);
  return answer.json();
};
const status = async (jobId: string) => (await api.inject({ url: `/v1/static-export/jobs/${jobId}` })).json();
const bytesOf = async (jobId: string) => {
  const bytes = await api.services.blobs.read(bundleKey({ organization_id: api.organizationId, id: jobId }));
  assert.ok(bytes, "the bundle is stored");
  return bytes;
};
const context = (attempt = 0, signal = new AbortController().signal) => ({ signal, attempt });
/** The services with some of the blob store's functions in place of the real ones. */
const withBlobs = (overrides: Partial<BlobStore>): Services => {
  const real = api.services.blobs;
  const blobs = new Proxy(real, {
    get(_, name: keyof BlobStore) {
      return overrides[name] ?? real[name].bind(real);
    },
  });
  return { ...api.services, blobs };
};

test("an export ends completed, with a bundle that passes every check and holds the site", async () => {
  const { deploymentId } = await publishDocs(api.services, site, pages);
  const job = await start({ version: "v1.0" });
  assert.deepEqual([job.status, job.progress, job.pageCount, job.totalPages], ["queued", 0, 0, 3]);
  await api.queue.runAll();
  const done = await status(job.jobId);
  assert.deepEqual(
    [done.status, done.progress, done.pageCount, done.totalPages, done.error, done.deploymentId],
    ["completed", 100, 3, 3, null, deploymentId],
  );
  const bytes = await bytesOf(job.jobId);
  const { manifest } = await verifyBundle(Readable.from([bytes]), { expectedVersion: "v1.0" });
  assert.deepEqual([manifest.pages, manifest.target, manifest.site], [3, "client-hosted", "Docs"]);
  assert.deepEqual(manifest.features, { search: true, apiPlayground: true });
  assert.ok(manifest.files["guides/start.html"] && manifest.files["index.html"] && manifest.files["404.html"]);
  assert.deepEqual(Object.keys(manifest.files), Object.keys(manifest.files).sort());
});

test("two exports of one deployment are the same bytes; another target or choice of pages is another bundle", async () => {
  await publishDocs(api.services, site, pages);
  const jobs = [];
  for (const body of [{}, {}, { target: "air-gapped" }, { paths: ["/guides/start"] }]) jobs.push(await start(body));
  await api.queue.runAll();
  const [first, second, airGapped, one] = await Promise.all(jobs.map((job) => bytesOf(job.jobId)));
  assert.ok(first?.equals(second as Buffer));
  assert.ok(!first?.equals(airGapped as Buffer));
  const { manifest } = await verifyBundle(Readable.from([one as Buffer]));
  assert.equal(manifest.pages, 1);
  assert.ok(manifest.files["guides/start.html"] && !manifest.files["guides/next.html"]);
  assert.match(manifest.version, /^0123456-\d+$/);
});

test("what is published meanwhile is not exported", async () => {
  await publishDocs(api.services, site, { index: "The first text" });
  const job = await start();
  const { deploymentId } = await publishDocs(api.services, site, { index: "The second text", more: "More" });
  await api.queue.runAll();
  assert.notEqual((await status(job.jobId)).deploymentId, deploymentId);
  const { manifest } = await verifyBundle(Readable.from([await bytesOf(job.jobId)]));
  assert.equal(manifest.pages, 1);
});

test("two run for an organization, the third waits and starts when one ends", async () => {
  await publishDocs(api.services, site, pages);
  const jobs = [await start(), await start(), await start()];
  const statuses = () => Promise.all(jobs.map(async (job) => (await status(job.jobId)).status));
  // Two workers that have begun and not ended.
  await api.db
    .updateTable("export_jobs")
    .set({ status: "running" })
    .where("id", "in", [jobs[0].jobId, jobs[1].jobId])
    .execute();
  const handler = exportJob(api.services);
  await handler.run({ jobId: jobs[2].jobId }, context());
  assert.deepEqual(await statuses(), ["running", "running", "queued"]);
  api.queue.added.length = 0;
  await handler.run({ jobId: jobs[0].jobId }, context(1));
  assert.deepEqual(api.queue.added, [{ name: "export-site", payload: { jobId: jobs[2].jobId } }]);
  await api.queue.runAll();
  assert.deepEqual(await statuses(), ["completed", "running", "completed"]);
});

test("another organization's exports take no slot", async () => {
  await publishDocs(api.services, site, pages);
  const jobs = [await start(), await start()];
  await api.db.updateTable("export_jobs").set({ status: "running" }).execute();
  const other = await api.addOrganization();
  const otherSite = await addSite(api.services, other.organizationId);
  await publishDocs(api.services, otherSite, pages);
  const body = { domain: `${otherSite.slug}.sites.localhost` };
  const theirs = await api.inject({ method: "POST", url: "/v1/static-export/jobs", key: other.keys.write, body });
  await exportJob(api.services).run({ jobId: theirs.json().jobId }, context());
  const row = await api.db
    .selectFrom("export_jobs")
    .select("status")
    .where("id", "=", theirs.json().jobId)
    .executeTakeFirst();
  assert.equal(row?.status, "completed");
  assert.equal((await status(jobs[0].jobId)).status, "running");
});

test("a worker that dies half-way: the next one ends the job, progress never falls, no half bundle is seen", async () => {
  await publishDocs(api.services, site, pages);
  const job = await start();
  const stopping = new AbortController();
  const seen: number[] = [];
  const dying = withBlobs({
    put: async (key, body, options) => {
      seen.push((await status(job.jobId)).progress);
      stopping.abort(new Error("the process stops"));
      return api.services.blobs.put(key, body, options);
    },
  });
  await assert.rejects(exportJob(dying).run({ jobId: job.jobId }, context(0, stopping.signal)));
  assert.equal((await status(job.jobId)).status, "running");
  assert.equal(await api.services.blobs.head(bundleKey({ organization_id: api.organizationId, id: job.jobId })), null);
  await api.db.updateTable("export_jobs").set({ progress: 57.5, page_count: 2 }).where("id", "=", job.jobId).execute();
  const watching = withBlobs({
    read: async (key) => {
      const now = await status(job.jobId);
      seen.push(now.progress);
      assert.ok(now.pageCount >= 2);
      return api.services.blobs.read(key);
    },
  });
  await exportJob(watching).run({ jobId: job.jobId }, context(1));
  assert.ok(seen.length > 1 && seen.slice(1).every((progress) => progress >= 57.5 && progress < 100), String(seen));
  assert.equal((await status(job.jobId)).progress, 100);
  const bytes = await bytesOf(job.jobId);
  await exportJob(api.services).run({ jobId: job.jobId }, context(2));
  assert.ok(bytes.equals(await bytesOf(job.jobId)), "run once more it does nothing");
});

test("progress and page count rise while it works", async () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`page-${index}`, `Text ${index}`]));
  await publishDocs(api.services, site, many);
  const job = await start();
  const seen: [number, number][] = [];
  const watched = withBlobs({
    read: async (key) => {
      const { progress, pageCount } = await status(job.jobId);
      await api.db.deleteFrom("rate_limit_buckets").execute();
      seen.push([progress, pageCount]);
      return api.services.blobs.read(key);
    },
  });
  await exportJob(watched, { tellEveryMs: 0 }).run({ jobId: job.jobId }, context());
  for (const [at, [progress, pageCount]] of seen.entries()) {
    const [before, pagesBefore] = seen[at - 1] ?? [0, 0];
    assert.ok(progress >= before && pageCount >= pagesBefore && progress < 100 && pageCount <= 12);
  }
  assert.ok(new Set(seen.map(([, pageCount]) => pageCount)).size > 6, JSON.stringify(seen));
});

test("a cancelled job stops, stays cancelled, leaves no bundle, and lets the next one start", async () => {
  await publishDocs(api.services, site, pages);
  const [job, waiting] = [await start(), await start()];
  const cancelling = withBlobs({
    read: async (key) => {
      await api.inject({ method: "DELETE", url: `/v1/static-export/jobs/${job.jobId}` });
      return api.services.blobs.read(key);
    },
  });
  await exportJob(cancelling).run({ jobId: job.jobId }, context());
  const ended = await status(job.jobId);
  assert.deepEqual([ended.status, ended.error], ["failed", "Cancelled"]);
  assert.equal(await api.services.blobs.head(bundleKey({ organization_id: api.organizationId, id: job.jobId })), null);
  await api.queue.runAll();
  assert.equal((await status(job.jobId)).status, "failed");
  assert.equal((await status(waiting.jobId)).status, "completed");
});

test("a job that two workers do at once completes once, and the slower one takes no bundle away", async () => {
  await publishDocs(api.services, site, pages);
  for (const held of ["read", "put"] as const) {
    const job = await start();
    const run = (services: Services) => exportJob(services, { tellEveryMs: 0 }).run({ jobId: job.jobId }, context());
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const real = api.services.blobs;
    const wait = async () => {
      arrive();
      await gate;
    };
    const slow = withBlobs(
      held === "read"
        ? { read: (key) => wait().then(() => real.read(key)) }
        : { put: (...args) => wait().then(() => real.put(...args)) },
    );
    const slower = run(slow);
    await arrived;
    await run(api.services);
    open();
    await slower;
    assert.equal((await status(job.jobId)).status, "completed");
    await verifyBundle(Readable.from([await bytesOf(job.jobId)]));
  }
});

test("a full disk fails the job with its cause, and others go on", async () => {
  await publishDocs(api.services, site, pages);
  const [job, other] = [await start(), await start()];
  const full = withBlobs({
    put: async () => {
      throw Object.assign(new Error("write ENOSPC"), { code: "ENOSPC" });
    },
  });
  await exportJob(full).run({ jobId: job.jobId }, context());
  const ended = await status(job.jobId);
  assert.deepEqual([ended.status, ended.error], ["failed", "There is no space left to make the bundle"]);
  assert.ok(ended.progress < 100);
  await api.queue.runAll();
  assert.equal((await status(other.jobId)).status, "completed");
});

test("a store that is away is tried again, content that is gone fails at once, an unknown fault after some tries", async () => {
  const { manifestSha256 } = await publishDocs(api.services, site, pages);
  const job = await start();
  const away = withBlobs({ read: () => Promise.reject(new UnavailableError("the store is away")) });
  for (const attempt of [0, 5]) {
    await assert.rejects(exportJob(away).run({ jobId: job.jobId }, context(attempt)), /away/);
    assert.equal((await status(job.jobId)).status, "running");
  }
  const broken = withBlobs({ put: () => Promise.reject(new TypeError("x is not a function")) });
  await assert.rejects(exportJob(broken).run({ jobId: job.jobId }, context(0)), /not a function/);
  await exportJob(broken).run({ jobId: job.jobId }, context(2));
  assert.match((await status(job.jobId)).error, /x is not a function/);

  const second = await start();
  const lost = withBlobs({
    read: (key) => (key === contentKey(manifestSha256) ? api.services.blobs.read(key) : Promise.resolve(null)),
  });
  await exportJob(lost).run({ jobId: second.jobId }, context());
  assert.match(
    (await status(second.jobId)).error,
    /^The content [0-9a-f]{64} of the deployment is not in the blob store$/,
  );

  const third = await start();
  await exportJob(api.services).onGivenUp?.({ jobId: third.jobId }, "the worker died three times");
  assert.match((await status(third.jobId)).error, /the worker died three times/);
});

test("exports that lost their place in the queue get it back", async () => {
  await publishDocs(api.services, site, pages);
  const [waiting, left] = [await start(), await start()];
  api.queue.added.length = 0;
  await api.db
    .updateTable("export_jobs")
    .set({ status: "running", updated_at: sql<Date>`now() - interval '1 hour'` })
    .where("id", "=", left.jobId)
    .execute();
  await repairExports(api.services);
  await api.queue.runAll();
  for (const { jobId } of [waiting, left]) assert.equal((await status(jobId)).status, "completed");
});

test("P30: old bundles are removed and their link is gone; the newest of a site stays, however old", async () => {
  await publishDocs(api.services, site, pages);
  const jobs = [await start(), await start(), await start({ target: "air-gapped" })];
  await api.queue.runAll();
  assert.equal(await removeOldBundles(api.services), 0);
  await api.db.updateTable("export_jobs").set({ updated_at: sql<Date>`now() - interval '31 days'` }).execute();
  assert.equal(await removeOldBundles(api.services), 1);
  const bundle = (jobId: string) => api.inject({ method: "POST", url: `/v1/static-export/jobs/${jobId}/bundle` });
  const answers = await Promise.all(jobs.map(async (job) => (await bundle(job.jobId)).status));
  assert.deepEqual(answers, [410, 200, 200]);
  assert.equal((await status(jobs[0].jobId)).status, "completed", "the job itself stays");
});

test("a bundle's hash is that of its bytes", async () => {
  await publishDocs(api.services, site, pages);
  const job = await start();
  await api.queue.runAll();
  const answer = await api.inject({ method: "POST", url: `/v1/static-export/jobs/${job.jobId}/bundle` });
  const bytes = await bytesOf(job.jobId);
  assert.equal(answer.json().sha256, createHash("sha256").update(bytes).digest("hex"));
  assert.equal(answer.json().sizeBytes, bytes.length);
});
