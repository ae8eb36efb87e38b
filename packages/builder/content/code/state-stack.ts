import type { GrammarRule, RuleScanner } from "./grammar-rule.ts";
import type { Budget, ScopeStack } from "./scope-stack.ts";

/** Rules that are open at once; what a new one looks like takes a look at all of them. */
const depthMost = 500;

/**
 * The rules that are open at a place of the code, the innermost outside. Equal stacks are one object as long as the
 * budget lasts, so that lines can be remembered by it and nothing is made anew for a rule that is entered often.
 */
export class StateStack {
  readonly parent: StateStack | null;
  readonly rule: GrammarRule;
  readonly depth: number;
  /** The match that began the rule took the end of its line. */
  readonly beganAtLineEnd: boolean;
  /** The pattern that ends the rule, where it takes text of the one that began it. */
  readonly end: string | null;
  /** Scopes of what begins and ends the rule, and of what stands between. */
  readonly nameScopes: ScopeStack;
  readonly scopes: ScopeStack;
  /** A rule that must hold at each line is open. */
  readonly hasWhile: boolean;
  /** The end of an open rule, or the scopes, hold text of the code. */
  readonly takesText: boolean;
  readonly #budget: Budget;
  readonly #deeper = new Map<number | string, StateStack>();
  #scanners: (RuleScanner | undefined)[] | null = null;
  #named: StateStack | null = null;

  constructor(
    parent: StateStack | null,
    rule: GrammarRule,
    beganAtLineEnd: boolean,
    end: string | null,
    nameScopes: ScopeStack,
    scopes: ScopeStack,
    budget: Budget,
  ) {
    this.parent = parent;
    this.rule = rule;
    this.depth = parent === null ? 0 : parent.depth + 1;
    if (this.depth > depthMost) throw new RangeError("The code nests too deeply to be coloured");
    this.beganAtLineEnd = beganAtLineEnd;
    this.end = end;
    this.nameScopes = nameScopes;
    this.scopes = scopes;
    this.hasWhile = rule.kind === "while" || (parent?.hasWhile ?? false);
    this.takesText = end !== null || (parent?.takesText ?? false);
    this.#budget = budget;
  }

  /** The stack that was remembered by a key. */
  known(key: number | string): StateStack | undefined {
    return this.#deeper.get(key);
  }

  /** The stack with a rule more, remembered by a key that stands for all that is given here. */
  push(
    key: number | string,
    rule: GrammarRule,
    beganAtLineEnd: boolean,
    nameScopes: ScopeStack,
    scopes: ScopeStack,
  ): StateStack {
    return this.#remember(key, new StateStack(this, rule, beganAtLineEnd, null, nameScopes, scopes, this.#budget));
  }

  /** The same rule, within its begin and end: other scopes, and an end. */
  enter(key: number | string, scopes: ScopeStack, end: string | null): StateStack {
    const { parent, rule, beganAtLineEnd, nameScopes } = this;
    if (scopes === this.scopes && end === this.end) return this.#remember(key, this);
    return this.#remember(key, new StateStack(parent, rule, beganAtLineEnd, end, nameScopes, scopes, this.#budget));
  }

  /** The same rule with the scopes of its begin and end. */
  get named(): StateStack {
    if (this.scopes === this.nameScopes) return this;
    const { parent, rule, beganAtLineEnd, end, nameScopes } = this;
    this.#named ??= new StateStack(parent, rule, beganAtLineEnd, end, nameScopes, nameScopes, this.#budget);
    return this.#named;
  }

  /** The scanner for what may come next. @param anchors as a rule's scanner takes them. */
  scanner(anchors: number): RuleScanner {
    if (!this.rule.hasBackReferences) return this.rule.scanner(anchors);
    this.#scanners ??= [];
    this.#scanners[anchors] ??= this.rule.makeScanner(anchors, this.end);
    return this.#scanners[anchors];
  }

  #remember(key: number | string, stack: StateStack): StateStack {
    if (this.#budget.left-- > 0) this.#deeper.set(key, stack);
    return stack;
  }
}
