/** What others have written, in every view of the dashboard that shows it: text, and never a part of the page. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import type { Deployment, Project } from "@lectern/contract";
import type { Browser, Page } from "playwright-core";
import { api, awaitDeployment, send } from "../demo/client.ts";
import { GitHttpServer } from "../packages/server/git/testing/git-http-server.ts";
import { launchBrowser } from "./browser.ts";
import { guideFiles } from "./guide-files.ts";
import { type Platform, startPlatform } from "./platform.ts";

/** Runs where it is taken for markup, in the words that it is called by. */
const markup = (name: string) => `<img src=x onerror="globalThis.ran='${name}'">{{7*7}}${name}`;
/** The same as a name that Git takes. */
const branch = "<img/src=x/onerror=globalThis.ran=1>branch";

let git: GitHttpServer;
let platform: Platform;
let browser: Browser;
let page: Page;
let project: Project;
const faults: string[] = [];

before(async () => {
  git = await GitHttpServer.start();
  platform = await startPlatform({ LECTERN_GIT_PRIVATE_HOSTS: git.host });
  browser = await launchBrowser();
  const context = await browser.newContext();
  const [name = "", value = ""] = platform.owner.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: platform.baseUrl }]);
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on("dialog", (dialog) => {
    faults.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (/Content Security Policy|^\w*Error: /.test(message.text())) faults.push(message.text());
  });

  // A navigation that names a page which there is not, so that a fault tells its name.
  const files = guideFiles("Welcome", ["index", markup("page")]);
  delete files[`${markup("page")}.mdx`];
  const repository = await git.createRepository("docs", files);
  await repository.commit({ "more.mdx": "More" }, { message: markup("message") });
  await repository.createBranch(branch);
  project = await api<Project>(platform, "POST", "/v1/projects", {
    name: markup("project"),
    repositoryUrl: repository.url,
  });
  await api(platform, "PATCH", "/v1/organization", { name: markup("organization") });
  await api(platform, "POST", "/v1/keys", { name: markup("key"), scope: "read" });
  const { statusId } = await api<{ statusId: string }>(platform, "POST", `/v1/project/update/${project.projectId}`);
  await awaitDeployment(platform, statusId, () => {});
  const preview = await api<{ statusId: string }>(platform, "POST", `/v1/project/preview/${project.projectId}`, {
    branch,
  });
  await awaitDeployment(platform, preview.statusId, () => {});
  const { origin } = new URL(project.siteUrl);
  const vote = { id: randomUUID(), path: "/", kind: "contextual", helpful: false, comment: markup("comment") };
  const sent = await send(`${origin}/_lectern/feedback`, { method: "POST", headers: { origin }, body: vote });
  assert.equal(sent.status, 202, sent.text);
});
after(async () => {
  await browser?.close();
  await platform?.close();
  await git?.close();
});

/** Opens a view and waits until it shows the words; nothing of them may have become a part of the page. */
async function shows(path: string, ...words: string[]): Promise<void> {
  await page.goto(platform.baseUrl + path);
  for (const word of words) await page.getByText(word).first().waitFor();
  await nothingRan(path);
}

async function nothingRan(path: string): Promise<void> {
  assert.equal(await page.locator('img[src="x"], [onerror]').count(), 0, path);
  assert.equal(await page.evaluate("typeof globalThis.ran"), "undefined", path);
  assert.deepEqual(faults, [], path);
}

test("D09, F13, P18: projects, branches, commits, logs, faults, comments, keys and the audit log are shown as text", async () => {
  const at = `/projects/${project.projectId}`;
  const { deployments } = await api<{ deployments: Deployment[] }>(
    platform,
    "GET",
    `/v1/projects/${project.projectId}/deployments`,
  );
  const production = deployments.find(({ kind }) => kind === "production");
  await shows("/projects", markup("project"));
  await shows(at, markup("project"), markup("message"));
  await shows(`${at}/deployments`, markup("message"));
  // Its commit, its log, and the fault that names the page that there is not.
  await shows(`${at}/deployments/${production?._id}`, markup("message"), markup("page"));
  await shows(`${at}/previews`, branch);
  await shows(`${at}/feedback`, "Entries");
  await page.getByRole("button", { name: "Entries" }).click();
  await page.getByText(markup("comment")).first().waitFor();
  await nothingRan("feedback");
  await shows(`${at}/exports`, markup("project"));
  await shows(`${at}/settings`);
  await page.locator("input").first().waitFor();
  await nothingRan("settings");
  await shows("/keys", markup("key"));
  await shows("/audit", markup("key"));
  await shows("/organization");
  await page.locator("input").first().waitFor();
  await nothingRan("organization");
});
