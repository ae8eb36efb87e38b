import { capturesOf, type Scanner } from "./scanner.ts";

/** What a rule's patterns became: a scanner, and the rule that each of its patterns begins (or `ruleEnd`). */
export interface RuleScanner {
  scanner: Scanner;
  rules: readonly number[];
}

/** In the place of a rule: the pattern that ends the rule which is scanned. */
export const ruleEnd = -1;

type Captures = ReturnType<typeof capturesOf>;

/** A rule as vscode-textmate compiles it. Its own loop reads these fields, which the pinned version has. */
export interface CompiledRule {
  id: number;
  _name: string | null;
  _nameIsCapturing: boolean;
  _contentName: string | null;
  _contentNameIsCapturing: boolean;
  getName(text: string, captures: Captures): string | null;
  getContentName(text: string, captures: Captures): string | null;
  compileAG(grammar: CompiledGrammar, end: string | null, allowA: boolean, allowG: boolean): RuleScanner;
  compileWhileAG(grammar: CompiledGrammar, end: string | null, allowA: boolean, allowG: boolean): RuleScanner;
  /** Forgets what was compiled. */
  dispose(): void;
  captures?: (CompiledRule | null)[];
  beginCaptures?: (CompiledRule | null)[];
  endCaptures?: (CompiledRule | null)[];
  whileCaptures?: (CompiledRule | null)[];
  retokenizeCapturedWithRuleId?: number;
  endHasBackReferences?: boolean;
  whileHasBackReferences?: boolean;
  getEndWithResolvedBackReferences(text: string, captures: Captures): string;
  getWhileWithResolvedBackReferences(text: string, captures: Captures): string;
}

/** A grammar as vscode-textmate compiles it. */
export interface CompiledGrammar {
  _rootId: number;
  getRule(id: number): CompiledRule;
  getInjections(): { matcher(scopes: string[]): boolean; ruleId: number; priority: number }[];
}

/** What is made of a group of a match: scopes of its own, or tokens by the patterns of a rule. */
export interface Capture {
  rule: GrammarRule;
  /** The rule whose patterns cut the group into tokens. */
  inner: GrammarRule | null;
}

/**
 * A rule of a grammar with what the tokenizer asks of it for every token, read from the compiled rule once.
 */
export class GrammarRule {
  readonly id: number;
  /** A begin/end rule, a begin/while rule, or one that a single match is all of; others only include rules. */
  readonly kind: "end" | "while" | "match" | "include";
  /** Its name holds text of the match. */
  readonly isNaming: boolean;
  readonly isContentNaming: boolean;
  /** The pattern that ends it, or that holds at each of its lines, holds text of the one that began it. */
  readonly hasBackReferences: boolean;
  /** Its name or its end holds text of the match. */
  readonly takesText: boolean;
  readonly captures: readonly (Capture | null)[];
  /** Of the pattern that ends it, or that holds at each of its lines. */
  readonly lastCaptures: readonly (Capture | null)[];
  /** Whether it matters where the groups of its patterns are. */
  readonly needsGroups: boolean;
  readonly needsLastGroups: boolean;
  readonly #name: string | null;
  readonly #contentName: string | null;
  readonly #rule: CompiledRule;
  readonly #grammar: CompiledGrammar;
  readonly #scanners: (RuleScanner | undefined)[] = [];
  /** Also after it was ended from outside: a rule collects its patterns once, and would keep the half of them for good. */
  #isCompiling = false;

  constructor(rule: CompiledRule, grammar: CompiledGrammar, ruleOf: (id: number) => GrammarRule) {
    this.id = rule.id;
    this.#rule = rule;
    this.#grammar = grammar;
    this.kind = rule.endCaptures ? "end" : rule.whileCaptures ? "while" : rule.captures ? "match" : "include";
    this.#name = rule._name;
    this.#contentName = rule._contentName;
    this.isNaming = rule._nameIsCapturing;
    this.isContentNaming = rule._contentNameIsCapturing;
    this.hasBackReferences = (rule.endHasBackReferences ?? rule.whileHasBackReferences) === true;
    this.takesText = this.isNaming || this.isContentNaming || this.hasBackReferences;
    const read = (captures: (CompiledRule | null)[] = []) =>
      captures.map((capture): Capture | null => {
        if (capture === null) return null;
        const inner = capture.retokenizeCapturedWithRuleId;
        return { rule: ruleOf(capture.id), inner: inner ? ruleOf(inner) : null };
      });
    this.captures = read(rule.captures ?? rule.beginCaptures);
    this.lastCaptures = read(rule.endCaptures ?? rule.whileCaptures);
    this.needsGroups =
      this.isNaming || this.isContentNaming || this.hasBackReferences || this.captures.some(asksForGroups);
    this.needsLastGroups = this.lastCaptures.some(asksForGroups);
  }

  /** The scopes of a match. @param places of the match and its groups. */
  name(text: string, places: readonly number[]): string | null {
    return this.isNaming ? this.#rule.getName(text, capturesOf(places)) : this.#name;
  }

  /** The scopes of what stands between its begin and its end. */
  contentName(text: string, places: readonly number[]): string | null {
    return this.isContentNaming ? this.#rule.getContentName(text, capturesOf(places)) : this.#contentName;
  }

  /** The pattern that ends it, with the text that it takes from its begin. */
  resolvedEnd(text: string, places: readonly number[]): string {
    const captures = capturesOf(places);
    return this.kind === "end"
      ? this.#rule.getEndWithResolvedBackReferences(text, captures)
      : this.#rule.getWhileWithResolvedBackReferences(text, captures);
  }

  /**
   * The scanner of its patterns: made once, or for each end where that differs.
   * @param anchors bits of those that may match: 1 for `\G`, 2 for `\A`.
   */
  scanner(anchors: number): RuleScanner {
    let scanner = this.#scanners[anchors];
    if (!scanner) {
      scanner = this.makeScanner(anchors, null);
      this.#scanners[anchors] = scanner;
    }
    return scanner;
  }

  makeScanner(anchors: number, end: string | null): RuleScanner {
    return this.#compile((rule) => rule.compileAG(this.#grammar, end, (anchors & 2) !== 0, (anchors & 1) !== 0));
  }

  makeWhileScanner(anchors: number, end: string | null): RuleScanner {
    return this.#compile((rule) => rule.compileWhileAG(this.#grammar, end, (anchors & 2) !== 0, (anchors & 1) !== 0));
  }

  #compile(compile: (rule: CompiledRule) => RuleScanner): RuleScanner {
    if (this.#isCompiling) this.#rule.dispose();
    this.#isCompiling = true;
    const scanner = compile(this.#rule);
    this.#isCompiling = false;
    return scanner;
  }
}

function asksForGroups(capture: Capture | null, group: number): boolean {
  return capture !== null && (group > 0 || capture.rule.isNaming || capture.rule.isContentNaming);
}
