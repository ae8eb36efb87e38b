import { namesOf } from "../expressions/patterns.ts";
import { type JsNode, parseModule, SyntaxFault } from "../expressions/syntax.ts";
import type { ContentModule } from "./content-module.ts";

/** Programs of a file that may take names again: each has all that stands before it read once more. */
const programsMost = 20;
const programs = new WeakMap<ContentModule, number>();

/**
 * Leaves out of a file's code what the next of its programs declares again: the last of a name counts, as for functions,
 * and no browser reads code that declares a name twice. What declares other names, too, stays.
 * @param statements of the program that is to follow.
 */
export function leaveOutDeclared(statements: readonly JsNode[], module: ContentModule): void {
  const again = new Set(statements.flatMap(namesDeclared));
  const isAgain = !again.isDisjointFrom(module.declared);
  for (const name of again) module.declared.add(name);
  if (!isAgain) return;
  const count = (programs.get(module) ?? 0) + 1;
  programs.set(module, count);
  if (count > programsMost) return;
  let code = "";
  let from = 0;
  for (const node of statementsOf(module.code)) {
    const names = namesDeclared(node);
    if (names.length === 0 || !names.every((name) => again.has(name))) continue;
    code += module.code.slice(from, node.start);
    from = node.end;
  }
  module.code = code + module.code.slice(from);
}

/** None where some of its names are declared twice already. */
function statementsOf(code: string): readonly JsNode[] {
  try {
    return parseModule(code).body as JsNode[];
  } catch (error) {
    if (error instanceof SyntaxFault) return [];
    throw error;
  }
}

function namesDeclared(node: JsNode): string[] {
  switch (node.type) {
    case "ImportDeclaration":
      return (node.specifiers as JsNode[]).map(({ local }) => local.name as string);
    case "ExportNamedDeclaration":
      return node.declaration ? namesDeclared(node.declaration) : [];
    case "VariableDeclaration":
      return (node.declarations as JsNode[]).flatMap(({ id }) => namesOf(id));
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return [node.id.name];
    default:
      return [];
  }
}
