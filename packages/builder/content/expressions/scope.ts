import type { ContentModule } from "../modules/content-module.ts";
import type { Place } from "../place.ts";
import { Closure } from "./values.ts";

/** What a name stands for. */
export interface Binding {
  value: unknown;
  constant: boolean;
  /** Bound at the top of a file, so that it outlives every call. */
  isTop: boolean;
}

/** Hears of a name that nothing binds, and where it stands. */
export type LeftOut = (name: string, place: Place | null) => void;

/** Names and their values, as nested as the functions they belong to. */
export class Scope {
  readonly module: ContentModule;
  readonly #values = new Map<string, Binding>();
  readonly #deferred = new Map<string, () => void>();
  readonly #parent: Scope | null;
  readonly #page: Scope | null;
  #isCall = false;
  #onLeftOut: LeftOut | null = null;
  #givesNothing = false;

  /** `page` is where a snippet finds what it does not bind itself: the names of the page that shows it. */
  constructor(module: ContentModule, parent: Scope | null, page: Scope | null = null) {
    this.module = module;
    this.#parent = parent;
    this.#page = page;
  }

  /** Whether it is that of a file, within no function. */
  get isTop(): boolean {
    return this.#parent === null;
  }

  /** The scope of the file that this one belongs to. */
  get top(): Scope {
    let scope: Scope = this;
    while (scope.#parent) scope = scope.#parent;
    return scope;
  }

  child(): Scope {
    return new Scope(this.module, this);
  }

  /** The scope of one call of a function. */
  call(): Scope {
    const scope = this.child();
    scope.#isCall = true;
    return scope;
  }

  /**
   * The scope of one use of a snippet: what nothing binds there is a prop that the use leaves out.
   * @param givesNothing whether it is a use without any prop
   */
  use(onLeftOut: LeftOut, givesNothing: boolean): Scope {
    const scope = this.child();
    scope.#onLeftOut = onLeftOut;
    scope.#givesNothing = givesNothing;
    return scope;
  }

  /** Who hears of a name that nothing binds, where that may be left out; null where it is a fault. */
  get onLeftOut(): LeftOut | null {
    return this.#ofUse.#onLeftOut;
  }

  /** Whether this is a snippet that is used without any prop. */
  get givesNothing(): boolean {
    return this.#ofUse.#givesNothing;
  }

  /** The scope of the use of a snippet around this one; the outermost where there is none. */
  get #ofUse(): Scope {
    let scope: Scope = this;
    while (!scope.#onLeftOut && scope.#parent) scope = scope.#parent;
    return scope;
  }

  /** Whether a name is a prop that the use of a snippet leaves out. */
  isLeftOut(name: string): boolean {
    return this.onLeftOut !== null && name !== "undefined" && !this.find(name);
  }

  /** Where `var` declares: the call or the file around all blocks. */
  get ofVariables(): Scope {
    let scope: Scope = this;
    while (!scope.#isCall && scope.#parent) scope = scope.#parent;
    return scope;
  }

  declare(name: string, value: unknown, constant = false): void {
    if (value instanceof Closure) value.name ||= name;
    this.#values.set(name, { value, constant, isTop: this.isTop });
  }

  /** Whether a name is declared here itself. */
  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** The same names with values of their own, for the next turn of a loop: what a turn has made keeps those of its turn. */
  copy(): Scope {
    const scope = new Scope(this.module, this.#parent);
    for (const [name, binding] of this.#values) scope.#values.set(name, { ...binding });
    return scope;
  }

  /** Has a name declared by `bind` as soon as somebody asks for it. */
  defer(name: string, bind: () => void): void {
    this.#deferred.set(name, bind);
  }

  /** The binding of a name, or undefined when nothing binds it. */
  find(name: string): Binding | undefined {
    let scope: Scope = this;
    for (;;) {
      const binding = scope.#values.get(name) ?? scope.#bindDeferred(name);
      if (binding) return binding;
      if (!scope.#parent) return scope.#page?.find(name);
      scope = scope.#parent;
    }
  }

  /** Names bound here, not in what surrounds it. */
  own(): Iterable<[string, Binding]> {
    return this.#values;
  }

  #bindDeferred(name: string): Binding | undefined {
    if (this.#deferred.size === 0) return undefined;
    const bind = this.#deferred.get(name);
    this.#deferred.delete(name);
    bind?.();
    return this.#values.get(name);
  }
}
