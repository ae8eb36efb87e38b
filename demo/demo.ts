/**
 * `npm run demo`: the whole main job in one process, by the doors that users have. It starts the platform, sets it up,
 * publishes a repository, previews a branch, leaves feedback, exports a bundle, checks it, and stays up.
 */

import { randomBytes, randomUUID } from "node:crypto";
import { createWriteStream, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { verifyBundle } from "@lectern/builder";
import type { ExportBundle, ExportJob, FeedbackByPageList, Project } from "@lectern/contract";
import { loadConfig, startServer } from "@lectern/server";
import { Progress } from "../packages/cli/terminal/progress.ts";
import { api, awaitDeployment, awaitExport, type Client, send } from "./client.ts";
import { type DemoContent, openContent } from "./content.ts";
import { type DemoOptions, readOptions, usage } from "./options.ts";
import { type DemoState, readState, writeState } from "./state.ts";
import { type DemoSummary, describe } from "./summary.ts";

const started = performance.now();
const options = readOptionsOrExit();
try {
  await run(options);
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exit(1);
}

async function run(options: DemoOptions): Promise<void> {
  const data = resolve(options.data);
  mkdirSync(data, { recursive: true });
  const content = await openContent(options);
  const server = await startServer(
    loadConfig({
      overrides: { data, port: options.port, gitPrivateHosts: content.privateHosts, logLevel: "error" },
    }).config,
  ).catch(async (error: NodeJS.ErrnoException) => {
    await content.close();
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${options.port} is in use; give another by --port, or 0 for a free one`);
  });
  const stop = async () => {
    await server.stop();
    await content.close();
  };
  try {
    say(`The platform is up at ${server.urls.publicUrl}, its data in ${data}`);
    const { summary, state } = await work(server.urls.publicUrl, data, content);
    if (options.json) writeFileSync(options.json, `${JSON.stringify(summary, null, 2)}\n`);
    console.log(describe(summary, state, content.previewBranch));
  } catch (error) {
    await stop();
    throw error;
  }
  if (options.once) return stop();
  console.log("  Press Ctrl+C to stop.\n");
  await new Promise<void>((done) => {
    process.once("SIGINT", done);
    process.once("SIGTERM", done);
  });
  await stop();
}

async function work(
  baseUrl: string,
  data: string,
  content: DemoContent,
): Promise<{ summary: DemoSummary; state: DemoState }> {
  const state = readState(data) ?? (await setUp(baseUrl));
  writeState(data, state);
  const client: Client = { baseUrl, apiKey: state.apiKey };
  const project = await ensureProject(client, state, content);
  writeState(data, state);

  const { statusId } = await api<{ statusId: string }>(client, "POST", `/v1/project/update/${project.projectId}`);
  const deployment = await awaitDeployment(client, statusId, (line) => console.log(`  ${line}`));
  say(`Production is live: ${project.siteUrl} (${deployment.pageCount} pages)`);

  const preview = await api<{ statusId: string; previewUrl: string }>(
    client,
    "POST",
    `/v1/project/preview/${project.projectId}`,
    {
      branch: content.previewBranch,
    },
  );
  await awaitDeployment(client, preview.statusId, () => {});
  say(`The preview of ${content.previewBranch} is live: ${preview.previewUrl}`);

  await leaveFeedback(project.siteUrl);
  const { feedback } = await api<FeedbackByPageList>(
    client,
    "GET",
    `/v1/analytics/${project.projectId}/feedback/by-page`,
  );
  say(`Readers left feedback on ${feedback.length} pages`);

  const { job, bundle, bundlePath } = await exportSite(client, project.domain, data);
  const { sha256, ...checked } = await verifyBundle(bundlePath, {
    expectedSha256: bundle.sha256,
    expectedVersion: bundle.version,
  });
  say(`The bundle is complete: ${Object.keys(checked.manifest.files).length} files checked, ${bundle.sizeBytes} bytes`);

  const summary: DemoSummary = {
    baseUrl,
    dashboardUrl: baseUrl,
    siteUrl: project.siteUrl,
    previewUrl: preview.previewUrl,
    projectId: project.projectId,
    domain: project.domain,
    apiKey: state.apiKey,
    statusId,
    jobId: job.jobId,
    bundleUrl: bundle.bundleUrl,
    bundlePath,
    sha256,
    dataDir: data,
  };
  return { summary, state };
}

/** First-run set-up as the dashboard does it, then a key made by the owner's session. */
async function setUp(baseUrl: string): Promise<DemoState> {
  const owner = { email: "owner@example.com", password: randomBytes(12).toString("base64url") };
  const setup = { ...owner, name: "Demo Owner", organization: "Demo", plan: "enterprise" };
  const answer = await send(`${baseUrl}/v1/setup`, { method: "POST", headers: { origin: baseUrl }, body: setup });
  if (answer.status !== 201) throw new Error(`The set-up failed: ${answer.text}`);
  const cookie = String(answer.headers["set-cookie"]).split(";")[0] as string;
  const created = await api<{ key: string }>(
    { baseUrl, apiKey: "" },
    "POST",
    "/v1/keys",
    { name: "Demo", scope: "write" },
    { cookie, origin: baseUrl },
  );
  say("An organization on the Enterprise plan, its owner and an admin key are there");
  return { ...owner, apiKey: created.key, projects: {} };
}

/** The project of this repository and folder; made, or pointed to where the repository is served this time. */
async function ensureProject(client: Client, state: DemoState, content: DemoContent): Promise<Project> {
  const key = `${content.name}#${content.directory}`;
  const source = { repositoryUrl: content.repositoryUrl, branch: content.branch, directory: content.directory };
  const known = state.projects[key];
  if (known) return api<Project>(client, "PATCH", `/v1/projects/${known}`, source);
  const project = await api<Project>(client, "POST", "/v1/projects", { name: content.name, ...source });
  state.projects[key] = project.projectId;
  return project;
}

/** Votes, a comment and a report on a code block, sent to the site's own endpoint as a reader's browser does. */
async function leaveFeedback(siteUrl: string): Promise<void> {
  const sitemap = await send(`${siteUrl}/sitemap.xml`);
  const paths = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location]) => new URL(location as string).pathname,
  );
  const pages = paths.length > 0 ? paths : ["/"];
  const page = (index: number) => pages[index % pages.length];
  const entries = [
    { path: page(0), kind: "contextual", helpful: true },
    {
      path: page(0),
      kind: "contextual",
      helpful: false,
      reason: "Something is missing",
      comment: "How do I do this on Windows?",
    },
    { path: page(1), kind: "contextual", helpful: true, comment: "Clear and short, thank you." },
    { path: page(1), kind: "code_snippet", code: "npm ci", lang: "sh", comment: "Works." },
    { path: page(2), kind: "thumbs_only", helpful: true },
    { path: page(2), kind: "agent", comment: "The example answered the question." },
  ];
  for (const entry of entries) {
    const answer = await send(`${siteUrl}/_lectern/feedback`, {
      method: "POST",
      headers: { origin: siteUrl },
      body: { id: randomUUID(), ...entry },
    });
    if (answer.status !== 202) throw new Error(`Feedback was not taken: ${answer.status} ${answer.text}`);
  }
}

async function exportSite(client: Client, domain: string, data: string) {
  const progress = new Progress("export", process.stdout);
  const accepted = await api<ExportJob>(client, "POST", "/v1/static-export/jobs", { domain });
  const job = await awaitExport(client, accepted.jobId, ({ progress: percent, pageCount }) =>
    progress.update(percent, `${pageCount} pages`),
  );
  progress.end();
  const bundle = await api<ExportBundle>(client, "POST", `/v1/static-export/jobs/${job.jobId}/bundle`);
  const bundlePath = join(data, `${domain}-${bundle.version}.tar.gz`);
  const response = await fetch(bundle.bundleUrl);
  if (!response.ok || !response.body) throw new Error(`The bundle's link answered ${response.status}`);
  await pipeline(Readable.fromWeb(response.body as never), createWriteStream(bundlePath));
  say(`The static export is done: ${job.pageCount} pages`);
  return { job, bundle, bundlePath };
}

function say(line: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`);
}

function readOptionsOrExit(): DemoOptions {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options) return options;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
