import { EvaluationFault, type Origin } from "../expressions/fault.ts";
import { namesOf } from "../expressions/patterns.ts";
import type { Scope } from "../expressions/scope.ts";
import { runDeclaration } from "../expressions/statements.ts";
import { type JsNode, parseModule, SyntaxFault } from "../expressions/syntax.ts";
import { BrowserValue, Closure, MissingValue, record } from "../expressions/values.ts";
import { asksForBrowser } from "../islands/needs-browser.ts";
import { learnName } from "../islands/top-level-name.ts";
import { withoutFilledGaps } from "../parsing/programs/module-gaps.ts";
import { placeFinder } from "../parsing/scan/place-finder.ts";
import type { LinePlace } from "../place.ts";
import { placeIn, type RenderState } from "../rendering/render-state.ts";
import { reportFault } from "../rendering/report-fault.ts";
import { withExports } from "./common-js.ts";
import { leaveOutDeclared } from "./declared-again.ts";
import { importPath, resolveFile } from "./imported-files.ts";
import { withLazyImports } from "./lazy-imports.ts";
import { bindImport, reExport } from "./module-imports.ts";
import { loadSnippet } from "./snippets.ts";

/**
 * Binds the imports and declarations of module code (`import`, `export const`, `const`, `function`) in a scope and
 * returns what it exports. Imports are looked at only when their name is used somewhere in the file, since pages
 * import much that they do not use. Faults are diagnostics at their line.
 * @param origin for code that was put together: where each part of it is written.
 */
export function runModule(
  written: string,
  lineOffset: number,
  scope: Scope,
  state: RenderState,
  origin?: Origin,
): Record<string, unknown> {
  const code = withLazyImports(withExports(withoutFilledGaps(written)));
  const exported = record();
  const placeOf = placeFinder(code);
  const inFile = ({ line, column }: LinePlace) => placeIn(scope.module, { line: lineOffset + line, column });
  const placeAt = (offset: number) => {
    state.place = origin?.(offset) ?? inFile(placeOf(offset));
  };
  const originOf = origin ?? ((offset: number) => inFile(placeFinder(code)(offset)));
  let program: JsNode;
  try {
    program = parseModule(code);
  } catch (error) {
    placeAt(error instanceof SyntaxFault ? Math.min(error.offset, code.trimEnd().length) : 0);
    reportFault(error, state.place, state, null, true);
    state.unreadPrograms.add(scope.module.file);
    return exported;
  }
  leaveOutDeclared(program.body as JsNode[], scope.module);
  scope.module.code += `${code}\n`;
  state.modules.set(scope.module.file, scope.module);
  for (const [index, node] of (program.body as JsNode[]).entries()) {
    placeAt(node.start);
    if (index >= statementsMost) {
      const hint = "Move data into fewer, larger constants.";
      state.diagnose(
        "error",
        "page-too-large",
        `More than ${statementsMost} statements; the rest has no effect.`,
        hint,
      );
      break;
    }
    try {
      state.interpreter.within(originOf, () => runStatement(node, scope, exported, state));
    } catch (error) {
      reportFault(error, state.place, state);
    }
  }
  takeLastValues(program.body as JsNode[], scope, exported);
  return exported;
}

/** An export is the variable and not what it was at first: `export let all; all = […]`, and so `export enum` becomes it. */
function takeLastValues(statements: readonly JsNode[], scope: Scope, exported: Record<string, unknown>): void {
  for (const { type, declaration } of statements) {
    if (
      type !== "ExportNamedDeclaration" ||
      declaration?.type !== "VariableDeclaration" ||
      declaration.kind === "const"
    )
      continue;
    for (const one of declaration.declarations as JsNode[])
      for (const name of namesOf(one.id)) exported[name] = scope.find(name)?.value;
  }
}

/** Statements in one piece of module code. */
const statementsMost = 5000;

