import assert from "node:assert/strict";
import { test } from "node:test";
import { readFrontmatter } from "./frontmatter.ts";

test("M06: alias bombs, tags that make objects, tabs and repeated keys are faults and nothing more", () => {
  const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${"bcdefgh"
    .split("")
    .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcdefg"[index]}`).join(",")}]`)
    .join("\n")}`;
  for (const yaml of [
    bomb,
    "title: !!js/function 'function(){}'\nx: !!python/object a",
    "\ttitle: x",
    "title: a\ntitle: b",
    "{",
    "- a\n- b",
  ]) {
    const { diagnostics, source } = readFrontmatter("a.mdx", `---\n${yaml}\n---\nText`);
    assert.equal(source, "Text");
    assert.ok(diagnostics.length > 0, yaml);
    assert.ok(
      diagnostics.every((one) => one.severity === "warning" && (one.line ?? 0) >= 1),
      yaml,
    );
  }
});

test("M06: a complaint quotes no sign that a terminal obeys", () => {
  const { diagnostics } = readFrontmatter("a.mdx", '---\ntitle: "a\\\u001b[31m"\n---\n');
  assert.equal(diagnostics.length, 1);
  assert.doesNotMatch(diagnostics[0]?.message ?? "", /[\u0000-\u001f]/);
});

test("M06: frontmatter of a megabyte, in one line or in many, is read or refused in one pass", () => {
  for (const yaml of [
    `title: ${"x".repeat(1_000_000)}`,
    Array.from({ length: 60_000 }, (_, at) => `key${at}: value`).join("\n"),
    `list: [${"a,".repeat(400_000)}a]`,
    `${"{a: ".repeat(100_000)}1${"}".repeat(100_000)}`,
    `title: "${"\\\\".repeat(300_000)}`,
    `${"- ".repeat(300_000)}x`,
    `title: ${"a ".repeat(300_000)}: b`,
  ]) {
    const { source, diagnostics } = readFrontmatter("a.mdx", `---\n${yaml}\n---\nText`);
    assert.equal(source, "Text", yaml.slice(0, 20));
    assert.ok(diagnostics.length <= 10 && diagnostics.every(({ severity }) => severity === "warning"));
  }
});

test("M06: frontmatter that is nested too deeply is told in words", () => {
  for (const yaml of [`a: ${"[".repeat(20_000)}${"]".repeat(20_000)}`, "a: &loop [*loop]"]) {
    const { diagnostics } = readFrontmatter("a.mdx", `---\n${yaml}\n---\nText`);
    const told = diagnostics.map(({ message }) => message);
    assert.deepEqual(told, ["The frontmatter is not valid YAML: it is nested too deeply"]);
  }
});
