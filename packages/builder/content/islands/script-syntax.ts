import { isNode, type JsNode, parseModule } from "../expressions/syntax.ts";

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What a script knows of the module that it was made of. */
const metaInScript = "({url:document.baseURI,env:{}})";

/**
 * Module code without what its compiler does not know, or a script may not hold:
 * - each exported variable has a statement of its own, since of `export const a = 1, b = 2` only the first would be declared;
 * - attributes with a colon (`xlink:href`) are spread;
 * - `import.meta` is an object, and nothing is awaited outside of functions: either would end the scripts of the whole page.
 */
export function withScriptSyntax(code: string): string {
  const edits: Edit[] = [];
  for (const statement of parseModule(code).body as JsNode[]) {
    if (statement.type === "ExportNamedDeclaration") edits.push(...singleExports(statement, code));
    collect(statement, false, edits, code);
  }
  edits.sort((a, b) => a.start - b.start);
  let result = "";
  let from = 0;
  for (const { start, end, text } of edits) {
    result += code.slice(from, start) + text;
    from = end;
  }
  return result + code.slice(from);
}

function singleExports({ declaration }: JsNode, code: string): Edit[] {
  if (declaration?.type !== "VariableDeclaration") return [];
  const declared = declaration.declarations as JsNode[];
  return declared.slice(1).map(({ start: end }, index) => {
    const { end: start } = declared[index] as JsNode;
    return { start, end, text: `;${linesOf(code.slice(start, end))}export ${declaration.kind} ` };
  });
}

/** Lines stay as many as they were. */
function linesOf(text: string): string {
  return text.replace(/[^\n]/g, "");
}

function collect(node: JsNode, isInFunction: boolean, edits: Edit[], code: string): void {
  const { type, start, end } = node;
  if (type === "MetaProperty" && node.meta.name === "import") {
    edits.push({ start, end, text: metaInScript });
    return;
  }
  if (type === "AwaitExpression" && !isInFunction) {
    edits.push({ start, end, text: `(void 0)${linesOf(code.slice(start, end))}` });
    return;
  }
  if (type === "JSXAttribute" && node.name.type === "JSXNamespacedName") edits.push(...spreadAttribute(node));
  const within = isInFunction || /Function/.test(type);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) collect(item, within, edits, code);
    } else if (isNode(value)) collect(value, within, edits, code);
  }
}

/** `xlink:href="#a"` as `{...{"xlink:href":"#a"}}`. */
function spreadAttribute({ name, value, start, end }: JsNode): Edit[] {
  const key = JSON.stringify(`${name.namespace.name}:${name.name.name}`);
  if (value?.type !== "JSXExpressionContainer")
    return [{ start, end, text: `{...{${key}:${value ? JSON.stringify(value.value) : "true"}}}` }];
  const { expression } = value;
  return [
    { start, end: expression.start, text: `{...{${key}:(` },
    { start: expression.end, end, text: ")}}" },
  ];
}
