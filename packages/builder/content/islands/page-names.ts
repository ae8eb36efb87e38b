import { namesOf } from "../expressions/patterns.ts";
import { type JsNode, parseModule, SyntaxFault } from "../expressions/syntax.ts";
import type { ContentModule } from "../modules/content-module.ts";
import type { RenderState } from "../rendering/render-state.ts";

/** Imports, as JavaScript, of what a snippet uses and leaves to the page that shows it. Empty for the page itself. */
export function importsFromPage(module: ContentModule, state: RenderState): string {
  const { pageScope, pageImports, page } = state;
  if (!pageScope || module.file === page.file) return "";
  const names = [...new Set([...pageImports.keys(), ...[...pageScope.own()].map(([name]) => name)])].filter((name) =>
    new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}(?![\\w$])`).test(module.code),
  );
  if (names.length === 0) return "";
  const own = declaredNames(parseModule(module.code));
  let code = "";
  for (const name of names.sort()) {
    const imported = pageImports.get(name);
    if (own.has(name) || imported?.file === module.file) continue;
    // What nobody has asked for so far is read now, so that the script can hold its file.
    pageScope.find(name);
    code += imported
      ? `import ${clause(imported.node)} from ${JSON.stringify(`/${imported.file}`)};`
      : `import { ${name} } from ${JSON.stringify(`/${page.file}`)};`;
  }
  return code;
}

/** `X`, `* as X` or `{ A as X }` of an import. */
function clause({ type, local, imported }: JsNode): string {
  if (type === "ImportDefaultSpecifier") return local.name;
  return type === "ImportNamespaceSpecifier"
    ? `* as ${local.name}`
    : `{ ${imported.name ?? JSON.stringify(imported.value)} as ${local.name} }`;
}

const exporting = new WeakMap<ContentModule, { length: number; names: ReadonlySet<string> }>();

/** Whether a module itself gives a name away that it declares. */
export function isExported(name: string, module: ContentModule): boolean {
  if (name === "default") return true;
  const { length } = module.code;
  let known = exporting.get(module);
  // What the text of a page is made into adds to its program, and exports nothing.
  if (known?.length !== length && !(known && !module.code.includes("export", known.length))) {
    known = { length, names: exportedNames(module.code) };
    exporting.set(module, known);
  }
  return known?.names.has(name) ?? false;
}

function exportedNames(code: string): Set<string> {
  const names = new Set<string>();
  for (const { type, declaration, specifiers } of statementsOf(code)) {
    if (type !== "ExportNamedDeclaration") continue;
    if (declaration?.id) names.add(declaration.id.name);
    for (const { id } of (declaration?.declarations ?? []) as JsNode[]) for (const name of namesOf(id)) names.add(name);
    for (const { local, exported } of specifiers as JsNode[]) if (local.name === exported.name) names.add(local.name);
  }
  return names;
}

/** The statements of a program; none of one whose parts are right and whose whole is not: a name that is exported twice. */
function statementsOf(code: string): JsNode[] {
  try {
    return parseModule(code).body;
  } catch (error) {
    if (error instanceof SyntaxFault) return [];
    throw error;
  }
}

/** Names that a module binds at its top. */
function declaredNames(program: JsNode): Set<string> {
  const names = new Set<string>();
  for (const statement of program.body as JsNode[]) {
    const node = statement.declaration ?? statement;
    if (node.type === "ImportDeclaration") for (const { local } of node.specifiers as JsNode[]) names.add(local.name);
    else if (node.type === "VariableDeclaration")
      for (const { id } of node.declarations as JsNode[]) for (const name of namesOf(id)) names.add(name);
    else if (node.id?.name) names.add(node.id.name);
  }
  return names;
}
