import { escapeHtml } from "../html/html.ts";
import { childrenOf, type ReadTag } from "./child-elements.ts";
import { EvaluationFault } from "./expressions/fault.ts";
import { componentValue, memberComponent } from "./expressions/jsx.ts";
import type { Scope } from "./expressions/scope.ts";
import { expressionPrefix, type JsNode, parseExpression, SyntaxFault } from "./expressions/syntax.ts";
import { Closure, ComponentName, isRecord, MdxFragment, record } from "./expressions/values.ts";
import { inlineComponent, inlineExpression } from "./islands/inline-component.ts";
import type { MdxNode } from "./mdx-tree.ts";
import { MdxComponent, renderSnippet } from "./modules/snippets.ts";
import type { Place, RenderState } from "./render-state.ts";
import { renderTyped, renderValue } from "./render-value.ts";

/** HTML of `<Name …>…</Name>` in Markdown. */
export function renderJsxNode(node: MdxNode, scope: Scope, state: RenderState): string {
  state.moveTo(node, scope.module);
  const { place } = state;
  try {
    const alive = inlineComponent(node, scope, state);
    if (alive) {
      const props = record(node.children?.length ? [["children", new MdxFragment(node.children, scope)]] : []);
      return state.nested(() => renderTyped(alive, { props, scope }, state));
    }
    const { type, props } = readTag(node, scope, state);
    if (type instanceof MdxComponent && node.type === "mdxJsxTextElement")
      return state.nested(() => renderSnippet(type, props, state, true));
    return state.nested(() => renderTyped(type, { props, scope }, state));
  } catch (error) {
    reportFault(error, place, state);
    return "";
  } finally {
    state.place = place;
  }
}

function readTag(node: MdxNode, scope: Scope, state: RenderState): ReturnType<ReadTag> {
  state.moveTo(node, scope.module);
  const type = typeOf(node.name, scope, state);
  const props = readAttributes(node, scope, state);
  const children = node.children as MdxNode[];
  if (children.length > 0) {
    props.children =
      type instanceof Closure
        ? childrenOf(children, type, scope, state, (child) => readTag(child, scope, state))
        : new MdxFragment(children, scope);
  }
  return { type, props };
}

/** What a tag's name stands for; null is a fragment. */
export function typeOf(name: string | null | undefined, scope: Scope, state: RenderState): unknown {
  if (!name) return null;
  return name.includes(".") ? memberComponent(name, scope, state.interpreter, 0) : componentValue(name, scope);
}

/** The props of a tag, evaluated. A prop that cannot be evaluated is left out and complained about. */
export function readAttributes(node: MdxNode, scope: Scope, state: RenderState): Record<string, unknown> {
  const props = record();
  for (const attribute of node.attributes ?? []) {
    if (attribute.type === "mdxJsxAttribute") {
      const { value } = attribute;
      if (value === null) props[attribute.name] = true;
      else if (typeof value === "string") props[attribute.name] = value;
      else props[attribute.name] = evaluateOr(undefined, value.value, scope, state);
    } else {
      const spread = evaluateOr(undefined, attribute.value.trim().replace(/^\.\.\./, ""), scope, state);
      if (isRecord(spread)) for (const [key, item] of Object.entries(spread)) props[key] = item;
    }
  }
  return props;
}

const simple = /^\s*(?:(-?\d+(?:\.\d+)?)|(true|false)|"([^"\\\n]*)"|'([^'\\\n]*)')\s*$/;

function evaluateOr(otherwise: unknown, text: string, scope: Scope, state: RenderState): unknown {
  const literal = simple.exec(text);
  if (literal) {
    if (literal[1] !== undefined) return Number(literal[1]);
    if (literal[2] !== undefined) return literal[2] === "true";
    return literal[3] ?? literal[4];
  }
  try {
    const tree = parseExpression(text);
    return tree ? state.interpreter.evaluate(tree, scope) : otherwise;
  } catch (error) {
    reportFault(error, state.place, state);
    return otherwise;
  }
}

const comment = /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/;

/** HTML of `{expression}` in Markdown. Prose in braces that names nothing known is printed as it is written. */
export function renderExpression(node: MdxNode, scope: Scope, state: RenderState): string {
  const text = node.value as string;
  if (text === "" || comment.test(text)) return "";
  state.moveTo(node, scope.module);
  const { place } = state;
  let tree: JsNode | null = null;
  try {
    tree = parseExpression(text);
    if (!tree) return "";
    const value = state.interpreter.evaluate(tree, scope);
    if (isRecord(value) || value instanceof ComponentName)
      throw new EvaluationFault(
        "unbound-name",
        `\`{${text.trim().slice(0, 60)}}\` is ${isRecord(value) ? "an object" : "a component"}, which cannot be shown`,
        expressionPrefix,
      );
    return renderValue(value, state);
  } catch (error) {
    const isBeyond = error instanceof EvaluationFault && error.code === "unsupported-expression";
    const alive = tree && isBeyond ? inlineExpression(node, tree, scope, state) : null;
    if (alive) return state.nested(() => renderTyped(alive, { props: record(), scope }, state));
    const fault = reportFault(error, locate(error, text, place), state);
    if (fault !== "unbound-name" && fault !== "expression-syntax") return "";
    if (/[<\n]/.test(text)) return "";
    state.text += `{${text}}`;
    return escapeHtml(`{${text}}`);
  } finally {
    state.place = place;
  }
}

/** Place of a fault inside an expression whose opening brace stands at `place`. */
function locate(error: unknown, text: string, place: Place): Place {
  if (!(error instanceof EvaluationFault || error instanceof SyntaxFault) || error.offset === null) return place;
  const offset = error.offset - expressionPrefix;
  if (offset < 0 || offset > text.length) return place;
  const before = text.slice(0, offset).split("\n");
  const last = (before.at(-1) as string).length;
  return {
    file: place.file,
    line: place.line + before.length - 1,
    column: before.length === 1 ? place.column + 1 + last : last + 1,
  };
}

const hints: Record<string, string> = {
  "unbound-name": "Write \\{ for a brace in text, or define the name with `export const`.",
  "unsupported-expression":
    "Content is evaluated without running code: use literals, properties, conditions and list methods.",
  "expression-limit": "Make the expression smaller.",
  "expression-error": "Correct the expression.",
  "expression-syntax": "Write \\{ for a brace in text.",
};

/** Turns whatever stopped an expression into a diagnostic; returns its code. */
export function reportFault(error: unknown, place: Place, state: RenderState): string {
  let code = "expression-error";
  let message = error instanceof Error ? error.message : String(error);
  if (error instanceof EvaluationFault) code = error.code;
  else if (error instanceof SyntaxFault) {
    code = "expression-syntax";
    message = `This is not an expression: ${message}`;
  } else if (error instanceof RangeError) {
    code = "expression-limit";
    message = "The content nests too deeply or grows too large.";
  } else if (!(error instanceof TypeError)) {
    throw error;
  }
  state.diagnose(
    code === "unbound-name" ? "warning" : "error",
    code,
    message.endsWith(".") ? message : `${message}.`,
    hints[code],
    place,
  );
  return code;
}
