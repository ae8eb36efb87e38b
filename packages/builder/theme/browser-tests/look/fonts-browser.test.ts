/** The fonts of a page at a first visit. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { composeForTest } from "../../testing/compose.ts";
import { fixtureSite } from "../../testing/fixture-site.ts";

const browser = await openBrowser();
const files = fixtureSite();

test("a hosted page asks for its fonts together with its stylesheet and scripts, and for each once", async (t) => {
  const asked: string[] = [];
  const fontsAreAsked = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const name = new URL(request.url ?? "/", "http://localhost").pathname.slice(1) || "index.html";
    const file = files.get(name);
    if (!file) return response.writeHead(404).end();
    if (name.endsWith(".woff2")) {
      asked.push(name);
      fontsAreAsked.resolve();
    }
    // No other part of the page is answered before.
    if (!file.page && !name.endsWith(".woff2")) await fontsAreAsked.promise;
    response.writeHead(200, { "content-type": file.type, "cache-control": "max-age=3600" });
    response.end(file.page ? composeForTest(Buffer.from(file.bytes).toString(), name, { base: "" }) : file.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => {
    fontsAreAsked.resolve();
    server.closeAllConnections();
    server.close();
  });
  const page = await browser.newPage();
  t.after(() => page.close());
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { timeout: 20_000 });
  await page.evaluate("document.fonts.ready.then(() => true)");
  assert.ok(asked.some((name) => /inter-latin\.\w+\.woff2$/.test(name)));
  assert.equal(new Set(asked).size, asked.length, asked.join(" "));
});
