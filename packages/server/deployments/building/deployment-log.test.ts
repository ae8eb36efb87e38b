import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { limits } from "@lectern/contract";
import { claimDeployment } from "../claims.ts";
import { type DeploymentFixture, deploymentFixture } from "../testing/fixture.ts";
import { DeploymentLog } from "./deployment-log.ts";

let fixture: DeploymentFixture;
before(async () => {
  fixture = await deploymentFixture();
});
after(() => fixture.close());

async function openLog(attempt = 0, deploymentId?: string) {
  const { api, addProject, update } = fixture;
  const id = deploymentId ?? (await update((await addProject()).id));
  const claimed = await claimDeployment(api.db, api.organizationId, id, attempt);
  assert.ok(claimed);
  let lost = 0;
  const log = await DeploymentLog.open(api.db, claimed.claim, () => {
    lost += 1;
  });
  return { id, log, lostCount: () => lost };
}

test("P18 P29: lines are masked, stripped of terminal codes and control characters, and cut", async () => {
  const { id, log } = await openLog();
  log.hide(["s3cret-token", "abc"]);
  log.add("\x1b[31mred\x1b[0m \x1b]8;;http://evil\x07link\x1b]8;;\x07\ttab\0nul\u0085");
  log.add("fetch https://x:s3cret-token@host abc\nsecond\r\nthird");
  log.add(`${"x".repeat(5000)}`);
  log.add("lone \ud800 surrogate");
  await log.close();
  const { logs } = await fixture.status(id);
  assert.deepEqual(logs.slice(0, 4), ["red link  tabnul", "fetch https://x:•••@host abc", "second", "third"]);
  assert.equal(logs[4].length, 2000);
  assert.equal(logs[5], "lone \ufffd surrogate");
});

test("P29: a flood of lines is capped with a notice that counts what was left out", async () => {
  const { id, log } = await openLog();
  for (let line = 0; line < 100_000; line++) log.add(`line ${line}`);
  await log.close();
  const { logs } = await fixture.status(id);
  assert.equal(logs.length, limits.deploymentLogLines);
  assert.equal(logs.at(-2), `line ${limits.deploymentLogLines - 2}`);
  assert.equal(logs.at(-1), `… ${100_000 - limits.deploymentLogLines + 1} more lines were left out`);
});

test("P23: the next worker goes on behind the lines of the one before, which learns that it was replaced", async () => {
  const first = await openLog();
  first.log.add("one");
  await first.log.flush();
  const second = await openLog(1, first.id);
  second.log.add("two");
  await second.log.flush();
  first.log.add("stale");
  await first.log.flush();
  await first.log.close();
  assert.deepEqual((await fixture.status(first.id)).logs, ["one", "two"]);
  assert.deepEqual([first.lostCount(), second.lostCount()], [1, 0]);
});
