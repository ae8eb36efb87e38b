import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { rateLimits } from "@lectern/contract";
import { exerciseCommonErrors } from "../http/testing.ts";
import { type DeploymentFixture, deploymentFixture } from "./testing/fixture.ts";

const operations = [
  "triggerPreview",
  "listPreviews",
  "deletePreview",
  "updateProduction",
  "getDeploymentStatus",
  "listDiagnostics",
  "listDeployments",
  "rollBack",
];

let fixture: DeploymentFixture;
before(async () => {
  fixture = await deploymentFixture();
});
after(() => fixture.close());

test("every documented status of every operation occurs, as documented", async () => {
  const { api, addProject, update, preview, runJobs } = fixture;
  const { id, repository } = await addProject();
  await repository.createBranch("next");
  const live = await update(id);
  await runJobs();
  const accepted = await preview(id, "next");
  assert.equal(accepted.status, 202);
  assert.equal(accepted.headers.location, `/v1/project/update-status/${accepted.json().statusId}`);
  await runJobs();
  await update(id);

  const post = { method: "POST" } as const;
  const previews = `/v1/project/preview/${id}`;
  const body = { branch: "next" };
  await exerciseCommonErrors(api, { ...post, url: previews, body }, { limit: rateLimits.previewTrigger });
  await exerciseCommonErrors(api, { url: previews });
  await exerciseCommonErrors(api, { method: "DELETE", url: `${previews}/next` });
  const updates = `/v1/project/update/${id}`;
  await exerciseCommonErrors(api, { ...post, url: updates }, { limit: rateLimits.productionUpdate });
  await exerciseCommonErrors(api, { url: `/v1/project/update-status/${live}` });
  await exerciseCommonErrors(api, { url: `/v1/project/update-status/${live}/diagnostics` });
  await exerciseCommonErrors(api, { url: `/v1/projects/${id}/deployments` });
  const rollback = { ...post, url: `/v1/projects/${id}/rollback`, body: { deploymentId: live } };
  await exerciseCommonErrors(api, rollback);

  assert.equal((await fixture.status(live)).status, "success");
  for (const url of [previews, `/v1/projects/${id}/deployments`, `/v1/project/update-status/${live}/diagnostics`]) {
    assert.equal((await api.inject({ url })).status, 200);
  }
  assert.equal((await api.inject(rollback)).status, 200);
  assert.equal((await api.inject({ method: "DELETE", url: `${previews}/next` })).status, 204);
  assert.equal((await api.inject({ method: "DELETE", url: `${previews}/next` })).status, 404);
  api.assertAllStatusesSeen(operations);
});

test("A10, P28: an id of another organization, one made up, and one that is no id answer alike", async () => {
  const { api, addProject, update } = fixture;
  const { id } = await addProject();
  const statusId = await update(id);
  const other = await api.addOrganization();
  const ids = [statusId, "dep_00000000000000000000", "x", "%00", "..%2f..", `dep_${"a".repeat(2500)}`, "dep_🎉"];
  const bodies = new Set<string>();
  for (const text of ids) {
    const url = `/v1/project/update-status/${encodeURI(text)}`;
    const { status, json } = await api.inject({ url, key: other.keys.write });
    assert.equal(status, 404, text);
    const { requestId: _, ...rest } = json();
    bodies.add(JSON.stringify(rest));
  }
  assert.equal(bodies.size, 1);
  assert.equal((await api.inject({ url: `/v1/project/update-status/${"a".repeat(10_000)}` })).status, 404);
});

test("the list of deployments is paged, newest first, without logs", async () => {
  const { api, addProject, update, runJobs } = fixture;
  const { id } = await addProject();
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) {
    ids.push(await update(id));
    await runJobs();
  }
  const first = (await api.inject({ url: `/v1/projects/${id}/deployments?limit=2` })).json();
  assert.deepEqual(
    first.deployments.map(({ _id }: { _id: string }) => _id),
    [ids[2], ids[1]],
  );
  assert.deepEqual(first.deployments[0].logs, []);
  assert.equal(first.hasMore, true);
  const cursor = encodeURIComponent(first.nextCursor);
  const second = (await api.inject({ url: `/v1/projects/${id}/deployments?limit=2&cursor=${cursor}` })).json();
  assert.deepEqual(
    second.deployments.map(({ _id }: { _id: string }) => _id),
    [ids[0]],
  );
  assert.equal(second.hasMore, false);
  const elsewhere = await api.inject({ url: `/v1/project/preview/${id}?cursor=${cursor}` });
  assert.equal(elsewhere.status, 400);
});

test("diagnostics are paged with file, line and column", async () => {
  const { api, addProject, update, runJobs } = fixture;
  const links = Object.fromEntries([..."abcde"].map((name) => [`${name}.png`, { symlink: "/etc/passwd" }]));
  const { id } = await addProject({ "docs.json": "{}", "index.mdx": "x", ...links });
  const statusId = await update(id);
  await runJobs();
  const files: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const url = `/v1/project/update-status/${statusId}/diagnostics?limit=2${cursor ? `&cursor=${cursor}` : ""}`;
    const page: { diagnostics: { file: string }[]; nextCursor: string | null } = (await api.inject({ url })).json();
    files.push(...page.diagnostics.map(({ file }) => file));
    cursor = page.nextCursor;
  }
  assert.deepEqual(files, ["a.png", "b.png", "c.png", "d.png", "e.png"]);
});

test("a repeated request with the same Idempotency-Key is one deployment", async () => {
  const { api, addProject } = fixture;
  const { id, repository } = await addProject();
  await api.db.deleteFrom("rate_limit_buckets").execute();
  const send = () =>
    api.inject({
      method: "POST",
      url: `/v1/project/preview/${id}`,
      body: { branch: "main" },
      headers: { "idempotency-key": "once" },
    });
  const first = await send();
  await repository.deleteBranch("main");
  const asked = fixture.git.requests.length;
  const second = await send();
  assert.equal(fixture.git.requests.length, asked, "the remote is not asked again");
  assert.equal(second.headers["idempotency-replayed"], "true");
  assert.deepEqual(second.json(), first.json());
});
