import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { sql } from "kysely";
import { repairDeployments } from "./repair.ts";
import { type DeploymentFixture, deploymentFixture } from "./testing/fixture.ts";

let fixture: DeploymentFixture;
before(async () => {
  fixture = await deploymentFixture();
});
after(() => fixture.close());

test("a build whose worker was lost for hours fails, and the one behind it gets its job", async () => {
  const { api, addProject, update, status } = fixture;
  const { id } = await addProject();
  const lost = await update(id);
  const old = { status: "in_progress", started_at: sql<Date>`now() - interval '3 hours'` } as const;
  await api.db.updateTable("deployments").set(old).where("id", "=", lost).execute();
  const waiting = await update(id);
  api.queue.added.length = 0;
  assert.deepEqual(await repairDeployments(api.services), { failed: 1, woken: 0 });
  assert.equal((await status(lost)).error.code, "abandoned");
  assert.deepEqual(api.queue.added, [{ name: "build-deployment", payload: { deploymentId: waiting } }]);
  await fixture.runJobs();
  assert.equal((await status(waiting)).status, "success");
});

test("a build that still may be at work is left alone, until all that it may take has passed", async () => {
  const { api, addProject, update, status } = fixture;
  const { gitTimeoutSeconds, buildTimeoutSeconds } = api.services.config;
  const { id } = await addProject();
  const running = await update(id);
  const fetches = 3 * gitTimeoutSeconds;
  const listingLayingOutAndHistory = 3 * gitTimeoutSeconds;
  const longest = fetches + listingLayingOutAndHistory + buildTimeoutSeconds + 3600;
  for (const [seconds, failed] of [
    [longest - 60, 0],
    [longest + 1, 1],
  ] as const) {
    const old = { status: "in_progress", started_at: sql<Date>`now() - make_interval(secs => ${seconds})` } as const;
    await api.db.updateTable("deployments").set(old).where("id", "=", running).execute();
    assert.equal((await repairDeployments(api.services)).failed, failed);
  }
  assert.equal((await status(running)).error.code, "abandoned");
});

test("a deployment that waits without a job gets one; one that is being built is left alone", async () => {
  const { api, addProject, update } = fixture;
  const forgotten = await update((await addProject()).id);
  const running = await update((await addProject()).id);
  const recent = { status: "in_progress", started_at: new Date() } as const;
  await api.db.updateTable("deployments").set(recent).where("id", "=", running).execute();
  const age = { created_at: sql<Date>`now() - interval '1 hour'` };
  await api.db.updateTable("deployments").set(age).where("id", "in", [forgotten, running]).execute();
  api.queue.added.length = 0;
  assert.deepEqual(await repairDeployments(api.services), { failed: 0, woken: 1 });
  assert.deepEqual(api.queue.added, [{ name: "build-deployment", payload: { deploymentId: forgotten } }]);
});

test("folders of ended builds and of projects that are no more are removed, those in use are kept", async () => {
  const { api, data, addProject, update } = fixture;
  const { id } = await addProject();
  const waiting = await update(id);
  const kept = [join(data, "work", `${waiting}-abc`), join(data, "cache", id, "sites", "production")];
  const gone = [
    join(data, "work", "dep_00000000000000000000-abc"),
    join(data, "cache", "prj_00000000000000000000"),
    join(data, "git", "prj_00000000000000000000.git"),
    join(data, "git", "prj_00000000000000000000.history.git"),
    join(data, "cache", id, "sites", "prv_00000000000000000000"),
  ];
  for (const folder of [...kept, ...gone]) await mkdir(folder, { recursive: true });
  await repairDeployments(api.services);
  for (const folder of kept) assert.equal(existsSync(folder), true, folder);
  for (const folder of gone) assert.equal(existsSync(folder), false, folder);
});

test("P30: a machine whose clock says 2099 removes nothing that is served or in use", async (t) => {
  const { api, data, addProject, update, status } = fixture;
  const { id } = await addProject();
  const live = await update(id);
  await fixture.runJobs();
  const waiting = await update(id);
  const kept = [join(data, "work", `${waiting}-abc`), join(data, "cache", id, "sites", "production")];
  for (const folder of kept) await mkdir(folder, { recursive: true });
  t.mock.timers.enable({ apis: ["Date"], now: Date.UTC(2099, 0, 1) });
  const repaired = await repairDeployments(api.services);
  t.mock.timers.reset();
  assert.deepEqual(repaired, { failed: 0, woken: 0 });
  for (const folder of kept) assert.equal(existsSync(folder), true, folder);
  const project = await api.db.selectFrom("projects").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  assert.equal(project.live_deployment_id, live);
  assert.deepEqual([(await status(live)).status, (await status(waiting)).status], ["success", "queued"]);
});
