/** Dates of pages in deployments: from the history of a real Git server to the served page. */
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { readContent } from "../../storage/index.ts";
import { liveDeployment } from "../live-deployment.ts";
import { projectSource } from "../project-source.ts";
import { readManifest } from "../read-manifest.ts";
import { type DeploymentFixture, deploymentFixture } from "../testing/fixture.ts";
import type { Build } from "./build.ts";
import { lastChanges } from "./last-changes.ts";
import type { WorkFolders } from "./work-folders.ts";

const config = (metadata?: object) =>
  JSON.stringify({
    name: "Harbour",
    theme: "mint",
    colors: { primary: "#0055aa" },
    navigation: { pages: ["index", "tides"] },
    ...(metadata ? { metadata } : {}),
  });
const page = (title: string, text = "Text.") => `---\ntitle: ${title}\n---\n\n${text}\n`;

let fixture: DeploymentFixture;
before(async () => {
  fixture = await deploymentFixture({ realBuilder: true, config: { buildMemoryMb: 1024, buildThreads: 1 } });
});
after(() => fixture.close());

async function deploy(projectId: string) {
  const { api, update, runJobs, status } = fixture;
  const id = await update(projectId);
  await runJobs();
  const { status: end, logs, error } = await status(id);
  assert.equal(end, "success", `${JSON.stringify(error)} ${logs.join("\n")}`);
  const live = await liveDeployment(api.db, { projectId });
  const manifest = await readManifest(api.services, live?.manifest_sha256 as string);
  const dayOf = async (path: string) => {
    const html = String(await readContent(api.services.blobs, manifest.files[path]?.sha256 as string));
    return /<time datetime="([^"]+)"/.exec(html)?.[1] ?? null;
  };
  return { logs: logs.join("\n") as string, days: [await dayOf("index.html"), await dayOf("tides.html")] };
}

test("pages show the day of their last commit where the site asks for it, and nothing is fetched where it does not", async () => {
  const { addProject } = fixture;
  const { id, repository } = await addProject({});
  const files = { "index.mdx": page("Home"), "tides.mdx": page("Tides") };
  await repository.commit({ ...files, "docs.json": config() }, { day: "2024-01-02" });
  const plain = await deploy(id);
  assert.deepEqual(plain.days, [null, null]);
  assert.doesNotMatch(plain.logs, /when pages were changed/);

  await repository.commit({ "docs.json": config({ timestamp: true }) }, { day: "2024-02-03" });
  assert.deepEqual((await deploy(id)).days, ["2024-01-02", "2024-01-02"]);
  await repository.commit({ "tides.mdx": page("Tides", "Rising.") }, { day: "2024-03-04" });
  const edited = await deploy(id);
  assert.deepEqual(edited.days, ["2024-01-02", "2024-03-04"]);
  assert.match(edited.logs, /2 pages: 1 rendered, 1 unchanged/);

  // The same content from another commit: the date alone changes, and no page is rendered.
  await repository.commit({ "tides.mdx": page("Tides", "Falling.") }, { day: "2024-04-05" });
  await repository.commit({ "tides.mdx": page("Tides", "Rising.") }, { day: "2024-05-06" });
  const dated = await deploy(id);
  assert.deepEqual(dated.days, ["2024-01-02", "2024-05-06"]);
  assert.match(dated.logs, /2 pages: 0 rendered, 2 unchanged/);
});

test("a build goes on without dates where the history cannot be had, and its log says why", async () => {
  const { addProject, git, api } = fixture;
  const { id, repository } = await addProject();
  const project = await api.db.selectFrom("projects").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const lines: string[] = [];
  const work = await mkdtemp(join(tmpdir(), "lectern-history-"));
  const build = { deployment: { branch: "main" }, log: { add: (line: string) => lines.push(line) } };
  git.fault = { kind: "status", status: 403 };
  try {
    const days = await lastChanges(
      api.services,
      { ...build, signal: new AbortController().signal } as unknown as Build,
      {
        project,
        source: projectSource(api.services, project, join(work, "known_hosts")),
        commit: (await repository.head("main")) as string,
        folders: { historyDir: join(work, "history.git") } as WorkFolders,
      },
    );
    assert.deepEqual([...days], []);
    assert.match(lines.at(-1) ?? "", /^Pages show no date of their last change: /);
  } finally {
    git.fault = null;
    await rm(work, { recursive: true, force: true });
  }
});
