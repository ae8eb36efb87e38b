import assert from "node:assert/strict";
import { test } from "node:test";
import { sealCredential } from "../../projects/credential.ts";
import { deploymentFixture } from "../testing/fixture.ts";

test("a private repository is built with its token, which appears nowhere that people can read", async (t) => {
  const token = "tok-very-5ecret";
  const fixture = await deploymentFixture({ auth: `robot:${token}` });
  t.after(() => fixture.close());
  const { api, addProject, update, runJobs, status } = fixture;
  const { id, repository } = await addProject({ "docs.json": "{}", "index.mdx": "x" });
  const without = await update(id);
  await runJobs();
  assert.equal((await status(without)).error.code, "authentication_failed");

  const credential = sealCredential(api.services.secrets, id, { kind: "token", username: "robot", token });
  await api.db.updateTable("projects").set({ credential }).where("id", "=", id).execute();
  await repository.commit({ "index.mdx": "y" }, { message: `Leak ${token}\n\nhttps://robot:${token}@host` });
  const statusId = await update(id);
  await runJobs();
  const done = await status(statusId);
  assert.equal(done.status, "success", JSON.stringify(done.error));
  assert.ok(done.logs.some((line: string) => line.includes("Leak •••")));
  assert.equal(JSON.stringify([done.logs, done.error, done.summary]).includes(token), false);
});
