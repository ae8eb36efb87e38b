import { loadGrammars } from "../code/grammars.ts";
import { isNode, type JsNode, parseModule } from "../expressions/syntax.ts";

/** Code that a component may show in a later state, as its program or its props write it. */
export interface LaterCode {
  language: string;
  text: string;
}

/** Properties that say in which language the code beside them is. */
const languageProps = ["language", "lang"];
/** Names of properties whose text is code although it has one line. */
const codeName = /^(?:code|snippet|source|example|command|cmd|script|sample|usage|install|body|content|text|value)$/i;
/** Languages that properties and variables are named after: `{ python: "…" }`, `const pythonCode = "…"`. */
const namedAfter = new Set(
  (
    "bash sh shell zsh curl terminal powershell javascript js jsx typescript ts tsx node nodejs python py python3 java kotlin " +
    "swift go golang rust ruby php csharp cpp dart elixir scala sql json yaml yml toml xml html css graphql dotenv env docker " +
    "dockerfile solidity lua perl markdown md mdx vue svelte"
  ).split(" "),
);
/** Attributes that are words of the page's, and no code. */
const attributesWithoutCode = /^(?:class|className|style|d|points|title|alt|href|src)$/;

/** Expressions whose value is one of those in them. */
const passesOn = new Set(["JSXExpressionContainer", "JSXFragment", "ConditionalExpression", "LogicalExpression"]);

/** What is known of the language where a text stands. */
interface Around {
  language: string;
  /** The text is code even with one line: it stands in a property of such a name, or in a code block. */
  isCode: boolean;
}

/**
 * The code in the text of a module: strings that stand beside the name of their language, under it as a property, or
 * between the tags of a `<CodeBlock>` that names it; and strings of several lines where all code blocks name one.
 */
export function laterCodeOf(program: string): LaterCode[] {
  const tree = parseModule(program);
  return [...visit(tree, { language: onlyLanguage(tree), isCode: false })];
}

/** The same in props that a page gives, as data. */
export function laterCodeIn(data: unknown, around: Around = { language: "", isCode: false }): LaterCode[] {
  if (typeof data === "string") return isCodeText(data, around) ? [{ language: around.language, text: data }] : [];
  if (typeof data !== "object" || data === null) return [];
  if (Array.isArray(data)) return data.flatMap((item) => laterCodeIn(item, around));
  const own = languageProps.map((name) => (data as Record<string, unknown>)[name]).find(isLanguage);
  return Object.entries(data).flatMap(([name, value]) => laterCodeIn(value, within(name, own ?? around.language)));
}

function* visit(node: JsNode, around: Around): Generator<LaterCode> {
  const text = constantText(node);
  if (text !== null) {
    if (isCodeText(text, around)) yield { language: around.language, text };
  } else if (node.type === "ObjectExpression") yield* visitObject(node, around);
  else if (node.type === "JSXElement") yield* visitElement(node, around);
  else if (node.type === "VariableDeclarator") {
    const word = /^[a-z\d]+/.exec(String(node.id.name ?? ""))?.[0] ?? "";
    if (node.init) yield* visit(node.init, { language: namedAfter.has(word) ? word : around.language, isCode: false });
  } else {
    // `{key === "js" ? "…" : "…"}` is code as its branches are, and the words of a condition are none.
    const isCode = around.isCode && passesOn.has(node.type);
    for (const child of childrenOf(node)) yield* visit(child, { ...around, isCode: isCode && child !== node.test });
  }
}

function* visitObject(node: JsNode, around: Around): Generator<LaterCode> {
  const values = new Map<string, JsNode>();
  for (const property of node.properties as JsNode[]) {
    if (property.type === "Property" && !property.computed)
      values.set(String(property.key.name ?? property.key.value), property.value);
    else yield* visit(property, around);
  }
  const own = languageProps.map((name) => constantText(values.get(name) ?? null)).find(isLanguage);
  for (const [name, value] of values) yield* visit(value, within(name, own ?? around.language));
}

/** What a code block holds is code, in the language that it names. */
function* visitElement(node: JsNode, around: Around): Generator<LaterCode> {
  const isBlock = isCodeBlock(node);
  const language = (isBlock && languageOf(node)) || around.language;
  for (const { type, name, value, argument } of node.openingElement.attributes as JsNode[]) {
    if (type === "JSXSpreadAttribute") yield* visit(argument, around);
    else if (value && !attributesWithoutCode.test(String(name.name)))
      yield* visit(value, { language, isCode: isBlock && name.name === "code" });
  }
  for (const child of node.children as JsNode[]) yield* visit(child, { language, isCode: isBlock });
}

function within(name: string, language: string): Around {
  return {
    language: namedAfter.has(name.toLowerCase()) ? name.toLowerCase() : language,
    isCode: codeName.test(name) || namedAfter.has(name.toLowerCase()),
  };
}

function isCodeText(text: string, { language, isCode }: Around): boolean {
  return language !== "" && (isCode || text.trim().includes("\n")) && text.trim() !== "";
}

function isLanguage(name: unknown): name is string {
  return typeof name === "string" && loadGrammars(name.toLowerCase()) !== null;
}

/** The language that all code blocks of a program name; empty where they name several, or take it from elsewhere. */
function onlyLanguage(tree: JsNode): string {
  const named = new Set<string | null>();
  const pending = [tree];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === "JSXElement" && isCodeBlock(node)) named.add(languageOf(node));
    pending.push(...childrenOf(node));
  }
  const [language] = named;
  return named.size === 1 && language ? language : "";
}

function isCodeBlock({ openingElement }: JsNode): boolean {
  return openingElement.name.name === "CodeBlock";
}

/** The language that a code block names in words. */
function languageOf({ openingElement }: JsNode): string | null {
  for (const { type, name, value } of openingElement.attributes as JsNode[])
    if (type === "JSXAttribute" && languageProps.includes(name.name)) {
      const text = constantText(value?.type === "JSXExpressionContainer" ? value.expression : value);
      return isLanguage(text) ? text : null;
    }
  return null;
}

/** The text of an expression that is one whatever happens. What is put into a template later is a word in it. */
function constantText(node: JsNode | null): string | null {
  if (node?.type === "JSXText") return node.value.includes("\n") ? null : node.value;
  if (node?.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node?.type === "TemplateLiteral")
    return (node.quasis as JsNode[]).map(({ value }) => value.cooked ?? value.raw).join("x");
  if (node?.type === "BinaryExpression" && node.operator === "+") {
    const [left, right] = [constantText(node.left), constantText(node.right)];
    return left !== null && right !== null ? left + right : null;
  }
  if (node?.type !== "CallExpression" || node.callee.type !== "MemberExpression") return null;
  const { object, property } = node.callee as { object: JsNode; property: JsNode };
  if (property.name === "trim") return constantText(object)?.trim() ?? null;
  if (property.name !== "join" || object.type !== "ArrayExpression") return null;
  const lines = (object.elements as (JsNode | null)[]).map(constantText);
  const between = constantText(node.arguments[0] ?? null);
  return between !== null && lines.every((line) => line !== null) ? lines.join(between) : null;
}

function childrenOf(node: JsNode): JsNode[] {
  return Object.values(node).flat().filter(isNode);
}
