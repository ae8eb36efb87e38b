import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApi } from "../../../reference/testing.ts";
import { openBrowser, openPage } from "../../../test/browser.ts";
import { serveBuilt } from "../../testing/serve-built.ts";

const browser = await openBrowser();

const owner = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
const operation = (summary: string, more: object) => ({
  post: {
    summary,
    requestBody: {
      content: {
        "application/json": {
          schema: { type: "object", required: ["owner"], properties: { owner, size: { type: "number" } } },
        },
      },
    },
    responses: { 200: { description: "Done" } },
    ...more,
  },
});

test("objects of a form that must be given stand open, and folded where the operation asks for that", async (t) => {
  const built = await buildApi(
    t,
    {
      openapi: "3.1.0",
      info: { title: "Harbour", version: "1" },
      servers: [{ url: "https://api.example.com" }],
      paths: {
        "/open": operation("Open", {}),
        "/folded": operation("Folded", { "x-mint": { playground: { expand: false } } }),
      },
    },
    { groups: [{ group: "API", openapi: "openapi.json" }] },
  );
  const served = await serveBuilt(built);
  t.after(() => served.close());
  for (const [path, isOpen] of [
    ["open", true],
    ["folded", false],
  ] as const) {
    const page = await openPage(t, browser, `${served.origin}/api-reference/${path}`);
    await page.locator(".tryit-button").first().click();
    // What stands in the form right away is there in both.
    await page.getByRole("textbox", { name: "size" }).waitFor();
    assert.equal(await page.getByRole("textbox", { name: /^name/ }).isVisible(), isOpen, path);
    if (isOpen) continue;
    await page.locator(".lc-pg-fold > summary").first().click();
    await page.getByRole("textbox", { name: /^name/ }).waitFor();
  }
});
