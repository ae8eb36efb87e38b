import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi } from "../testing.ts";

test("an operation stands where a tag for the navigation says, with what marks it; its own settings count before that", async (t) => {
  const get = (summary: string, tags: string[], more: object = {}) => ({
    get: answering({}, { summary, tags, ...more }),
  });
  const tags = [
    { name: "beta", summary: "In trial", kind: "badge" },
    { name: "slow", kind: "badge" },
    { name: "store", kind: "nav" },
    { name: "other" },
  ];
  const paths = {
    "/a": get("First", ["beta", "other", "store"]),
    "/b": get("Second", ["other", "slow", "beta"]),
    "/c": get("Third", ["beta", "store"], { "x-mint": { metadata: { tag: "Own" } } }),
    "/d": get("Fourth", ["store"]),
  };
  const site = await buildApi(
    t,
    { ...openapi(paths, { tags }), openapi: "3.2.0" },
    { tabs: [{ tab: "API", openapi: "openapi.json" }] },
  );
  assert.deepEqual(site.complaints, []);
  const pills = [
    ["store/first", "In trial"],
    ["other/second", "slow"],
    ["store/third", "Own"],
    ["store/fourth", undefined],
  ];
  for (const [address, pill] of pills) {
    const [, entry = ""] =
      site.text(`api-reference/${address}.html`).match(/<li[^>]*>(<a [^>]*aria-current="page".*?)<\/li>/s) ?? [];
    assert.equal(entry.match(/class="nav-tag-pill[^>]*>(?:<[^>]*>)?([^<]*)/)?.[1], pill, entry);
  }
});
