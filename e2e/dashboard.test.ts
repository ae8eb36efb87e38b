/** The dashboard in a real browser against a real server, from the first run to signing out, under its own strict policy. */
import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { send } from "../demo/client.ts";
import { axeViolations } from "../packages/builder/test/browser.ts";
import { GitHttpServer } from "../packages/server/git/testing/git-http-server.ts";
import { launchBrowser } from "./browser.ts";
import { guideFiles } from "./guide-files.ts";
import { launchServer } from "./platform.ts";

const description = join(import.meta.dirname, "../docs/api/openapi.json");
const owner = { name: "Ada", email: "ada@example.com", password: "correct horse battery" };

let git: GitHttpServer;
let server: Awaited<ReturnType<typeof launchServer>>;
let data: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let projectPath: string;
const faults: string[] = [];

before(async () => {
  data = await mkdtemp(join(tmpdir(), "lectern-dashboard-"));
  git = await GitHttpServer.start();
  server = await launchServer({ LECTERN_DATA: data, LECTERN_PORT: "0", LECTERN_GIT_PRIVATE_HOSTS: git.host });
  browser = await launchBrowser();
  context = await browser.newContext({ acceptDownloads: true });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    // What a page could not be drawn for is told on the console only: in its place there is a button to load it again.
    if (/Content Security Policy|^\w*Error: /.test(message.text())) faults.push(message.text());
  });
});
after(async () => {
  await browser?.close();
  server?.child.kill("SIGTERM");
  await server?.ended;
  await git?.close();
  await rm(data, { recursive: true, force: true });
});

test("the first run makes the owner, connects a repository and shows its deployment live", async () => {
  const repository = await git.createRepository("guide", guideFiles("Welcome"));
  await repository.createBranch("feature/next", "main");
  const answer = await page.goto(`${server.url}/`);
  // No inline script or style, no other origin, no data: address.
  const policy = answer?.headers()["content-security-policy"] ?? "";
  assert.match(policy, /^default-src 'self'; .*frame-ancestors 'none'$/);
  assert.doesNotMatch(policy, /unsafe|data:|https?:|\*/);
  await page.getByRole("heading", { name: "Set up Lectern" }).waitFor();
  await page.getByLabel("Organization").fill("Acme");
  await page.getByLabel("Your name").fill(owner.name);
  await page.getByLabel("E-mail address").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Repository").fill(repository.url);
  await page.getByRole("button", { name: "Connect and deploy" }).click();
  await page.getByRole("log").getByRole("listitem").first().waitFor();
  await page.getByText("No faults were found in the content.").waitFor({ timeout: 60_000 });
  projectPath = new URL(page.url()).pathname.split("/").slice(0, 3).join("/");
  const site = await page
    .getByRole("link", { name: /opens in a new tab/ })
    .first()
    .getAttribute("href");
  assert.match((await send(String(site))).text, /Welcome/);
  assert.equal(await page.getByText("None changed").count(), 0, "there was nothing to compare it with");
});

test("D01: the session is a cookie that no script can read and no foreign form can use", async () => {
  const cookies = await context.cookies(server.url);
  assert.equal(cookies.length, 1);
  assert.equal(cookies[0]?.httpOnly, true);
  assert.equal(cookies[0]?.sameSite, "Lax");
});

test("a branch gets a preview that becomes ready while one looks at it", async () => {
  await open("/previews");
  await page.getByLabel("Branch").fill("feature/next");
  await page.getByRole("button", { name: "Build preview" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "feature/next" });
  await row.getByText("Ready").waitFor({ timeout: 60_000 });
  const address = await row.getByRole("link").getAttribute("href");
  assert.equal((await send(String(address))).status, 200);
});

