/** The recipe of the manual's page "Static export", run by bash, curl and jq as a CI runner runs it. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { verifyBundle } from "@lectern/builder";
import type { Project } from "@lectern/contract";
import { parse } from "yaml";
import { api, awaitDeployment } from "../demo/client.ts";
import { GitHttpServer } from "../packages/server/git/testing/git-http-server.ts";
import { type Platform, startPlatform } from "./platform.ts";

const manual = join(import.meta.dirname, "..", "docs");
const missing = ["bash", "curl", "jq"].filter((command) => spawnSync(command, ["--version"]).error);
const skip = missing.length > 0 ? `${missing.join(", ")} not installed` : false;

let git: GitHttpServer;
let platform: Platform;
let folder: string;

before(async () => {
  if (skip) return;
  git = await GitHttpServer.start();
  platform = await startPlatform({ LECTERN_GIT_PRIVATE_HOSTS: git.host });
  folder = await mkdtemp(join(tmpdir(), "lectern-recipe-"));
});
after(async () => {
  if (skip) return;
  await platform.close();
  await git.close();
  await rm(folder, { recursive: true });
});

test("start, poll until completed, bundle, download", { skip }, async () => {
  const { url } = await git.createRepository("docs", {
    "docs.json": JSON.stringify({
      theme: "mint",
      name: "Acme",
      colors: { primary: "#0F766E" },
      navigation: { pages: ["index"] },
    }),
    "index.mdx": "---\ntitle: Home\n---\n\nHello.\n",
  });
  const project = await api<Project>(platform, "POST", "/v1/projects", { name: "Acme", repositoryUrl: url });
  const { statusId } = await api<{ statusId: string }>(platform, "POST", `/v1/project/update/${project.projectId}`);
  await awaitDeployment(platform, statusId, () => {});

  const environment = join(folder, "environment");
  for (const script of await recipe()) {
    const variables = (await readFile(environment, "utf8").catch(() => "")).split("\n").filter(Boolean);
    await bash(script, {
      LECTERN_URL: platform.baseUrl,
      DOMAIN: project.domain,
      LECTERN_API_KEY: platform.apiKey,
      GITHUB_ENV: environment,
      ...Object.fromEntries(variables.map((line) => line.split("=", 2) as [string, string])),
    });
  }
  const { manifest } = await verifyBundle(join(folder, "docs.tar.gz"));
  assert.equal(manifest.site, "Acme");
  assert.ok(manifest.files["index.html"]);
});

/** The `run` steps of the workflow as they stand in the manual. */
async function recipe(): Promise<string[]> {
  const page = await readFile(join(manual, "publish", "static-export.mdx"), "utf8");
  const workflow = parse(/```yaml [^\n]*\n([\s\S]*?)```/.exec(page)?.[1] as string) as {
    jobs: { export: { steps: { run: string }[] } };
  };
  return workflow.jobs.export.steps.map(({ run }) => run);
}

function bash(script: string, env: Record<string, string>): Promise<void> {
  const child = spawn("bash", ["-e", "-o", "pipefail", "-c", script], {
    cwd: folder,
    env: { PATH: process.env.PATH as string, ...env },
    stdio: ["ignore", "inherit", "pipe"],
  });
  let faults = "";
  child.stderr.on("data", (chunk) => {
    faults += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`the step ended with ${code}: ${faults}`)),
    );
  });
}
