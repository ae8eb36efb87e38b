import assert from "node:assert/strict";
import { test } from "node:test";
import { Registry } from "@shikijs/vscode-textmate";
import type { CompiledGrammar } from "./grammar-rule.ts";
import { GrammarTokenizer } from "./grammar-tokenizer.ts";
import { PairedTheme } from "./paired-theme.ts";
import { ScannedLine } from "./scanned-line.ts";
import { Scanner } from "./scanner.ts";
import { type CodeTheme, loadTheme } from "./themes.ts";
import { endsWithin } from "./time-limit.ts";
import { Tokenizer } from "./tokenizer.ts";

const light = loadTheme("github-light") as CodeTheme;
const dark = loadTheme("github-dark") as CodeTheme;

test("A rule that was ended while it collected its patterns has all of them the next time", () => {
  const { tokens, asked } = tokenizeOnce(Number.POSITIVE_INFINITY);
  assert.ok(asked > 5 && tokens.length > 10);
  for (let end = 1; end <= asked; end++)
    assert.deepEqual(tokenizeOnce(end).tokens, tokens, `ended at ${end} of ${asked}`);
});

test("Code of a language has the same colours after lines that were ended anywhere", () => {
  const lines = [
    "<?php function a(int $b): string { return \"x {$b->c()} \\n\" . 'y'; }",
    '<?php $sql = "SELECT * FROM a WHERE b = 1"; ?> <b style="color:red">hi</b>',
    "<script>const a = `x`;</script><style>a{color:red}</style>",
  ];
  const colours = (tokenizer: Tokenizer) => {
    const php = tokenizer.language("php");
    assert.ok(php);
    return lines.map((line) => php.line(line, null).html);
  };
  const expected = colours(new Tokenizer(new PairedTheme(light, dark)));
  for (let round = 0; round < 12; round++) {
    const tokenizer = new Tokenizer(new PairedTheme(light, dark));
    tokenizer.language("php");
    for (let tries = 0; tries < 6 && !endsWithin(1 + (round % 4), () => colours(tokenizer)); tries++);
    assert.deepEqual(colours(tokenizer), expected);
  }
});

/** Tokens of a line that is read again after it was ended where its grammar is asked for a rule, for the given time. */
function tokenizeOnce(end: number): { tokens: number[]; asked: number } {
  const grammar = grammarOf({
    patterns: [
      { match: "a", name: "keyword" },
      { begin: "\\(", end: "\\)", patterns: [{ match: "b", name: "string" }, { include: "#more" }] },
      { match: "d", name: "comment" },
    ],
    repository: {
      more: {
        patterns: [
          { match: "c", name: "constant" },
          { match: "d", name: "comment" },
        ],
      },
    },
  });
  let asked = Number.NEGATIVE_INFINITY;
  const ending: CompiledGrammar = Object.create(grammar, {
    getRule: {
      value(id: number) {
        if (++asked === end) throw new Error("Ended");
        return grammar.getRule(id);
      },
    },
  });
  // Its first rules are read with it, before any line.
  const tokenizer = new GrammarTokenizer(ending, new PairedTheme(light, dark));
  const read = () => {
    tokenizer.tokenize("a(bcd)d", tokenizer.initial, 0);
    return [...tokenizer.tokens];
  };
  asked = 0;
  try {
    return { tokens: read(), asked };
  } catch {
    return { tokens: read(), asked };
  }
}

function grammarOf(rules: object): CompiledGrammar {
  const registry = new Registry({
    onigLib: {
      createOnigScanner: (patterns: string[]) => new Scanner(patterns),
      createOnigString: (text: string) => new ScannedLine(text),
    } as never,
    loadGrammar: () => ({ name: "made", scopeName: "source.made", ...rules }) as never,
  });
  const grammar = registry.loadGrammar("source.made");
  assert.ok(grammar);
  // It makes its rules with its first line.
  grammar.tokenizeLine2("", null as never);
  return grammar as unknown as CompiledGrammar;
}
