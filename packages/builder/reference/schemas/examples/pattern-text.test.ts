import assert from "node:assert/strict";
import { test } from "node:test";
import { exampleOf } from "./example-value.ts";
import { patternText } from "./pattern-text.ts";

test("a text is made of a pattern, and the pattern allows it", () => {
  const texts: [pattern: string, text: string][] = [
    ["^[A-Z]{3}-\\d{4}$", "ABC-1234"],
    ["^\\+[1-9]\\d{1,14}$", "+1234"],
    ["^#[0-9a-fA-F]{6}$", "#abcdef"],
    ["^pet_[a-z0-9]{8}$", "pet_abcdefgh"],
    ["^(?:draft|live)-v[0-9]+$", "draft-v123"],
    ["^[a-z][a-z0-9_]*$", "abcd"],
    ["^https?:\\/\\/.+$", "http://abc"],
    ["^[^/]+/[^/]+$", "abc/abc"],
    ["^\\w+@\\w+\\.(com|org)$", "abc@abc.com"],
    ["[\\w-]{2}", "ab"],
    ["^(?<year>\\d{4})(-\\d{2}){2}$", "1234-12-12"],
    ["^[-+.]?5$", "5"],
    ["^[$€]\\d\\b", "$1"],
    ["^a{2,}?b$", "aaab"],
  ];
  for (const [pattern, text] of texts) {
    assert.equal(patternText(pattern), text, pattern);
    assert.match(text, new RegExp(pattern, "u"));
  }
});

test("what a pattern's text cannot be made of gives none, and costs nothing", () => {
  const beyond = [
    "^(?=.*\\d).{8}$",
    "^(a)\\1$",
    ".*",
    "^.+$",
    "^$",
    "",
    "(",
    "[a",
    "a{",
    "*",
    "a\\",
    "\\u0041",
    "a)b",
    "a\nb",
    "^a.b$",
  ];
  for (const pattern of [...beyond, "(".repeat(5000), "^[a-z]{900}$", "((a{9}){99}){99}", "(a*)*".repeat(50)])
    assert.equal(patternText(pattern), null, pattern.slice(0, 40));
  assert.equal(patternText("(a+)+$"), "aaa");
});

test("a text is as long as its schema says, or there is none", () => {
  assert.equal(patternText("^[a-z]+$", { minLength: 5 }), "abcde");
  assert.equal(patternText("^[a-z]+\\d*$", { maxLength: 2 }), "a");
  assert.equal(patternText("^[a-z]{1,4}$", { minLength: 5 }), null);
  assert.equal(patternText("^[a-z]{6}$", { maxLength: 5 }), null);
  assert.equal(patternText("^[a-z]+$", { minLength: 500 }), null);
});

test("an example follows a pattern where nothing better is given", () => {
  const made = (schema: object) =>
    exampleOf({ type: "string", ...schema }, { definitions: {}, direction: "request", requiredOnly: false });
  assert.equal(made({ pattern: "^[A-Z]{2}$" }), "AB");
  assert.equal(made({ pattern: "^[A-Z]{2}$", example: "PE" }), "PE");
  assert.equal(made({ pattern: "^\\S+$", format: "email" }), "jsmith@example.com");
  assert.equal(made({ pattern: "^(?!x)" }), "<string>");
});
