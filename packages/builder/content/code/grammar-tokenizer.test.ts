import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { INITIAL, Registry } from "@shikijs/vscode-textmate";
import { loadGrammars, type RawGrammar } from "./grammars.ts";
import { PairedTheme } from "./paired-theme.ts";
import { ScannedLine } from "./scanned-line.ts";
import { Scanner } from "./scanner.ts";
import { codeSamples } from "./testing/code-samples.ts";
import { type CodeTheme, loadTheme } from "./themes.ts";
import { LineTokenizer } from "./tokenizer.ts";

const require = createRequire(import.meta.url);
const name = "github-light";
const theme = loadTheme(name) as CodeTheme;

/** Grammars that use what few use. */
const made: Record<string, { grammar: object; lines: string[] }> = {
  "names and ends that hold text of the match": {
    grammar: {
      patterns: [
        {
          begin: "<<(\\w+)",
          end: "^\\1$",
          name: "string.$1",
          // biome-ignore lint/suspicious/noTemplateCurlyInString: a command of the grammar
          contentName: "comment.${1:/downcase}",
          patterns: [{ match: "\\$(\\w+)", name: "variable.$1", captures: { 1: { name: "keyword.$1" } } }],
        },
        { match: "\\b(if|fi)\\b", name: "keyword.$1 entity.name" },
      ],
    },
    lines: ["a <<EOT if", "x $one if $two", "EOTX", "EOT", "if <<B", "C $b", "B", "fi"],
  },
  "rules that hold while a pattern does": {
    grammar: {
      patterns: [
        {
          begin: "^(>+) ",
          while: "^(\\1) |^$",
          name: "string",
          whileCaptures: { 1: { name: "keyword" } },
          beginCaptures: { 1: { name: "constant" } },
          patterns: [{ begin: "\\(", end: "\\)", name: "comment", patterns: [{ match: "\\Gx", name: "keyword" }] }],
        },
        { match: "\\A\\w+", name: "entity.name" },
      ],
    },
    lines: ["first", "> a (b", "> c) d (x", "", "> (xx", "out", ">> e", "> f", ">> (g", ">> x) h"],
  },
  "groups that are cut by rules of their own, with ends that leave them": {
    grammar: {
      patterns: [
        {
          match: "(\\w+)\\((.*?)\\)(;)?",
          captures: {
            0: { name: "meta.call" },
            1: { name: "entity.name.function" },
            2: { name: "meta.args", patterns: [{ match: "\\d+", name: "constant" }, { include: "#text" }] },
            3: { name: "keyword" },
          },
        },
        {
          begin: "\\{",
          end: "\\}",
          endCaptures: { 0: { name: "constant", patterns: [{ match: "\\}", name: "keyword" }] } },
          contentName: "comment",
          patterns: [{ include: "$self" }],
        },
        { match: "(=)(.*)", captures: { 2: { begin: "\\[", end: "\\]", name: "string", patterns: [{ match: "a" }] } } },
      ],
      repository: { text: { begin: "'", end: "'", name: "string" } },
    },
    lines: ["f(1, 'a 2', 3); g('open) { h(4) } x", "{ i(5); ", "j() } k(6)", "= [a] b ] c", "d = a ] e(7)"],
  },
  "rules that do not go on": {
    grammar: {
      patterns: [
        { begin: "(?=a)", end: "(?=a)", name: "string" },
        { begin: "(?=b)", end: "x", name: "comment", patterns: [{ begin: "(?=b)", end: "y", name: "keyword" }] },
        { match: "(?=c)", name: "constant" },
      ],
    },
    lines: ["a b", "bb x y b", "y x c c", "cb", "d a"],
  },
  "rules added to others": {
    grammar: {
      injections: {
        "L:string - comment": { patterns: [{ match: "\\w+", name: "keyword" }] },
        "R:string, comment": { patterns: [{ match: "\\d+|!", name: "constant" }] },
      },
      patterns: [
        { begin: '"', end: '"', name: "string", patterns: [{ match: "\\d", name: "entity" }] },
        { begin: "#", end: "$", name: "comment", patterns: [{ include: "$self" }] },
      ],
    },
    lines: ['a "b 1 2!" c', '# d "e 3" 4!', '"f', 'g 5" h'],
  },
};

