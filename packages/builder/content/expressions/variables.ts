import { namesOf } from "./patterns.ts";
import type { JsNode } from "./syntax.ts";

const known = new WeakMap<JsNode, readonly string[]>();

/** The names that `var` declares anywhere in the body of a function, which are there from its beginning on. */
export function variablesOf(body: JsNode): readonly string[] {
  const names = known.get(body) ?? [...new Set(variablesIn(body))];
  known.set(body, names);
  return names;
}

function variablesIn(node: JsNode): string[] {
  if (node.type === "VariableDeclaration" && node.kind === "var")
    return (node.declarations as JsNode[]).flatMap(({ id }) => namesOf(id));
  return statementsIn(node).flatMap(variablesIn);
}

/** The statements that are parts of a statement; what an expression holds declares nothing around it. */
function statementsIn(node: JsNode): JsNode[] {
  switch (node.type) {
    case "BlockStatement":
      return node.body;
    case "IfStatement":
      return present(node.consequent, node.alternate);
    case "LabeledStatement":
    case "WhileStatement":
    case "DoWhileStatement":
      return [node.body];
    case "ForStatement":
      return present(node.init, node.body);
    case "ForOfStatement":
    case "ForInStatement":
      return [node.left, node.body];
    case "TryStatement":
      return present(node.block, node.handler?.body, node.finalizer);
    case "SwitchStatement":
      return (node.cases as JsNode[]).flatMap(({ consequent }) => consequent as JsNode[]);
    default:
      return [];
  }
}

function present(...nodes: (JsNode | null | undefined)[]): JsNode[] {
  return nodes.filter((node) => node !== null && node !== undefined);
}
