import assert from "node:assert/strict";
import { test } from "node:test";
import { makeUrls } from "./urls.ts";

const domains = { sitesDomain: "sites.localhost", previewsDomain: "previews.localhost" };

test("sites and previews are on the port of the public address", () => {
  const urls = makeUrls({ ...domains, publicUrl: null }, 4400);
  assert.equal(urls.publicUrl, "http://localhost:4400");
  assert.equal(urls.site("acme"), "http://acme.sites.localhost:4400");
  assert.equal(urls.preview("fix-1a2b"), "http://fix-1a2b.previews.localhost:4400");
});

test("behind a proxy the public address gives scheme and port, not the listener", () => {
  const urls = makeUrls({ ...domains, publicUrl: "https://docs.example.com" }, 4400);
  assert.equal(urls.site("acme"), "https://acme.sites.localhost");
  assert.equal(urls.domain("help.acme.com"), "https://help.acme.com");
});
