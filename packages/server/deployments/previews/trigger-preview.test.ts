import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { limits, newId } from "@lectern/contract";
import { findSite } from "../../hosting/directory/find-site.ts";
import type { SiteHost } from "../../hosting/directory/site-host.ts";
import { type DeploymentFixture, deploymentFixture } from "../testing/fixture.ts";

/** What a request to a preview's address asks for. */
const hostOf = (previewUrl: string): SiteHost => ({
  kind: "preview",
  label: new URL(previewUrl).hostname.split(".")[0] as string,
});

let fixture: DeploymentFixture;
before(async () => {
  fixture = await deploymentFixture();
});
after(() => fixture.close());

const deploymentsOf = (projectId: string) =>
  fixture.api.db
    .selectFrom("deployments")
    .selectAll()
    .where("project_id", "=", projectId)
    .orderBy("sequence")
    .execute();

test("P01, P02, P03: a body without a legal branch name is refused and nothing is sent anywhere", async () => {
  const { preview, addProject, git, data, api } = fixture;
  const { id } = await addProject();
  const marker = join(data, "marker");
  const before = git.requests.length;
  const hostile: unknown[] = [
    undefined,
    "",
    null,
    5,
    ["main"],
    { name: "main" },
    "a\nb",
    "a\0b",
    "--upload-pack=x",
    "-c",
  ];
  hostile.push(
    `main; touch ${marker}`,
    "..",
    "a..b",
    "a/.lock",
    "@{-1}",
    "HEAD",
    "a".repeat(300),
    "a.",
    "~",
    "^",
    ":",
    "?",
    "*",
    "[",
  );
  for (const branch of hostile) {
    const answer = await preview(id, branch);
    assert.equal(answer.status, 400, JSON.stringify(branch));
    assert.match(answer.json().details[0].path, /^body/);
  }
  assert.equal(git.requests.length, before, "no request went out");
  assert.deepEqual(await deploymentsOf(id), []);
  // Legal, though they look like a shell: they are only names, and the remote has none of them.
  for (const branch of [`$(touch$IFS${marker})`, `\`touch${marker}\``, "main%0a", "refs/heads/main"]) {
    assert.equal((await preview(id, branch)).status, 400, branch);
  }
  assert.equal(existsSync(marker), false);
  const extra = await api.inject({
    method: "POST",
    url: `/v1/project/preview/${id}`,
    body: { branch: "main", unknown: true },
  });
  assert.equal(extra.status, 202);
});

test("P04, P05: names of every script work, and branches whose words are alike have hosts of their own", async () => {
  const { preview, addProject, runJobs, status, api } = fixture;
  const { id, repository } = await addProject();
  const branches = ["feature/ünïcode-分支/🎉", "a/b", "a-b", "www", "xn--mnchen", "b".repeat(200)];
  const hosts = new Set<string>();
  for (const branch of branches) {
    await repository.createBranch(branch);
    const answer = await preview(id, branch);
    assert.equal(answer.status, 202, branch);
    const { previewUrl, statusId } = answer.json();
    hosts.add(previewUrl);
    await runJobs();
    const deployed = await status(statusId);
    assert.equal(deployed.status, "success", JSON.stringify(deployed.error));
    assert.deepEqual([deployed.commit.ref, deployed.previewUrl, deployed.kind], [branch, previewUrl, "preview"]);
    const site = await findSite(api.db, hostOf(previewUrl));
    const shown = api.db
      .selectFrom("previews")
      .select("branch")
      .where("id", "=", site?.previewId ?? "");
    assert.equal((await shown.executeTakeFirst())?.branch, branch);
  }
  assert.equal(hosts.size, branches.length);
  const list = (await api.inject({ url: `/v1/project/preview/${id}` })).json();
  assert.deepEqual(new Set(list.previews.map(({ branch }: { branch: string }) => branch)), new Set(branches));
  assert.equal(list.previews[0].status, "success");
});

