import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { claimDeployment } from "./claims.ts";
import { liveDeployment } from "./live-deployment.ts";
import { publish } from "./publish.ts";
import { type DeploymentFixture, deploymentFixture } from "./testing/fixture.ts";

let fixture: DeploymentFixture;
before(async () => {
  fixture = await deploymentFixture();
});
after(() => fixture.close());

const ending = { manifest_sha256: "a".repeat(64), summary: "done" };
const claim = async (id: string, attempt = 0) => {
  const claimed = await claimDeployment(fixture.api.db, fixture.api.organizationId, id, attempt);
  assert.ok(claimed, "the deployment can be claimed");
  return claimed.claim;
};
const liveId = async (projectId: string) => (await liveDeployment(fixture.api.db, { projectId }))?.id ?? null;
const rollBack = (projectId: string, deploymentId: unknown) =>
  fixture.api.inject({ method: "POST", url: `/v1/projects/${projectId}/rollback`, body: { deploymentId } });

test("P23: a worker that was paused and replaced publishes nothing", async () => {
  const { api, addProject, update, status } = fixture;
  const { id } = await addProject();
  const statusId = await update(id);
  const paused = await claim(statusId);
  const second = await claim(statusId, 1);
  assert.equal(await publish(api.services, paused, { ...ending, summary: "stale" }), "lost");
  assert.equal(await liveId(id), null);
  assert.equal((await status(statusId)).status, "in_progress");
  assert.equal(await publish(api.services, second, ending), "published");
  assert.equal(await publish(api.services, paused, ending), "lost");
  assert.equal((await status(statusId)).summary, "done");
});

test("a build of a preview that is gone by its end publishes nothing", async () => {
  const { api, addProject, preview } = fixture;
  const { id, repository } = await addProject();
  await repository.createBranch("draft");
  const { statusId } = (await preview(id, "draft")).json();
  const held = await claim(statusId);
  await api.db.updateTable("previews").set({ deleted_at: new Date() }).where("project_id", "=", id).execute();
  assert.equal(await publish(api.services, held, ending), "lost");
  const shown = await api.db.selectFrom("previews").select("live_deployment_id").where("project_id", "=", id).execute();
  assert.deepEqual(shown, [{ live_deployment_id: null }]);
});

test("another job leaves a build alone that is alive, and takes one that was released", async () => {
  const { api, addProject, update } = fixture;
  const { id } = await addProject();
  const statusId = await update(id);
  const held = await claim(statusId);
  assert.equal(await claimDeployment(api.db, api.organizationId, statusId, 0), null);
  const stop = new AbortController();
  stop.abort();
  const context = { signal: stop.signal, attempt: 1 };
  await assert.rejects(fixture.handler.run({ deploymentId: statusId }, context), { name: "AbortError" });
  assert.equal(await publish(api.services, held, ending), "lost");
  await claim(statusId, 0);
});

test("P27: a rollback wins over a build that was asked for before, and loses to one asked for later", async () => {
  const { api, addProject, update, runJobs, status } = fixture;
  const { id } = await addProject();
  const first = await update(id);
  await runJobs();
  const second = await update(id);
  await runJobs();
  const running = await update(id);
  api.queue.added.length = 0;
  const runningClaim = await claim(running);
  const rolledBack = await rollBack(id, first);
  assert.equal(rolledBack.status, 200);
  assert.deepEqual([rolledBack.json()._id, rolledBack.json().live], [first, true]);
  assert.equal(await publish(api.services, runningClaim, ending), "superseded");
  assert.equal(await liveId(id), first);
  const late = await status(running);
  assert.deepEqual([late.status, late.live], ["success", false]);
  assert.match(late.summary, /not shown/);
  const entries = await api.db
    .selectFrom("audit_log")
    .select(["action", "target"])
    .where("target", "in", [running, first])
    .execute();
  const actions = entries.map(({ action, target }) => `${action} ${target === first ? "first" : "running"}`);
  assert.deepEqual(actions.sort(), [
    "deployment.request first",
    "deployment.request running",
    "deployment.rollback first",
  ]);
  const after = await update(id);
  await runJobs();
  assert.equal(await liveId(id), after);
  assert.equal((await rollBack(id, second)).json().live, true);
});

test("a rollback to what cannot be shown is refused and changes nothing", async () => {
  const { addProject, update, runJobs, preview } = fixture;
  const one = await addProject();
  const other = await addProject();
  const live = await update(one.id);
  const foreign = await update(other.id);
  const previewed = (await preview(one.id, "main")).json().statusId;
  await runJobs();
  await one.repository.commit({ "docs.json": null });
  const failed = await update(one.id);
  await runJobs();
  for (const target of ["x", "dep_00000000000000000000", foreign, previewed, 5]) {
    assert.equal((await rollBack(one.id, target)).status, 400, String(target));
  }
  assert.equal((await rollBack(one.id, failed)).status, 409);
  assert.equal(await liveId(one.id), live);
});
