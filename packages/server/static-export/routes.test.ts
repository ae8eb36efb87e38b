import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { limits, rateLimits } from "@lectern/contract";
import { exerciseCommonErrors } from "../http/testing.ts";
import { verifyLink } from "../storage/index.ts";
import { bundleKey } from "./export-site.ts";
import { type ExportSite, publishThreeFiles, useExportApi } from "./testing.ts";

const api = await useExportApi();
let site: ExportSite;
let domain: string;
const jobs = "/v1/static-export/jobs";

beforeEach(async () => {
  site = await api.newSite();
  domain = site.domain;
  await publishThreeFiles(api.services, site);
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  api.inject({ method: "POST", url: jobs, body, headers });
const bundle = (jobId: string) => api.inject({ method: "POST", url: `${jobs}/${jobId}/bundle` });
/** As the job leaves it, with a bundle of a few bytes. */
async function complete(jobId: string): Promise<void> {
  const key = bundleKey({ organization_id: api.organizationId, id: jobId });
  const { sha256, size } = await api.services.blobs.put(key, Buffer.from("a bundle"));
  await api.db
    .updateTable("export_jobs")
    .set({
      status: "completed",
      progress: 100,
      page_count: 2,
      bundle_key: key,
      bundle_sha256: sha256,
      bundle_size: size,
    })
    .where("id", "=", jobId)
    .execute();
}

test("E01, E22: a start is accepted with the whole job, where to ask for it and when", async () => {
  const answer = await post({ domain: domain.toUpperCase() });
  assert.equal(answer.status, 202);
  const job = answer.json();
  assert.match(job.jobId, /^se_[0-9a-f]{20}$/);
  assert.deepEqual([answer.headers.location, answer.headers["retry-after"]], [`${jobs}/${job.jobId}`, "2"]);
  assert.match(job.version, /^0123456-\d+$/);
  assert.deepEqual(
    [job.status, job.progress, job.pageCount, job.totalPages, job.domain, job.target, job.error],
    ["queued", 0, 0, 2, domain, "client-hosted", null],
  );
  const { createdAt: _, updatedAt: __, ...same } = (await api.inject({ url: `${jobs}/${job.jobId}` })).json();
  const { createdAt: ___, updatedAt: ____, ...accepted } = job;
  assert.deepEqual(same, accepted);
});

test("E12: who asks too often is told when to come back, and the job is as it was", async () => {
  const { jobId } = await site.start();
  const ask = () => api.inject({ url: `${jobs}/${jobId}` });
  const statuses: number[] = [];
  for (let count = 0; count < rateLimits.exportStatus.quota; count++) statuses.push((await ask()).status);
  assert.deepEqual([...new Set(statuses)], [200]);
  const refused = await Promise.all(Array.from({ length: 60 }, ask));
  for (const { status, headers } of refused) {
    assert.equal(status, 429);
    assert.ok(Number(headers["retry-after"]) >= 1 && Number(headers["retry-after"]) <= 60);
  }
  await complete(jobId);
  assert.equal((await bundle(jobId)).status, 200, "another part of the API goes on");
  await api.db.deleteFrom("rate_limit_buckets").execute();
  assert.deepEqual([(await ask()).json().status, (await ask()).json().progress], ["completed", 100]);
});

test("the same Idempotency-Key starts one export", async () => {
  const headers = { "idempotency-key": "abc" };
  const [first, second] = [await post({ domain }, headers), await post({ domain }, headers)];
  assert.equal(first.json().jobId, second.json().jobId);
  assert.equal(second.headers["idempotency-replayed"], "true");
  assert.equal(second.headers.location, first.headers.location);
});

test("E05: a bundle: a hundred links to the same bytes, each of them good", async () => {
  const job = await site.start({ version: "v1" });
  await complete(job.jobId);
  const answers = [];
  for (let round = 0; round < 4; round++) {
    answers.push(...(await Promise.all(Array.from({ length: 25 }, () => bundle(job.jobId)))));
    await api.db.deleteFrom("rate_limit_buckets").execute();
  }
  assert.ok(answers.every((answer) => answer.status === 200));
  assert.equal(new Set(answers.map((answer) => answer.json().sha256)).size, 1);
  const { bundleUrl, expiresAt, sizeBytes, version, format } = answers[0]?.json() ?? {};
  assert.deepEqual([sizeBytes, version, format], [8, "v1", "tar.gz"]);
  const life = (Date.parse(expiresAt) - Date.now()) / 1000;
  assert.ok(life > 3000 && life <= 3600, `${life} s`);
  const url = new URL(bundleUrl);
  assert.equal(url.hash, `#sha256=${answers[0]?.json().sha256}`, "whoever has but the link can tell other bytes");
  const key = bundleKey({ organization_id: api.organizationId, id: job.jobId });
  assert.ok(url.pathname.endsWith(key), url.pathname);
  const claims = verifyLink(api.services.secrets.linkKey, key, url.searchParams);
  assert.equal(claims.filename, `${domain}-v1.tar.gz`);
});

test("a repeated request for a link with the same Idempotency-Key gets the same link", async () => {
  const job = await site.start();
  await complete(job.jobId);
  const url = `${jobs}/${job.jobId}/bundle`;
  const sign = () => api.inject({ method: "POST", url, headers: { "idempotency-key": "link" } });
  const [first, again] = [await sign(), await sign()];
  assert.deepEqual([first.status, again.status, again.headers["idempotency-replayed"]], [200, 200, "true"]);
  assert.equal(again.body, first.body);
});

test("E04, E22: no bundle before the end, after a failure, or of what is not there", async () => {
  const job = await site.start();
  const set = (values: object) => api.db.updateTable("export_jobs").set(values).where("id", "=", job.jobId).execute();
  assert.deepEqual(
    [(await bundle(job.jobId)).status, (await bundle(job.jobId)).json().code],
    [409, "job_not_completed"],
  );
  await set({ status: "running", progress: 40 });
  assert.equal((await bundle(job.jobId)).status, 409);
  await set({ status: "failed", error: "There is no space left" });
  assert.match((await bundle(job.jobId)).json().error, /failed/);
  await set({ status: "queued", error: null });
  await complete(job.jobId);
  assert.equal((await bundle(job.jobId)).status, 200);
  await set({ bundle_removed_at: new Date() });
  assert.deepEqual([(await bundle(job.jobId)).status, (await bundle(job.jobId)).json().code], [410, "gone"]);
  for (const id of ["se_00000000000000000000", "nonsense", "..%2f", "x".repeat(1000)]) {
    assert.equal((await bundle(id)).status, 404);
    assert.equal((await api.inject({ url: `${jobs}/${id}` })).status, 404);
  }
  const other = await api.addOrganization();
  assert.equal(
    (await api.inject({ method: "POST", url: `${jobs}/${job.jobId}/bundle`, key: other.keys.write })).status,
    404,
  );
});

test("cancelling ends a job for good, twice as once; what has ended is a conflict", async () => {
  const [job, done] = [await site.start(), await site.start()];
  const cancel = (jobId: string) => api.inject({ method: "DELETE", url: `${jobs}/${jobId}` });
  for (let time = 0; time < 2; time++) {
    const answer = await cancel(job.jobId);
    assert.deepEqual([answer.status, answer.json().status, answer.json().error], [200, "failed", "Cancelled"]);
  }
  await complete(done.jobId);
  assert.equal((await cancel(done.jobId)).status, 409);
  assert.equal((await api.inject({ url: `${jobs}/${done.jobId}` })).json().status, "completed");
});

test("the list: newest first, page by page, of one's own organization", async () => {
  const ids = [];
  for (let count = 0; count < 5; count++) ids.unshift((await site.start()).jobId);
  const seen: string[] = [];
  let url: string | null = `${jobs}?limit=2`;
  while (url) {
    const answer: Awaited<ReturnType<typeof api.inject>> = await api.inject({ url });
    const page = answer.json();
    seen.push(...page.jobs.map((job: { jobId: string }) => job.jobId));
    url = page.nextCursor && `${jobs}?limit=2&cursor=${page.nextCursor}`;
    assert.equal(answer.headers.link !== undefined, page.hasMore);
  }
  assert.deepEqual(seen, ids);
  const other = await api.addOrganization();
  assert.deepEqual((await api.inject({ url: jobs, key: other.keys.read })).json().jobs, []);
});

test("the list of a project has its exports alone", async () => {
  const second = await api.newSite();
  await publishThreeFiles(api.services, second);
  const { jobId } = await site.start();
  const ids = [(await second.start()).jobId, (await second.start()).jobId].reverse();
  const listOf = async (query: string) => {
    const { jobs: list, nextCursor } = (await api.inject({ url: `${jobs}?${query}` })).json();
    return { ids: list.map((job: { jobId: string }) => job.jobId), nextCursor };
  };
  assert.deepEqual((await listOf(`projectId=${site.projectId}`)).ids, [jobId]);
  const first = await listOf(`projectId=${second.projectId}&limit=1`);
  const rest = await listOf(`projectId=${second.projectId}&limit=1&cursor=${first.nextCursor}`);
  assert.deepEqual([...first.ids, ...rest.ids, rest.nextCursor], [...ids, null]);
  const other = await api.addOrganization();
  const foreign = await api.inject({ url: `${jobs}?projectId=${site.projectId}`, key: other.keys.read });
  assert.deepEqual(foreign.json().jobs, []);
});

test("another plan is refused, after 404 and before what is wrong with the body", async () => {
  const job = await site.start();
  await api.setPlan("pro");
  for (const request of [
    { method: "POST", url: jobs, body: { domain: 5 } },
    { method: "GET", url: jobs },
    { method: "GET", url: `${jobs}/${job.jobId}` },
    { method: "DELETE", url: `${jobs}/${job.jobId}` },
    { method: "POST", url: `${jobs}/${job.jobId}/bundle` },
  ] as const) {
    const answer = await api.inject(request);
    assert.deepEqual([answer.status, answer.json().code], [403, "plan_required"], `${request.method} ${request.url}`);
    assert.match(answer.json().error, /Enterprise/);
  }
  assert.equal((await api.inject({ url: `${jobs}/se_00000000000000000000` })).status, 404);
  await api.setPlan("enterprise");
});

test("the rules that every operation keeps", async () => {
  const job = await site.start();
  await api.db.deleteFrom("rate_limit_buckets").execute();
  const url = `${jobs}/${job.jobId}`;
  await exerciseCommonErrors(
    api,
    { method: "POST", url: jobs, body: { domain } },
    { limit: rateLimits.exportStart, bodyBytes: limits.exportBodyBytes },
  );
  await exerciseCommonErrors(api, { url: jobs }, { limit: rateLimits.exportStatus });
  await exerciseCommonErrors(api, { url }, { limit: rateLimits.exportStatus });
  await exerciseCommonErrors(api, { method: "DELETE", url }, { limit: rateLimits.exportStatus });
  await exerciseCommonErrors(api, { method: "POST", url: `${url}/bundle` }, { limit: rateLimits.exportBundle });
  api.assertAllStatusesSeen([
    "startStaticExport",
    "listStaticExports",
    "getStaticExport",
    "cancelStaticExport",
    "generateStaticExportBundle",
  ]);
});
