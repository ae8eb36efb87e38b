/**
 * A worker for the test that kills it. Arguments: the database's address ("" for the embedded one), the data folder, the host of the Git server, the project's id and
 * repository, and the point at which the process kills itself ("never": it ends by itself). It first finishes what the
 * process before left behind and says so, then, told by a line of input, asks for one more deployment. Each line of output is a JSON array.
 */
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { KyselyPlugin } from "kysely";
import { pino } from "pino";
import { RecordingQueue, testConfig, testSecrets } from "../../http/testing.ts";
import type { Services } from "../../services.ts";
import { FileBlobStore } from "../../storage/blobs/file-system/file-blob-store.ts";
import { migrate, openDatabase } from "../../storage/index.ts";
import { makeUrls } from "../../urls.ts";
import { buildJob } from "../building/build-job.ts";
import { repairDeployments } from "../repair.ts";
import { triggerProduction } from "../trigger-production.ts";
import { smallBuilder } from "./fixture.ts";

const [databaseUrl = "", data = "", gitHost = "", projectId = "", repositoryUrl = "", point = ""] =
  process.argv.slice(2);
const organizationId = "org_00000000000000000001";
const say = (...line: unknown[]) => process.stdout.write(`${JSON.stringify(line)}\n`);
let isArmed = false;
const reach = (name: string) => {
  if (isArmed && name === point) process.kill(process.pid, "SIGKILL");
};

/** Sees every statement before it is sent and after it was answered. */
const seen: Record<string, number> = {};
const watch: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    const text = JSON.stringify(node);
    if (node.kind === "UpdateQueryNode" && text.includes('"live_deployment_id"')) reach("before the pointer moves");
    if (node.kind === "UpdateQueryNode" && text.includes('"deployments"')) updates.add(queryId);
    return node;
  },
  transformResult: async ({ result, queryId }) => {
    if (updates.has(queryId)) {
      seen.updates = (seen.updates ?? 0) + 1;
      if (isArmed) reach(seen.updates === 1 ? "after the claim" : "after the fetch");
    }
    return result;
  },
};
const updates = new WeakSet<object>();

const log = pino({ level: "silent" });
const config = testConfig({
  databaseUrl: databaseUrl || null,
  data,
  gitPrivateHosts: [gitHost],
  buildMemoryMb: 256,
  buildThreads: 0,
});
const opened = await openDatabase(config, log);
await migrate(opened.db);
const db = opened.db.withPlugin(watch);
const jobs = new RecordingQueue();
const secrets = testSecrets();
const urls = makeUrls(config, 4400);
const blobs = await FileBlobStore.open(join(data, "blobs"), { key: secrets.linkKey, origin: () => urls.publicUrl });
const put = blobs.put.bind(blobs);
let puts = 0;
blobs.put = async (key, body) => {
  if (isArmed && ++puts === 3) reach("half the upload");
  return put(key, body);
};
const services: Services = { config, db, blobs, jobs, secrets, urls, log };

await db
  .insertInto("organizations")
  .values({ id: organizationId, name: "Test", slug: "test" })
  .onConflict((conflict) => conflict.doNothing())
  .execute();
await db
  .insertInto("projects")
  .values({ id: projectId, organization_id: organizationId, name: "Docs", slug: "docs", repository_url: repositoryUrl })
  .onConflict((conflict) => conflict.doNothing())
  .execute();

const handler = buildJob(services, { program: smallBuilder(data), fetchPauses: [] });
const run = async (deploymentId: string, attempt: number) => {
  await handler.run({ deploymentId }, { signal: new AbortController().signal, attempt });
  reach("before the acknowledgement");
};
setInterval(() => {
  const work = join(data, "work");
  const works = existsSync(work) ? readdirSync(work) : [];
  const building = works.some((name) => {
    const output = join(work, name, "output");
    return existsSync(output) && readdirSync(output).length > 0;
  });
  if (building) reach("while the builder runs");
}, 2).unref();

// The queue gives a job whose worker died to another as a further try.
const open = await db.selectFrom("deployments").select("id").where("ended_at", "is", null).execute();
for (const { id } of open) await run(id, 1);
await repairDeployments(services);
say("recovered");
await once(process.stdin, "data");
process.stdin.destroy();
seen.updates = 0;
isArmed = true;
const id = await db
  .transaction()
  .execute((transaction) => triggerProduction(transaction, services, organizationId, { projectId, source: "api" }));
say("accepted", id);
await run(id, 0);
const rows = await db
  .selectFrom("deployments")
  .select(["id", "status", "error", "manifest_sha256"])
  .orderBy("sequence")
  .execute();
const { live_deployment_id: live } = await db
  .selectFrom("projects")
  .select("live_deployment_id")
  .executeTakeFirstOrThrow();
say("ended", rows, live);
await opened.close();
