import type { Budget } from "./budget.ts";
import { unsupported } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import type { Scope } from "./scope.ts";
import type { JsNode } from "./syntax.ts";
import { textOf } from "./values.ts";

/** The text of a template literal, `evaluate` giving the values that stand in it. */
export function templateText(
  node: JsNode,
  form: "cooked" | "raw",
  budget: Budget,
  evaluate: (part: JsNode) => unknown,
): string {
  let text = node.quasis[0].value[form] ?? "";
  for (let index = 0; index < node.expressions.length; index++) {
    text += textOf(evaluate(node.expressions[index])) + (node.quasis[index + 1].value[form] ?? "");
  }
  return budget.text(text);
}

/** The text of `String.raw`, which formulas are written with; no other tag is known. */
export function taggedText(node: JsNode, scope: Scope, interpreter: Interpreter): string {
  const { tag, quasi } = node;
  const isRaw = tag.object?.name === "String" && !tag.computed && tag.property.name === "raw" && !scope.find("String");
  if (!isRaw) throw unsupported("`TaggedTemplateExpression`", node);
  return templateText(quasi, "raw", interpreter.budget, (part) => interpreter.evaluate(part, scope));
}
