import { EvaluationFault } from "../../expressions/fault.ts";
import type { Scope } from "../../expressions/scope.ts";
import { parseExpression, SyntaxFault } from "../../expressions/syntax.ts";
import {
  type Closure,
  ComponentName,
  type JsxElement,
  MdxFragment,
  record,
  WrittenElement,
} from "../../expressions/values.ts";
import { opensChildren } from "../../islands/opens-children.ts";
import type { MdxNode } from "../../mdx-tree.ts";
import type { Place } from "../../place.ts";
import { holdsParagraphs, isLoose } from "../blocks/list-items.ts";
import { placeIn, type RenderState } from "../render-state.ts";

/** How the props and the type of one tag in Markdown are found. */
export type ReadTag = (node: MdxNode) => { type: unknown; props: Record<string, unknown> };

/**
 * What a component of the content gets as `children`: text and values as they are, elements one by one where there is
 * nothing else, so that it may count them, look at their props and wrap each. Markdown is given as a whole, and as the
 * elements that it means to a component that looks into its children.
 */
export function childrenOf(
  nodes: MdxNode[],
  component: Closure,
  scope: Scope,
  state: RenderState,
  read: ReadTag,
): unknown {
  const children = nodes.filter((node) => !isBlank(node));
  const [only] = children;
  const value = only && children.length === 1 ? plainValue(only, scope, state) : undefined;
  if (value !== undefined) return value;
  const { place } = state;
  const isOpened = opensChildren(component.scope.module);
  const reader = new ChildReader(scope, state, read, isOpened);
  let values: unknown[];
  if (children.length > 0 && children.every(isTag) && (isOpened || !nodes.some(isSpace)))
    values = children.map((node) => reader.value(node));
  else if (isOpened) values = reader.values(nodes);
  else return new MdxFragment(nodes, scope);
  state.place = place;
  return oneOf(values);
}

/** Text, or what an expression says; undefined for all else, and for an expression that complains where it is shown. */
function plainValue({ type, value }: MdxNode, scope: Scope, state: RenderState): unknown {
  if (type === "text") return value;
  if (type !== "mdxTextExpression" && type !== "mdxFlowExpression") return undefined;
  try {
    const tree = parseExpression(value as string);
    const result = tree ? state.interpreter.evaluate(tree, scope) : undefined;
    return result instanceof ComponentName ? undefined : result;
  } catch (error) {
    if (error instanceof SyntaxFault || (error instanceof EvaluationFault && error.code !== "expression-limit"))
      return undefined;
    throw error;
  }
}

const tags: ReadonlyMap<string, string> = new Map([
  ["paragraph", "p"],
  ["strong", "strong"],
  ["emphasis", "em"],
  ["delete", "del"],
  ["blockquote", "blockquote"],
]);

/** Markdown as the elements that a component sees in it. What it has no simple element for stays as it is. */
class ChildReader {
  readonly #scope: Scope;
  readonly #state: RenderState;
  readonly #read: ReadTag;
  /** Tags of HTML hold elements too, not Markdown as a whole. */
  readonly #isDeep: boolean;

  constructor(scope: Scope, state: RenderState, read: ReadTag, isDeep: boolean) {
    this.#scope = scope;
    this.#state = state;
    this.#read = read;
    this.#isDeep = isDeep;
  }

  values(nodes: readonly MdxNode[]): unknown[] {
    return nodes.filter((node) => !isBlank(node) || node.type === "text").map((node) => this.value(node));
  }

  value(node: MdxNode): unknown {
    if (isTag(node)) {
      const { type, props } = this.#read(node);
      const isHtml = type instanceof ComponentName && /^[a-z]/.test(type.name);
      if (this.#isDeep && isHtml && props.children !== undefined)
        props.children = oneOf(this.values(node.children ?? []));
      return new WrittenElement(type, props, this.#scope, this.#placeOf(node));
    }
    const tag = tags.get(node.type);
    if (tag) return this.#element(tag, node);
    switch (node.type) {
      case "inlineCode":
        if (this.#scope.module.mathOffsets?.has(node.position.start.offset)) break;
        return this.#made("code", record([["children", node.value]]), node);
      case "list":
        if (node.children?.some(({ checked }) => typeof checked === "boolean")) break;
        return this.#list(node);
      case "link":
        if (!/^(?:[/#]|https?:)/.test(node.url ?? "")) break;
        return this.#element("a", node, [["href", node.url], ...(node.title ? [["title", node.title] as const] : [])]);
      default:
    }
    return plainValue(node, this.#scope, this.#state) ?? new MdxFragment([node], this.#scope);
  }

  #element(tag: string, node: MdxNode, props: (readonly [string, unknown])[] = []): JsxElement {
    return this.#around(tag, this.values(node.children ?? []), node, props);
  }

  #list(node: MdxNode): JsxElement {
    const loose = isLoose(node);
    const items = (node.children ?? []).map((item) => {
      const { children = [] } = item;
      const shown = holdsParagraphs(item, loose)
        ? children
        : children.flatMap((one) => (one.type === "paragraph" ? (one.children ?? []) : [one]));
      return this.#around("li", this.values(shown), item);
    });
    if (!node.ordered) return this.#around("ul", items, node);
    const isFromOne = typeof node.start !== "number" || node.start === 1;
    return this.#around("ol", items, node, isFromOne ? [] : [["start", node.start]]);
  }

  #around(tag: string, values: unknown[], node: MdxNode, props: (readonly [string, unknown])[] = []): JsxElement {
    const children = values.length > 0 ? [["children", oneOf(values)] as const] : [];
    return this.#made(tag, record([...props, ...children]), node);
  }

  #made(tag: string, props: Record<string, unknown>, node: MdxNode): JsxElement {
    return new WrittenElement(new ComponentName(tag), props, this.#scope, this.#placeOf(node));
  }

  #placeOf({ position }: MdxNode): Place {
    return placeIn(this.#scope.module, position.start);
  }
}

function oneOf(values: unknown[]): unknown {
  return values.length === 1 ? values[0] : values;
}

function isTag({ type, name, attributes }: MdxNode): boolean {
  const isElement = type === "mdxJsxFlowElement" || type === "mdxJsxTextElement";
  // What has handlers of its own is a component that a browser runs.
  return (
    isElement &&
    Boolean(name) &&
    !attributes?.some((one) => one.type === "mdxJsxAttribute" && /^on[A-Z]/.test(one.name))
  );
}

/** White space between two elements of a line. */
function isSpace({ type, value }: MdxNode, index: number, { length }: readonly MdxNode[]): boolean {
  return type === "text" && index > 0 && index < length - 1 && !String(value).trim();
}

function isBlank({ type, value }: MdxNode): boolean {
  return (
    (type === "text" && !String(value).trim()) ||
    (type === "mdxFlowExpression" && /^\s*(?:\/\*[\s\S]*\*\/)?\s*$/.test(String(value)))
  );
}
