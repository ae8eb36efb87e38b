import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";
import { INITIAL, Registry } from "@shikijs/vscode-textmate";
import { loadGrammars } from "./grammars.ts";
import { codeSamples } from "./testing/code-samples.ts";
import { tokenizerFor } from "./tokenizer.ts";

const require = createRequire(import.meta.url);
const themes = ["github-light", "github-dark"] as const;
const total = { equal: 0, all: 0 };

interface ThemeFile {
  settings?: object[];
  tokenColors: object[];
  colors: Record<string, string>;
}

for (const [language, code] of Object.entries(codeSamples)) {
  test(`The colours of ${language} are those that Shiki gives it, in both themes`, () => {
    // Real code has letters of all kinds, for which patterns are run another way than for ASCII.
    const lines = [...code.split("\n"), ...code.split("\n").map((line) => `${line} // Größe 例`)];
    const own = ownColours(language, lines);
    for (const [side, theme] of themes.entries()) {
      const expected = shikiColours(language, lines, theme);
      assert.equal(expected.length, own.length);
      const equal = expected.filter((colour, index) => colour === own[index]?.[side]).length;
      total.equal += equal;
      total.all += expected.length;
      // V8 misses a few matches of the reference's patterns that ignore the case, in SQL most of them.
      assert.ok(equal >= 0.95 * expected.length, `${theme}: ${equal} of ${expected.length} characters`);
    }
  });
}

test("Of all samples, nearly every character has Shiki's colour", (context) => {
  context.diagnostic(`${total.equal} of ${total.all} characters`);
  assert.ok(total.all > 20_000);
  assert.ok(total.equal >= 0.99 * total.all, `${total.equal} of ${total.all}`);
});

/** The colours of each character that is no space: light and dark. */
function ownColours(language: string, lines: readonly string[]): [string, string][] {
  const tokenizer = tokenizerFor(...themes);
  const highlighter = tokenizer?.language(language);
  assert.ok(tokenizer && highlighter);
  const plain = themes.map((name) => foregroundOf(name)) as [string, string];
  const colours: [string, string][] = [];
  let state: Parameters<typeof highlighter.line>[1] = null;
  for (const text of lines) {
    const line = highlighter.line(text, state);
    state = line.next;
    for (const [whole, className, content] of line.html.matchAll(/<span class="([^"]+)">([^<]*)<\/span>|[^<]+/g)) {
      const declarations = tokenizer.theme.looks.find((look) => look.className === className)?.declarations ?? "";
      const pair = /light-dark\((#\w+),(#\w+)\)/.exec(declarations);
      const one = /color:(#\w+)/.exec(declarations)?.[1];
      const colour: [string, string] = pair ? [pair[1] as string, pair[2] as string] : one ? [one, one] : plain;
      for (const _ of decode(content ?? whole).replace(/\s/g, "")) colours.push(colour);
    }
  }
  return colours;
}

/** The colours of each character that is no space, by Shiki's tokenizer, engine and theme. */
function shikiColours(language: string, lines: readonly string[], name: string): string[] {
  const grammars = loadGrammars(language) ?? [];
  const engine = createJavaScriptRegexEngine({ forgiving: true });
  const { settings, tokenColors } = themeFile(name);
  const foreground = foregroundOf(name);
  const registry = new Registry({
    onigLib: {
      createOnigScanner: (patterns: string[]) => engine.createScanner(patterns),
      createOnigString: (text: string) => engine.createString(text),
    } as never,
    loadGrammar: (scope) => grammars.find(({ scopeName }) => scopeName === scope) as never,
    getInjections: (scope) =>
      grammars.filter(({ injectTo }) => injectTo?.includes(scope)).map(({ scopeName }) => scopeName),
    theme: { settings: [{ settings: { foreground, background: "#ffffff" } }, ...(settings ?? tokenColors)] } as never,
  });
  const grammar = registry.loadGrammar(grammars.at(-1)?.scopeName ?? "");
  assert.ok(grammar);
  const palette = registry.getColorMap();
  const colours: string[] = [];
  let state = INITIAL;
  for (const text of lines) {
    const { tokens, ruleStack } = grammar.tokenizeLine2(text, state);
    for (let at = 0; at < tokens.length; at += 2) {
      const colour = (palette[((tokens[at + 1] as number) >>> 15) & 0x1ff] as string).toLowerCase();
      const part = text.slice(tokens[at], tokens[at + 2] ?? text.length);
      for (const _ of part.replace(/\s/g, "")) colours.push(colour);
    }
    state = ruleStack as typeof INITIAL;
  }
  return colours;
}

function themeFile(name: string): ThemeFile {
  return (require(`@shikijs/themes/${name}`) as { default: ThemeFile }).default;
}

function foregroundOf(name: string): string {
  return (themeFile(name).colors["editor.foreground"] as string).toLowerCase();
}

function decode(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
