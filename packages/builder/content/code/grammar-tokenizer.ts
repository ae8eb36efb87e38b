import { type Capture, type CompiledGrammar, GrammarRule, ruleEnd } from "./grammar-rule.ts";
import { KeptStacks } from "./kept-stacks.ts";
import { NextMatch } from "./next-match.ts";
import type { PairedTheme } from "./paired-theme.ts";
import { begun, captured, entered } from "./rule-stacks.ts";
import { ScannedLine } from "./scanned-line.ts";
import type { ScopeStack } from "./scope-stack.ts";
import type { StateStack } from "./state-stack.ts";

/**
 * Tokenizes lines by a grammar's compiled rules: vscode-textmate's loop, which makes objects for each token that are the
 * same again and again, with stacks that are made once and places in arrays.
 */
export class GrammarTokenizer {
  /** Tokens of the last line: where each begins, and the number of its look. */
  readonly tokens: number[] = [];
  /** The time ran out before the end of the last line. */
  isStoppedEarly = false;
  /** A rule was met whose name or end holds text of the line. */
  tookText = false;
  /** The state before the first line of any code. */
  readonly initial: StateStack;
  /** All stacks that states consist of. */
  readonly stacks: KeptStacks;
  readonly #grammar: CompiledGrammar;
  readonly #rules: GrammarRule[] = [];
  /** How far the line is cut into tokens. */
  #done = 0;
  /** For each depth of the stack: where in the line the rule was entered, and what `\G` means after it. */
  readonly #entered: number[] = [];
  readonly #anchors: number[] = [];
  /** Captures within which the tokenizer stands: their scopes and ends. */
  readonly #openScopes: ScopeStack[] = [];
  readonly #openEnds: number[] = [];
  readonly #match: NextMatch;

  constructor(grammar: CompiledGrammar, theme: PairedTheme) {
    this.#grammar = grammar;
    this.#match = new NextMatch(grammar, (id) => this.#rule(id));
    this.stacks = new KeptStacks(this.#rule(grammar._rootId), theme);
    this.initial = this.stacks.makeRoot();
  }

  /**
   * Cuts a line into `tokens`. @returns the state at its end.
   * @param milliseconds after which it is left where it is, then `isStoppedEarly`.
   */
  tokenize(text: string, state: StateStack, milliseconds: number): StateStack {
    const isFirst = state === this.initial;
    const start = isFirst ? this.stacks.root : state;
    this.tokens.length = 0;
    this.#done = 0;
    this.isStoppedEarly = false;
    this.tookText = false;
    // What was left of a line that was ended from outside.
    this.#openScopes.length = 0;
    this.#openEnds.length = 0;
    for (let depth = 0; depth <= start.depth; depth++) {
      this.#entered[depth] = -1;
      this.#anchors[depth] = -1;
    }
    const line = new ScannedLine(`${text}\n`);
    const next = this.#run(line, isFirst, 0, start, true, milliseconds);
    // The end of the line is no token.
    if (this.tokens.at(-2) === text.length) this.tokens.length -= 2;
    if (this.tokens.length === 0) this.tokens.push(0, next.scopes.look);
    return next;
  }

  #rule(id: number): GrammarRule {
    let rule = this.#rules[id];
    if (!rule) {
      rule = new GrammarRule(this.#grammar.getRule(id), this.#grammar, (inner) => this.#rule(inner));
      this.#rules[id] = rule;
    }
    return rule;
  }

  /** What is not a token yet becomes one, up to a place. */
  #produce(scopes: ScopeStack, end: number): void {
    if (this.#done >= end) return;
    const { tokens } = this;
    const { look } = scopes;
    if (tokens.length === 0 || tokens[tokens.length - 1] !== look) tokens.push(this.#done, look);
    this.#done = end;
  }

  #run(
    line: ScannedLine,
    isFirstLine: boolean,
    from: number,
    start: StateStack,
    checksWhile: boolean,
    milliseconds: number,
  ): StateStack {
    const { content } = line;
    const match = this.#match;
    let stack = start;
    let isFirst = isFirstLine;
    let position = from;
    let anchor = -1;
    if (checksWhile) {
      anchor = stack.beganAtLineEnd ? 0 : -1;
      if (stack.hasWhile) {
        const checked = this.#checkWhile(line, isFirst, stack);
        stack = checked.stack;
        anchor = checked.anchor;
        if (checked.position > position) isFirst = false;
        position = checked.position;
      }
    }
    const startedAt = milliseconds === 0 ? 0 : Date.now();
    for (let turn = 1; ; turn++) {
      // To ask for the time costs as much as a small match.
      if (milliseconds !== 0 && (turn & 3) === 0 && Date.now() - startedAt > milliseconds) {
        this.isStoppedEarly = true;
        return stack;
      }
      if (!match.find(line, position, stack, (isFirst ? 2 : 0) | (position === anchor ? 1 : 0))) {
        this.#produce(stack.scopes, content.length);
        return stack;
      }
      // Captures are read by searches of their own.
      const { start: first, end, rule: id, found } = match;
      const hasAdvanced = end > position;
      if (id === ruleEnd) {
        const { rule, named } = stack;
        const places = rule.needsLastGroups ? found.scanner.places(line) : [first, end];
        if (places === null) {
          this.#produce(stack.scopes, content.length);
          return stack;
        }
        this.#produce(stack.scopes, first);
        this.#captures(line, isFirst, named, rule.lastCaptures, places);
        this.#produce(named.scopes, end);
        const { depth } = stack;
        anchor = this.#anchors[depth] as number;
        if (!hasAdvanced && this.#entered[depth] === position) {
          // A rule that is entered and left without going on would be so for ever.
          this.#produce(named.scopes, content.length);
          return named;
        }
        stack = stack.parent as StateStack;
      } else {
        const rule = this.#rule(id);
        const places = rule.needsGroups ? found.scanner.places(line) : [first, end];
        this.#produce(stack.scopes, places === null ? content.length : first);
        if (places === null) return stack;
        const before = stack;
        if (rule.takesText) this.tookText = true;
        const pushed = begun(before, rule, content, places, end === content.length);
        const { depth } = pushed;
        this.#entered[depth] = position;
        this.#anchors[depth] = anchor;
        this.#captures(line, isFirst, pushed, rule.captures, places);
        this.#produce(pushed.scopes, end);
        if (rule.kind === "end" || rule.kind === "while") {
          anchor = end;
          stack = entered(pushed, rule, content, places);
          if (!hasAdvanced && this.#isOpenHere(before, rule.id, position)) {
            stack = before;
            this.#produce(stack.scopes, content.length);
            return stack;
          }
        } else if (!hasAdvanced) {
          // A match of nothing would be found for ever.
          stack = before.parent ?? before;
          this.#produce(stack.scopes, content.length);
          return stack;
        }
      }
      if (hasAdvanced) {
        position = end;
        isFirst = false;
      }
    }
  }

  /** Whether a rule is among those that were entered at this place. */
  #isOpenHere(stack: StateStack, rule: number, position: number): boolean {
    for (let at: StateStack | null = stack; at && this.#entered[at.depth] === position; at = at.parent) {
      if (at.rule.id === rule) return true;
    }
    return false;
  }

