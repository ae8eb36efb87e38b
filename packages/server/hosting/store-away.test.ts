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
