/** `npm run demo` as people and scripts run it. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { verifyBundle } from "@lectern/builder/bundle";
import { siteOf } from "../packages/cli/testing.ts";
import { TestRepository } from "../packages/server/git/testing/git-repository.ts";
import type { DemoSummary } from "./summary.ts";

const program = join(import.meta.dirname, "demo.ts");
const work = mkdtempSync(join(tmpdir(), "lectern-demo-"));
const data = join(work, "data");
let first: DemoSummary | undefined;
after(() => rmSync(work, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

function demo(args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: work,
    env: { PATH: process.env.PATH, HOME: process.env.HOME } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (chunk) => {
    stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, stdout, stderr })));
}

async function once(args: string[]): Promise<{ summary: DemoSummary; stdout: string }> {
  const json = join(work, "summary.json");
  rmSync(json, { force: true });
  const { code, stdout, stderr } = await demo(["--once", "--json", json, "--port", "0", "--data", data, ...args]);
  assert.equal(code, 0, stdout + stderr);
  return { summary: JSON.parse(readFileSync(json, "utf8")) as DemoSummary, stdout };
}

test("the whole main job on our own manual: every address, the key, a bundle that verifies", async () => {
  const { summary, stdout } = await once([]);
  first = summary;
  for (const field of ["baseUrl", "dashboardUrl", "siteUrl", "previewUrl", "bundleUrl"] as const)
    assert.ok(URL.canParse(summary[field]), `${field}: ${summary[field]}`);
  assert.match(summary.domain, /^lectern-manual\./, "an address that people like to read");
  assert.ok(summary.siteUrl.includes(summary.domain));
  assert.match(summary.projectId, /^prj_/);
  assert.match(summary.apiKey, /^lec_[0-9A-Za-z]{38}$/);
  assert.match(summary.statusId, /^dep_/);
  assert.match(summary.jobId, /^se_[0-9a-f]{20}$/);
  assert.equal(summary.dataDir, data);
  const { manifest, sha256 } = await verifyBundle(summary.bundlePath);
  assert.equal(sha256, summary.sha256);
  assert.ok(manifest.files["quickstart.html"]);
  for (const value of Object.values(summary))
    if (value !== summary.bundleUrl && value !== summary.domain) assert.ok(stdout.includes(value), value);
  assert.equal(stdout.match(/^ {4}curl /gm)?.length, 8, "one line for each operation");
});

test("on the same data folder the next demo goes on in the same project, with the same key", async () => {
  const { summary } = await once([]);
  const { projectId, apiKey, domain, statusId } = first as DemoSummary;
  assert.deepEqual([summary.projectId, summary.apiKey, summary.domain], [projectId, apiKey, domain]);
  assert.notEqual(summary.statusId, statusId);
});

test("a Git repository: its own branch is published, its other branch previewed", async () => {
  const repository = new TestRepository(join(work, "guide.git"), "");
  await repository.init();
  await repository.commit(
    Object.fromEntries(
      Object.entries(siteOf({ index: "Home." }, "Guide")).map(([path, text]) => [`docs/${path}`, text]),
    ),
  );
  await repository.commit(
    { "docs/index.mdx": "---\ntitle: index\n---\n\nTo come.\n" },
    { branch: "feature/new", from: "main", message: "Rewrite" },
  );
  const { summary, stdout } = await once(["--repo", repository.path, "--dir", "docs"]);
  assert.match(stdout, /The preview of feature\/new is live/);
  assert.match(summary.domain, /^guide\./);
  assert.match(summary.previewUrl, /feature-new/);
});

test("what cannot work says why: wrong use with 2, a fault with 1; neither leaves a summary", async () => {
  const json = join(work, "none.json");
  for (const [args, code, message] of [
    [["--nonsense"], 2, /--nonsense[\s\S]*npm run demo/],
    [["--port", "many"], 2, /--port must be a number/],
    [["stray"], 2, /npm run demo/],
    [["--repo", join(work, "nowhere"), "--port", "0", "--once"], 1, /There is nothing at/],
  ] as [string[], number, RegExp][]) {
    const ended = await demo([...args, "--json", json]);
    assert.equal(ended.code, code, args.join(" "));
    assert.match(ended.stderr, message);
    assert.doesNotMatch(ended.stderr, /^ {4}at /m);
  }
  assert.equal(existsSync(json), false);
});
