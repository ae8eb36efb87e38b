import { embeddedLanguages } from "../../packages/builder/content/code/grammars.ts";
import { tokenizerFor } from "../../packages/builder/content/code/tokenizer.ts";
import { type ColoredPiece, sameColor } from "./agreement.ts";
import type { CodeBlock } from "./code-blocks.ts";

export const themes = { light: "github-light", dark: "github-dark" } as const;

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };

/** The lines of a block as Lectern colours them; `plain` are the colours of plain text in the two themes. */
export function ownColors({ language, code }: CodeBlock, plain: { light: string; dark: string }): ColoredPiece[][] {
  const tokenizer = tokenizerFor(themes.light, themes.dark);
  if (!tokenizer) throw new Error(`the builder has not the themes ${themes.light} and ${themes.dark}`);
  const lines = code.split("\n");
  const highlighter = tokenizer.language(language, embeddedLanguages(language, lines));
  if (!highlighter) return lines.map((text) => [{ text, light: null, dark: null }]);
  const declarations = new Map(tokenizer.theme.looks.map((look) => [look.className, look.declarations]));
  let state: Parameters<typeof highlighter.line>[1] = null;
  return lines.map((text) => {
    const line = highlighter.line(text, state);
    state = line.next;
    for (const look of tokenizer.theme.looks) declarations.set(look.className, look.declarations);
    return [...line.html.matchAll(/<span class="([^"]+)">([^<]*)<\/span>|([^<]+)/g)].map(
      ([, className, inner, outer]) => {
        const style = declarations.get(className ?? "") ?? "";
        const [, light, dark] = /color:(?:light-dark\()?(#\w+)(?:,\s*(#\w+))?/.exec(style) ?? [];
        return {
          text: (inner ?? outer ?? "").replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] as string),
          light: sameColor(light, plain.light),
          dark: sameColor(dark ?? light, plain.dark),
        };
      },
    );
  });
}
