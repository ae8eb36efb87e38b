import type { ContentModule } from "../content-module.ts";

/** Names and their values, as nested as the functions they belong to. */
export class Scope {
  readonly module: ContentModule;
  readonly #values = new Map<string, { value: unknown; constant: boolean }>();
  readonly #parent: Scope | null;

  constructor(module: ContentModule, parent: Scope | null) {
    this.module = module;
    this.#parent = parent;
  }

  /** Whether it is that of a file, within no function. */
  get isTop(): boolean {
    return this.#parent === null;
  }

  child(): Scope {
    return new Scope(this.module, this);
  }

  declare(name: string, value: unknown, constant = false): void {
    this.#values.set(name, { value, constant });
  }

  /** The binding of a name, or undefined when nothing binds it. */
  find(name: string): { value: unknown; constant: boolean } | undefined {
    for (let scope: Scope | null = this; scope; scope = scope.#parent) {
      const binding = scope.#values.get(name);
      if (binding) return binding;
    }
    return undefined;
  }

  /** Names bound here, not in what surrounds it. */
  own(): Iterable<[string, { value: unknown; constant: boolean }]> {
    return this.#values;
  }
}
