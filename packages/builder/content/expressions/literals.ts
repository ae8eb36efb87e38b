import { withoutMarks } from "../../html/marks.ts";
import { textLengthFor } from "./builtins/regular-expressions.ts";
import { unsupported } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import type { Scope } from "./scope.ts";
import type { JsNode } from "./syntax.ts";
import { keyOf, ownEntries, record, textOf } from "./values.ts";

/** The most items that one `...list` adds. */
const spreadMost = 100_000;

/** The items of an array or the arguments of a call, with those of lists that are spread. A gap stays one. */
export function spreadItems(nodes: (JsNode | null)[], scope: Scope, interpreter: Interpreter): unknown[] {
  const items: unknown[] = [];
  for (const node of nodes) {
    if (node === null) items.length++;
    else if (node.type === "SpreadElement")
      items.push(...interpreter.items(interpreter.needed(node.argument, scope), node.start).slice(0, spreadMost));
    else items.push(interpreter.evaluate(node, scope));
  }
  return items;
}

/** `{ a: 1, ...b, get c() { … } }`. */
export function objectLiteral(node: JsNode, scope: Scope, interpreter: Interpreter): Record<string, unknown> {
  const result = record();
  for (const property of node.properties as JsNode[]) {
    if (property.type === "SpreadElement") {
      const value = interpreter.evaluate(property.argument, scope);
      for (const [key, item] of interpreter.budget.list(ownEntries(value))) result[key] = item;
    } else if (property.kind !== "init") {
      defineAccessor(result, property, scope, interpreter);
    } else {
      result[propertyKey(property, scope, interpreter)] = interpreter.evaluate(property.value, scope);
    }
  }
  return result;
}

/** `get a() {…}` and `set a(value) {…}` of an object: whoever reads or writes the property calls them. */
function defineAccessor(
  object: Record<string, unknown>,
  property: JsNode,
  scope: Scope,
  interpreter: Interpreter,
): void {
  const accessor = interpreter.evaluate(property.value, scope);
  const key = propertyKey(property, scope, interpreter);
  Object.defineProperty(object, key, {
    ...(property.kind === "get"
      ? { get: () => interpreter.call(accessor, [], null, object) }
      : { set: (value: unknown) => interpreter.call(accessor, [value], null, object) }),
    enumerable: true,
    configurable: true,
  });
}

/** Name of a property in an object literal or pattern. */
export function propertyKey(property: JsNode, scope: Scope, interpreter: Interpreter): string {
  if (property.computed) return keyOf(interpreter.evaluate(property.key, scope));
  return property.key.type === "Identifier" ? property.key.name : withoutMarks(textOf(property.key.value));
}

/** `/a+/g`. @throws {EvaluationFault} for one that could take long on any text. */
export function regexLiteral(node: JsNode): RegExp {
  const { pattern, flags } = node.regex as { pattern: string; flags: string };
  // With `v`, classes stand in classes: other signs than those that its cost is told by.
  if (textLengthFor(pattern) === 0 || flags.includes("v")) throw unsupported("this regular expression", node);
  return new RegExp(pattern, flags.replace(/[^gimsuy]/g, ""));
}
