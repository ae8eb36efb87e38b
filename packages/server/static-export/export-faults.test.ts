/** What becomes of an export whose worker, disk or store fails, or that two workers do at once. */
import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { beforeEach, test } from "node:test";
import { verifyBundle } from "@lectern/builder/bundle";
import type { Services } from "../services.ts";
import { contentKey, UnavailableError } from "../storage/index.ts";
import { exportJob } from "./export-job.ts";
import { bundleKey } from "./export-site.ts";
import { type ExportSite, publishDocs, runContext, useExportApi, withBlobs } from "./testing.ts";

const api = await useExportApi();
let site: ExportSite;
const pages = { index: "Home, see [start](/guides/start).", "guides/start": "# Start" };

beforeEach(async () => {
  site = await api.newSite();
});

test("E09: a worker that dies half-way: the next one ends the job, progress never falls, no half bundle is seen", async () => {
  await publishDocs(api.services, site, pages);
  const job = await site.start();
  const stopping = new AbortController();
  const seen: number[] = [];
  const dying = withBlobs(api.services, {
    put: async (key, body, options) => {
      seen.push((await api.status(job.jobId)).progress);
      stopping.abort(new Error("the process stops"));
      return api.services.blobs.put(key, body, options);
    },
  });
  await assert.rejects(exportJob(dying).run({ jobId: job.jobId }, runContext(0, stopping.signal)));
  assert.equal((await api.status(job.jobId)).status, "running");
  assert.equal(await api.services.blobs.head(bundleKey({ organization_id: api.organizationId, id: job.jobId })), null);
  await api.db.updateTable("export_jobs").set({ progress: 57.5, page_count: 2 }).where("id", "=", job.jobId).execute();
  const watching = withBlobs(api.services, {
    read: async (key) => {
      const now = await api.status(job.jobId);
      seen.push(now.progress);
      assert.ok(now.pageCount >= 2);
      return api.services.blobs.read(key);
    },
  });
  await exportJob(watching).run({ jobId: job.jobId }, runContext(1));
  assert.ok(seen.length > 1 && seen.slice(1).every((progress) => progress >= 57.5 && progress < 100), String(seen));
  assert.equal((await api.status(job.jobId)).progress, 100);
  const bytes = await api.bundleOf(job.jobId);
  await exportJob(api.services).run({ jobId: job.jobId }, runContext(2));
  assert.ok(bytes.equals(await api.bundleOf(job.jobId)), "run once more it does nothing");
});

test("a job that two workers do at once completes once, and the slower one takes no bundle away", async () => {
  await publishDocs(api.services, site, pages);
  for (const held of ["read", "put"] as const) {
    const job = await site.start();
    const run = (services: Services) => exportJob(services, { tellEveryMs: 0 }).run({ jobId: job.jobId }, runContext());
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const real = api.services.blobs;
    const wait = async () => {
      arrive();
      await gate;
    };
    const slow = withBlobs(
      api.services,
      held === "read"
        ? { read: (key) => wait().then(() => real.read(key)) }
        : { put: (...args) => wait().then(() => real.put(...args)) },
    );
    const slower = run(slow);
    await arrived;
    await run(api.services);
    open();
    await slower;
    assert.equal((await api.status(job.jobId)).status, "completed");
    await verifyBundle(Readable.from([await api.bundleOf(job.jobId)]));
  }
});

test("E10: a full disk fails the job with its cause, and others go on", async () => {
  await publishDocs(api.services, site, pages);
  for (const [code, cause] of [
    ["ENOSPC", "There is no space left to make the bundle"],
    ["EDQUOT", "There is no space left to make the bundle"],
    ["EROFS", "The bundle cannot be written: EROFS"],
  ]) {
    const [job, other] = [await site.start(), await site.start()];
    const full = withBlobs(api.services, {
      put: () => Promise.reject(Object.assign(new Error(`write ${code}`), { code })),
    });
    await exportJob(full).run({ jobId: job.jobId }, runContext());
    const ended = await api.status(job.jobId);
    assert.deepEqual([ended.status, ended.error], ["failed", cause]);
    assert.ok(ended.progress < 100);
    await api.queue.runAll();
    assert.equal((await api.status(other.jobId)).status, "completed");
  }
});

test("E11: a site beyond the cap fails at once, naming the cap, and leaves no bundle", async () => {
  await publishDocs(api.services, site, pages);
  const job = await site.start();
  await exportJob(api.services, { largestSiteBytes: 1000 }).run({ jobId: job.jobId }, runContext());
  const { status, error } = await api.status(job.jobId);
  assert.deepEqual([status, error], ["failed", "The site is larger than 1000 bytes, the most that a bundle may hold"]);
  assert.equal(await api.services.blobs.head(bundleKey({ organization_id: api.organizationId, id: job.jobId })), null);
});

test("P25: a store that is away is tried again, content that is gone fails at once, an unknown fault after some tries", async () => {
  const { manifestSha256 } = await publishDocs(api.services, site, pages);
  const job = await site.start();
  const away = withBlobs(api.services, { read: () => Promise.reject(new UnavailableError("the store is away")) });
  for (const attempt of [0, 5]) {
    await assert.rejects(exportJob(away).run({ jobId: job.jobId }, runContext(attempt)), /away/);
    assert.equal((await api.status(job.jobId)).status, "running");
  }
  const broken = withBlobs(api.services, { put: () => Promise.reject(new TypeError("x is not a function")) });
  await assert.rejects(exportJob(broken).run({ jobId: job.jobId }, runContext(0)), /not a function/);
  await exportJob(broken).run({ jobId: job.jobId }, runContext(2));
  assert.match(String((await api.status(job.jobId)).error), /x is not a function/);

  const second = await site.start();
  const lost = withBlobs(api.services, {
    read: (key) => (key === contentKey(manifestSha256) ? api.services.blobs.read(key) : Promise.resolve(null)),
  });
  await exportJob(lost).run({ jobId: second.jobId }, runContext());
  assert.match(
    String((await api.status(second.jobId)).error),
    /^The content [0-9a-f]{64} of the deployment is not in the blob store$/,
  );

  const third = await site.start();
  await exportJob(api.services).onGivenUp?.({ jobId: third.jobId }, "the worker died three times");
  assert.match(String((await api.status(third.jobId)).error), /the worker died three times/);
});
