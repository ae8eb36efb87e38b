/** A copy of the data folder, taken while the platform was at work, is the whole platform on another machine. */
import assert from "node:assert/strict";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Project } from "@lectern/contract";
import { api, awaitDeployment, send } from "../demo/client.ts";
import { GitHttpServer } from "../packages/server/git/testing/git-http-server.ts";
import { launchServer, startPlatform } from "./platform.ts";

const config = JSON.stringify({
  theme: "mint",
  name: "Acme",
  colors: { primary: "#0F766E" },
  navigation: { pages: ["index"] },
});

test("D15: a platform restored from a copy made under load serves its sites, knows its keys, and goes on", async (t) => {
  const git = await GitHttpServer.start();
  t.after(() => git.close());
  const repository = await git.createRepository("docs", { "docs.json": config, "index.mdx": "# Home\n\nkept words\n" });
  const platform = await startPlatform({ LECTERN_GIT_PRIVATE_HOSTS: git.host });
  t.after(() => platform.close());
  const project = await api<Project>(platform, "POST", "/v1/projects", { name: "Acme", repositoryUrl: repository.url });
  const update = () => api<{ statusId: string }>(platform, "POST", `/v1/project/update/${project.projectId}`);
  await awaitDeployment(platform, (await update()).statusId, () => {});

  // Work that is accepted, and work that runs, in the moment at which everything stands still.
  await repository.commit({ "index.mdx": "# Home\n\nnewer words\n" });
  const { statusId } = await update();
  const { key } = await api<{ key: string }>(platform, "POST", "/v1/keys", { name: "Late", scope: "read" });
  await platform.kill();
  const copy = await mkdtemp(join(tmpdir(), "lectern-restored-"));
  t.after(() => rm(copy, { recursive: true, force: true }));
  await cp(platform.data, copy, { recursive: true });
  // What is left of the old machine must not be needed.
  await rm(platform.data, { recursive: true, force: true });

  const { port } = new URL(platform.baseUrl);
  const env = { LECTERN_DATA: copy, LECTERN_PORT: port, LECTERN_GIT_PRIVATE_HOSTS: git.host };
  const restored = await launchServer(env);
  t.after(async () => {
    restored.child.kill("SIGTERM");
    await restored.ended;
  });
  assert.equal(
    (await api<{ projectId: string }>({ ...platform, apiKey: key }, "GET", `/v1/projects/${project.projectId}`))
      .projectId,
    project.projectId,
  );
  await awaitDeployment(platform, statusId, () => {});
  const home = await send(`http://${project.domain}:${port}/`);
  assert.equal(home.status, 200);
  assert.match(home.text, /newer words/);
});
