/** The recipes of the manual's pages "Deployments" and "Static export", run by bash, curl and jq as a CI runner runs them. */
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

test("update production; start an export, poll until completed, bundle, download", { skip }, async () => {
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
  const access = { LECTERN_URL: platform.baseUrl, LECTERN_API_KEY: platform.apiKey };
  const [update = ""] = await recipe("deployments", "publish");
  const statusId = await bash(update, { ...access, PROJECT_ID: project.projectId });
  assert.equal((await awaitDeployment(platform, statusId.trim(), () => {})).status, "success");

  const environment = join(folder, "environment");
  for (const script of await recipe("static-export", "export")) {
    const variables = (await readFile(environment, "utf8").catch(() => "")).split("\n").filter(Boolean);
    await bash(script, {
      ...access,
      DOMAIN: project.domain,
      GITHUB_ENV: environment,
      ...Object.fromEntries(variables.map((line) => line.split("=", 2) as [string, string])),
    });
  }
  const { manifest } = await verifyBundle(join(folder, "docs.tar.gz"));
  assert.equal(manifest.site, "Acme");
  assert.ok(manifest.files["index.html"]);
});

/** The `run` steps of a job in the workflow of one of the manual's pages, as they stand there. */
async function recipe(page: string, job: string): Promise<string[]> {
  const text = await readFile(join(manual, "publish", `${page}.mdx`), "utf8");
  const workflow = parse(/```yaml [^\n]*\n([\s\S]*?)```/.exec(text)?.[1] as string) as {
    jobs: Record<string, { steps: { run: string }[] }>;
  };
  return workflow.jobs[job]?.steps.map(({ run }) => run) ?? [];
}

/** What a script writes to its output. */
function bash(script: string, env: Record<string, string>): Promise<string> {
  const child = spawn("bash", ["-e", "-o", "pipefail", "-c", script], {
    cwd: folder,
    env: { PATH: process.env.PATH as string, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let faults = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    faults += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once("close", (code) =>
      code === 0 ? resolve(output) : reject(new Error(`the step ended with ${code}: ${faults}`)),
    );
  });
}
