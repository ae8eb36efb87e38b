import { type JsNode, parseModule } from "../expressions/syntax.ts";

/** The statements of a program; null where it has a fault, which is told by who reads it. */
export function statementsOf(code: string): JsNode[] | null {
  try {
    return parseModule(code).body as JsNode[];
  } catch {
    return null;
  }
}

/** A program with other words for some of its statements; null leaves one as it is. Lines stay where they are. */
export function withStatements(
  code: string,
  statements: readonly JsNode[],
  textOf: (statement: JsNode) => string | null,
): string {
  let result = "";
  let from = 0;
  for (const statement of statements) {
    const text = textOf(statement);
    if (text === null) continue;
    const missing = linesOf(code.slice(statement.start, statement.end)) - linesOf(text);
    result += code.slice(from, statement.start) + text + "\n".repeat(Math.max(missing, 0));
    from = statement.end;
  }
  return result + code.slice(from);
}

function linesOf(text: string): number {
  return text.split("\n").length;
}
