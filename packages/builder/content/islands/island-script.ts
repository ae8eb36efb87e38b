import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type { ContentModule } from "../content-module.ts";
import { type JsNode, parseModule } from "../expressions/syntax.ts";
import { importedFile } from "../module-code.ts";
import type { RenderState } from "../render-state.ts";

const require = createRequire(import.meta.url);
/** Characters of program text in one script; more would be no part of a page. */
const codeMost = 1_000_000;
const imageName = /\.(?:svg|png|jpe?g|gif|webp)$/;

/** Names that content may use without importing them: what the reader's browser has ready for it. */
const ready = {
  hooks:
    "useState useEffect useLayoutEffect useRef useCallback useMemo useContext useReducer useId createContext memo forwardRef".split(
      " ",
    ),
  components:
    "Accordion AccordionGroup Badge Callout Card CardGroup Cards Check CodeBlock CodeGroup Color Column Columns Danger Expandable FileTree Frame GitHub Heading Icon Info Latex Link Note Panel Param ParamField Prompt RequestExample ResponseExample ResponseField Snippet Step Steps Tab Tabs Tile Tip Tooltip Tree Update View Visibility Warning".split(
      " ",
    ),
};

/** One root of a script: a file whose values the page wants, and their names in it. */
export interface ScriptRoot {
  module: ContentModule;
  names: ReadonlySet<string>;
}

/**
 * The classic script that brings the modules of components to a browser: JSX becomes calls, imports become a registry
 * of the script's own. The name is a hash of the text. Null where there is too much of it, or it cannot be compiled.
 */
export function islandScript(roots: readonly ScriptRoot[], state: RenderState): { name: string; code: string } | null {
  const modules = new Map<string, string>();
  const wanted = new Map(roots.map((root) => [root.module.file, root.names]));
  const pending = roots.map((root) => root.module);
  let length = 0;
  for (let module = pending.pop(); module; module = pending.pop()) {
    if (modules.has(module.file)) continue;
    length += module.code.length;
    if (length > codeMost) return null;
    const imports = importsOf(module, state);
    modules.set(module.file, moduleFunction(module, wanted.get(module.file) ?? new Set(), imports));
    for (const file of imports.values()) {
      const next = state.modules.get(file);
      if (next) pending.push(next);
      else if (imageName.test(file)) modules.set(file, imageFunction(file));
      else if (file.endsWith(".json")) modules.set(file, dataFunction(state.context.readSource(file) ?? "null"));
    }
    useLiteralClasses(module.code, state);
  }
  const text = [...modules.values()].join("");
  const used = (names: readonly string[]) =>
    names.filter((name) => new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(text)).join(",");
  const entries = [...modules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, body]) => `${JSON.stringify(file)}:${body}`);
  const factory =
    "function(lc$){var lc$h=lc$.createElement,lc$f=lc$.Fragment,React=lc$.React,user={};" +
    `var {${used(ready.hooks)}}=React;var {${used(ready.components)}}=lc$.components;\nreturn {${entries.join(",\n")}}}`;
  const name = createHash("sha256").update(factory).digest("hex").slice(0, 12);
  return { name, code: `(window.lecternIslands=window.lecternIslands||[]).push(["${name}",${factory}]);\n` };
}

function moduleFunction(module: ContentModule, names: ReadonlySet<string>, imports: Map<string, string>): string {
  const { transform } = require("sucrase") as typeof import("sucrase");
  const typed = /\.tsx?$/.test(module.file);
  const { code } = transform(module.code, {
    transforms: typed ? ["typescript", "jsx", "imports"] : ["jsx", "imports"],
    jsxRuntime: "classic",
    jsxPragma: "lc$h",
    jsxFragmentPragma: "lc$f",
    production: true,
    disableESTransforms: true,
  });
  const exported = [...names].map((name) => `\nexports.${name}=${name};`).join("");
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

/** Files that a module's imports name, by the words of the import. */
function importsOf(module: ContentModule, state: RenderState): Map<string, string> {
  const imports = new Map<string, string>();
  for (const node of parseModule(module.code).body as JsNode[]) {
    const specifier = node.source?.value;
    if (typeof specifier === "string" && /^[./]/.test(specifier))
      imports.set(specifier, importedFile(specifier, module.file, state));
  }
  return imports;
}

/** Classes may stand in any text of the program: each word that could be one is offered to the utility engine. */
function useLiteralClasses(code: string, state: RenderState): void {
  for (const [, text] of code.matchAll(/["'`]([^"'`\n]{1,600})["'`]/g)) {
    for (const word of (text as string).split(/\s+/)) {
      if (/^[a-z!-][\w:./%[\]#()!-]*$/.test(word) && word.length < 100) state.classes.add(word);
    }
  }
}
