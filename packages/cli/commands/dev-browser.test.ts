/** `lectern dev` as an author has it: an editor at one side, a browser at the other. */
import assert from "node:assert/strict";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, type TestContext, test } from "node:test";
import { launchBrowser } from "../../../e2e/browser.ts";
import { cleanUp, folderOf, lectern, siteOf, startServing } from "../testing.ts";

const browser = await launchBrowser();
after(() => browser.close());

/** A folder that is developed, and where it keeps what it makes. */
async function develop(context: TestContext, files: Record<string, string>, args: string[] = ["--port", "0"]) {
  const folder = folderOf(context, files);
  const home = folderOf(context);
  const env = { XDG_CACHE_HOME: join(home, "cache"), TMPDIR: home };
  const serving = await startServing([folder, ...args], { command: "dev", env });
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) assert.equal(await serving.stop(), 0);
    isStopped = true;
  };
  cleanUp(context, stop);
  const page = await browser.newPage();
  cleanUp(context, () => page.close());
  return { folder, home, page, url: serving.url, stop };
}

const text = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`;

test("a page that is open shows what was written, with new pages, files and navigation", async (context) => {
  const files = siteOf({ index: "Hello, harbour.", start: "Start." });
  const { folder, page, url } = await develop(context, files);
  await page.goto(url);
  await page.getByText("Hello, harbour.").waitFor();
  writeFileSync(join(folder, "index.mdx"), text("Home", "Hello, lighthouse."));
  await page.getByText("Hello, lighthouse.").waitFor();
  writeFileSync(join(folder, "docs.json"), siteOf({ index: "", start: "", more: "" })["docs.json"] as string);
  writeFileSync(join(folder, "more.mdx"), text("More", "A third page."));
  await page.getByRole("link", { name: "More" }).first().click();
  await page.getByText("A third page.").waitFor();
  writeFileSync(join(folder, "style.css"), "h1 { color: rgb(1, 2, 3) }");
  const color = () => page.evaluate('getComputedStyle(document.querySelector("h1")).color');
  // A look may fall into the moment in which the page is loaded again.
  while ((await color().catch(() => "")) !== "rgb(1, 2, 3)") await page.waitForTimeout(20);
  rmSync(join(folder, "more.mdx"));
  await page.getByText("A third page.").waitFor({ state: "detached" });
});

test("a docs.json that cannot be read is told in the page, which stays; with the repair the notice goes", async (context) => {
  const files = siteOf({ index: "Hello, harbour." });
  const { folder, page, url } = await develop(context, files);
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(url);
  await page.getByText("Hello, harbour.").waitFor();
  writeFileSync(join(folder, "docs.json"), '{\n  "name": \n}');
  const notice = page.getByRole("alert");
  await notice.getByText(/could not be built\. This is how it was before/).waitFor();
  await notice.getByText(/docs\.json:3:1 +docs\.json is not valid JSON/).waitFor();
  assert.equal(await page.getByText("Hello, harbour.").isVisible(), true);
  writeFileSync(join(folder, "docs.json"), files["docs.json"] as string);
  await notice.waitFor({ state: "detached" });
  assert.deepEqual(complaints, [], "nothing of it is refused by the site's policy");
});

test("a folder whose docs.json cannot be read at first becomes a site where it is open", async (context) => {
  const files = siteOf({ index: "Hello, harbour." });
  const { folder, page, url } = await develop(context, { ...files, "docs.json": "{" });
  assert.equal((await page.goto(`${url}start`))?.status(), 503);
  await page.getByRole("alert").getByText("docs.json:1").waitFor();
  await page.goto(url);
  writeFileSync(join(folder, "docs.json"), files["docs.json"] as string);
  await page.getByText("Hello, harbour.").waitFor();
});

test("it writes nothing into the folder, and leaves nothing but its cache", async (context) => {
  const files = siteOf({ index: "Hello, harbour." });
  const { folder, home, stop } = await develop(context, files);
  assert.deepEqual(readdirSync(folder).sort(), Object.keys(files).sort());
  await stop();
  assert.deepEqual(readdirSync(home), ["cache"]);
});

test("a port that was asked for is that port or a fault; the usual one moves on where it is taken", async (context) => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  cleanUp(context, () => taken.close());
  const { port } = taken.address() as AddressInfo;
  const folder = folderOf(context, siteOf({ index: "Hello." }));
  const env = { XDG_CACHE_HOME: folderOf(context) };
  const refused = await lectern(["dev", folder, "--port", `${port}`], { env });
  assert.deepEqual([refused.code, /is in use; give another --port/.test(refused.stderr)], [1, true]);
  const usual = createServer().on("error", () => {});
  await new Promise<void>((resolve) => {
    usual.once("error", () => resolve());
    usual.listen(3000, "127.0.0.1", resolve);
  });
  cleanUp(context, () => usual.close());
  const serving = await startServing([folder], { command: "dev", env });
  const moved = Number(new URL(serving.url).port);
  assert.ok(moved > 3000 && moved <= 3020, `${moved}`);
  assert.equal(await serving.stop(), 0);
});
