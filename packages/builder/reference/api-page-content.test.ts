import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../test/build-fixture.ts";
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

test("a server that ends with a slash and an endpoint that begins without one meet at one slash", async (t) => {
  const api = { mdx: { server: "https://pay.example/v2/" } };
  const config = {
    name: "Shop",
    theme: "mint",
    colors: { primary: "#0a6" },
    api,
    navigation: { pages: ["pay", "send"] },
  };
  const files = {
    "docs.json": JSON.stringify(config),
    "pay.mdx": "---\ntitle: Pay\napi: GET bills/{id}\n---\n",
    "send.mdx": "---\ntitle: Send\napi: POST /bills\n---\n",
  };
  const site = await build(t, folderOf(t, files));
  assert.match(site.text("pay.md"), /^GET https:\/\/pay\.example\/v2\/bills\/\{id\}$/m);
  assert.match(site.text("send.md"), /^POST https:\/\/pay\.example\/v2\/bills$/m);
});
