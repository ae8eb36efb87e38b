import assert from "node:assert/strict";
import { test } from "node:test";
import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";
import { loadGrammars } from "../grammars.ts";
import { sourcesOf } from "../pattern-table.ts";
import { Scanner } from "../scanner.ts";
import { tokenizeInChild } from "../testing/tokenize-in-child.ts";
import { linearParts } from "./linear-patterns.ts";

/** Lines that took minutes or more, after lines that bring the grammar to where it tries its dearest patterns. */
const endless: Record<string, { before: string[]; line: string; coloured: RegExp }> = {
  go: {
    before: ["type Item struct {"],
    line: 'defer func() { if err := recover(); err != nil { log.Printf("%v", err) } }()',
    coloured: />defer<.*>recover<.*>Printf</,
  },
  cpp: { before: ["int main() {"], line: `int a = b ${"*".repeat(70)} c;`, coloured: />int</ },
  mermaid: {
    before: ["classDiagram", "class Item {"],
    line: `  +${"a.".repeat(60)} name -`,
    coloured: />name</,
  },
  v: { before: [], line: `total := a.b + ${"1".repeat(60)} + len("x")`, coloured: />len</ },
  less: { before: [], line: `@media (b${"\\\\".repeat(30)} {; color: red;`, coloured: />@media</ },
};

for (const [language, { before, line, coloured }] of Object.entries(endless)) {
  test(`A line of ${language} with many ways to read it is coloured`, () => {
    assert.match(tokenizeInChild({ language, lines: [...before, line] }).at(-1) ?? "", coloured);
  });
}

const pieces = [
  "{",
  "}",
  " ",
  "\t",
  "a",
  "bc",
  ",",
  ";",
  '"',
  "/",
  "chan ",
  "<-",
  "[",
  "]",
  "*",
  "&",
  "(",
  ")",
  ".",
  "::",
];
pieces.push("int ", "a.b", "=", "+", "const ", "<", ">", "template");

/** Lines too short to be dear, the same in each run. */
function shortLines(count: number): string[] {
  let seed = 7;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 2 + next(7) }, () => pieces[next(pieces.length)]).join(""),
  );
}

for (const [index, language] of ["go", "cpp", "mermaid", "v", "less"].entries()) {
  test(`The patterns of ${language} find what they found before they were made linear`, () => {
    const part = linearParts[index]?.[0] as string;
    const patterns = sourcesOf(loadGrammars(language)).filter((source) => source.includes(part));
    assert.ok(patterns.length > 0, "the grammar no longer has this part");
    const engine = createJavaScriptRegexEngine({ forgiving: true });
    const lines = shortLines(400);
    if (language === "go") lines.push(...lines.map((line) => `{${line}}`));
    if (language === "mermaid") lines.push(...lines.map((line) => ` +a.b${line.replace(/[^\w.* ]/g, "")} c.d`));
    if (language === "v") lines.push(...lines.map((line, at) => `${at}_1${line.replace(/[a-z]/g, "_2")}.${at}e1`));
    if (language === "less") lines.push(...lines.map((line) => `${line.replace(/[*&/(]/g, "\\")}\\abc d:`));
    let found = 0;
    for (const pattern of new Set(patterns)) {
      const ours = new Scanner([pattern]);
      const theirs = engine.createScanner([pattern]);
      for (const line of lines) {
        const expected = theirs.findNextMatchSync(`${line}\n`, 0, 0);
        if (expected) found++;
        assert.deepEqual(ours.findNextMatchSync(`${line}\n`, 0), expected, `${pattern} in ${JSON.stringify(line)}`);
      }
    }
    assert.ok(found > 10, `${found} matches`);
  });
}
