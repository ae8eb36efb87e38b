import { namesOf } from "../expressions/patterns.ts";
import type { JsNode } from "../expressions/syntax.ts";
import { namesFile } from "./imported-files.ts";
import { statementsOf, withStatements } from "./rewritten-statements.ts";

const sign = /(?<![\w$.])(?:module\.exports(?:\.[\w$]+)?|exports\.[\w$]+)\s?=(?!=)/;

/**
 * A program of CommonJS, as compilers write it, in the words of modules: `exports.Card = Card` and `module.exports = { Card }`
 * become `export { Card }`, `const { Card } = require("./card.js")` an import. A program that imports or exports itself
 * stays as it is. Lines stay where they are.
 */
export function withExports(code: string): string {
  if (!sign.test(code)) return code;
  const statements = statementsOf(code);
  if (!statements || statements.some(({ type }) => /^(?:Import|Export)/.test(type))) return code;
  const program: Program = { code, given: new Map(), own: new Set(statements.flatMap(declaredBy)) };
  const rewritten = withStatements(code, statements, (statement) =>
    statement.type === "ExpressionStatement" ? withoutExport(statement.expression, program) : asImport(statement),
  );
  const rest = rewritten.replace(
    /(?<![\w$.])(?:module\.)?exports\.([\w$]+)/g,
    (written, name: string) => program.given.get(name) ?? written,
  );
  const names = [...program.given].map(([name, local]) => (name === local ? name : `${local} as ${name}`));
  return names.length > 0 ? `${rest}\nexport { ${names.join(", ")} };` : rest;
}

interface Program {
  code: string;
  /** What it gives away, by the names that others ask for: its own names of it. */
  given: Map<string, string>;
  /** What it declares. */
  own: ReadonlySet<string>;
}

function declaredBy({ id, declarations }: JsNode): string[] {
  return [...(id ? [id] : []), ...((declarations ?? []) as JsNode[]).map((one) => one.id as JsNode)].flatMap(namesOf);
}

/** What remains of a statement that gives something away; null for every other. */
function withoutExport(node: JsNode, program: Program): string | null {
  // What a compiler says of its module: `Object.defineProperty(exports, "__esModule", …)`.
  if (node.type === "CallExpression") return node.arguments[0]?.name === "exports" ? ";" : null;
  const names: string[] = [];
  let value = node;
  for (; value.type === "AssignmentExpression" && value.operator === "="; value = value.right) {
    const name = exportedName(value.left);
    if (name === null) return null;
    names.push(name);
  }
  if (names.length === 0) return null;
  // `exports.A = exports.B = void 0` stands above what they are.
  if (value.type === "UnaryExpression") return ";";
  const isObject = value.type === "ObjectExpression" && names.includes("default");
  if (!isObject) return names.map((name) => giveAway(name, value, program)).join("");
  let text = ";";
  for (const { type, key, value: own, computed } of value.properties as JsNode[])
    if (type === "Property" && !computed && key.type === "Identifier") text += giveAway(key.name, own, program);
  return text;
}

/** `exports.Card`, `module.exports.Card`, and `module.exports` as `default`; null for everything else. */
function exportedName({ type, object, property, computed }: JsNode): string | null {
  if (type !== "MemberExpression" || computed || property.type !== "Identifier") return null;
  if (object.name === "module" && property.name === "exports") return "default";
  return object.name === "exports" || exportedName(object) === "default" ? property.name : null;
}

/** Notes a value under its name, and says the statement that makes it where it has no name of its own. */
function giveAway(name: string, value: JsNode, { code, given, own }: Program): string {
  const known = value.type === "Identifier" ? value.name : given.get(exportedName(value) ?? "");
  const local = known ?? (own.has(name) || name === "default" ? `${name}$given` : name);
  given.set(name, local);
  return known ? ";" : `const ${local} = ${code.slice(value.start, value.end)};`;
}

/** `const React = require("react")` as an import; null for every other statement. */
function asImport({ type, declarations }: JsNode): string | null {
  const [declared, ...others] = type === "VariableDeclaration" ? (declarations as JsNode[]) : [];
  const call = declared?.init;
  if (!declared || others.length > 0 || call?.type !== "CallExpression" || call.callee.name !== "require") return null;
  const specifier = call.arguments[0]?.value;
  const { id } = declared;
  if (typeof specifier !== "string") return null;
  const from = `from ${JSON.stringify(specifier)};`;
  if (id.type === "Identifier") return `import ${namesFile(specifier) ? "* as " : ""}${id.name} ${from}`;
  const parts = (id.properties ?? []) as JsNode[];
  if (!parts.every(({ key, value }) => key?.type === "Identifier" && value?.type === "Identifier")) return null;
  return `import { ${parts.map(({ key, value }) => `${key.name} as ${value.name}`).join(", ")} } ${from}`;
}
