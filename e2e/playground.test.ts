import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, type TestContext, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { buildApi } from "../packages/builder/reference/testing.ts";
import { type PlaygroundApi, startPlaygroundApi } from "../packages/builder/theme/testing/playground-api.ts";
import { playgroundSpecification } from "../packages/builder/theme/testing/playground-specification.ts";
import { createSites } from "../packages/server/hosting/index.ts";
import { addSite, publishManifest } from "../packages/server/hosting/testing.ts";
import { createTestApi, type TestApi } from "../packages/server/http/testing.ts";
import { storeContent } from "../packages/server/storage/index.ts";
import { launchBrowser } from "./browser.ts";

/** Listed by the operator as reachable, and one that is not: both on loopback. */
let open: PlaygroundApi;
let closed: PlaygroundApi;
let platform: TestApi;
let browser: Browser;
let origin: string;
const server = createServer();
const cleanUp: (() => void)[] = [];

before(async () => {
  [open, closed] = await Promise.all([startPlaygroundApi(), startPlaygroundApi()]);
  // Neither lets pages of other origins read its answers: what is shown went through the site.
  open.cors = false;
  closed.cors = false;
  platform = await createTestApi({ plugins: [], config: { playgroundPrivateHosts: [new URL(open.origin).host] } });
  const keeper = { after: (done: () => void) => void cleanUp.push(done) } as unknown as TestContext;
  const specification = playgroundSpecification(open.origin);
  specification.servers = [{ url: open.origin }, { url: closed.origin }];
  const built = await buildApi(keeper, specification, { groups: [{ group: "API", openapi: "openapi.json" }] });
  const text = JSON.stringify(built.manifest);
  const sha256 = createHash("sha256").update(text).digest("hex");
  const contents = [...built.blobs].map(([name, bytes]) => ({ sha256: name, bytes: Buffer.from(bytes) }));
  await storeContent(platform.services, [...contents, { sha256, bytes: Buffer.from(text) }]);
  const site = await addSite(platform.services, platform.organizationId);
  await publishManifest(platform.services, site, sha256);
  const sites = createSites(platform.services);
  server.on("request", (request, response) => sites.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://${site.slug}.sites.localhost:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});
after(async () => {
  server.close();
  server.closeAllConnections();
  await Promise.all([browser?.close(), open?.close(), closed?.close(), platform?.close()]);
  for (const done of cleanUp) done();
});

async function openPlayground(path: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  page.setDefaultTimeout(60_000);
  page.on("pageerror", (error) => assert.fail(String(error)));
  await page.goto(`${origin}/${path}`);
  await page.locator(".lc-endpoint-try").click();
  await page.locator(".lc-pg[open]").waitFor();
  return page;
}

test("a hosted site passes a request on where the API lets no page read its answers", async () => {
  const page = await openPlayground("api-reference/upload-papers");
  const form = page.locator(".lc-pg");
  await form.getByLabel("Token").fill("theirs");
  await form
    .getByLabel(/^file/)
    .setInputFiles({ name: "scan.txt", mimeType: "text/plain", buffer: Buffer.from("one") });
  await page.context().addCookies([{ name: "session", value: "ours", url: origin }]);
  await page.locator(".lc-pg-send").click();
  await page.locator(".lc-pg-tools").waitFor();
  const [got] = open.received;
  assert.match(String(got?.headers["content-type"]), /^multipart\/form-data; boundary=/);
  assert.match(String(got?.body), /filename="scan\.txt"[\s\S]*one/);
  assert.deepEqual([got?.headers.authorization, got?.headers.cookie], ["Bearer theirs", undefined]);
  assert.match(await page.locator(".lc-pg-headers summary").innerText(), /sent through this site/);
  await page.locator(".lc-pg-headers summary").click();
  const headers = await page.locator(".lc-pg-headers dl").innerText();
  assert.match(headers, /x-ship\s+Nautilus/);
  assert.doesNotMatch(headers, /set-cookie/);
  await page.close();
});

test("a stream comes through as it is sent, and ends with the reader's patience", async () => {
  const page = await openPlayground("api-reference/follow-events");
  await page.locator(".lc-pg-send").click();
  for (const text of ["first", "second"]) {
    await open.sendEvent(text);
    await page.locator(".lc-pg-body-view pre").getByText(text).waitFor();
  }
  await page.locator(".lc-pg-send", { hasText: "Cancel" }).click();
  await page.locator(".lc-pg-failure", { hasText: "Cancelled" }).waitFor();
  while (open.abandoned === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await page.close();
});

test("a private address is not reached by the site; the reader's own browser asks instead, and says what it met", async () => {
  const page = await openPlayground("api-reference/get-a-page");
  await page.getByLabel("Server").selectOption("1");
  const passed = page.waitForResponse((response) => response.url().endsWith("/_lectern/playground"));
  await page.locator(".lc-pg-send").click();
  const refusal = await passed;
  assert.deepEqual([refusal.status(), (await refusal.json()).code], [403, "address_refused"]);
  await page.locator(".lc-pg-failure", { hasText: "CORS" }).waitFor();
  assert.ok(closed.received.every(({ headers }) => headers.via === undefined));
  await page.close();
});
