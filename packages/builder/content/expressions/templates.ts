import { withoutMarks } from "../../html/marks.ts";
import type { Budget } from "./budget.ts";
import { unsupported } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import type { Scope } from "./scope.ts";
import type { JsNode } from "./syntax.ts";
import { Closure, textOf } from "./values.ts";

/** The text of a template literal, `evaluate` giving the values that stand in it. */
export function templateText(
  node: JsNode,
  form: "cooked" | "raw",
  budget: Budget,
  evaluate: (part: JsNode) => unknown,
): string {
  let text = withoutMarks(node.quasis[0].value[form] ?? "");
  for (let index = 0; index < node.expressions.length; index++) {
    text += textOf(evaluate(node.expressions[index])) + withoutMarks(node.quasis[index + 1].value[form] ?? "");
  }
  return budget.text(text);
}

/** The text of `String.raw`, which formulas are written with, or what a function of the content makes of a template. */
export function taggedValue(node: JsNode, scope: Scope, interpreter: Interpreter): unknown {
  const { tag, quasi } = node;
  const isRaw = tag.object?.name === "String" && !tag.computed && tag.property.name === "raw" && !scope.find("String");
  if (!isRaw) {
    const parts = (form: "cooked" | "raw") =>
      (quasi.quasis as JsNode[]).map(({ value }) =>
        typeof value[form] === "string" ? withoutMarks(value[form]) : undefined,
      );
    // As the language has it: the list of texts carries them as they were written.
    const texts = Object.assign(parts("cooked"), { raw: interpreter.budget.list(parts("raw")) });
    const values = (quasi.expressions as JsNode[]).map((part) => interpreter.evaluate(part, scope));
    const called = interpreter.evaluate(tag, scope);
    if (!(called instanceof Closure)) throw unsupported("`TaggedTemplateExpression`", node);
    return interpreter.call(called, [interpreter.budget.list(texts), ...values]);
  }
  return templateText(quasi, "raw", interpreter.budget, (part) => interpreter.evaluate(part, scope));
}
