import assert from "node:assert/strict";
import { after, before, mock, test } from "node:test";
import { allBlobs } from "@lectern/contract/site/manifest";
import { sql } from "kysely";
import { readContent } from "../storage/index.ts";
import { buildJob } from "./building/build-job.ts";
import { collectJob } from "./collect-job.ts";
import { readSiteManifest } from "./read-manifest.ts";
import { type DeploymentFixture, deploymentFixture, smallBuilder } from "./testing/fixture.ts";

let fixture: DeploymentFixture;
/** Milliseconds by which the clock of this process is ahead. */
let ahead = 0;
before(async () => {
  const now = Date.now;
  mock.method(Date, "now", () => now() + ahead);
  fixture = await deploymentFixture();
});
after(() => fixture.close());

/** Lets days go by: for what the database says of content, and for what this process remembers of it. */
async function age(days: number): Promise<void> {
  ahead += days * 24 * 3600 * 1000;
  await sql`update blobs set referenced_at = referenced_at - make_interval(days => ${days}::integer),
    marked_at = marked_at - make_interval(days => ${days}::integer)`.execute(fixture.api.db);
}

const collect = () => collectJob(fixture.api.services).run({}, { signal: new AbortController().signal, attempt: 0 });

/** Everything that is old enough and that nothing names is gone after this. */
async function collectAll(): Promise<void> {
  await age(8);
  await collect();
  await age(2);
  await collect();
}

/** The hash of a deployment's manifest. */
async function manifestOf(statusId: string): Promise<string> {
  const row = await fixture.api.db
    .selectFrom("deployments")
    .select("manifest_sha256")
    .where("id", "=", statusId)
    .executeTakeFirstOrThrow();
  return row.manifest_sha256 as string;
}

/** The manifest and all that it names, each with whether it is stored. */
async function contentOf(manifestSha256: string): Promise<string[]> {
  const manifest = await readSiteManifest(fixture.api.services, manifestSha256);
  return [manifestSha256, ...[...allBlobs(manifest)].map(({ sha256 }) => sha256)];
}

async function isStored(sha256: string): Promise<boolean> {
  return (await readContent(fixture.api.services.blobs, sha256)) !== null;
}

test("what can be live again is kept, and what a deleted project or preview alone had is removed", async () => {
  const { api, addProject, update, preview, runJobs } = fixture;
  const page = { "docs.json": "{}", "index.mdx": "# The same in both" };
  const [kept, deleted] = [await addProject(page), await addProject({ ...page, "own.mdx": "# Of one alone" })];
  const first = await update(kept.id);
  const other = await update(deleted.id);
  await runJobs();
  await kept.repository.commit({ "index.mdx": "# Changed" });
  const second = await update(kept.id);
  await kept.repository.commit({ "index.mdx": "# Of the branch" }, { branch: "side", from: "main" });
  const side = (await preview(kept.id, "side")).json().statusId;
  await runJobs();
  const contents: string[][] = [];
  for (const id of [first, second, side, other]) contents.push(await contentOf(await manifestOf(id)));
  const [ofFirst, ofSecond, ofSide, ofOther] = contents as [string[], string[], string[], string[]];

  await collectAll();
  for (const sha256 of contents.flat()) assert.equal(await isStored(sha256), true, "nothing was deleted yet");

  await api.db.deleteFrom("projects").where("id", "=", deleted.id).execute();
  await api.inject({ method: "DELETE", url: `/v1/project/preview/${kept.id}/side` });
  await collectAll();
  const needed = new Set([...ofFirst, ...ofSecond]);
  for (const sha256 of needed) assert.equal(await isStored(sha256), true, "of a deployment that can be live again");
  for (const sha256 of [...ofSide, ...ofOther]) assert.equal(await isStored(sha256), needed.has(sha256));
});

test("a preview that was deleted comes back whole, at the first try", async () => {
  const { api, data, addProject, preview, runJobs, status } = fixture;
  const { id, repository } = await addProject();
  await repository.commit({ "index.mdx": "# Of a branch that comes back" }, { branch: "side", from: "main" });
  const before = (await preview(id, "side")).json().statusId;
  await runJobs();
  await api.inject({ method: "DELETE", url: `/v1/project/preview/${id}/side` });
  await collectAll();
  assert.equal(await isStored(await manifestOf(before)), false);
  const again = (await preview(id, "side")).json().statusId;
  // As a process that was started since: it remembers no manifest.
  const { blobs } = api.services;
  const cold = new Proxy(blobs, { get: (store, key: keyof typeof blobs) => store[key].bind(store) });
  const services = { ...api.services, blobs: cold };
  const handler = buildJob(services, { fetchPauses: [], program: smallBuilder(data) });
  await handler.run({ deploymentId: again }, { signal: new AbortController().signal, attempt: 0 });
  assert.equal((await status(again)).status, "success");
  for (const sha256 of await contentOf(await manifestOf(again))) assert.equal(await isStored(sha256), true);
});

test("a build that goes on meanwhile loses nothing, though its content was marked for removal", async () => {
  const { api, addProject, update, runJobs, status } = fixture;
  const pages = Object.fromEntries(Array.from({ length: 25 }, (_, page) => [`page-${page}.mdx`, `# Page ${page}`]));
  const files = { "docs.json": "{}", "fault.txt": "slow", ...pages };
  const former = await addProject(files);
  await update(former.id);
  await runJobs();
  await api.db.deleteFrom("projects").where("id", "=", former.id).execute();
  await age(8);
  await collect();
  await age(2);
  const { id } = await addProject(files);
  const statusId = await update(id);
  let isBuilding = true;
  const building = runJobs().finally(() => {
    isBuilding = false;
  });
  while (isBuilding) await collect();
  await building;
  assert.equal((await status(statusId)).status, "success");
  await collect();
  for (const sha256 of await contentOf(await manifestOf(statusId))) assert.equal(await isStored(sha256), true);
});

test("nothing is removed while a manifest cannot be read: nobody knows what it names", async () => {
  const { api, addProject, update, runJobs } = fixture;
  const statusId = await update((await addProject({ "docs.json": "{}", "index.mdx": "# Unreadable" })).id);
  await runJobs();
  const manifest = await manifestOf(statusId);
  const [, ...named] = await contentOf(manifest);
  await api.services.blobs.delete([`content/${manifest.slice(0, 2)}/${manifest}`]);
  await age(8);
  await assert.rejects(collect(), /is not in the blob store/);
  for (const sha256 of named) assert.equal(await isStored(sha256), true);
});
