import type { CompiledGrammar, GrammarRule, RuleScanner } from "./grammar-rule.ts";
import { Injections } from "./injections.ts";
import type { ScannedLine } from "./scanned-line.ts";
import type { StateStack } from "./state-stack.ts";

/**
 * What comes next in a line: the first match of the rule that is open, or of what the grammar adds to it. One object
 * serves all searches, each of which overwrites what the last one found.
 */
export class NextMatch {
  /** Where it is. */
  start = 0;
  end = 0;
  /** The rule that it begins, or `ruleEnd`. */
  rule = 0;
  /** Who found it. */
  found: RuleScanner = null as unknown as RuleScanner;
  readonly #injections: Injections;

  constructor(grammar: CompiledGrammar, ruleOf: (id: number) => GrammarRule) {
    this.#injections = new Injections(grammar, ruleOf);
  }

  /** Searches from a place on; false where nothing comes, then what was found before stays. @param anchors as a rule's scanner takes them. */
  find(line: ScannedLine, position: number, stack: StateStack, anchors: number): boolean {
    const found = stack.scanner(anchors);
    const { scanner } = found;
    const isFound = scanner.find(line, position);
    if (isFound) {
      this.start = scanner.start;
      this.end = scanner.end;
      this.rule = found.rules[scanner.index] as number;
      this.found = found;
    }
    return this.#injections.all.length === 0 ? isFound : this.#findInjected(line, position, stack, anchors, isFound);
  }

  #findInjected(line: ScannedLine, position: number, stack: StateStack, anchors: number, isFound: boolean): boolean {
    let best: RuleScanner | null = null;
    let isFirst = false;
    for (const injection of this.#injections.of(stack.scopes)) {
      const found = injection.rule.scanner(anchors);
      if (!found.scanner.find(line, position)) continue;
      if (best !== null && found.scanner.start >= best.scanner.start) continue;
      best = found;
      isFirst = injection.isFirst;
      if (found.scanner.start === position) break;
    }
    if (best === null) return isFound;
    const { scanner } = best;
    if (isFound && (scanner.start > this.start || (scanner.start === this.start && !isFirst))) return true;
    this.start = scanner.start;
    this.end = scanner.end;
    this.rule = best.rules[scanner.index] as number;
    this.found = best;
    return true;
  }
}
