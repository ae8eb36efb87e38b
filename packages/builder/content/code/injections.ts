import type { CompiledGrammar, GrammarRule } from "./grammar-rule.ts";
import type { ScopeStack } from "./scope-stack.ts";

/** A rule that a grammar adds to others, wherever the scopes are those of a selector. */
export interface Injection {
  rule: GrammarRule;
  /** It goes before a match of the rule that is open at the same place. */
  isFirst: boolean;
}

/** The injections of a grammar. Which of them concern a stack of scopes is asked of their selectors once. */
export class Injections {
  readonly all: readonly (Injection & { matcher(scopes: string[]): boolean })[];
  #known = new Map<ScopeStack, readonly Injection[]>();

  constructor(grammar: CompiledGrammar, ruleOf: (id: number) => GrammarRule) {
    this.all = grammar
      .getInjections()
      .map(({ matcher, ruleId, priority }) => ({ matcher, rule: ruleOf(ruleId), isFirst: priority === -1 }));
  }

  /** Those for a place with these scopes. */
  of(scopes: ScopeStack): readonly Injection[] {
    let injections = this.#known.get(scopes);
    if (!injections) {
      const names = scopes.names();
      injections = this.all.filter(({ matcher }) => matcher(names));
      if (this.#known.size >= knownMost) this.#known.clear();
      this.#known.set(scopes, injections);
    }
    return injections;
  }
}

/** Stacks of scopes that are remembered. */
const knownMost = 20_000;