function runStatement(node: JsNode, scope: Scope, exported: Record<string, unknown>, state: RenderState): void {
  switch (node.type) {
    case "ImportDeclaration":
      bindImport(node, scope, state);
      return;
    case "ExportNamedDeclaration":
      if (node.declaration) declare(node.declaration, scope, state, exported);
      else if (node.source) reExport(node, scope, exported, state);
      else
        for (const { local, exported: name } of node.specifiers as JsNode[])
          exported[name.name] = scope.find(local.name)?.value;
      return;
    case "ExportAllDeclaration": {
      const path = resolveFile(importPath(String(node.source.value), scope.module.file, state), state);
      const { default: _, ...named } = loadSnippet(path, state)?.named ?? {};
      if (node.exported) exported[node.exported.name] = record(Object.entries(named));
      else for (const [name, value] of Object.entries(named)) exported[name] ??= value;
      return;
    }
    case "ExportDefaultDeclaration": {
      const { declaration } = node;
      exported.default = declaration.type.endsWith("Declaration")
        ? new Closure(declaration, scope, state.interpreter.origin)
        : state.interpreter.evaluate(declaration, scope);
      // No program can ask for the name that one without a name gets.
      scope.declare(declaration.id?.name ?? "default", exported.default);
      learnName("default", scope);
      return;
    }
    case "VariableDeclaration":
    case "FunctionDeclaration":
    case "ClassDeclaration":
      declare(node, scope, state, null);
      return;
    case "ExpressionStatement":
      runEffect(node.expression, scope, state);
      return;
    case "EmptyStatement":
      return;
    case "BlockStatement":
      // A comment of Markdown at the top of a program is an empty block.
      if (node.body.length === 0) return;
      break;
    default:
  }
  const message = `\`${node.type}\` at the top of a module has no effect.`;
  state.diagnose("warning", "unsupported-expression", message, "Keep imports, exports and declarations alone there.");
}

/** `Card.Title = …` and `Object.assign(Card, …)` say what a value has; what else a program does at its top is for browsers. */
function runEffect(node: JsNode, scope: Scope, state: RenderState): void {
  if (node.type !== "AssignmentExpression" && node.type !== "CallExpression") return;
  try {
    state.interpreter.evaluate(node, scope);
  } catch (error) {
    if (!(error instanceof EvaluationFault) || error.code === "expression-limit") throw error;
  }
}

function declare(node: JsNode, scope: Scope, state: RenderState, exported: Record<string, unknown> | null): void {
  // A class is a component that only a browser can make something of.
  if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration")
    scope.declare(node.id.name, new Closure(node, scope, state.interpreter.origin), true);
  else if (node.type === "VariableDeclaration") declareValues(node, scope, state);
  if (!exported) return;
  const isList = node.type === "VariableDeclaration";
  const names = isList ? (node.declarations as JsNode[]).flatMap(({ id }) => namesOf(id)) : [node.id?.name as string];
  for (const name of names) {
    const binding = scope.find(name);
    if (binding) exported[name] = binding.value;
  }
}

/**
 * Constants whose values only a browser can make are for the components that it runs. Another fault is told where it is, and
 * once: not by each that asks for the name.
 */
function declareValues(node: JsNode, scope: Scope, state: RenderState): void {
  for (const declaration of node.declarations as JsNode[]) {
    try {
      runDeclaration({ ...node, declarations: [declaration] }, scope, state.interpreter);
      for (const name of namesOf(declaration.id)) learnName(name, scope);
    } catch (error) {
      if (!(error instanceof EvaluationFault)) throw error;
      const isBrowsers = declaration.init?.type !== "AwaitExpression" && asksForBrowser(declaration.init, scope);
      const value = isBrowsers ? new BrowserValue(error) : new MissingValue(error);
      for (const name of namesOf(declaration.id)) scope.declare(name, value, true);
      if (!isBrowsers) reportFault(error, state.place, state);
    }
  }
}
