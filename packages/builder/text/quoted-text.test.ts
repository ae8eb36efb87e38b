import assert from "node:assert/strict";
import { test } from "node:test";
import { quotedText, unquotedText } from "./quoted-text.ts";

test("a text gets quotes unless it has some, and what they hold is the text", () => {
  for (const text of ["light", "120", 'a "b" c', '"', "it's"]) {
    assert.equal(quotedText(text), `"${text}"`);
    assert.equal(unquotedText(quotedText(text)), text);
  }
  for (const text of ['"cpu"', "'cpu'", "`cpu`", '""', "", " "]) assert.equal(quotedText(text), text);
  assert.equal(unquotedText('"cpu"'), "cpu");
  for (const text of ["5", '"', "[1]"]) assert.equal(unquotedText(text), text);
});
