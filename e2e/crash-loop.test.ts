/** `kill -9` at random moments while deployments and exports run: nothing accepted is lost, nothing half-made is served. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Deployment, ExportJob, Project } from "@lectern/contract";
import { api, awaitDeployment, send } from "../demo/client.ts";
import { GitHttpServer } from "../packages/server/git/testing/git-http-server.ts";
import type { TestRepository } from "../packages/server/git/testing/git-repository.ts";
import { type Platform, startPlatform } from "./platform.ts";

const rounds = 4;
const pageCount = 40;

let git: GitHttpServer;
let repository: TestRepository;
let platform: Platform;
let project: Project;

before(async () => {
  git = await GitHttpServer.start();
  repository = await git.createRepository("docs", pagesOf(0));
  platform = await startPlatform({ LECTERN_GIT_PRIVATE_HOSTS: git.host });
  project = await api<Project>(platform, "POST", "/v1/projects", { name: "Acme", repositoryUrl: repository.url });
  const { statusId } = await api<{ statusId: string }>(platform, "POST", `/v1/project/update/${project.projectId}`);
  await awaitDeployment(platform, statusId, () => {});
});
after(async () => {
  await platform.close();
  await git.close();
});

test("E09, P22: every accepted deployment and export comes to its end, and readers see one version at a time", async () => {
  const accepted: { statusIds: string[]; jobIds: string[] } = { statusIds: [], jobIds: [] };
  for (let round = 1; round <= rounds; round++) {
    await repository.commit(pagesOf(round));
    accepted.statusIds.push(
      (await api<{ statusId: string }>(platform, "POST", `/v1/project/update/${project.projectId}`)).statusId,
    );
    accepted.jobIds.push(
      (await api<ExportJob>(platform, "POST", "/v1/static-export/jobs", { domain: project.domain })).jobId,
    );
    // Somewhere between the claim and the end: each round dies at another moment of the work.
    await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 1200));
    await platform.kill();
    await platform.restart();
    await assertOneVersion();
  }
  for (const statusId of accepted.statusIds)
    await ended(() => api<Deployment>(platform, "GET", `/v1/project/update-status/${statusId}`));
  for (const jobId of accepted.jobIds) {
    const job = await ended(() => api<ExportJob>(platform, "GET", `/v1/static-export/jobs/${jobId}`));
    assert.equal(job.status, "completed", job.error ?? "");
  }
  await assertOneVersion(rounds);
});

function pagesOf(version: number): Record<string, string> {
  const names = Array.from({ length: pageCount }, (_, index) => `page-${index}`);
  const config = {
    theme: "mint",
    name: "Acme",
    colors: { primary: "#0F766E" },
    navigation: { pages: ["index", ...names] },
  };
  const page = (name: string) =>
    `---\ntitle: ${name}\n---\n\nThis is edition-${version}.\n\n${"Some text that takes time. ".repeat(40)}\n`;
  return {
    "docs.json": JSON.stringify(config),
    "index.mdx": page("Home"),
    ...Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)])),
  };
}

async function ended<T extends { status: string }>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const row = await ask();
    if (["success", "failure", "completed", "failed"].includes(row.status)) return row;
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
}

/** All pages are of one edition; with `version`, of that one. The pointer may move once while they are read. */
async function assertOneVersion(version?: number): Promise<void> {
  const editions = new Set<string>();
  for (const path of ["/", "/page-0", `/page-${pageCount - 1}`, "/"]) {
    const { status, text } = await send(project.siteUrl + path);
    assert.equal(status, 200);
    editions.add(/edition-(\d+)/.exec(text)?.[1] as string);
  }
  assert.ok(editions.size <= 2, `editions ${[...editions].join(", ")} at once`);
  if (version !== undefined) assert.deepEqual([...editions], [String(version)]);
}