  /** Leaves the rules, from the outermost on, that do not hold in this line. */
  #checkWhile(
    line: ScannedLine,
    isFirstLine: boolean,
    start: StateStack,
  ): { stack: StateStack; position: number; anchor: number } {
    let position = 0;
    let anchor = start.beganAtLineEnd ? 0 : -1;
    const stacks: StateStack[] = [];
    for (let at: StateStack | null = start; at; at = at.parent) if (at.rule.kind === "while") stacks.push(at);
    for (const stack of stacks.reverse()) {
      const { rule } = stack;
      const isFirst = isFirstLine && position === 0;
      const anchors = (isFirst ? 2 : 0) | (position === anchor ? 1 : 0);
      const { scanner } = rule.makeWhileScanner(anchors, stack.end);
      const places = scanner.find(line, position) ? scanner.places(line) : null;
      if (places === null) return { stack: stack.parent as StateStack, position, anchor };
      const [first, end] = places as [number, number];
      this.#produce(stack.scopes, first);
      this.#captures(line, isFirst, stack, rule.lastCaptures, places);
      this.#produce(stack.scopes, end);
      anchor = end;
      position = Math.max(position, end);
    }
    return { stack: start, position, anchor };
  }

  /** Tokens of the groups of a match, each of which may have scopes or rules of its own. */
  #captures(
    line: ScannedLine,
    isFirst: boolean,
    stack: StateStack,
    captures: readonly (Capture | null)[],
    places: readonly number[],
  ): void {
    if (captures.length === 0) return;
    const { content } = line;
    const scopes = this.#openScopes;
    const ends = this.#openEnds;
    // Those before are of a match that this one is within.
    const base = scopes.length;
    const count = Math.min(captures.length, places.length >>> 1);
    const most = places[1] as number;
    for (let group = 0; group < count; group++) {
      const capture = captures[group] as Capture | null;
      if (capture === null) continue;
      const start = places[2 * group] as number;
      const end = places[2 * group + 1] as number;
      if (start === end) continue;
      if (start > most) break;
      while (scopes.length > base && (ends.at(-1) as number) <= start) this.#closeCapture();
      this.#produce(scopes.length > base ? (scopes.at(-1) as ScopeStack) : stack.scopes, start);
      const { rule, inner } = capture;
      if (rule.takesText) this.tookText = true;
      if (inner !== null) {
        this.#retokenize(line, isFirst && start === 0, stack, capture, inner, places, start, end);
        continue;
      }
      const name = rule.name(content, places);
      if (name === null) continue;
      const outer = scopes.length > base ? (scopes.at(-1) as ScopeStack) : stack.scopes;
      scopes.push(outer.push(name));
      ends.push(end);
    }
    while (scopes.length > base) this.#closeCapture();
  }

  #closeCapture(): void {
    this.#produce(this.#openScopes.pop() as ScopeStack, this.#openEnds.pop() as number);
  }

  /** Tokens of a group by the patterns of a rule. */
  #retokenize(
    line: ScannedLine,
    isFirst: boolean,
    stack: StateStack,
    capture: Capture,
    inner: GrammarRule,
    places: readonly number[],
    start: number,
    end: number,
  ): void {
    const pushed = captured(stack, capture, inner, line.content, places);
    this.#entered[pushed.depth] = start;
    this.#anchors[pushed.depth] = -1;
    const part = line.until(end);
    if (inner.kind === "include") {
      this.#run(part, isFirst, start, pushed, false, 0);
      return;
    }
    // A rule with an end may leave the group, and the rules around it.
    const entered = this.#entered.slice();
    const anchors = this.#anchors.slice();
    this.#run(part, isFirst, start, pushed, false, 0);
    this.#entered.splice(0, this.#entered.length, ...entered);
    this.#anchors.splice(0, this.#anchors.length, ...anchors);
  }
}
