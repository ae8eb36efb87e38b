import { INITIAL, Registry } from "@shikijs/vscode-textmate";
import { escapeHtml } from "../../html/html.ts";
import { loadGrammars, type RawGrammar } from "./grammars.ts";
import { PairedTheme } from "./paired-theme.ts";
import { ScannedLine } from "./scanned-line.ts";
import { Scanner } from "./scanner.ts";
import { loadTheme } from "./themes.ts";

type Options = ConstructorParameters<typeof Registry>[0];
type Grammar = NonNullable<ReturnType<Registry["loadGrammar"]>>;
/** Where a grammar stands between two lines. */
export type GrammarState = typeof INITIAL;

/** One line after highlighting, the state of the grammar at its end, and the looks it uses. */
export interface TokenizedLine {
  html: string;
  next: GrammarState;
  looks: number[];
  /** It took too long and stays plain. */
  isGivenUp?: true;
}

/** Longer lines (minified code, data) are left plain. */
const lineMost = 10_000;
/**
 * Milliseconds for one line, and for the same line once more: the first time may have gone into compiling the patterns
 * of its language, or to other work of the machine. A line that is over both stays plain.
 */
const lineTimes = [500, 2000];
/** Lines remembered for one language. */
const memoMost = 30_000;
/** States kept apart; beyond these, lines are still right but no longer remembered. */
const statesMost = 2000;

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
  readonly #theme: PairedTheme;
  readonly #grammar: Grammar;
  /** States seen at ends of lines, by depth: equal states become the same object, so that lines can be remembered. */
  readonly #states = new Map<number, GrammarState[]>();
  #memo = new Map<GrammarState, Map<string, TokenizedLine>>();
  #remembered = 0;
  #statesKept = 0;

  constructor(grammars: RawGrammar[], theme: PairedTheme) {
    this.#theme = theme;
    this.#grammar = loadGrammar(grammars, theme);
    // A grammar makes its rules with its first line. Ended in the middle of that it would lack rules for good, so it is
    // done here, where no limit of time is set.
    this.#grammar.tokenizeLine2("", INITIAL);
  }

  /** HTML of one line, given the state at the end of the line before (null at the start of the code). */
  line(text: string, state: GrammarState | null): TokenizedLine {
    const known = this.known(text, state);
    if (known) return known;
    const start = state ?? INITIAL;
    const line = this.#tokenize(text, start);
    this.#remember(start, this.#memo.get(start), text, line);
    return line;
  }

  /** The line, where it was met before. */
  known(text: string, state: GrammarState | null): TokenizedLine | undefined {
    return this.#memo.get(state ?? INITIAL)?.get(text);
  }

  /** Leaves a line plain, now and whenever it is met again. */
  giveUp(text: string, state: GrammarState | null): TokenizedLine {
    const start = state ?? INITIAL;
    const line = givenUp(text, start);
    this.#remember(start, this.#memo.get(start), text, line);
    return line;
  }

  #remember(
    start: GrammarState,
    lines: Map<string, TokenizedLine> | undefined,
    text: string,
    line: TokenizedLine,
  ): void {
    if (this.#remembered++ > memoMost) {
      this.#memo = new Map();
      this.#remembered = 0;
      this.#memo.set(start, new Map([[text, line]]));
    } else if (lines) {
      lines.set(text, line);
    } else {
      this.#memo.set(start, new Map([[text, line]]));
    }
  }

  #tokenize(text: string, start: GrammarState): TokenizedLine {
    if (text.length > lineMost) return { html: escapeHtml(text), next: start, looks: [] };
    const { tokens, ruleStack, stoppedEarly } = this.#tokens(text, start);
    // Colours up to where time ran out, and a state from there, would tell how busy the machine was.
    if (stoppedEarly) return givenUp(text, start);
    const looks: number[] = [];
    let html = "";
    let at = 0;
    while (at < tokens.length) {
      const from = tokens[at] as number;
      const look = lookOf(tokens[at + 1] as number);
      at += 2;
      while (at < tokens.length && lookOf(tokens[at + 1] as number) === look) at += 2;
      const part = text.slice(from, at < tokens.length ? (tokens[at] as number) : text.length);
      const className = this.#theme.looks[look]?.className;
      if (!className || part.trim() === "") {
        html += escapeHtml(part);
      } else {
        html += `<span class="${className}">${escapeHtml(part)}</span>`;
        if (!looks.includes(look)) looks.push(look);
      }
    }
    return { html, next: this.#canonical(ruleStack as GrammarState), looks };
  }

  #tokens(text: string, start: GrammarState): ReturnType<Grammar["tokenizeLine2"]> {
    const [first, second] = lineTimes as [number, number];
    const tokenized = this.#grammar.tokenizeLine2(text, start, first);
    return tokenized.stoppedEarly ? this.#grammar.tokenizeLine2(text, start, second) : tokenized;
  }

  #canonical(state: GrammarState): GrammarState {
    const { depth } = state as unknown as { depth: number };
    const states = this.#states.get(depth);
    for (const known of states ?? []) if (known.equals(state)) return known;
    if (this.#statesKept < statesMost) {
      this.#statesKept++;
      if (states) states.push(state);
      else this.#states.set(depth, [state]);
    }
    return state;
  }
}

function givenUp(text: string, state: GrammarState): TokenizedLine {
  return { html: escapeHtml(text), next: state, looks: [], isGivenUp: true };
}

function loadGrammar(grammars: RawGrammar[], theme: PairedTheme): Grammar {
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
  registry._syncRegistry.setTheme(theme as unknown as Parameters<Registry["_syncRegistry"]["setTheme"]>[0]);
  return registry.loadGrammar((grammars.at(-1) as RawGrammar).scopeName) as Grammar;
}

/** Bits 15 to 23 of a token's metadata hold its colour, here the number of its look. */
function lookOf(metadata: number): number {
  return (metadata >>> 15) & 0x1ff;
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
    return grammars && grammars.length > 0 ? this.of(grammars) : null;
  }

  /** Highlights lines by the last of these grammars, which may include the others. */
  of(grammars: RawGrammar[]): LineTokenizer {
    let language = this.#languages.get(grammars);
    if (!language) {
      language = new LineTokenizer(grammars, this.theme);
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