test("P06: twenty requests for a branch make one preview and one build that waits; while one runs, one more", async () => {
  const { preview, addProject, api, handler, status } = fixture;
  const { id } = await addProject();
  const answers = [];
  for (let count = 0; count < 4; count++) {
    answers.push(...(await Promise.all(Array.from({ length: 5 }, () => preview(id, "main")))));
  }
  const bodies = new Set(answers.filter(({ status }) => status === 202).map(({ body }) => body));
  assert.equal(bodies.size, 1);
  assert.equal((await deploymentsOf(id)).length, 1);
  const { statusId } = answers[0]!.json();
  await api.db
    .updateTable("deployments")
    .set({ status: "in_progress", started_at: new Date() })
    .where("id", "=", statusId)
    .execute();
  const second = (await preview(id, "main")).json();
  assert.notEqual(second.statusId, statusId);
  assert.equal((await preview(id, "main")).json().statusId, second.statusId);
  assert.equal(second.previewUrl, answers[0]!.json().previewUrl);

  // The second does not start while the first runs, and starts by itself when that has ended.
  const context = { signal: new AbortController().signal, attempt: 0 };
  await handler.run({ deploymentId: second.statusId }, context);
  assert.equal((await status(second.statusId)).status, "queued");
  api.queue.added.length = 0;
  await handler.run({ deploymentId: statusId }, { ...context, attempt: 1 });
  assert.equal((await status(statusId)).status, "success");
  assert.deepEqual(api.queue.added, [{ name: "build-deployment", payload: { deploymentId: second.statusId } }]);
  await fixture.runJobs();
  assert.equal((await status(second.statusId)).live, true);
  assert.equal((await status(statusId)).live, false);
});

test("P07: the sixth request in a minute is refused and the five stay", async () => {
  const { api, addProject } = fixture;
  const { id, repository } = await addProject();
  await api.db.deleteFrom("rate_limit_buckets").execute();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) {
    await repository.createBranch(`b${count}`);
    const request = { method: "POST", url: `/v1/project/preview/${id}`, body: { branch: `b${count}` } } as const;
    statuses.push((await api.inject(request)).status);
  }
  assert.deepEqual(statuses, [202, 202, 202, 202, 202, 429]);
  assert.equal((await deploymentsOf(id)).length, 5);
});

test("P08, P09: at the limit of previews a new branch is refused and an old one is redeployed", async () => {
  const { preview, addProject, api } = fixture;
  const { id, repository } = await addProject();
  assert.equal((await preview(id, "main")).status, 202);
  const rows = Array.from({ length: limits.previewsPerProject - 1 }, (_, index) => ({
    id: newId("preview"),
    organization_id: api.organizationId,
    project_id: id,
    branch: `filler-${index}`,
    host_label: `${id.slice(4)}-${index}`,
  }));
  await api.db.insertInto("previews").values(rows).execute();
  await repository.createBranch("next");
  const refused = await preview(id, "next");
  assert.equal(refused.status, 403);
  assert.equal(refused.json().code, "preview_limit_reached");
  assert.match(refused.json().error, /100 previews/);
  const found = await api.db
    .selectFrom("previews")
    .select("id")
    .where("branch", "=", "next")
    .where("project_id", "=", id)
    .execute();
  assert.deepEqual(found, []);
  assert.equal((await preview(id, "main")).status, 202);
  const deleted = await api.inject({ method: "DELETE", url: `/v1/project/preview/${id}/filler-0` });
  assert.equal(deleted.status, 204);
  assert.equal((await preview(id, "next")).status, 202);
});

test("P10 P11: a remote that cannot be asked is accepted, and the deployment fails with the reason", async () => {
  const { preview, addProject, git, runJobs, status } = fixture;
  const { id, repository } = await addProject();
  git.fault = { kind: "status", status: 500 };
  const accepted = await preview(id, "main");
  assert.equal(accepted.status, 202);
  await runJobs();
  const failed = await status(accepted.json().statusId);
  assert.deepEqual([failed.status, failed.error.code], ["failure", "remote_error"]);
  assert.match(failed.error.message, /HTTP 500/);
  git.fault = null;
  // The branch goes away between the request and the build.
  const late = await preview(id, "main");
  await repository.deleteBranch("main");
  await runJobs();
  const gone = await status(late.json().statusId);
  const sentence = "The repository has no branch main: nothing has been pushed to it yet";
  assert.deepEqual([gone.error.code, gone.error.message], ["branch_not_found", sentence]);
});

test("a deleted preview is gone at once, ends its builds, and comes back under the same host", async () => {
  const { preview, addProject, api, runJobs, status, handler } = fixture;
  const { id, repository } = await addProject();
  await repository.createBranch("x/y-z");
  const branch = "x/y-z";
  const first = (await preview(id, branch)).json();
  await runJobs();
  const second = (await preview(id, branch)).json();
  const url = `/v1/project/preview/${id}/${encodeURIComponent(branch)}`;
  assert.equal((await api.inject({ method: "DELETE", url })).status, 204);
  assert.equal(await findSite(api.db, hostOf(first.previewUrl)), null);
  assert.equal((await status(second.statusId)).error.code, "preview_deleted");
  await handler.run({ deploymentId: second.statusId }, { signal: new AbortController().signal, attempt: 0 });
  assert.equal((await status(second.statusId)).status, "failure");
  api.queue.added.length = 0;
  const third = (await preview(id, branch)).json();
  assert.equal(third.previewUrl, first.previewUrl);
  await runJobs();
  assert.equal((await status(third.statusId)).live, true);
});
