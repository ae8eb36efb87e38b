import assert from "node:assert/strict";
import { test } from "node:test";
import { titleParts, titleWords } from "./title-parts.ts";

test("a title is read as bold, italics, code, deleted words and the words of links", () => {
  assert.deepEqual(titleParts("Edit `docs.json`, **now _or_ never**"), [
    "Edit ",
    { code: "docs.json" },
    ", ",
    { tag: "strong", parts: ["now ", { tag: "em", parts: ["or"] }, " never"] },
  ]);
  assert.deepEqual(titleParts("~~Old~~ [new](/new)"), [
    { tag: "del", parts: ["Old"] },
    " ",
    { tag: "u", href: "/new", parts: ["new"] },
  ]);
  assert.equal(titleWords("**npm** and *`npx`* [here](https://example.com)"), "npm and npx here");
});

test("signs that mark nothing are the author's words", () => {
  for (const title of [
    "2*3*4",
    "f(*args, **kwargs)",
    "snake_case_name and _private",
    "5 * 3 = 15 * 1",
    "a ` b",
    "[x] done",
    "![pic](/a.png)",
    "a ~~ b",
    "<b>raw</b>",
  ])
    assert.deepEqual(titleParts(title), [title]);
});

test("a long title of signs is read at once", () => {
  for (const sign of ["*", "_", "~", "`", "[", "[a](", "**a", "_a ", "*a   ", "~~a   ", "[["]) {
    const start = performance.now();
    titleParts(sign.repeat(100_000));
    assert.ok(performance.now() - start < 2000, sign);
  }
});
