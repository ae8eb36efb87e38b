/** The stacks that a match leads to: made once, and found again by what in the match they depend on. */
import type { Capture, GrammarRule } from "./grammar-rule.ts";
import type { StateStack } from "./state-stack.ts";

/** The stack of a rule that has just begun, with the scopes of what begins it. @param places of the match and its groups */
export function begun(
  before: StateStack,
  rule: GrammarRule,
  content: string,
  places: readonly number[],
  beganAtLineEnd: boolean,
): StateStack {
  let key: number | string = beganAtLineEnd ? -rule.id : rule.id;
  let name: string | null = null;
  if (rule.isNaming) {
    name = rule.name(content, places);
    key = `${key} ${name}`;
  }
  const known = before.known(key);
  if (known) return known;
  const scopes = before.scopes.push(rule.isNaming ? name : rule.name(content, places));
  return before.push(key, rule, beganAtLineEnd, scopes, scopes);
}

/** The stack within a rule that has just begun. */
export function entered(pushed: StateStack, rule: GrammarRule, content: string, places: readonly number[]): StateStack {
  if (!rule.isContentNaming && !rule.hasBackReferences) {
    const key = 0;
    return pushed.known(key) ?? pushed.enter(key, pushed.nameScopes.push(rule.contentName(content, places)), null);
  }
  const name = rule.contentName(content, places);
  const end = rule.hasBackReferences ? rule.resolvedEnd(content, places) : null;
  const key = `=${name}\n${end}`;
  return pushed.known(key) ?? pushed.enter(key, pushed.nameScopes.push(name), end);
}

/** The stack within a group of a match which the patterns of a rule cut into tokens. */
export function captured(
  stack: StateStack,
  { rule }: Capture,
  inner: GrammarRule,
  content: string,
  places: readonly number[],
): StateStack {
  const names =
    rule.isNaming || rule.isContentNaming ? [rule.name(content, places), rule.contentName(content, places)] : null;
  const key = names ? [rule.id, ...names].join("\n") : rule.id;
  const known = stack.known(key);
  if (known) return known;
  const [name, contentName] = names ?? [rule.name(content, places), rule.contentName(content, places)];
  const nameScopes = stack.scopes.push(name as string | null);
  return stack.push(key, inner, false, nameScopes, nameScopes.push(contentName as string | null));
}
