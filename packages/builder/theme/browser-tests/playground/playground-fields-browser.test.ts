import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openBrowser, openPage } from "../../../test/browser.ts";
import { build, folderOf } from "../../../test/build-fixture.ts";
import { startPlaygroundApi } from "../../testing/playground-api.ts";
import { serveBuilt } from "../../testing/serve-built.ts";

const browser = await openBrowser();
const api = await startPlaygroundApi();
after(() => api.close());

const page = `---
title: Register
api: "POST /fleets/{fleet}/ships?mode=slow&page={page}&trace=on"
---

<ParamField path="fleet" type="string" required initialValue="north">Which fleet</ParamField>
<ParamField query="mode" type='"fast" | "slow"'>How</ParamField>
<ParamField query="page" type="integer" required initialValue={2}>Which</ParamField>
<ParamField query="dry" type="boolean" default="false" required>Try only</ParamField>
<ParamField body="name" type="string" required initialValue="Argo">Her name</ParamField>
<ParamField body="ports" type="List[str]">Where she calls</ParamField>
<ParamField body="length" type="integer (int64)">In metres</ParamField>
<ParamField body="owner" type="object">
  <Expandable>
    <ParamField body="kind" type="string (optional)">Who</ParamField>
    <ParamField body="shares" type="integer" initialValue={3}>How many</ParamField>
  </Expandable>
</ParamField>
`;

test("fields of a page begin with their initial values, and are asked for as their types are written", async (t) => {
  const config = {
    name: "Harbour",
    theme: "mint",
    colors: { primary: "#0a6cff" },
    navigation: { pages: ["index"] },
    api: { playground: { proxy: false }, mdx: { server: api.origin } },
  };
  const built = await build(t, folderOf(t, { "docs.json": JSON.stringify(config), "index.mdx": page }));
  assert.deepEqual(built.complaints, []);
  assert.match(
    built.text("index.md"),
    /\/fleets\/north\/ships\?mode=slow&trace=on&page=2&dry=false'.*"name": "Argo".*"shares": 3/s,
  );
  const served = await serveBuilt(built);
  t.after(() => served.close());
  const shown = await openPage(t, browser, served.origin);
  await shown.locator(".lc-endpoint-try").click();
  const form = shown.locator(".lc-pg-form");
  await form.getByRole("button", { name: "Add item" }).click();
  await form.getByLabel("ports 1", { exact: true }).fill("Oslo");
  await form.getByLabel(/^length/).fill("70");
  await form.getByLabel(/^kind/).fill("a guild");
  await shown.locator(".lc-pg-send").click();
  await shown.locator(".lc-pg-tools").waitFor();
  const [got] = api.received;
  assert.equal(got?.url, "/fleets/north/ships?trace=on&mode=slow&page=2&dry=false");
  const sent = { name: "Argo", ports: ["Oslo"], length: 70, owner: { kind: "a guild", shares: 3 } };
  assert.deepEqual(JSON.parse(String(got?.body)), sent);
  await form.getByLabel(/^name/).fill("Nautilus");
  await shown.getByRole("button", { name: "Reset" }).click();
  assert.equal(await form.getByLabel(/^name/).inputValue(), "Argo");
});
