import { type JsNode, parseModule } from "../../content/index.ts";

/** What stands at the beginning of a line in modules and programs of Node, and seldom elsewhere. */
const signs = /^(?:import\b|export\b|module\.exports\b|exports\.|(?:const|let|var)\s[^=]{1,500}=\s*require\()/m;

/**
 * Whether every page may load a `.js` file of the repository as its script. Modules that snippets import, and programs
 * of Node that only build the docs, end with an error in a browser before they do anything, on every page.
 */
export function isPageScript(text: string): boolean {
  if (text.startsWith("#!")) return false;
  if (!signs.test(text)) return true;
  try {
    return !(parseModule(text).body as JsNode[]).some(isForeign);
  } catch {
    // Not a module: perhaps a script that is not strict, with a sign in a comment.
    return true;
  }
}

/** A statement at the top level that no script of a page can have, or get past. */
function isForeign(node: JsNode): boolean {
  if (/^(?:Import|Export)\w*Declaration$/.test(node.type)) return true;
  if (node.type === "VariableDeclaration") return (node.declarations as JsNode[]).some(({ init }) => isRequired(init));
  if (node.type !== "ExpressionStatement") return false;
  const { left } = node.expression as JsNode;
  return left?.type === "MemberExpression" && /^(?:module|exports)$/.test(left.object.name ?? left.object.object?.name);
}

/** `require("…")`, or something of what it yields. */
function isRequired(node: JsNode | null): boolean {
  if (node?.type === "MemberExpression") return isRequired(node.object);
  return (
    node?.type === "CallExpression" &&
    (node.callee.name === "require" ? typeof node.arguments[0]?.value === "string" : isRequired(node.callee))
  );
}
