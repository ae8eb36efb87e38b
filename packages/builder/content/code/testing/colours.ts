import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";
import { INITIAL, Registry } from "@shikijs/vscode-textmate";
import { loadGrammars } from "../grammars.ts";
import { tokenizerFor } from "../tokenizer.ts";

const require = createRequire(import.meta.url);
/** The themes that colours are compared in: light and dark. */
export const themes = ["github-light", "github-dark"] as const;

interface ThemeFile {
  settings?: object[];
  tokenColors: object[];
  colors: Record<string, string>;
}

/** The colours of each character that is no space: light and dark. */
export function ownColours(language: string, lines: readonly string[]): [string, string][] {
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
export function shikiColours(language: string, lines: readonly string[], name: string): string[] {
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
