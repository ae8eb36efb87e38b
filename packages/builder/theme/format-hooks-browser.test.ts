/** What stylesheets and scripts of the content hold on to that only a script makes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../test/browser.ts";
import { openSite } from "./testing/open-site.ts";

const browser = await openBrowser();

test("the entry of what is being read is marked in the contents, and those that it stands below", async (t) => {
  const far = "Text.\n\n".repeat(60);
  const page = await openSite(t, browser, {
    "index.mdx": `## Ships\n\n${far}### Masts\n\n${far}### Sails\n\n${far}## Trains\n\n${far}`,
  });
  const marked = (name: string) =>
    page
      .locator(`#table-of-contents-content.toc > li.toc-item[${name}]`)
      .evaluateAll((all) => all.map((one) => one.innerText));
  await page.locator("#sails").evaluate((heading) => heading.scrollIntoView());
  await page.locator(".toc-item[data-active-deepest]", { hasText: "Sails" }).waitFor();
  assert.deepEqual(await marked("data-active-deepest"), ["Sails"]);
  assert.deepEqual(await marked("data-active"), ["Ships", "Sails"]);
  await page.locator("#trains").evaluate((heading) => heading.scrollIntoView());
  await page.locator(".toc-item[data-active-deepest]", { hasText: "Trains" }).waitFor();
  assert.deepEqual(await marked("data-active"), ["Trains"]);
});

test("the form of the playground is found by its name in the format, and its choices are", async (t) => {
  const schema = { oneOf: [{ type: "object", properties: { berth: { type: "string" } } }, { type: "string" }] };
  const specification = {
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    servers: [{ url: "https://api.example" }],
    paths: { "/berths": { post: { requestBody: { content: { "application/json": { schema } } }, responses: {} } } },
  };
  const page = await openSite(t, browser, {
    "openapi.json": JSON.stringify(specification),
    "index.mdx": '---\nopenapi: "POST /berths"\n---\n',
  });
  assert.equal(
    await page.locator("#content.api-section .api-section-heading.api-section-heading-title").first().textContent(),
    "Body",
  );
  await page.locator(".tryit-button").click();
  await page.locator("form#api-playground-input .option-dropdown").waitFor();
});
