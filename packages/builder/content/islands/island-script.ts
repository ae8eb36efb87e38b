import { createRequire } from "node:module";
import { sha256 } from "../../text/hashes.ts";
import { readyNames } from "../expressions/builtins/ready-names.ts";
import { type JsNode, parseModule } from "../expressions/syntax.ts";
import { dataValue } from "../expressions/values.ts";
import { withIconImages } from "../icons/icon-address.ts";
import type { ContentModule } from "../modules/content-module.ts";
import { importedFile, namesFile } from "../modules/imported-files.ts";
import { sheetClasses } from "../modules/sheet-classes.ts";
import { withInnerTexts } from "../parsing/inner-markdown.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { classWords } from "../styles/class-words.ts";
import { makesCodeOfText } from "./code-of-text.ts";
import { type LaterCode, laterCodeOf } from "./later-code.ts";
import { importsFromPage } from "./page-names.ts";
import { refusedScript } from "./refused-script.ts";
import { withScriptSyntax } from "./script-syntax.ts";

const require = createRequire(import.meta.url);
/** Characters of program text in one script; more would be no part of a page. */
const codeMost = 1_000_000;
const imageName = /\.(?:svg|png|jpe?g|gif|webp)$/;

/** One root of a script: a file whose values the page wants, and their names in it. */
export interface ScriptRoot {
  module: ContentModule;
  names: ReadonlySet<string>;
}

export interface IslandScript {
  /** A hash of the text. */
  name: string;
  code: string;
  /** Code that its components may show in later states. */
  laterCode: LaterCode[];
}

/**
 * The classic script that brings the modules of components to a browser: JSX becomes calls, imports become a registry
 * of the script's own. Null where there is too much of it, or it cannot be compiled.
 */
export function islandScript(roots: readonly ScriptRoot[], state: RenderState): IslandScript | null {
  const { parts, programs } = scriptModules(roots, state) ?? {};
  if (!parts || !programs) return null;
  const text = [...parts.values()].join("");
  const used = (names: readonly string[]) =>
    names.filter((name) => new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(text)).join(",");
  const components = used(readyNames.components);
  // A later state may show a diagram that the first does not.
  if (/\bMermaid\b/.test(components)) state.features.add("mermaid");
  const entries = [...parts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, body]) => `${JSON.stringify(file)}:${body}`);
  const factory =
    "function(lc$){var lc$h=lc$.createElement,lc$f=lc$.Fragment,React=lc$.React,MintlifyComponents=lc$.components,user={};" +
    (used(["frontmatter"]) &&
      `var frontmatter=${JSON.stringify(dataValue(new Map(state.page.frontmatter?.() ?? [])))};`) +
    `var {${used(readyNames.hooks)}}=React;var {${components}}=lc$.components;\nreturn {${entries.join(",\n")}}}`;
  const name = sha256(factory).slice(0, 12);
  return {
    name,
    code: `(window.lecternIslands=window.lecternIslands||[]).push(["${name}",${factory}]);\n`,
    laterCode: /\bCodeBlock\b/.test(components) ? programs.flatMap(laterCodeOf) : [],
  };
}

/**
 * The functions of a script by file, and the programs as they are written: the roots, and what they need of other files.
 * Null where that is too much.
 */
function scriptModules(
  roots: readonly ScriptRoot[],
  state: RenderState,
): { parts: Map<string, string>; programs: string[] } | null {
  const parts = new Map<string, string>();
  const modules = new Map<string, { module: ContentModule; code: string; imports: Map<string, string> }>();
  const wanted = new Map(roots.map(({ module, names }) => [module.file, new Set(names)]));
  const pending = roots.map((root) => root.module);
  let length = 0;
  for (let module = pending.pop(); module; module = pending.pop()) {
    if (modules.has(module.file)) continue;
    const code = importsFromPage(module, state) + module.code;
    length += code.length;
    if (length > codeMost) return null;
    const imports = new Map<string, string>();
    modules.set(module.file, { module, code, imports });
    const refused = refusedScript(module.code);
    if (refused)
      state.diagnose(
        "warning",
        "client-component",
        `A component of \`${module.file}\` ${refused.address === null ? "writes a script into the page as text" : "loads a script of another host"}, which the policy of the site refuses.`,
        "Put the script into the repository.",
      );
    if (makesCodeOfText(module.code))
      state.diagnose(
        "warning",
        "client-component",
        `A component of \`${module.file}\` makes a program of text (eval, new Function), which the policy of the site refuses.`,
        "Write the program into the component, or into a script of the repository.",
      );
    for (const { specifier, names } of importsOf(code, state)) {
      const file = importedFile(specifier, module.file, state);
      imports.set(specifier, file);
      const next = state.modules.get(file);
      if (next) pending.push(next);
      else if (imageName.test(file)) parts.set(file, imageFunction(file));
      else if (file.endsWith(".json")) parts.set(file, dataFunction(state.context.readSource(file) ?? "null"));
      else if (file.endsWith(".css"))
        parts.set(file, dataFunction(JSON.stringify(sheetClasses(state.context.readSource(file) ?? ""))));
      // What stands in the text of a page is seen by its snippets without being exported.
      if (file === state.page.file) wanted.set(file, new Set([...(wanted.get(file) ?? []), ...names]));
    }
    for (const word of classWords(module.code)) state.styles.classes.add(word);
  }
  for (const [file, { module, code, imports }] of modules)
    parts.set(file, moduleFunction(code, module, wanted.get(file) ?? new Set(), imports));
  return { parts, programs: [...modules.values()].map(({ code }) => code) };
}

function moduleFunction(
  written: string,
  module: ContentModule,
  names: ReadonlySet<string>,
  imports: Map<string, string>,
): string {
  const { transform } = require("sucrase") as typeof import("sucrase");
  const typed = /\.tsx?$/.test(module.file);
  const { code } = transform(withInnerTexts(withIconImages(withScriptSyntax(written)), module), {
    transforms: typed ? ["typescript", "jsx", "imports"] : ["jsx", "imports"],
    jsxRuntime: "classic",
    jsxPragma: "lc$h",
    jsxFragmentPragma: "lc$f",
    production: true,
    disableESTransforms: true,
    preserveDynamicImport: true,
  });
  const exported = [...names].map((name) => `\nexports[${JSON.stringify(name)}]=${name};`).join("");
  const files = JSON.stringify(Object.fromEntries([...imports].sort(([a], [b]) => (a < b ? -1 : 1))));
  return `function(load,exports){var require=function(name){return load(${files}[name]||name)};(function(){${code}${exported}\n})()}`;
}

function imageFunction(file: string): string {
  return `function(load,exports){exports.__esModule=true;exports.default=lc$.address(${JSON.stringify(`/${file}`)})}`;
}

/** A file of data as a module; what is no JSON is nothing. */
function dataFunction(text: string): string {
  let data: unknown = null;
  try {
    data = JSON.parse(text);
  } catch {}
  return `function(load,exports){var data=${JSON.stringify(data)};exports.__esModule=true;Object.assign(exports,data,{default:data})}`;
}

/** What module code asks of other files of the tree: by which words, and under which of their names. */
function importsOf(code: string, state: RenderState): { specifier: string; names: string[] }[] {
  const imports = [];
  for (const node of parseModule(code).body as JsNode[]) {
    const specifier = node.source?.value;
    if (typeof specifier !== "string" || !(namesFile(specifier) || state.modules.has(specifier))) continue;
    const names = ((node.specifiers ?? []) as JsNode[]).map((item) => item.imported?.name).filter(Boolean) as string[];
    imports.push({ specifier, names });
  }
  return imports;
}
