import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { embeddedLanguages } from "../../packages/builder/content/code/grammars.ts";
import { install } from "../side-by-side/install.ts";
import { agreement, type ColoredPiece, sameColor } from "./agreement.ts";
import { type CodeBlock, spread } from "./code-blocks.ts";
import { ownColors, themes } from "./own-colors.ts";

/** How the colours of a site's code agree with the reference's. */
export interface ColorResult {
  /** Of the site. */
  name: string;
  blocks: number;
  /** Tokens of the reference, and those that have its colours in both themes. */
  tokens: number;
  equal: number;
  /** Languages with tokens that differ, the worst first, and how many of their tokens do. */
  differing: readonly (readonly [language: string, tokens: number])[];
}

/** What is used of Shiki; its package is no dependency of ours. */
interface Shiki {
  createHighlighter(options: { themes: string[]; langs: string[] }): Promise<{
    codeToTokensBase(code: string, options: { lang: string; theme: string }): { content: string; color?: string }[][];
    getTheme(name: string): { fg: string };
  }>;
  bundledLanguages: Record<string, unknown>;
}

const mostBlocks = 600;

/** Compares with Shiki and its Oniguruma, token by token; blocks in languages that Shiki has not are left out. */
export async function compareColors(
  sites: readonly { name: string; blocks: readonly CodeBlock[] }[],
  cache: string,
): Promise<ColorResult[]> {
  const home = await install(join(import.meta.dirname, "package.json"), cache);
  const shiki = (await import(pathToFileURL(join(home, "node_modules/shiki/dist/index.mjs")).href)) as Shiki;
  const results: ColorResult[] = [];
  for (const { name, blocks } of sites) {
    const known = spread(
      blocks.filter(({ language }) => language in shiki.bundledLanguages),
      mostBlocks,
    );
    const inner = known.flatMap(({ language, code }) => embeddedLanguages(language, code.split("\n")) ?? []);
    const langs = [...new Set([...known.map(({ language }) => language), ...inner])].filter(
      (language) => language in shiki.bundledLanguages,
    );
    const reference = await shiki.createHighlighter({ themes: Object.values(themes), langs });
    const plain = { light: reference.getTheme(themes.light).fg, dark: reference.getTheme(themes.dark).fg };
    const counts = { tokens: 0, equal: 0 };
    const differing = new Map<string, number>();
    for (const block of known) {
      const own = ownColors(block, plain);
      const colored = (theme: string) => reference.codeToTokensBase(block.code, { lang: block.language, theme });
      const dark = colored(themes.dark);
      for (const [index, line] of colored(themes.light).entries()) {
        const pieces = pairThemes(line, dark[index] ?? [], plain);
        const { tokens, equal } = agreement(pieces, own[index] ?? []);
        counts.tokens += tokens;
        counts.equal += equal;
        if (tokens > equal) differing.set(block.language, (differing.get(block.language) ?? 0) + tokens - equal);
      }
    }
    const worst = [...differing].sort((a, b) => b[1] - a[1]);
    results.push({ name, blocks: known.length, ...counts, differing: worst });
  }
  return results;
}

type Token = { content: string; color?: string };

/** Tokens of both themes in one: cut where either is cut. */
function pairThemes(
  light: readonly Token[],
  dark: readonly Token[],
  plain: { light: string; dark: string },
): ColoredPiece[] {
  const pieces: ColoredPiece[] = [];
  const rest = [...dark];
  for (const token of light) {
    let text = token.content;
    while (text.length > 0) {
      const other = rest[0];
      const length = Math.min(text.length, other?.content.length ?? text.length) || text.length;
      pieces.push({
        text: text.slice(0, length),
        light: sameColor(token.color, plain.light),
        dark: sameColor(other?.color, plain.dark),
      });
      text = text.slice(length);
      if (other) {
        rest.shift();
        if (other.content.length > length) rest.unshift({ ...other, content: other.content.slice(length) });
      }
    }
  }
  return pieces;
}
