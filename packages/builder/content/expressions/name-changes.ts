import type { Binding } from "./scope.ts";

/**
 * What names at the top of files stood for before a page changed them: who reads the page once more counts from the same
 * number.
 */
export class NameChanges {
  #before: Map<Binding, unknown> | null = null;

  /** From here on, notes what such names stood for. */
  begin(): void {
    this.#before = new Map();
  }

  /** Has them stand again for what they stood for then. */
  takeBack(): void {
    for (const [binding, value] of this.#before ?? []) binding.value = value;
    this.#before = null;
  }

  note(binding: Binding): void {
    if (binding.isTop && this.#before && !this.#before.has(binding)) this.#before.set(binding, binding.value);
  }
}
