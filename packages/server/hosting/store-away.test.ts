import assert from "node:assert/strict";
import { test } from "node:test";
import { UnavailableError } from "../storage/index.ts";
import { createHostedSites } from "./testing.ts";

test("P25: a page that was read before is served while the blob store is away, and any other is 503", async (t) => {
  const { api, get, hostOf, newSite, close } = await createHostedSites();
  t.after(close);
  const host = hostOf(await newSite());
  for (const coding of ["gzip, br", "identity"])
    assert.equal((await get(host, "/guides/start", { "accept-encoding": coding })).status, 200);
  const away = async () => {
    throw new UnavailableError("The blob store does not answer");
  };
  t.mock.method(api.services.blobs, "get", away);
  t.mock.method(api.services.blobs, "read", away);
  for (const coding of ["gzip, br", "identity", "gzip"])
    assert.equal((await get(host, "/guides/start", { "accept-encoding": coding })).status, 200, coding);
  const other = await get(host, "/");
  assert.equal(other.status, 503);
  assert.ok(Number(other.headers["retry-after"]) > 0);
});

test("P25: what programs and playgrounds ask is 503 while the blob store is away, too, and is worth another try", async (t) => {
  const { api, get, hostOf, newSite, close } = await createHostedSites();
  t.after(close);
  const host = hostOf(await newSite());
  assert.equal((await get(host, "/")).status, 200);
  t.mock.method(api.services.blobs, "read", async () => {
    throw new UnavailableError("The blob store does not answer");
  });
  const call = { name: "get_page", arguments: { path: "/guides/start" } };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: call };
  const json = { "content-type": "application/json" };
  const asked = { page: "/guides/start", method: "GET", url: "https://api.example/", headers: [] };
  for (const answer of [
    await get(host, "/mcp", json, "POST", JSON.stringify(message)),
    await get(host, "/_lectern/playground", { origin: `http://${host}` }, "POST", `${JSON.stringify(asked)}\n`),
  ]) {
    assert.equal(answer.status, 503, answer.body.toString());
    assert.ok(Number(answer.headers["retry-after"]) > 0);
    assert.doesNotMatch(answer.body.toString(), /blob/);
  }
});
