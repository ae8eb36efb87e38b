import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const link = (source: string) => />?<a href="([^"]*)"[^>]*>([^<]*)<\/a>/.exec(render(source).html)?.slice(1);

test("Character references in a bare address are the signs that they mean", () => {
  assert.deepEqual(link("See https://h.test/set&#x5F;key.\n"), ["https://h.test/set_key", "https://h.test/set_key"]);
  assert.deepEqual(link("See https://h.test/?a=1&amp;b=2 there\n"), [
    "https://h.test/?a=1&amp;b=2",
    "https://h.test/?a=1&amp;b=2",
  ]);
});

test("Character references that a written-out link or an address already has are not read a second time", () => {
  assert.deepEqual(link("https://h.test/?a=1&b=2\n"), ["https://h.test/?a=1&amp;b=2", "https://h.test/?a=1&amp;b=2"]);
  const twice = "https://h.test/?a=&amp;lt;b";
  assert.deepEqual(link(`[${twice}](${twice})\n`), ["https://h.test/?a=&amp;lt;b", "https://h.test/?a=&amp;lt;b"]);
});