test("an earlier deployment can be made live again", async () => {
  await open("/deployments");
  await page.getByRole("button", { name: "Deploy now" }).first().click();
  await page.getByText("Live", { exact: true }).first().waitFor({ timeout: 60_000 });
  await open("/deployments");
  const earlier = page.getByRole("listitem").filter({ hasText: "Ready" }).filter({ hasNotText: "Preview" });
  await earlier.getByRole("link").click();
  await page.getByRole("button", { name: "Roll back to this" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Roll back" }).click();
  await page.getByText("The earlier deployment is live again").first().waitFor();
});

test("an export runs to its end before one's eyes, and its link gives the file of the named hash", async () => {
  await open("/exports");
  await page.getByRole("button", { name: "Start export" }).click();
  await page.getByLabel("Version").fill("1.2.3");
  await page.getByRole("dialog").getByRole("button", { name: "Start export" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "1.2.3" });
  await row.getByText("Completed").waitFor({ timeout: 60_000 });
  await row.getByRole("button", { name: "Get link" }).click();
  const link = row.getByRole("link", { name: /Download/ });
  const started = page.waitForEvent("download");
  await link.click();
  const bytes = await readFile(await (await started).path());
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  assert.ok(await row.getByText(sha256, { exact: true }).isVisible());
});

test("a key is shown once, works, and is refused as soon as it is revoked", async () => {
  await page.goto(`${server.url}/keys`);
  await page.getByRole("button", { name: "Create key" }).click();
  await page.getByLabel("Name").fill("CI");
  await page.getByRole("dialog").getByRole("button", { name: "Create key" }).click();
  const key = String(await page.getByTestId("new-key").textContent());
  await page.keyboard.press("Escape");
  assert.ok(await page.getByTestId("new-key").isVisible(), "a stray key press must not lose the key");
  await page.getByRole("button", { name: "I have stored it" }).click();
  const call = () => send(`${server.url}/v1/projects`, { headers: { authorization: `Bearer ${key}` } });
  assert.equal((await call()).status, 200);
  await page.reload();
  await page.getByRole("row").filter({ hasText: "CI" }).waitFor();
  assert.ok(!(await page.content()).includes(key));
  await page.getByRole("button", { name: "Actions for CI" }).click();
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("row").filter({ hasText: "CI" }).getByText("Revoked").waitFor();
  assert.equal((await call()).status, 401);
});

test("D09, F13: what a reader says is counted by page, shown as text and can be triaged", async () => {
  await open("");
  const site = String(
    await page
      .getByRole("link", { name: /opens in a new tab/ })
      .first()
      .getAttribute("href"),
  );
  const comment = "<img src=x onerror=alert(1)> unclear";
  const body = { id: randomUUID(), path: "/", kind: "contextual", helpful: false, comment };
  const { origin } = new URL(site);
  assert.equal((await send(`${origin}/_lectern/feedback`, { method: "POST", headers: { origin }, body })).status, 202);
  await open("/feedback");
  await page.getByRole("row").filter({ hasText: "/" }).getByText("1", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Entries" }).click();
  await page.getByText(comment, { exact: true }).waitFor();
  await page.getByRole("img", { name: "Votes by day: 0 helpful, 1 not helpful" }).waitFor();
  const answered = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("combobox", { name: /Status of the entry/ }).selectOption("resolved");
  assert.equal((await answered).status(), 200);
  await open("/feedback?source=code_snippet");
  await page.getByText("No votes in this time.").waitFor();
});

test("every page is free of the faults that axe finds, in light, in dark and on a phone", async () => {
  const pages = ["/projects", "/projects/new", "/keys", "/members", "/audit", "/organization", "/account"].concat(
    ["", "/deployments", "/previews", "/exports", "/feedback", "/settings"].map((path) => projectPath + path),
  );
  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 1280],
    ["light", 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    for (const path of pages) {
      await page.goto(server.url + path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.locator(".animate-pulse.bg-hover").first().waitFor({ state: "detached" });
      assert.deepEqual(await axeViolations(page), [], `${path} in ${colorScheme} at ${width}`);
      const excess = Number(await page.evaluate("document.documentElement.scrollWidth")) - width;
      assert.ok(excess <= 0, `${path} is ${excess} px wider than a screen of ${width}`);
    }
  }
  await page.setViewportSize({ width: 1280, height: 844 });
});

/** That no column of the page's table stands outside its box. */
async function isWhole(path: string): Promise<void> {
  await page.getByRole("row").nth(1).waitFor();
  const [all, shown] = await page.evaluate<[number, number]>(
    '(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])(document.querySelector("table").parentElement)',
  );
  assert.ok(all <= shown, `${path}: ${shown} of ${all} pixels`);
}

test("on a phone the tab of the page that is read is in the window, and the audit log has all of an entry in sight, in few lines", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["", "/deployments", "/settings"]) {
    await page.goto(server.url + projectPath + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const tab = page.getByRole("navigation", { name: "Project" }).locator("[aria-current=page]");
    await tab.waitFor();
    const box = await tab.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 390, `${path || "/"}: from ${box?.x}, ${box?.width} wide`);
  }
  await page.goto(`${server.url}/audit`);
  await page.getByRole("row").nth(1).waitFor();
  const heights = await page.evaluate<number[]>(
    '[...document.querySelectorAll("tbody tr")].map((row) => row.getBoundingClientRect().height)',
  );
  assert.ok(Math.max(...heights) <= 120, `rows of ${heights} pixels`);
  await isWhole("/audit");
  const entry = page.getByRole("row").filter({ hasText: "project.create" });
  assert.equal(await entry.getByText(/^prj_/).filter({ visible: true }).count(), 1);
  await page.goto(`${server.url}/keys`);
  await isWhole("/keys");
  await page.setViewportSize({ width: 1280, height: 844 });
});

test("on a phone the bar on top hides nothing that the keyboard comes back to", async () => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open("/settings");
  await page.keyboard.press("End");
  await page.getByRole("main").locator("button, input").last().focus();
  let hidden = "";
  for (let at = 0; at < 20 && !hidden; at++) {
    await page.keyboard.press("Shift+Tab");
    hidden = await page.evaluate<string>(`(() => {
      const one = document.activeElement;
      const bar = document.querySelector("header").getBoundingClientRect().bottom;
      const isBehind = document.querySelector("main").contains(one) && one.getBoundingClientRect().bottom <= bar;
      return isBehind ? one.outerHTML.slice(0, 120) : "";
    })()`);
  }
  assert.equal(hidden, "");
  await page.setViewportSize({ width: 1280, height: 844 });
});

