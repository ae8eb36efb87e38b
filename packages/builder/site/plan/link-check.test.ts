import assert from "node:assert/strict";
import { test } from "node:test";
import { AddressBook } from "../compose/address-book.ts";
import { hasFragment } from "./link-check.ts";

test("A fragment names an id of the page as it is written or decoded, its top, or no place at all", () => {
  const ids = new Set(["sec", "ä"]);
  for (const suffix of ["", "#", "?q=1", "#sec", "?q=1#sec", "#%C3%A4", "#top", "#TOP", "#:~:text=some"])
    assert.ok(hasFragment(suffix, ids), suffix);
  for (const suffix of ["#none", "#topic", "?x#none"]) assert.ok(!hasFragment(suffix, ids), suffix);
});

test("A page whose address differs in capitals alone is found, to be named to who wrote the link", () => {
  const book = new AddressBook({ pages: ["guides/AI-Agent", "start"], files: [], redirects: [], firstPage: null });
  for (const link of ["/guides/ai-agent", "/Guides/AI-agent/#top", "/guides/ai-agent.md?x"])
    assert.equal(book.alike(link), "guides/AI-Agent", link);
  assert.equal(book.alike("/guides/agent"), undefined);
});
