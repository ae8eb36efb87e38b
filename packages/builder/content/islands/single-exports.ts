import { type JsNode, parseModule } from "../expressions/syntax.ts";

const several = /\bexport\s+(?:const|let|var)\b/;

/**
 * Module code in which each exported variable has a statement of its own: what compiles it exports the first of
 * `export const a = 1, b = 2` alone, and the second is a name that nobody has declared.
 */
export function withSingleExports(code: string): string {
  if (!several.test(code)) return code;
  let result = "";
  let from = 0;
  for (const { type, declaration } of parseModule(code).body as JsNode[]) {
    if (type !== "ExportNamedDeclaration" || declaration?.type !== "VariableDeclaration") continue;
    const declared = declaration.declarations as JsNode[];
    for (let at = 1; at < declared.length; at++) {
      const { end: start } = declared[at - 1] as JsNode;
      const { start: end } = declared[at] as JsNode;
      // Lines stay as many as they were.
      const lines = code.slice(start, end).replace(/[^\n]/g, "");
      result += `${code.slice(from, start)};${lines}export ${declaration.kind} `;
      from = end;
    }
  }
  return result + code.slice(from);
}
