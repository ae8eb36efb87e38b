import { EvaluationFault } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import { propertyKey } from "./literals.ts";
import { memberOf } from "./members.ts";
import type { Scope } from "./scope.ts";
import type { JsNode } from "./syntax.ts";
import { isRecord, record } from "./values.ts";

/** The names that a parameter or declared pattern binds. */
export function namesOf(pattern: JsNode): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "RestElement":
      return namesOf(pattern.argument);
    case "AssignmentPattern":
      return namesOf(pattern.left);
    case "ArrayPattern":
      return (pattern.elements as (JsNode | null)[]).flatMap((element) => (element ? namesOf(element) : []));
    case "ObjectPattern":
      return (pattern.properties as JsNode[]).flatMap((property) => namesOf(property.value ?? property));
    default:
      return [];
  }
}

/** What becomes of a value that a pattern has taken out: a name is declared, or a target assigned. */
export type TakeValue = (target: JsNode, value: unknown) => void;

/**
 * Binds a parameter or a declared pattern: names, defaults, `{a, b: c, ...rest}`, `[x, , y]`. `take` does something
 * else with the values than to declare names.
 */
export function bindPattern(
  pattern: JsNode,
  value: unknown,
  scope: Scope,
  interpreter: Interpreter,
  take?: TakeValue,
): void {
  switch (pattern.type) {
    case "Identifier":
      if (take) take(pattern, value);
      else scope.declare(pattern.name, value);
      return;
    case "AssignmentPattern":
      bindPattern(
        pattern.left,
        value === undefined ? interpreter.evaluatePart(pattern.right, scope) : value,
        scope,
        interpreter,
        take,
      );
      return;
    case "ObjectPattern":
      bindObject(pattern, value, scope, interpreter, take);
      return;
    case "ArrayPattern":
      bindArray(pattern, value, scope, interpreter, take);
      return;
    default:
      if (!take)
        throw new EvaluationFault("unsupported-expression", `${pattern.type} cannot be a parameter`, pattern.start);
      take(pattern, value);
  }
}

function bindObject(
  pattern: JsNode,
  value: unknown,
  scope: Scope,
  interpreter: Interpreter,
  take: TakeValue | undefined,
): void {
  // What a part that cannot be known would have had in it cannot be known either.
  if (value === undefined && interpreter.isLenient) value = record();
  if (value === null || value === undefined)
    throw new EvaluationFault("expression-error", `cannot take properties from ${value}`, pattern.start);
  const taken = new Set<string>();
  for (const property of pattern.properties as JsNode[]) {
    if (property.type === "RestElement") {
      const entries = isRecord(value) ? interpreter.budget.list(Object.entries(value)) : [];
      const rest = record(entries.filter(([key]) => !taken.has(key)));
      bindPattern(property.argument, rest, scope, interpreter, take);
      continue;
    }
    const key = propertyKey(property, scope, interpreter);
    taken.add(key);
    bindPattern(property.value, memberOf(value, key, property.start, interpreter), scope, interpreter, take);
  }
}

function bindArray(
  pattern: JsNode,
  value: unknown,
  scope: Scope,
  interpreter: Interpreter,
  take: TakeValue | undefined,
): void {
  const elements = pattern.elements as (JsNode | null)[];
  const items =
    value === undefined && interpreter.isLenient ? [] : itemsFor(elements, value, pattern.start, interpreter);
  for (const [index, element] of elements.entries()) {
    if (element === null) continue;
    if (element.type === "RestElement")
      bindPattern(element.argument, interpreter.budget.list(items.slice(index)), scope, interpreter, take);
    else bindPattern(element, items[index], scope, interpreter, take);
  }
}

/** The items that a pattern takes: of what has no end, as many as it names. */
function itemsFor(
  elements: (JsNode | null)[],
  value: unknown,
  offset: number,
  interpreter: Interpreter,
): readonly unknown[] {
  const items = interpreter.each(value, offset);
  if (Array.isArray(items)) return items;
  if (elements.at(-1)?.type === "RestElement") return interpreter.items(value, offset);
  const first: unknown[] = [];
  const iterator = items[Symbol.iterator]();
  while (first.length < elements.length) first.push(iterator.next().value);
  return first;
}
