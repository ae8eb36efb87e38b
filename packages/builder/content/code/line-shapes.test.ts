import assert from "node:assert/strict";
import { test } from "node:test";
import { loadGrammars, type RawGrammar } from "./grammars.ts";
import { LineShapes, moveToLine } from "./line-shapes.ts";
import { PairedTheme } from "./paired-theme.ts";
import { spokenByGrammars } from "./pattern-table.ts";
import { codeSamples } from "./testing/code-samples.ts";
import { type CodeTheme, loadTheme } from "./themes.ts";
import { type GrammarState, LineTokenizer } from "./tokenizer.ts";

const shapes = new LineShapes({ words: new Set(["const", "await", "read", "file"]), classes: new Set(["gimsuy"]) });
const shape = (line: string) => shapes.of(line)?.text ?? null;

test("Lines that are alike but for their names and numbers have one shape", () => {
  assert.equal(shape("const first = await load(second, 42);"), shape("const total = await send(order, 47);"));
  assert.equal(shape('{ "size": 1500, "when": "soon" }'), shape('{ "length": 1999, "label": "blue" }'));
});

test("Names of other letters, equal names, words of the patterns and numbers of other lengths tell shapes apart", () => {
  const [line] = ["order.total"].map(shape);
  for (const other of [
    "order.Total",
    "order.TOTAL",
    "order.totalSum",
    "order.total_sum",
    "order.total2",
    "order.order",
  ])
    assert.notEqual(shape(other), line, other);
  assert.notEqual(shape("const order"), shape("await order"));
  assert.notEqual(shape("order 42"), shape("order 421"));
});

test("What a pattern may read otherwise stays as it is written", () => {
  for (const line of [
    "readFile fileReader spreadsheet", // words of the patterns, and names with one of them
    "a id 0x1f beef 2024-01-02 1.2.3", // short, of another base, parts of dates and versions
    "/a+/gum", // letters of a class
    "\\night %speed &quot größe", // after an escape, in a format, beside other letters
    'prefix"" tag`` it\'s', // before quotes
  ])
    assert.equal(shape(line), null, line);
});

test("Tokens of a shape are moved to their places, unless one begins within a name", () => {
  const found = shapes.of("order(total)");
  assert.ok(found);
  assert.equal(found.text, "zqaq(zqbq)");
  const tokens = [0, 1, 4, 2, 5, 3, 9, 4];
  assert.equal(moveToLine(tokens, found), true);
  assert.deepEqual(tokens, [0, 1, 5, 2, 6, 3, 11, 4]);
  assert.equal(moveToLine([0, 1, 2, 2], found), false);
});

/** Code with each of its lines followed by one that has other names. */
function varied(code: string): string[] {
  const others: Record<string, string> = {
    item: "ticket",
    items: "parcels",
    name: "colour",
    found: "looked",
    Item: "Robot",
  };
  return code.split("\n").flatMap((line) => [line, line.replace(/\w+/g, (word) => others[word] ?? word)]);
}

const theme = loadTheme("github-light") as CodeTheme;

for (const [language, code] of Object.entries(codeSamples)) {
  test(`Lines of ${language} have the colours by their shape that they have themselves`, () => {
    const grammars = loadGrammars(language) as RawGrammar[];
    const html = (tokenizer: LineTokenizer) => {
      let state: GrammarState | null = null;
      return varied(code).map((text) => {
        const line = tokenizer.line(text, state);
        state = line.next;
        return line.html;
      });
    };
    const paired = () => new PairedTheme(theme, theme);
    const byShape = html(new LineTokenizer(grammars, paired(), spokenByGrammars(grammars)));
    assert.deepEqual(byShape, html(new LineTokenizer(grammars, paired())));
  });
}

test("An end that takes text of its begin is found by that text, not by its shape", () => {
  const grammars = loadGrammars("bash") as RawGrammar[];
  const tokenizer = new LineTokenizer(grammars, new PairedTheme(theme, theme), spokenByGrammars(grammars));
  let state: GrammarState | null = null;
  const lines = ["cat <<MARK", "OTHER", "MARK", "echo done"].map((text) => {
    const line = tokenizer.line(text, state);
    state = line.next;
    return line.html;
  });
  assert.match(lines[1] as string, /^<span class="lc-\w+">OTHER<\/span>$/);
  assert.match(lines[3] as string, /^<span class="lc-\w+">echo<\/span>/);
});
