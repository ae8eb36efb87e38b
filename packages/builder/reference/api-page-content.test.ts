import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApi, users } from "./testing.ts";

test("a page with `api` in its frontmatter begins with its endpoint", async (t) => {
  const site = await buildApi(
    t,
    users,
    { pages: ["pay"] },
    { "pay.mdx": "---\ntitle: Pay\napi: POST https://pay.example/v2/pay\nauthMethod: bearer\n---\nWords\n" },
  );
  assert.match(site.text("pay.html"), /data-copy="https:\/\/pay\.example\/v2\/pay".*Authorization.*Words/s);
});
