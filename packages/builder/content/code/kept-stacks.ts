import type { GrammarRule } from "./grammar-rule.ts";
import type { PairedTheme } from "./paired-theme.ts";
import { type Budget, ScopeStack } from "./scope-stack.ts";
import { StateStack } from "./state-stack.ts";

/** Stacks kept of one grammar; beyond these, lines are still right but take longer. */
const stacksMost = 20_000;

/** The stacks of one grammar's states: each is made once and stands upon another, down to the root. */
export class KeptStacks {
  root: StateStack;
  readonly #rule: GrammarRule;
  readonly #theme: PairedTheme;
  #budget: Budget = { left: stacksMost };

  /** @param rule the grammar's own, which all others stand in. */
  constructor(rule: GrammarRule, theme: PairedTheme) {
    this.#rule = rule;
    this.#theme = theme;
    this.root = this.makeRoot();
  }

  /** Whether so many were made that they should be forgotten, with all that is remembered by them. */
  get isFull(): boolean {
    return this.#budget.left <= 0;
  }

  /** Forgets all of them. States handed out before stay valid. */
  clear(): void {
    this.#budget = { left: stacksMost };
    this.root = this.makeRoot();
  }

  /** A root that no other state stands upon yet. */
  makeRoot(): StateStack {
    const scopes = new ScopeStack(null, this.#rule.name("", []) ?? "", this.#theme, this.#budget);
    return new StateStack(null, this.#rule, false, null, scopes, scopes, this.#budget);
  }
}