for (const [what, { grammar, lines }] of Object.entries(made)) {
  test(`The tokens are those of vscode-textmate: ${what}`, () => {
    const raw = { name: "made", scopeName: "source.made", repository: {}, ...grammar } as unknown as RawGrammar;
    compare([raw], lines);
  });
}

for (const language of Object.keys(codeSamples)) {
  test(`The tokens are those of vscode-textmate with the same engine: ${language}`, () => {
    const lines = (codeSamples[language] as string).split("\n");
    // Once more after all that the first lines left open.
    compare(loadGrammars(language) as RawGrammar[], [...lines, ...lines, "", ...lines.map((line) => `${line} // 例`)]);
  });
}

test("More stacks than are kept change no token", () => {
  const raw = {
    name: "made",
    scopeName: "source.made",
    patterns: [{ begin: "<(\\w+)>", end: "</\\1>", name: "string.$1", patterns: [{ include: "$self" }] }],
    repository: {},
  } as unknown as RawGrammar;
  const highlighter = new LineTokenizer([raw], new PairedTheme(theme, theme));
  const first = highlighter.line("a <x>b</x> <y>c", null);
  for (let at = 0; at < 12_000; at++) highlighter.line(`<a${at}> <b${at}> </b${at}> </a${at}> <c${at}>`, null);
  const again = highlighter.line("a <x>b</x> <y>c", null);
  assert.equal(again.html, first.html);
  const states = [first.next, again.next].map((state) => highlighter.line("d </x> </y> e", state).html);
  assert.equal(states[0], states[1]);
  assert.match(states[0] as string, /<\/span> e$/);
});

/** Compares the colour of each character. */
function compare(grammars: RawGrammar[], lines: readonly string[]): void {
  const paired = new PairedTheme(theme, theme);
  const highlighter = new LineTokenizer(grammars, paired);
  const reference = referenceColours(grammars);
  const declarations = (className: string) =>
    paired.looks.find((look) => look.className === className)?.declarations.replace(/^color:|;.*$/g, "");
  let state: Parameters<typeof highlighter.line>[1] = null;
  for (const text of lines) {
    const line = highlighter.line(text, state);
    state = line.next;
    const own = [...line.html.matchAll(/<span class="([^"]+)">([^<]*)<\/span>|[^<]+/g)].flatMap(
      ([whole, className, content]) => {
        const length = (content ?? whole).replace(/&\w+;/g, "x").length;
        return Array.from({ length }, () => (className ? declarations(className) : theme.foreground.toLowerCase()));
      },
    );
    const expected = reference(text).map((colour, at) => (text[at]?.trim() ? colour : own[at]));
    assert.deepEqual(own, expected, text);
  }
}

/** The colours of a line's characters by vscode-textmate's own loop and theme, over our scanner. */
function referenceColours(grammars: RawGrammar[]): (text: string) => string[] {
  const file = (require(`@shikijs/themes/${name}`) as { default: { tokenColors: object[] } }).default;
  const registry = new Registry({
    onigLib: {
      createOnigScanner: (patterns: string[]) => new Scanner(patterns),
      createOnigString: (text: string) => new ScannedLine(text),
    } as never,
    loadGrammar: (scope) => grammars.find(({ scopeName }) => scopeName === scope) as never,
    getInjections: (scope) =>
      grammars.filter(({ injectTo }) => injectTo?.includes(scope)).map(({ scopeName }) => scopeName),
    theme: {
      settings: [
        { settings: { foreground: theme.foreground, background: theme.background } },
        ...file.tokenColors.filter((rule) => "scope" in rule),
      ],
    } as never,
  });
  const grammar = registry.loadGrammar(grammars.at(-1)?.scopeName ?? "");
  assert.ok(grammar);
  let state = INITIAL;
  return (text) => {
    const { tokens, ruleStack } = grammar.tokenizeLine2(text, state);
    state = ruleStack as typeof INITIAL;
    const colours: string[] = [];
    for (let at = 0; at < tokens.length; at += 2) {
      const colour = registry.getColorMap()[((tokens[at + 1] as number) >>> 15) & 0x1ff] as string;
      const end = Math.min(text.length, tokens[at + 2] ?? text.length);
      for (let character = tokens[at] as number; character < end; character++) colours.push(colour.toLowerCase());
    }
    return colours;
  };
}
