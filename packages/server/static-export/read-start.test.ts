/** Which exports may be asked for: of which site, pages, version and features. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { limits } from "@lectern/contract";
import { addSite, publishManifest, storeManifest } from "../hosting/testing.ts";
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

const post = (body: unknown) => api.inject({ method: "POST", url: jobs, body });

test("E01: a domain is a host name and nothing else; unknown and foreign ones answer alike", async () => {
  for (const wrong of [
    `http://${domain}`,
    `${domain}:4400`,
    `${domain}/`,
    `${domain}.`,
    ` ${domain}`,
    "a b.example.com",
    "bücher.example",
    "localhost",
    "127.0.0.1",
    "[::1]",
    "*.example.com",
    `${"a.".repeat(126)}ab`,
    "",
    "-a.example.com",
  ]) {
    const answer = await post({ domain: wrong });
    assert.equal(answer.status, 400, wrong);
    assert.equal(answer.json().details[0].path, "body.domain");
    await api.db.deleteFrom("rate_limit_buckets").execute();
  }
  for (const body of [{}, { domain: 5 }, { domain: null }, { domain: [domain] }])
    assert.equal((await post(body)).status, 400);
  const other = await api.addOrganization();
  const foreign = await addSite(api.services, other.organizationId);
  await publishManifest(api.services, foreign, await storeManifest(api.services, { "index.html": "x" }));
  const answers = [];
  for (const unknown of [`${foreign.slug}.sites.localhost`, "nobody.sites.localhost", "docs.example.com"]) {
    const { requestId: _, ...body } = (await post({ domain: unknown })).json();
    answers.push(body);
  }
  assert.deepEqual(answers[0], answers[1]);
  assert.deepEqual(answers[0], answers[2]);
  assert.equal(answers[0].code, "invalid_request");
});

test("a verified custom domain names its site", async () => {
  const hostname = `docs-${site.slug}.example.com`;
  const row = { organization_id: api.organizationId, project_id: site.projectId, hostname, verification_token: "t" };
  await api.db
    .insertInto("domains")
    .values({ id: `dom_${site.slug}`, ...row })
    .execute();
  assert.equal((await post({ domain: hostname })).status, 400);
  await api.db.updateTable("domains").set({ verified_at: new Date() }).where("hostname", "=", hostname).execute();
  assert.equal((await site.start({ domain: hostname })).domain, hostname);
});

test("a site without anything published cannot be exported yet", async () => {
  const empty = await addSite(api.services, api.organizationId);
  const answer = await post({ domain: `${empty.slug}.sites.localhost` });
  assert.deepEqual([answer.status, answer.json().code], [409, "conflict"]);
});

test("E02: paths are pages of the site, each once; every other one is listed", async () => {
  const job = await site.start({ paths: ["/guides/start/"] });
  assert.equal(job.totalPages, 1);
  assert.equal((await site.start({ paths: ["/", "guides/start"] })).totalPages, 2);
  const answer = await post({
    domain,
    paths: ["/guides/start", "../x", "https://example.com/", "/nothing", "guides/start", "/404", "//x", ""],
  });
  assert.equal(answer.status, 400);
  const short = await post({
    domain,
    paths: ["/guides/start", "../x", "https://example.com/", "/nothing", "guides/start", "/404", "//x"],
  });
  assert.deepEqual(
    short.json().details.map((detail: { path: string }) => detail.path),
    [1, 2, 3, 4, 5, 6].map((index) => `body.paths.${index}`),
  );
  assert.match(short.json().details[3].message, /twice/);
  for (const paths of [[], "x", Array.from({ length: 10_001 }, () => "/"), [5]]) {
    assert.equal((await post({ domain, paths })).status, 400);
  }
});

test("E03: a version is a short label", async () => {
  assert.equal((await site.start({ version: "2026.1_rc-2" })).version, "2026.1_rc-2");
  for (const version of ["a/b", 'a"b', "a\nb", "a".repeat(65), "", "-a", ".a", "ü", 5]) {
    const answer = await post({ domain, version });
    assert.deepEqual([answer.status, answer.json().details[0].path], [400, "body.version"], String(version));
    await api.db.deleteFrom("rate_limit_buckets").execute();
  }
});

test("an air-gapped site has no endpoint outside; an endpoint is a web address", async () => {
  const endpoint = "https://feedback.example.com/in";
  await site.start({ features: { feedbackEndpoint: endpoint, search: false } });
  await site.start({ target: "air-gapped", features: { assistantEndpoint: "http://models.internal/v1" } });
  for (const body of [
    { target: "air-gapped", features: { feedbackEndpoint: endpoint } },
    { target: "air-gapped", features: { analyticsEndpoint: endpoint } },
    { target: "air-gapped", features: { outsideContent: true } },
    { features: { feedbackEndpoint: "javascript:alert(1)" } },
    { features: { feedbackEndpoint: "nonsense" } },
    { features: { unknown: true } },
    { features: { search: "yes" } },
    { target: "moon" },
  ]) {
    assert.equal((await post({ domain, ...body })).status, 400, JSON.stringify(body));
  }
});

test("E02: as many paths as an export may list fit into its body", async () => {
  const paths = Array.from({ length: limits.exportPaths }, (_, index) => `${"guides/".repeat(20)}page-${index}`);
  const answer = await post({ domain, paths });
  assert.equal(answer.status, 400, "they were read, and are no pages");
  assert.equal(answer.json().details.length, 100);
  assert.equal((await post({ domain, paths: [...paths, "one more"] })).json().details[0].path, "body.paths");
});
