import { INITIAL, Registry } from "@shikijs/vscode-textmate";
import { escapeContent } from "../../html/html.ts";
import type { CompiledGrammar } from "./grammar-rule.ts";
import { loadGrammars, type RawGrammar } from "./grammars.ts";
import { LineCutter } from "./line-cutter.ts";
import { LineShapes } from "./line-shapes.ts";
import { PairedTheme, type TokenLook } from "./paired-theme.ts";
import { spokenByGrammars } from "./pattern-table.ts";
import type { SpokenWords } from "./patterns/spoken-words.ts";
import { ScannedLine } from "./scanned-line.ts";
import { Scanner } from "./scanner.ts";
import type { StateStack } from "./state-stack.ts";
import { loadTheme } from "./themes.ts";

type Options = ConstructorParameters<typeof Registry>[0];
type Grammar = NonNullable<ReturnType<Registry["loadGrammar"]>>;
/** Where a grammar stands between two lines. */
export type GrammarState = StateStack;

/** One line after highlighting, the state of the grammar at its end, and the looks it uses. */
export interface TokenizedLine {
  html: string;
  next: GrammarState;
  looks: readonly number[];
  /** It took too long and stays plain. */
  isGivenUp?: true;
}

/** Longer lines (minified code, data) are left plain. */
const lineMost = 10_000;
/** Lines remembered for one language. */
const memoMost = 30_000;
/** Sets of looks remembered for one language. */
const lookSetsMost = 1000;

/** Compiled patterns are shared by all languages and themes of this thread. */
const onigLib = {
  createOnigScanner: (patterns: string[]) => new Scanner(patterns),
  createOnigString: (text: string) => new ScannedLine(text),
} as unknown as Options["onigLib"];

/**
 * Highlights the lines of one language and remembers each: a line is decided by its text and the state before it.
 * Each language has grammars of its own, so that no result depends on which other languages were met before.
 */
export class LineTokenizer {
  readonly #looks: readonly TokenLook[];
  readonly #cutter: LineCutter;
  #memo = new Map<GrammarState, Map<string, TokenizedLine>>();
  #remembered = 0;
  readonly #lookSets = new Map<number, readonly number[]>();

  /** @param spoken what the patterns of the grammars can tell from other text by its letters; null where that is not known. */
  constructor(grammars: RawGrammar[], theme: PairedTheme, spoken: SpokenWords | null = null) {
    this.#looks = theme.looks;
    const grammar = loadGrammar(grammars);
    // A grammar makes its rules with its first line. Ended in the middle of that it would lack rules for good, so it is
    // done here, where no limit of time is set.
    grammar.tokenizeLine2("", INITIAL);
    this.#cutter = new LineCutter(grammar as unknown as CompiledGrammar, theme, spoken && new LineShapes(spoken));
  }

  /** HTML of one line, given the state at the end of the line before (null at the start of the code). */
  line(text: string, state: GrammarState | null): TokenizedLine {
    const known = this.known(text, state);
    if (known) return known;
    if (state === null && this.#cutter.isFull) {
      this.#cutter.clear();
      this.#forget();
    }
    const start = state ?? this.#cutter.initial;
    const line = this.#tokenize(text, start);
    this.#remember(start, text, line);
    return line;
  }

  /** The line, where it was met before. */
  known(text: string, state: GrammarState | null): TokenizedLine | undefined {
    return this.#memo.get(state ?? this.#cutter.initial)?.get(text);
  }

  /** Leaves a line plain, now and whenever it is met again. */
  giveUp(text: string, state: GrammarState | null): TokenizedLine {
    const start = state ?? this.#cutter.initial;
    const line = givenUp(text, start);
    this.#remember(start, text, line);
    return line;
  }

  #remember(start: GrammarState, text: string, line: TokenizedLine): void {
    if (this.#remembered++ > memoMost) this.#forget();
    const lines = this.#memo.get(start);
    if (lines) lines.set(text, line);
    else this.#memo.set(start, new Map([[text, line]]));
  }

