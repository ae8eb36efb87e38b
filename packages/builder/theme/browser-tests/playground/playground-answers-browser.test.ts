import assert from "node:assert/strict";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, afterEach, before, beforeEach, test } from "node:test";
import type { BrowserContext, Page } from "playwright-core";
import { buildApi, openapi } from "../../../reference/testing.ts";
import { openBrowser, waitFor } from "../../../test/browser.ts";
import { type ServedBuild, serveBuilt } from "../../testing/serve-built.ts";

/** Half a second of silence. */
function tune(): Buffer {
  const samples = 4000;
  const bytes = Buffer.alloc(44 + samples, 128);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(36 + samples, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8000, 24);
  bytes.writeUInt32LE(8000, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(samples, 40);
  return bytes;
}

const large = JSON.stringify({
  items: Array.from({ length: 30_000 }, (_, id) => ({ id, name: `Ship ${id}`, tags: ["a", null, true] })),
});
let film: Uint8Array = new Uint8Array();
let waiting: ServerResponse | null = null;
const answers: Record<string, (response: ServerResponse) => void> = {
  "/tune": (response) => response.writeHead(200, { "content-type": "audio/wav" }).end(tune()),
  "/film": (response) => response.writeHead(200, { "content-type": "video/webm" }).end(film),
  "/noise": (response) => response.writeHead(200, { "content-type": "audio/x-unknown" }).end("no sound"),
  "/report": (response) =>
    response
      .writeHead(200, { "content-type": "application/pdf", "content-disposition": 'inline; filename="r.pdf"' })
      .end("%PDF-1.4\n%%EOF\n"),
  "/nothing": (response) => response.writeHead(204).end(),
  "/moved": (response) => response.writeHead(302, { location: "/report?of=1" }).end(),
  "/broken": (response) =>
    response.writeHead(500, { "content-type": "application/problem+json" }).end('{"title":"Broken"}'),
  "/large": (response) => response.writeHead(200, { "content-type": "application/json" }).end(large),
  "/slow": (response) => {
    waiting = response;
  },
};
const browser = await openBrowser();
let api: Server;
let site: ServedBuild;
let context: BrowserContext;

before(async () => {
  api = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-expose-headers", "content-disposition");
    const answer = answers[(request.url ?? "").replace(/\?.*$/, "")];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const paths = Object.fromEntries(
    Object.keys(answers).map((path) => [path, { get: { summary: path.slice(1), responses: {} } }]),
  );
  const built = await buildApi({ after }, openapi(paths, { servers: [{ url }] }), {
    groups: [{ group: "API", openapi: "openapi.json" }],
  });
  site = await serveBuilt(built);
});
after(async () => {
  await site?.close();
  api?.close();
  api?.closeAllConnections();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  context.setDefaultTimeout(60_000);
});
afterEach(() => context.close());

/** Opens the playground of a page and sends its request; complaints of scripts fail the test. */
async function ask(path: string): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => assert.fail(String(error)));
  await page.goto(`${site.origin}/api-reference/${path}`);
  await page.locator(".lc-endpoint-try").click();
  await page.locator(".lc-pg-send").click();
  return page;
}
const shown = (page: Page) => page.locator(".lc-pg-body-view");
const status = (page: Page) => page.locator(".lc-pg-status").innerText();

/** A film that this browser can play, since it has made it itself. */
async function recorded(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate<number[]>(`(async () => {
    const canvas = document.createElement("canvas");
    canvas.width = 64; canvas.height = 48;
    const drawing = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: "video/webm" });
    const chunks = [];
    recorder.ondataavailable = ({ data }) => chunks.push(data);
    const stopped = new Promise((resolve) => { recorder.onstop = resolve; });
    recorder.start(50);
    // A busy machine takes its time until there is something in it.
    for (let at = 0; chunks.reduce((sum, { size }) => sum + size, 0) < 1000; at++) {
      drawing.fillStyle = at % 2 ? "teal" : "orange";
      drawing.fillRect(0, 0, 64, 48);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(chunks).arrayBuffer())];
  })()`);
  return Buffer.from(bytes);
}

