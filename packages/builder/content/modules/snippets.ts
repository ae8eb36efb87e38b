import { cutName } from "../../text/cut-names.ts";
import { parseJson } from "../expressions/builtins/json.ts";
import { EvaluationFault } from "../expressions/fault.ts";
import { Scope } from "../expressions/scope.ts";
import { isRecord, record } from "../expressions/values.ts";
import { withoutTypes } from "../expressions/without-types.ts";
import type { MdxNode } from "../mdx-tree.ts";
import { versionsOf } from "../parsing/merge-conflicts.ts";
import { parseSource } from "../parsing/parse-source.ts";
import { isProgram } from "../parsing/programs/programs.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { type ContentModule, collectDefinitions, createModule } from "./content-module.ts";
import { nearFile } from "./imported-files.ts";
import { MdxComponent } from "./mdx-component.ts";
import { runModule } from "./module-code.ts";
import { programsOf } from "./programs-of.ts";
import { sheetClasses } from "./sheet-classes.ts";

/** What a file offers to those that import it. */
export interface SnippetExports {
  default: MdxComponent | null;
  named: Record<string, unknown>;
}

/** Snippets that include each other, one in the next: each takes a part of the stack. */
const chainMost = 100;

const loadedKey = Symbol("snippets");
type WithSnippets = RenderState & { [loadedKey]?: Map<string, SnippetExports | null> };

/**
 * Loads a snippet once for a page: parses it, binds its own imports and constants. Null, with a diagnostic at the
 * place at hand, when there is no such file, it includes itself over others, or
 * too many include each other.
 */
export function loadSnippet(path: string, state: RenderState): SnippetExports | null {
  const holder = state as WithSnippets;
  holder[loadedKey] ??= new Map();
  const loaded = holder[loadedKey];
  if (state.snippetChain.includes(path)) {
    const chain = [...state.snippetChain.slice(state.snippetChain.indexOf(path)), path].join(" → ");
    state.diagnose(
      "error",
      "snippet-cycle",
      `Snippets include each other in a circle: ${chain}.`,
      "Take one of the imports out.",
    );
    return null;
  }
  const known = loaded.get(path);
  if (known !== undefined) return known;
  if (state.snippetChain.length > chainMost) {
    const message = `Snippets include each other over more than ${chainMost} files.`;
    state.diagnose("error", "nested-too-deeply", message, "Import what is needed where it is used.");
    return null;
  }
  const source = state.context.readSource(path);
  if (source === undefined) {
    const near = nearFile(path, state);
    state.diagnose(
      "error",
      "missing-snippet",
      `There is no file \`${path}\` to import.`,
      near === undefined
        ? "Correct the path; it starts from the root of the content."
        : `Did you mean "/${near}"? Paths start from the root of the content.`,
    );
    loaded.set(path, null);
    return null;
  }
  state.dependencies.add(path);
  const fault = state.context.sourceFault?.(path, source);
  if (fault) {
    const { severity, code, message, hint, line = 1, column = 1 } = fault;
    state.diagnose(severity, code, message, hint, { file: path, line, column });
  }
  state.snippetChain.push(path);
  const place = state.place;
  try {
    const result = readSnippet(path, source, state);
    loaded.set(path, result);
    return result;
  } finally {
    state.place = place;
    state.snippetChain.pop();
  }
}

const frontmatter = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/;

function readSnippet(path: string, source: string, state: RenderState): SnippetExports | null {
  const head = frontmatter.exec(source)?.[0] ?? "";
  const firstLine = head ? head.split("\n").length : 1;
  const module: ContentModule = createModule(path, source.slice(head.length), firstLine);
  const scope = new Scope(module, null, state.pageScope);
  if (/\.[jt]sx?$/.test(path)) {
    const code = inJavaScript(path, readableVersion(path, module, state));
    return { default: null, named: runModule(code, 0, scope, state) };
  }
  if (path.endsWith(".json")) return readData(source, state);
  if (path.endsWith(".css"))
    return { default: null, named: record([["default", record(Object.entries(sheetClasses(source)))]]) };
  const root = parseSource(module, state);
  collectDefinitions(root, module);
  const named = record();
  const nodes = root.children as MdxNode[];
  for (const node of programsOf(nodes)) {
    state.moveTo(node, module);
    Object.assign(named, runModule(node.value as string, node.position.start.line - 1, scope, state));
  }
  const component = new MdxComponent(path, nodes, scope);
  return { default: component, named };
}

/** A program without types, which stand in files of other endings too; what types do not explain is left as it is written. */
function inJavaScript(path: string, code: string): string {
  const isTyped = /\.tsx?$/.test(path);
  if (!isTyped && isProgram(code)) return code;
  const plain = withoutTypes(code);
  return isTyped || isProgram(plain) ? plain : code;
}

/** The program of a file; the first version that is one where Git left a merge conflict in it. */
function readableVersion(path: string, module: ContentModule, state: RenderState): string {
  const conflict = versionsOf(module.source);
  if (!conflict) return module.source;
  const { versions, line } = conflict;
  const read = versions.find(({ text }) => isProgram(inJavaScript(path, text))) ?? versions[0];
  const message = `Git left a merge conflict here; the version ${cutName(read.told, 60)} is read.`;
  const hint = "Keep one, and remove the markers.";
  state.diagnose("error", "expression-syntax", message, hint, { file: path, line, column: 1 });
  return read.text;
}

/** What `import data from "/snippets/data.json"` binds: the value, and by name what an object holds. */
function readData(source: string, state: RenderState): SnippetExports | null {
  try {
    const data = parseJson(source, state.interpreter);
    return { default: null, named: record([...(isRecord(data) ? Object.entries(data) : []), ["default", data]]) };
  } catch (error) {
    if (error instanceof EvaluationFault && error.code === "expression-limit") throw error;
    state.diagnose("error", "expression-syntax", "The imported file is not JSON.", "Correct the file.");
    return null;
  }
}
