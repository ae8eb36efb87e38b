import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

test("on a phone the address of a request begins where its fields do", async (t) => {
  const field = '<ParamField path="id" type="string" required>Which ship</ParamField>';
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `---\ntitle: Ships\napi: "PUT https://a.example/ships/{id}"\n---\n\n${field}\n` },
    { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" },
  );
  await page.locator(".lc-endpoint-try").click();
  await page.locator(".lc-pg[open] input").first().waitFor();
  const lefts = await page.evaluate<number[]>(
    '[".method-pill", ".lc-pg-address", "input"].map((part) => document.querySelector(".lc-pg " + part).getBoundingClientRect().left)',
  );
  assert.equal(new Set(lefts).size, 1, lefts.join(", "));
});
