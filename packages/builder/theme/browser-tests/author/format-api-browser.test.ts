/** What scripts of the content call that the format has. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

test("a script that asks the format's router to hear of other pages runs to its end on each of them", async (t) => {
  const page = await openSite(t, browser, {
    "own.js": `const mark = () => { document.documentElement.dataset.own = location.pathname; };
      window.next.router.events.on("routeChangeComplete", mark);
      mark();`,
    "index.mdx": "[Next](/next)",
    "next.mdx": "Text.",
  });
  await page.locator('html[data-own="/"]').waitFor();
  await page.getByRole("link", { name: "Next" }).first().click();
  await page.locator('html[data-own="/next"]').waitFor();
  await page.evaluate("window.next.router.push('/')");
  await page.locator('html[data-own="/"]').waitFor();
});

test("scripts say the variables in the address of a server, and take it back", async (t) => {
  const specification = {
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    servers: [
      {
        url: "https://{tenant}.api.example/{version}",
        variables: { tenant: { default: "all" }, version: { default: "v1" } },
      },
    ],
    paths: { "/berths": { get: { responses: {} } } },
  };
  const page = await openSite(t, browser, {
    "openapi.json": JSON.stringify(specification),
    "own.js": 'window.mintlify.api.playground.setServerVariables({ tenant: "north", version: 2 });',
    "index.mdx": '---\nopenapi: "GET /berths"\n---\n',
  });
  await page.locator(".tryit-button").click();
  const address = page.locator(".lc-pg-address");
  assert.equal(await address.textContent(), "https://north.api.example/v1/berths");
  await page.evaluate('window.mintlify.api.playground.setServerVariables({ version: "v3" })');
  assert.equal(await address.textContent(), "https://all.api.example/v3/berths");
  await page.evaluate("window.mintlify.api.playground.clearServerVariables()");
  assert.equal(await address.textContent(), "https://all.api.example/v1/berths");
});
