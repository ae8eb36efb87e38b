import { escapeHtml } from "../../../html/html.ts";
import { cutName } from "../../../text/cut-names.ts";
import { EvaluationFault, isExpressionFault, type Origin } from "../../expressions/fault.ts";
import { componentValue, memberComponent } from "../../expressions/jsx.ts";
import type { Scope } from "../../expressions/scope.ts";
import { type JsNode, parseExpression, SyntaxFault } from "../../expressions/syntax.ts";
import { Closure, ComponentName, isRecord, MdxFragment, MissingValue, record } from "../../expressions/values.ts";
import { inlineComponent, inlineExpression } from "../../islands/inline-component.ts";
import type { MdxNode } from "../../mdx-tree.ts";
import { MdxComponent } from "../../modules/mdx-component.ts";
import { withoutParagraphs } from "../blocks/phrasing.ts";
import { attributeOrigin, expressionOrigin } from "../origins.ts";
import type { RenderState } from "../render-state.ts";
import { renderTyped, renderValue } from "../render-value.ts";
import { reportFault } from "../report-fault.ts";
import { childrenOf, type ReadTag } from "./child-elements.ts";
import { isReaderProp } from "./reader-props.ts";
import { renderSnippet } from "./render-snippet.ts";
import { reportUnknownProps } from "./unknown-props.ts";

/** HTML of `<Name …>…</Name>` in Markdown. */
export function renderJsxNode(node: MdxNode, scope: Scope, state: RenderState): string {
  correctName(node, scope);
  state.moveTo(node, scope.module);
  const { place } = state;
  const { componentDepth } = state;
  state.componentDepth = 0;
  state.standing = node.type === "mdxJsxTextElement" ? "line" : "block";
  try {
    const alive = inlineComponent(node, scope, state);
    if (alive) {
      const { children = [], name } = node;
      const shown = withoutParagraphs(new MdxFragment(children, scope), name ?? "");
      const props = record(children.length > 0 ? [["children", shown]] : []);
      return state.nested(() => renderTyped(alive, { props, scope }, state));
    }
    const { type, props } = readTag(node, scope, state);
    reportUnknownProps(type, node, scope.module, state);
    if (type instanceof MdxComponent && node.type === "mdxJsxTextElement")
      return state.nested(() => renderSnippet(type, props, state, true));
    return state.nested(() => renderTyped(type, { props, scope }, state));
  } catch (error) {
    reportFault(error, place, state);
    return "";
  } finally {
    state.place = place;
    state.componentDepth = componentDepth;
  }
}

/** The parser runs a name together with texts that follow it, where the closing tag stands in a list item within the element. */
function correctName(node: MdxNode, scope: Scope): void {
  const { name, position } = node;
  const { source } = scope.module;
  const start = position.start.offset + 1;
  if (!name || position.end.offset < start || source.startsWith(name, start)) return;
  const written = /^[\w$.:-]+/.exec(source.slice(start, start + name.length))?.[0];
  if (written && name.startsWith(written)) node.name = written;
}

/** What the tag of a node stands for, and its props, with what is between the tags as such a type gets it. */
export function readTag(node: MdxNode, scope: Scope, state: RenderState): ReturnType<ReadTag> {
  correctName(node, scope);
  state.moveTo(node, scope.module);
  const type = typeOf(node.name, scope, state);
  const props = readAttributes(node, scope, state);
  const isContents = type instanceof Closure || type instanceof MdxComponent;
  if (!isContents) for (const name in props) if (props[name] instanceof MissingValue) delete props[name];
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
function typeOf(name: string | null | undefined, scope: Scope, state: RenderState): unknown {
  if (!name) return null;
  return name.includes(".") ? memberComponent(name, scope, state.interpreter, 0) : componentValue(name, scope);
}

/** The props of a tag, evaluated. A prop that cannot be evaluated is left out and complained about. */
function readAttributes(node: MdxNode, scope: Scope, state: RenderState): Record<string, unknown> {
  const props = record();
  for (const attribute of node.attributes ?? []) {
    if (attribute.type === "mdxJsxAttribute") {
      const { value } = attribute;
      if (value === null) props[attribute.name] = true;
      else if (typeof value === "string") props[attribute.name] = value;
      else {
        const { name } = attribute;
        const at = () => attributeOrigin(node, attribute, scope.module);
        props[name] = evaluateProp(value.value, isReaderProp(name), at, scope, state);
      }
    } else {
      const text = attribute.value.trim().replace(/^\.\.\./, "");
      const spread = evaluateProp(text, false, () => attributeOrigin(node, attribute, scope.module), scope, state);
      if (isRecord(spread)) for (const [key, item] of Object.entries(spread)) props[key] = item;
    }
  }
  return props;
}

const simple = /^\s*(?:(-?\d+(?:\.\d+)?)|(true|false)|"([^"\\\n]*)"|'([^'\\\n]*)')\s*$/;

