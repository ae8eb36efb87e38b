import assert from "node:assert/strict";
import { test } from "node:test";
import { tokenizeInChild } from "./testing/tokenize-in-child.ts";
import { endsWithin } from "./time-limit.ts";

test("A line in which one expression never ends stays plain, and the lines around it keep their colours", () => {
  const endless = `${"a".repeat(60)}!`;
  const html = tokenizeInChild({ pattern: "\\bkey\\b|^(?:a+)+$", lines: ["key", endless, "key", "x"] });
  assert.match(html[0] ?? "", /^<span class="[^"]+">key<\/span>$/);
  assert.deepEqual(html, [html[0], endless, html[0], "x"]);
});

test("Code with more than two such lines is plain after the second, however often it is shown", () => {
  const endless = `${"a".repeat(60)}!`;
  const lines = ["key", endless, endless, "key", endless];
  const html = tokenizeInChild({ pattern: "\\bkey\\b|^(?:a+)+$", lines });
  assert.match(html[0] ?? "", /^<span/);
  assert.deepEqual(html.slice(1), lines.slice(1));
});

test("What ends in time is done, and what it throws arrives", () => {
  let done = 0;
  assert.ok(endsWithin(60_000, () => done++));
  assert.equal(done, 1);
  assert.throws(
    () =>
      endsWithin(60_000, () => {
        throw new TypeError("Not this way");
      }),
    new TypeError("Not this way"),
  );
});
