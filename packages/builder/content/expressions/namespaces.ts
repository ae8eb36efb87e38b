import { closingBrace } from "../parsing/scan/closing-brace.ts";
import { type JsNode, parseModule, SyntaxFault } from "./syntax.ts";

const header = /^([ \t]*(?:export[ \t]+)?)(?:namespace|module)[ \t]+([A-Za-z_$][\w$]*)\s*\{/gm;
/** Characters of one namespace. */
const bodyMost = 100_000;
/** Namespaces within each other. */
const depthMost = 5;

/**
 * TypeScript with its namespaces as objects of what they export, on the lines that they had: they are the only declarations
 * with values that its types cannot simply be taken from. Those that hold types alone stay.
 * @param withoutTypes makes JavaScript of what stands in one.
 */
export function withNamespaces(
  source: string,
  withoutTypes: (text: string, depth: number) => string,
  depth = 0,
): string {
  if (depth >= depthMost || !/\b(?:namespace|module)\b/.test(source)) return source;
  let result = "";
  let from = 0;
  for (const { 0: head, 1: before, 2: name, index } of source.matchAll(header)) {
    const open = index + head.length - 1;
    const close = index < from ? -1 : closingBrace(source, open, bodyMost);
    if (close < 0) continue;
    const body = withoutExports(withoutTypes(source.slice(open + 1, close), depth + 1));
    if (!body) continue;
    const lines = "\n".repeat(head.split("\n").length - 1);
    result += `${source.slice(from, index)}${before}const ${name} = (() => {${lines}${body.code}; return { ${body.names.join(", ")} } })();`;
    from = close + 1;
  }
  return result + source.slice(from);
}

/** Statements with what they export as plain declarations; null where they export no value, or cannot be read. */
function withoutExports(code: string): { code: string; names: string[] } | null {
  const names: string[] = [];
  let plain = code;
  try {
    for (const { type, start, declaration } of parseModule(code).body as JsNode[]) {
      if (type !== "ExportNamedDeclaration" || !declaration) continue;
      plain = `${plain.slice(0, start)}      ${plain.slice(start + 6)}`;
      const declared = declaration.declarations ?? [declaration];
      for (const { id } of declared as JsNode[]) if (id?.type === "Identifier") names.push(id.name);
    }
  } catch (error) {
    if (error instanceof SyntaxFault) return null;
    throw error;
  }
  return names.length > 0 ? { code: plain, names } : null;
}