test("sound and film have players that play, within the policy of hosted pages", async () => {
  const sound = await ask("tune");
  await shown(sound).locator(".lc-pg-binary").waitFor();
  assert.match(await shown(sound).innerText(), /audio\/wav · 4\.0 kB/);
  await waitFor(sound, 'document.querySelector(".lc-pg audio")?.duration === 0.5');
  const maker = await context.newPage();
  film = await recorded(maker);
  const moving = await ask("film");
  await waitFor(moving, 'document.querySelector(".lc-pg video")?.videoWidth === 64');
  assert.equal(
    await moving.evaluate(
      '(async () => { const v = document.querySelector(".lc-pg video"); v.muted = true; await v.play(); return v.paused; })()',
    ),
    false,
  );
  assert.match(await shown(moving).innerText(), /video\/webm/);
});

test("what the browser cannot play leaves no empty player, only what it is and a way to have it", async () => {
  const page = await ask("noise");
  await shown(page).locator(".lc-pg-binary").waitFor();
  await waitFor(page, '!document.querySelector(".lc-pg audio")');
  assert.match(await shown(page).innerText(), /audio\/x-unknown · 8 B/);
});

test("a document is offered by its own name", async () => {
  const page = await ask("report");
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".lc-pg-binary a").click()]);
  assert.equal(download.suggestedFilename(), "r.pdf");
});

test("nothing, a fault, and where a redirect has led are told", async () => {
  const nothing = await ask("nothing");
  await nothing.locator(".lc-pg-body-view .lc-pg-empty").waitFor();
  assert.equal(await status(nothing), "204 No Content");
  const broken = await ask("broken");
  await shown(broken).locator(".lc-pg-tools").waitFor();
  assert.equal(await status(broken), "500 Internal Server Error");
  assert.match(await shown(broken).innerText(), /"title": "Broken"/);
  const moved = await ask("moved");
  await shown(moved).locator(".lc-pg-binary").waitFor();
  assert.match(await moved.locator(".lc-pg-facts").innerText(), /→ 127\.0\.0\.1:\d+\/report\?of=1/);
});

test("a large answer is cut on the page, whole in its file, and leaves the page at hand", async () => {
  const page = await ask("large");
  await shown(page).locator(".lc-pg-tools").waitFor();
  assert.ok((await shown(page).locator("pre").innerText()).length <= 500_001);
  await shown(page).locator(".lc-pg-hint").waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".lc-pg-tools a").click()]);
  let size = 0;
  for await (const chunk of await download.createReadStream()) size += (chunk as Buffer).length;
  assert.equal(size, large.length);
});

test("an answer that does not come can be given up, and the next request is sent", async () => {
  const page = await ask("slow");
  while (!waiting) await page.waitForTimeout(10);
  await page.locator(".lc-pg-send").click();
  await page.locator(".lc-pg-failure", { hasText: "Cancelled" }).waitFor();
  waiting = null;
  await page.locator(".lc-pg-send").click();
  while (!waiting) await page.waitForTimeout(10);
  (waiting as ServerResponse).writeHead(200, { "content-type": "text/plain" }).end("at last");
  await shown(page).getByText("at last").waitFor();
  assert.equal(await page.locator(".lc-pg-failure").count(), 0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`lists to choose from have the theme's corner, ${colorScheme}`, async () => {
    const page = await context.newPage();
    await page.emulateMedia({ colorScheme });
    await page.goto(`${site.origin}/api-reference/tune`);
    await page.locator(".lc-endpoint-try").click();
    await page.locator(".lc-pg[open] select").first().waitFor();
    const drawn = await page.evaluate<string[]>(`[...document.querySelectorAll(".lc-pg select")].map((one) => {
      const { appearance, backgroundImage } = getComputedStyle(one);
      return appearance + " " + backgroundImage.startsWith("linear-gradient");
    })`);
    assert.ok(drawn.length > 0);
    assert.deepEqual(new Set(drawn), new Set(["none true"]));
  });
}
