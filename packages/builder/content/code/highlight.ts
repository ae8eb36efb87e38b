import { createRequire } from "node:module";
import { escapeContent } from "../../html/html.ts";
import { cutName } from "../../text/cut-names.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { isTooSlow, type LoadedGrammar } from "./custom-grammars.ts";
import type { CodeOptions } from "./fence-meta.ts";
import { embeddedLanguages, isPlain } from "./grammars.ts";
import { type KeptBlock, KeptCode } from "./kept-code.ts";
import type { MarkedCode } from "./markers.ts";
import type { HighlightedCode } from "./print-code-block.ts";
import { colourTerminalOutput, terminalLanguage } from "./terminal-output.ts";
import { endsWithin } from "./time-limit.ts";
import { tokenizeLines } from "./tokenize-lines.ts";
import type { LineTokenizer, Tokenizer } from "./tokenizer.ts";

/** Milliseconds for making the patterns of a grammar of the repository ready. */
const grammarTime = 5000;

type TokenizerModule = typeof import("./tokenizer.ts");
let loaded: TokenizerModule | undefined;

/** The tokenizer and its libraries are loaded where there is code that was not coloured before. */
export function tokenizers(): TokenizerModule {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  loaded ??= createRequire(import.meta.url)(`./tokenizer.${extension}`) as TokenizerModule;
  return loaded;
}

/** The pair used when the configured themes are not among Shiki's. */
const fallback = { light: "github-light", dark: "github-dark" };

/** Colours code by its language's TextMate grammar. A language without a grammar stays plain, with a diagnostic. */
export function highlightCode(code: MarkedCode, options: CodeOptions, state: RenderState): HighlightedCode {
  const { lines, marked } = code;
  const { language } = options;
  if (isPlain(language)) return { lines: lines.map(escapeContent), marked, isUncoloured: language !== "" };
  if (language === terminalLanguage) {
    const output = colourTerminalOutput(lines, tokenizerOf(state).theme);
    state.styles.add(output.styles);
    return { lines: output.lines, marked };
  }
  const kept = state.context.keptCode;
  const custom = state.context.grammars?.find(language) ?? null;
  const named = custom ? `${language} of ${custom.hash}` : language;
  const key = kept ? KeptCode.keyOf(named, state.context.codeblocks, lines) : "";
  const known = kept?.get(key);
  if (known) {
    state.styles.add(known.styles);
    return { lines: known.lines, marked };
  }
  const tokenizer = tokenizerOf(state);
  const highlighter = custom
    ? customHighlighter(custom, tokenizer, state)
    : tokenizer.language(language, embeddedLanguages(language, lines));
  if (!highlighter && custom) return { lines: lines.map(escapeContent), marked, isUncoloured: true };
  if (!highlighter) {
    state.diagnose(
      "info",
      "unknown-language",
      `No grammar is known for the language \`${cutName(language, 40)}\`.`,
      "The code is shown without colours.",
    );
    return { lines: lines.map(escapeContent), marked, isUncoloured: true };
  }
  const block = colourLines(lines, highlighter, tokenizer, custom, custom === null && state.context.isWatched);
  state.styles.add(block.styles);
  // What is to be said of themes that are not known would not be said of a kept block.
  if (isKnownPair(state)) kept?.add(key, block);
  return { lines: block.lines, marked };
}

/** The colours of code and the rules of their classes; lines that take too long stay plain. */
export function colourLines(
  lines: readonly string[],
  highlighter: LineTokenizer,
  { theme: { looks } }: Tokenizer,
  custom: LoadedGrammar | null,
  isWatched: boolean | undefined,
): KeptBlock {
  const result: string[] = [];
  const styles: Record<string, string> = {};
  // Lines that use the same looks mostly have the same array of them.
  const met = new Set<readonly number[]>();
  for (const line of tokenizeLines(lines, highlighter, isWatched, custom === null)) {
    result.push(line.html);
    if (custom && line.isGivenUp) custom.givenUp++;
    if (met.has(line.looks)) continue;
    met.add(line.looks);
    for (const look of line.looks) {
      const { className, declarations } = looks[look] as { className: string; declarations: string };
      styles[className] = declarations;
    }
  }
  return { lines: result, styles };
}

/** The highlighter of a grammar of the repository: made within a time, and no longer used where it takes too long. */
function customHighlighter(custom: LoadedGrammar, tokenizer: Tokenizer, state: RenderState): LineTokenizer | null {
  const fail = (message: string) => {
    custom.givenUp = Number.POSITIVE_INFINITY;
    state.diagnose("warning", "bad-grammar", message, "Its language is shown without colours", {
      file: custom.file,
      line: 1,
      column: 1,
    });
    return null;
  };
  if (isTooSlow(custom)) return fail("The grammar takes too long to read code");
  let highlighter: LineTokenizer | null = null;
  try {
    const isMade = endsWithin(grammarTime, () => {
      highlighter = tokenizer.of(custom.grammars);
    });
    return isMade ? highlighter : fail("The patterns of the grammar take too long to be made ready");
  } catch {
    return fail("The grammar cannot be used: its parts do not fit together");
  }
}

function tokenizerOf(state: RenderState): Tokenizer {
  const { tokenizerFor } = tokenizers();
  const { light, dark } = state.context.codeblocks;
  const tokenizer = tokenizerFor(light, dark);
  if (tokenizer) return tokenizer;
  state.diagnose(
    "warning",
    "unknown-code-theme",
    `\`${light}\` or \`${dark}\` is not the name of a Shiki theme.`,
    "Correct styling.codeblocks in docs.json.",
    {
      file: "docs.json",
      line: 1,
      column: 1,
    },
  );
  return tokenizerFor(fallback.light, fallback.dark) as Tokenizer;
}

function isKnownPair(state: RenderState): boolean {
  const { light, dark } = state.context.codeblocks;
  return tokenizers().tokenizerFor(light, dark) !== null;
}
