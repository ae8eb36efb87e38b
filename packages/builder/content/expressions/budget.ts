import { EvaluationFault } from "./fault.ts";

/** What the expressions of one page may cost, all together. */
const expressionLimits = {
  /** Evaluated syntax nodes. */
  steps: 400_000,
  /** Calls within calls. */
  depth: 120,
  /** Length of any string, in UTF-16 code units. */
  textLength: 1_000_000,
  /** Length of any array, and entries of any object. */
  listLength: 50_000,
} as const;

/** How often a page may go on after one of its expressions took all steps. */
const goesOnMost = 3;

/** Counts what expressions cost and stops them: no page can hold a build up. */
export class Budget {
  #steps = 0;
  #depth = 0;
  #wentOn = 0;

  /** For the next walk over the same page, which does all of it once more. */
  renew(): void {
    this.#steps = 0;
    this.#wentOn = 0;
  }

  /** Gives the rest of a page steps of its own after an expression that took all of them. */
  goOn(): void {
    if (this.#steps > expressionLimits.steps && this.#wentOn++ < goesOnMost) this.#steps = 0;
  }

  step(): void {
    if (++this.#steps > expressionLimits.steps)
      throw new EvaluationFault("expression-limit", `more than ${expressionLimits.steps} steps`);
  }

  enter(): void {
    if (++this.#depth > expressionLimits.depth)
      throw new EvaluationFault("expression-limit", `more than ${expressionLimits.depth} nested calls`);
  }

  leave(): void {
    this.#depth--;
  }

  /** The text itself, if it is not too long. */
  text(value: string): string {
    this.textOf(value.length);
    return value;
  }

  textOf(length: number): void {
    if (!(length <= expressionLimits.textLength))
      throw new EvaluationFault("expression-limit", "a text grows too long");
    this.#steps += length >> 8;
  }

  /** What stands between the items of a list, if their text does not grow too long with it. */
  between(separator: string, items: number): string {
    this.textOf(separator.length * items);
    return separator;
  }

  /** A look at every item or character of a value. */
  scan(length: number): void {
    this.work(length * 16);
  }

  /** Operations of the host, of which a few thousand cost about as much as one step. */
  work(operations: number): void {
    this.#steps += Math.floor(operations / 2000);
    this.step();
  }

  list<T>(value: T[]): T[] {
    this.listOf(value.length);
    return value;
  }

  listOf(length: number): void {
    if (!(length <= expressionLimits.listLength))
      throw new EvaluationFault("expression-limit", "a list grows too long");
    this.#steps += length >> 2;
  }
}
