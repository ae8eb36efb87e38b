import type { PairedTheme } from "./paired-theme.ts";
import type { TokenStyle } from "./themes.ts";

/** How many more stacks may be kept. Code can invent names of scopes without end. */
export interface Budget {
  left: number;
}

/**
 * The scopes of a place in code. Stacks longer by a scope are kept with the shorter one: equal stacks are one object, and
 * each is matched with the themes once.
 */
export class ScopeStack {
  readonly parent: ScopeStack | null;
  readonly scopeName: string;
  readonly style: TokenStyle;
  /** The number of its look. */
  readonly look: number;
  readonly #theme: PairedTheme;
  readonly #budget: Budget;
  readonly #longer = new Map<string, ScopeStack>();

  constructor(parent: ScopeStack | null, scopeName: string, theme: PairedTheme, budget: Budget) {
    this.parent = parent;
    this.scopeName = scopeName;
    this.#theme = theme;
    this.#budget = budget;
    this.style = theme.styleOf(this);
    this.look = theme.lookOf(this.style);
  }

  /** The stack with a scope more, or several with spaces between; null adds none. */
  push(name: string | null): ScopeStack {
    if (name === null) return this;
    const known = this.#longer.get(name);
    if (known) return known;
    const longer = name.includes(" ")
      ? name.split(" ").reduce((stack: ScopeStack, scope) => stack.push(scope), this)
      : new ScopeStack(this, name, this.#theme, this.#budget);
    if (this.#budget.left-- > 0) this.#longer.set(name, longer);
    return longer;
  }

  /** The names, the outermost first. */
  names(): string[] {
    return this.parent === null ? [this.scopeName] : [...this.parent.names(), this.scopeName];
  }
}