/** The value of a prop; of words for readers with a gap, the rest; undefined for what cannot be told. */
function evaluateProp(
  text: string,
  isForReaders: boolean,
  origin: () => Origin,
  scope: Scope,
  state: RenderState,
): unknown {
  const literal = simple.exec(text);
  if (literal) {
    if (literal[1] !== undefined) return Number(literal[1]);
    if (literal[2] !== undefined) return literal[2] === "true";
    return literal[3] ?? literal[4];
  }
  const { interpreter } = state;
  let tree: JsNode | null = null;
  let known: Origin | undefined;
  const at: Origin = (offset) => {
    known ??= origin();
    return known(offset);
  };
  try {
    tree = parseExpression(text);
    const program = tree;
    return program ? interpreter.within(at, () => interpreter.evaluate(program, scope)) : undefined;
  } catch (error) {
    reportFault(error, error instanceof SyntaxFault ? at(error.offset) : state.place, state);
    if (!tree || !isExpressionFault(error)) return undefined;
    const rest = restOf(tree, isForReaders, at, scope, state);
    // A component that makes something of the value is not complained about for it.
    return rest === undefined && error instanceof EvaluationFault && error.isTold ? new MissingValue(error) : rest;
  }
}

/** What is left of a value without what cannot be evaluated in it; undefined where nothing is. */
export function restOf(
  tree: JsNode,
  isForReaders: boolean,
  origin: Origin | null,
  scope: Scope,
  state: RenderState,
): unknown {
  const { interpreter } = state;
  if (!isForReaders && !/^(?:JSX|Call|Array|Conditional|Logical)/.test(tree.type)) return undefined;
  const onGap = (gap: EvaluationFault) => {
    if (gap.code !== "expression-error") reportFault(gap, state.place, state);
  };
  try {
    return interpreter.leniently(onGap, () =>
      interpreter.within(origin, () =>
        isForReaders ? interpreter.evaluateWords(tree, scope) : interpreter.evaluate(tree, scope),
      ),
    );
  } catch (error) {
    // Where the page has no room left for it, nothing is left of it either.
    if (!isExpressionFault(error)) reportFault(error, state.place, state);
    return undefined;
  }
}

/** Some authors write two braces around one, as other tools ask for it. */
const comment = /^\s*(?:\{\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*\}|\/\*(?:(?!\*\/)[\s\S])*\*\/)\s*$/;

/** HTML of `{expression}` in Markdown. Prose in braces that names nothing known is printed as it is written. */
export function renderExpression(node: MdxNode, scope: Scope, state: RenderState): string {
  const text = node.value as string;
  if (text === "" || comment.test(text)) return "";
  state.moveTo(node, scope.module);
  const { place } = state;
  const origin = expressionOrigin(node, scope.module);
  let tree: JsNode | null = null;
  try {
    tree = parseExpression(text);
    if (!tree) return "";
    const program = tree;
    const value = state.interpreter.within(origin, () => state.interpreter.shown(program, scope));
    if (isRecord(value) || value instanceof ComponentName)
      throw new EvaluationFault(
        "unbound-name",
        `\`{${cutName(text.trim(), 60)}}\` is ${isRecord(value) ? "an object" : "a component"}, which cannot be shown`,
      );
    return renderValue(value, state);
  } catch (error) {
    const isBeyond = error instanceof EvaluationFault && error.code === "unsupported-expression";
    const alive = tree && isBeyond ? inlineExpression(node, tree, scope, state) : null;
    if (alive) return state.nested(() => renderTyped(alive, { props: record(), scope }, state));
    const fault = reportFault(error, error instanceof SyntaxFault ? origin(error.offset) : place, state);
    const isProse = !/[<\n]/.test(text) && (fault === "unbound-name" || fault === "expression-syntax");
    if (!isProse)
      return tree && isExpressionFault(error) ? renderValue(restOf(tree, false, origin, scope, state), state) : "";
    state.plain.add(`{${text}}`);
    return escapeHtml(`{${text}}`);
  } finally {
    state.place = place;
  }
}
