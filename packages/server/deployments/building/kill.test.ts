import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import type { SiteManifest } from "@lectern/contract";
import { GitHttpServer } from "../../git/testing/git-http-server.ts";
import { contentKey } from "../../storage/index.ts";
import { createTestDatabase, postgresMissing, startTestPostgres } from "../../storage/testing.ts";

const program = join(import.meta.dirname, "../testing/worker-process.ts");
const projectId = "prj_00000000000000000001";
const points = [
  "after the claim",
  "after the fetch",
  "while the builder runs",
  "half the upload",
  "before the pointer moves",
  "before the acknowledgement",
];

test("P22: a worker killed at any moment of a build: the next one brings every accepted deployment to its end", async (t) => {
  const data = await mkdtemp(join(tmpdir(), "lectern-deploy-kill-"));
  const git = await GitHttpServer.start();
  const repository = await git.createRepository("docs", { "docs.json": "{}" });
  const databaseUrl = await database(t);
  const run = async (point: string, files: Record<string, string>) => {
    const child = spawn(process.execPath, [program, databaseUrl, data, git.host, projectId, repository.url, point], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    t.after(() => child.kill("SIGKILL"));
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    const closed = once(child, "close");
    await Promise.race([once(child.stdout, "data"), closed]);
    await repository.commit(files);
    child.stdin.on("error", () => {}).end("go\n");
    const [code, signal] = await closed;
    return {
      code,
      signal,
      lines: output
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line || "[]") as unknown[]),
    };
  };
  t.after(async () => {
    await git.close();
    await rm(data, { recursive: true, force: true });
  });

  const accepted: unknown[] = [];
  for (const point of points) {
    const { signal, lines } = await run(point, site(point));
    assert.equal(signal, "SIGKILL", `${point} is reached`);
    accepted.push(lines[1]?.[1]);
    while (await isMentioned(data)) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { code, lines } = await run("never", site("never"));
  assert.equal(code, 0);
  accepted.push(lines[1]?.[1]);
  const [, rows, live] = lines[2] as [string, { id: string; status: string; manifest_sha256: string }[], string];
  assert.deepEqual(
    rows.map(({ id }) => id),
    accepted,
    "each was built once, none was lost",
  );
  assert.deepEqual(new Set(rows.map(({ status }) => status)), new Set(["success"]), JSON.stringify(rows));
  assert.equal(live, accepted.at(-1));
  for (const { manifest_sha256: sha256 } of rows) {
    const manifest = JSON.parse(
      await readFile(join(data, "blobs/objects", contentKey(sha256)), "utf8"),
    ) as SiteManifest;
    assert.equal(manifest.pages.length, 12);
    for (const file of Object.values(manifest.files)) {
      assert.ok(
        existsSync(join(data, "blobs/objects", contentKey(file.sha256))),
        "every file of every manifest is stored",
      );
    }
  }
  assert.deepEqual(await readdir(join(data, "work")), []);
});

/** PostgreSQL where it is installed, since it starts in no time; else the embedded database of the data folder. */
async function database(t: TestContext): Promise<string> {
  if (postgresMissing()) return "";
  const server = await startTestPostgres();
  const { databaseUrl, close } = await createTestDatabase({ databaseUrl: server.databaseUrl });
  t.after(async () => {
    await close();
    await server.close();
  });
  return databaseUrl as string;
}

/** Twelve pages that no earlier build had, built slowly. */
function site(words: string): Record<string, string> {
  const pages = Array.from({ length: 12 }, (_, page) => [`page-${page}.mdx`, `# ${words} ${page}`]);
  return { ...Object.fromEntries(pages), "fault.txt": "slow" };
}

/** Whether a process that was started for this data folder is still there: a builder or a git that outlived its worker. */
async function isMentioned(data: string): Promise<boolean> {
  if (!existsSync("/proc")) return false;
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    if ((await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).includes(data)) return true;
  }
  return false;
}
