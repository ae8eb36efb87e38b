import type { JsNode } from "../expressions/syntax.ts";
import { statementsOf, withStatements } from "./rewritten-statements.ts";

/** What names functions that load a component when it is drawn: React's, and that of Next.js. */
const loader = /^(?:lazy|dynamic)$/;
const sign = /\b(?:lazy|dynamic)\b[^;]{0,200}?\bimport\(/;

/**
 * Components that a program loads when they are drawn are imported at once, since a page's script holds what it needs:
 * `const Far = lazy(() => import("./far.jsx"))` becomes `import Far from "./far.jsx"`. Lines stay as many as they were.
 */
export function withLazyImports(code: string): string {
  if (!sign.test(code)) return code;
  const statements = statementsOf(code);
  return statements ? withStatements(code, statements, asImport) : code;
}

/** The import that a statement means; null for every other statement. */
function asImport(statement: JsNode): string | null {
  const { type, declaration } = statement;
  const isExport = type === "ExportNamedDeclaration";
  const { declarations = [] } = (isExport ? declaration : statement) ?? {};
  const [declared, ...others] = declarations as JsNode[];
  if (declared?.id?.type !== "Identifier" || others.length > 0) return null;
  const loaded = loadedBy(declared.init);
  if (!loaded) return null;
  const name = declared.id.name as string;
  const bound = loaded.name === "default" ? name : `{ ${loaded.name} as ${name} }`;
  return `import ${bound} from ${JSON.stringify(loaded.specifier)};${isExport ? `export { ${name} };` : ""}`;
}

/** What `lazy(() => import("./far.jsx"))` loads, or `lazy(() => import("./far.jsx").then((far) => ({ default: far.Far })))`. */
function loadedBy(call: JsNode | null): { specifier: string; name: string } | null {
  if (call?.type !== "CallExpression") return null;
  const callee = call.callee.type === "MemberExpression" ? call.callee.property : call.callee;
  const result = loader.test(callee.name) ? resultOf(call.arguments[0]) : null;
  if (result?.type === "ImportExpression") return imported(result, "default");
  if (result?.type !== "CallExpression" || result.callee.property?.name !== "then") return null;
  const taken = resultOf(result.arguments[0]);
  const value = taken?.type === "ObjectExpression" ? taken.properties[0]?.value : taken;
  return value?.type === "MemberExpression" && !value.computed
    ? imported(result.callee.object, value.property.name)
    : null;
}

function imported(node: JsNode, name: string): { specifier: string; name: string } | null {
  const specifier = node.type === "ImportExpression" ? node.source.value : null;
  return typeof specifier === "string" ? { specifier, name } : null;
}

/** What a function without statements of its own answers. */
function resultOf(node: JsNode | undefined): JsNode | null {
  if (!node || !/Function/.test(node.type)) return null;
  const [first, ...others] = node.body.type === "BlockStatement" ? (node.body.body as JsNode[]) : [];
  if (node.body.type !== "BlockStatement") return node.body;
  return first?.type === "ReturnStatement" && others.length === 0 ? first.argument : null;
}
