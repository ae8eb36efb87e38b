import type { CompiledGrammar } from "./grammar-rule.ts";
import { GrammarTokenizer } from "./grammar-tokenizer.ts";
import { type LineShapes, moveToLine } from "./line-shapes.ts";
import type { PairedTheme } from "./paired-theme.ts";
import type { StateStack } from "./state-stack.ts";

/** A line cut into tokens, and the state of the grammar at its end. */
export interface CutLine {
  /** Where each token begins, and the number of its look. */
  tokens: readonly number[];
  next: StateStack;
}

/**
 * Milliseconds for one line, and for the same line once more: the first time may have gone into compiling the patterns
 * of its language, or to other work of the machine. A line that is over both stays plain.
 */
const lineTimes = [500, 2000];
/** Shapes of lines remembered for one language. */
const shapesMost = 30_000;

/** Cuts lines of one language into tokens: a line that is another one but for its names, where that one was cut. */
export class LineCutter {
  readonly #tokenizer: GrammarTokenizer;
  readonly #shapes: LineShapes | null;
  /** By the state before a line and its shape; null for one that says nothing about its lines. */
  #cut = new Map<StateStack, Map<string, CutLine | null>>();
  #remembered = 0;

  /** @param shapes null for a language of whose patterns it is not known what they tell apart. */
  constructor(grammar: CompiledGrammar, theme: PairedTheme, shapes: LineShapes | null) {
    this.#tokenizer = new GrammarTokenizer(grammar, theme);
    this.#shapes = shapes;
  }

  /** The state before the first line of any code. */
  get initial(): StateStack {
    return this.#tokenizer.initial;
  }

  /** Whether so many states were met that they should be forgotten. */
  get isFull(): boolean {
    return this.#tokenizer.stacks.isFull;
  }

  clear(): void {
    this.#tokenizer.stacks.clear();
    this.#forget();
  }

  /** Cuts a line; null where it takes too long. Valid until the next one is cut. */
  cut(text: string, start: StateStack): CutLine | null {
    return this.#cutByShape(text, start) ?? this.#cutItself(text, start);
  }

  #cutItself(text: string, start: StateStack): CutLine | null {
    const tokenizer = this.#tokenizer;
    const [first, second] = lineTimes as [number, number];
    let next = tokenizer.tokenize(text, start, first);
    if (tokenizer.isStoppedEarly) next = tokenizer.tokenize(text, start, second);
    // Colours up to where time ran out, and a state from there, would tell how busy the machine was.
    return tokenizer.isStoppedEarly ? null : { tokens: tokenizer.tokens, next };
  }

  /** Always by the shape, whatever lines were met before, so that no result depends on them. */
  #cutByShape(text: string, start: StateStack): CutLine | null {
    // What an open rule asks for may be a name of the line.
    if (start.takesText) return null;
    const shape = this.#shapes?.of(text);
    if (!shape) return null;
    const known = this.#cut.get(start)?.get(shape.text);
    const cut = known === undefined ? this.#learn(shape.text, start) : known;
    if (!cut) return null;
    const tokens = cut.tokens.slice();
    return moveToLine(tokens, shape) ? { tokens, next: cut.next } : null;
  }

  #learn(shape: string, start: StateStack): CutLine | null {
    const cut = this.#cutItself(shape, start);
    const kept = cut && !this.#tokenizer.tookText ? { tokens: cut.tokens.slice(), next: cut.next } : null;
    if (this.#remembered++ > shapesMost) this.#forget();
    const shapes = this.#cut.get(start);
    if (shapes) shapes.set(shape, kept);
    else this.#cut.set(start, new Map([[shape, kept]]));
    return kept;
  }

  #forget(): void {
    this.#cut = new Map();
    this.#remembered = 0;
  }
}
