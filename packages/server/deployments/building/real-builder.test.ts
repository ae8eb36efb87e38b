import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { SiteManifest } from "@lectern/contract";
import { readContent } from "../../storage/index.ts";
import { liveDeployment } from "../live-deployment.ts";
import { readManifest } from "../read-manifest.ts";
import { type DeploymentFixture, deploymentFixture } from "../testing/fixture.ts";

const config = {
  name: "Harbour",
  theme: "mint",
  colors: { primary: "#0055aa" },
  navigation: { groups: [{ group: "Start", pages: ["index", "guide/first", "guide/second"] }] },
};
const pages = {
  "docs/docs.json": JSON.stringify(config),
  "docs/index.mdx": "---\ntitle: Home\n---\n\nWelcome to the harbour.\n",
  "docs/guide/first.mdx": "---\ntitle: First\n---\n\n<Note>Mind the tide.</Note>\n",
  "docs/guide/second.mdx": "---\ntitle: Second\n---\n\nSecond page.\n",
};

let fixture: DeploymentFixture;
before(async () => {
  fixture = await deploymentFixture({ realBuilder: true, config: { buildMemoryMb: 1024, buildThreads: 1 } });
});
after(() => fixture.close());

test("the real builder makes a site of a folder of a repository; a changed page costs one page", async () => {
  const { api, addProject, update, preview, runJobs, status } = fixture;
  const { id, repository } = await addProject(pages);
  await api.db.updateTable("projects").set({ directory: "docs" }).where("id", "=", id).execute();
  const first = await update(id);
  await runJobs();
  const done = await status(first);
  assert.equal(done.status, "success", `${JSON.stringify(done.error)} ${done.logs.join("\n")}`);
  assert.equal(done.pageCount, 3);
  const html = async (of: { projectId: string } | { previewId: string }, source: string) => {
    const live = await liveDeployment(api.db, of);
    const manifest: SiteManifest = await readManifest(api.services, live?.manifest_sha256 as string);
    const page = manifest.pages.find((candidate) => candidate.source === source);
    const file = manifest.files[page?.file as string];
    return String(await readContent(api.services.blobs, file?.sha256 as string));
  };
  assert.match(await html({ projectId: id }, "guide/first.mdx"), /Mind the tide/);

  await repository.commit({ "docs/guide/second.mdx": "---\ntitle: Second\n---\n\nChanged page.\n" });
  const second = await update(id);
  await runJobs();
  assert.ok((await status(second)).logs.some((line: string) => /3 pages: 1 rendered, 2 unchanged/.test(line)));
  assert.match(await html({ projectId: id }, "guide/second.mdx"), /Changed page/);

  // A preview starts from what production knows, and carries its banner.
  await repository.createBranch("next");
  const accepted = (await preview(id, "next")).json();
  await runJobs();
  const previewed = await status(accepted.statusId);
  assert.equal(previewed.status, "success", JSON.stringify(previewed.error));
  assert.ok(
    previewed.logs.some((line: string) => /3 pages: 0 rendered/.test(line)),
    previewed.logs.join("\n"),
  );
});

test("content that cannot be built fails with the place, and the site stays", async () => {
  const { addProject, update, runJobs, status } = fixture;
  const { id, repository } = await addProject({ "docs.json": JSON.stringify(config), "index.mdx": "# Home" });
  const good = await update(id);
  await runJobs();
  await repository.commit({ "docs.json": '{\n  "name": "Harbour",\n  oops\n}' });
  const bad = await update(id);
  await runJobs();
  const { error, status: end } = await status(bad);
  assert.deepEqual([end, error.file, error.line], ["failure", "docs.json", 3]);
  assert.equal((await status(good)).live, true);
});