test("text is as large as the reader has the browser show it", async () => {
  const large = await launchBrowser(["--blink-settings=defaultFontSize=32"]);
  try {
    const entrance = await large.newPage();
    await entrance.goto(`${server.url}/sign-in`);
    await entrance.getByRole("heading", { level: 1 }).waitFor();
    assert.equal(await entrance.evaluate("getComputedStyle(document.body).fontSize"), "28px");
  } finally {
    await large.close();
  }
});

test("a project of which nothing is live shows where its site will be, and no link to it", async () => {
  const { "docs.json": _, ...files } = guideFiles("Draft");
  const repository = await git.createRepository("draft", files);
  await page.goto(`${server.url}/projects/new`);
  await page.getByLabel("Repository").fill(repository.url);
  await page.getByRole("button", { name: "Connect and deploy" }).click();
  await page.getByText("There is no docs.json in the content folder").first().waitFor({ timeout: 60_000 });
  const project = new URL(page.url()).pathname.split("/").slice(0, 3).join("/");
  for (const path of [new URL(page.url()).pathname, project, "/projects"]) {
    await page.goto(server.url + path);
    await page
      .getByText(/^draft\.sites/)
      .first()
      .waitFor();
    const links = await page.getByRole("link", { name: /draft\.sites/ }).count();
    assert.equal(links, 0, path);
  }
});

test("who signed out is led to sign in, and then back to where they wanted", async () => {
  await page.goto(`${server.url}/account`);
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await page.goto(`${server.url}/members`);
  await page.getByLabel("E-mail address").fill(owner.email);
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("Password").fill(owner.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Members" }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/members");
});

test("nothing was refused by the policy and no page failed", () => {
  assert.deepEqual(faults, []);
});

test("the client is generated from this server's description", async () => {
  const served = JSON.parse((await send(`${server.url}/v1/openapi.json`)).text);
  assert.deepEqual(
    { ...JSON.parse(await readFile(description, "utf8")), servers: served.servers },
    served,
    "the API changed: npm run reference && npm run generate -w @lectern/dashboard",
  );
});

async function open(path: string): Promise<void> {
  await page.goto(server.url + projectPath + path);
}
