import { toldFault } from "../expressions/fault.ts";
import type { Scope } from "../expressions/scope.ts";
import type { JsNode } from "../expressions/syntax.ts";
import { componentOfFormat, MissingValue, record } from "../expressions/values.ts";
import type { RenderState } from "../rendering/render-state.ts";
import type { ContentModule } from "./content-module.ts";
import { importPath, namesFile, resolveFile } from "./imported-files.ts";
import type { MdxComponent } from "./mdx-component.ts";
import { bindPackage } from "./package-imports.ts";
import { loadSnippet } from "./snippets.ts";

/** Gives the names of an `import` what they stand for; a file is read only for names that the module uses. */
export function bindImport(node: JsNode, scope: Scope, state: RenderState): void {
  const specifier = String(node.source.value);
  if (!namesFile(specifier)) {
    const used = (name: string) => isUsed(name, scope.module);
    bindPackage(specifier, node.specifiers, used, scope, state);
    return;
  }
  const path = importPath(specifier, scope.module.file, state);
  for (const item of node.specifiers as JsNode[]) {
    if (scope === state.pageScope)
      state.pageImports.set(item.local.name, { file: resolveFile(path, state), node: item });
    if (isUsed(item.local.name, scope.module)) bindImported(item, path, scope, state);
    else if (scope === state.pageScope) deferImport(item, path, scope, state);
  }
}

/** What a page imports without using it is there for snippets, which may leave the import of what they need to the page. */
function deferImport(item: JsNode, path: string, scope: Scope, state: RenderState): void {
  const { place: written } = state;
  const name = item.local.name as string;
  scope.defer(name, () => {
    if (state.snippetChain.includes(resolveFile(path, state))) return deferImport(item, path, scope, state);
    const { place } = state;
    state.place = written;
    bindImported(item, path, scope, state);
    state.place = place;
  });
}

function bindImported(item: JsNode, path: string, scope: Scope, state: RenderState): void {
  if (/\.(?:svg|png|jpe?g|gif|webp)$/.test(path)) {
    scope.declare(item.local.name, `/${path}`, true);
    return;
  }
  const snippet = loadSnippet(resolveFile(path, state), state);
  if (snippet) bindName(item, snippet, path, scope, state);
  else scope.declare(item.local.name, notImported(item), true);
}

function bindName(
  item: JsNode,
  snippet: NonNullable<ReturnType<typeof loadSnippet>>,
  path: string,
  scope: Scope,
  state: RenderState,
): void {
  const local = item.local.name as string;
  if (item.type === "ImportNamespaceSpecifier") {
    scope.declare(
      local,
      record([...Object.entries(snippet.named), ...(snippet.default ? [["default", snippet.default] as const] : [])]),
      true,
    );
    return;
  }
  const name = item.type === "ImportDefaultSpecifier" ? "default" : (item.imported.name as string);
  let value = name === "default" ? (snippet.named.default ?? snippet.default) : snippet.named[name];
  // `import { X } from "x.mdx"` of a file that exports nothing means the file itself.
  if (value === undefined && name !== "default" && /^[A-Z]/.test(name) && showsSomething(snippet.default))
    value = snippet.default;
  if (value === undefined || value === null) {
    // What a program that cannot be read would export, nobody knows.
    const file = resolveFile(path, state);
    if (!state.unreadPrograms.has(file))
      state.diagnose(
        "error",
        "missing-export",
        `\`${path}\` does not export \`${name}\`.`,
        commonJs.test(state.modules.get(file)?.code ?? "")
          ? "Write `export` in front of what the file declares: nothing reads `module.exports`."
          : "Only what the file exports by name can be imported.",
      );
    value = notImported(item);
  }
  scope.declare(local, value, true);
}

const commonJs = /(?<![\w$.])(?:module\.)?exports(?:\.[\w$]+)?\s?=/;

/**
 * What stands for a name whose import has been complained about: the format's component of that name, as where nothing is
 * imported; else what is made of it is not complained about again.
 */
function notImported({ local: { name } }: JsNode): unknown {
  return componentOfFormat(name) ?? new MissingValue(toldFault(`\`${name}\` could not be imported`));
}

/** Whether a file has more than a program. */
function showsSomething(component: MdxComponent | null): boolean {
  return component?.nodes.some(({ type }) => type !== "mdxjsEsm") ?? false;
}

/** Hands on what an `export … from` names, by the names that it gives; nothing of a file that is not there. */
export function reExport(node: JsNode, scope: Scope, exported: Record<string, unknown>, state: RenderState): void {
  const path = resolveFile(importPath(String(node.source.value), scope.module.file, state), state);
  const snippet = loadSnippet(path, state);
  if (!snippet) return;
  for (const { local, exported: name } of node.specifiers as JsNode[]) {
    exported[name.name] =
      local.name === "default" ? (snippet.named.default ?? snippet.default) : snippet.named[local.name];
  }
}

const importStatement = /^import\b[^;"']*["'][^"'\n]*["'];?/gm;
const withoutImports = new WeakMap<ContentModule, string>();

/** Whether a name stands in a file besides its imports. */
function isUsed(name: string, module: ContentModule): boolean {
  let text = withoutImports.get(module);
  if (text === undefined) {
    text = module.source.replace(importStatement, "");
    withoutImports.set(module, text);
  }
  return text.includes(name);
}
