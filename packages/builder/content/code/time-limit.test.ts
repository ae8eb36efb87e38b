import assert from "node:assert/strict";
import { test } from "node:test";
import { tokenizeInChild } from "./testing/tokenize-in-child.ts";
import { endsWithin } from "./time-limit.ts";
import { tokenizeLines } from "./tokenize-lines.ts";
import { type LineTokenizer, tokenizerFor } from "./tokenizer.ts";

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

test("A language whose first lines were ended in the middle colours those that come after", () => {
  const php = tokenizerFor("min-light", "min-dark")?.language("php") as LineTokenizer;
  for (let times = 0; times < 5; times++) endsWithin(1, () => php.line(`<?php echo "${times}" . $x->y(1);`, null));
  assert.match(php.line("<?php return 1;", null).html, /<span class="[^"]+">return<\/span>/);
});

test("A line at which the grammar fails is shown plain", () => {
  const plain = (html: string) => ({ html, next: null, looks: [], isGivenUp: true });
  const failing = {
    known: () => undefined,
    line: (text: string) => {
      if (text === "bad") throw new RangeError("Maximum call stack size exceeded");
      return { html: `<b>${text}</b>`, next: null, looks: [] };
    },
    giveUp: plain,
  } as unknown as LineTokenizer;
  const lines = tokenizeLines(["good", "bad", "good"], failing).map(({ html }) => html);
  assert.deepEqual(lines, ["<b>good</b>", "bad", "<b>good</b>"]);
});