  /** The looks whose bits are set: the same array for the many lines that use the same. */
  #lookSet(bits: number): readonly number[] {
    let looks = this.#lookSets.get(bits);
    if (!looks) {
      const className = (look: number) => this.#looks[look]?.className ?? "";
      // Numbers of looks depend on the code that was met before, and what is made of a page must not.
      looks = Array.from({ length: 32 }, (_, look) => look)
        .filter((look) => (bits >>> look) & 1)
        .sort((a, b) => (className(a) < className(b) ? -1 : 1));
      if (this.#lookSets.size < lookSetsMost) this.#lookSets.set(bits, looks);
    }
    return looks;
  }

  #forget(): void {
    this.#memo = new Map();
    this.#remembered = 0;
  }

  #tokenize(text: string, start: GrammarState): TokenizedLine {
    if (text.length > lineMost) return { html: escapeContent(text), next: start, looks: [] };
    const cut = this.#cutter.cut(text, start);
    if (!cut) return givenUp(text, start);
    const { tokens, next } = cut;
    let looks = 0;
    const otherLooks: number[] = [];
    const escaped = special.test(text) ? escapeContent : unchanged;
    // Joined at once: lines are remembered, and a string that grew by parts keeps them all.
    const parts: string[] = [];
    for (let at = 0; at < tokens.length; at += 2) {
      const look = tokens[at + 1] as number;
      const part = text.slice(tokens[at], tokens[at + 2]);
      const className = this.#looks[look]?.className;
      if (!className || part.trim() === "") {
        parts.push(escaped(part));
      } else {
        parts.push('<span class="', className, '">', escaped(part), "</span>");
        if (look < 32) looks |= 1 << look;
        else if (!otherLooks.includes(look)) otherLooks.push(look);
      }
    }
    const known = this.#lookSet(looks);
    return { html: parts.join(""), next, looks: otherLooks.length === 0 ? known : [...known, ...otherLooks] };
  }
}

const special = /[&<>]/;
const unchanged = (text: string) => text;

function givenUp(text: string, state: GrammarState): TokenizedLine {
  return { html: escapeContent(text), next: state, looks: [], isGivenUp: true };
}

function loadGrammar(grammars: RawGrammar[]): Grammar {
  const raw = new Map(grammars.map((grammar) => [grammar.scopeName, grammar]));
  const injections = new Map<string, string[]>();
  for (const grammar of grammars) {
    for (const target of grammar.injectTo ?? [])
      injections.set(target, [...(injections.get(target) ?? []), grammar.scopeName]);
  }
  const registry = new Registry({
    onigLib,
    loadGrammar: (scope) => raw.get(scope) as unknown as ReturnType<Options["loadGrammar"]>,
    getInjections: (scope) => injections.get(scope),
  });
  return registry.loadGrammar((grammars.at(-1) as RawGrammar).scopeName) as Grammar;
}

/** The languages of one pair of themes. */
export class Tokenizer {
  readonly theme: PairedTheme;
  readonly #languages = new WeakMap<RawGrammar[], LineTokenizer>();

  constructor(theme: PairedTheme) {
    this.theme = theme;
  }

  /** Highlights lines of a language, with others embedded in it; null when no grammar is known for it. */
  language(name: string, embedded: readonly string[] = []): LineTokenizer | null {
    const grammars = loadGrammars(name, embedded);
    return grammars && grammars.length > 0 ? this.#of(grammars, true) : null;
  }

  /** Highlights lines by the last of these grammars, which may include the others. */
  of(grammars: RawGrammar[]): LineTokenizer {
    return this.#of(grammars, false);
  }

  #of(grammars: RawGrammar[], isOurs: boolean): LineTokenizer {
    let language = this.#languages.get(grammars);
    if (!language) {
      language = new LineTokenizer(grammars, this.theme, isOurs ? spokenByGrammars(grammars) : null);
      this.#languages.set(grammars, language);
    }
    return language;
  }
}

const tokenizers = new Map<string, Tokenizer | null>();

/** The tokenizer for a pair of themes; null when one of them is not known. */
export function tokenizerFor(light: string, dark: string): Tokenizer | null {
  const key = `${light} ${dark}`;
  let tokenizer = tokenizers.get(key);
  if (tokenizer === undefined) {
    const one = loadTheme(light);
    const two = loadTheme(dark);
    tokenizer = one && two ? new Tokenizer(new PairedTheme(one, two)) : null;
    tokenizers.set(key, tokenizer);
  }
  return tokenizer;
}
