import { isExpressionFault } from "../expressions/fault.ts";
import type { Scope } from "../expressions/scope.ts";
import { type JsNode, parseExpression, SyntaxFault } from "../expressions/syntax.ts";
import {
  Closure,
  ComponentName,
  ContextConsumer,
  JsxElement,
  MdxFragment,
  record,
  showsSomething,
} from "../expressions/values.ts";
import { opensChildren } from "../islands/opens-children.ts";
import { readLink } from "../links/links.ts";
import type { MdxNode } from "../mdx-tree.ts";
import { MdxComponent } from "../modules/mdx-component.ts";
import { consumedValue, providedContext, whileProvided } from "../rendering/contexts.ts";
import { withDefaultProps } from "../rendering/elements/default-props.ts";
import { readTag, restOf } from "../rendering/elements/render-jsx.ts";
import { holdsWords } from "../rendering/elements/unknown-component.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { plainTextOf } from "../rendering/render-value.ts";
import { shownValue } from "../rendering/shown-value.ts";
import { laysOutBoxes, standApart } from "../rendering/stand-apart.ts";
import { BlockBuilder, oneLine } from "./block-builder.ts";
import type { PageWriter } from "./element.ts";
import { elementWriterOf, isInlineElement, isUnknownElement, unknownElement } from "./element-writers.ts";
import { HiddenContent } from "./hidden-content.ts";
import { addPart, isCard, isSpaceAt, joinedLines } from "./line-parts.ts";
import { literalText } from "./literal-text.ts";
import { inlineTypes, lengthOf, nothingTypes } from "./node-kinds.ts";
import { Surroundings } from "./surroundings.ts";
import { verbatimText } from "./verbatim.ts";
import { addressFromRoot, withWholeAddresses } from "./whole-addresses.ts";
import { blockOf, inlineOf } from "./written-nodes.ts";

/** What an author wrote, or values of what a program did. */
export type MarkdownPart = { nodes: readonly MdxNode[] } | { values: readonly unknown[] };

/**
 * The page as plain Markdown: what was Markdown stays as it was written, components become what they say, snippets
 * and values stand where they are used, imports and comments go away.
 */
export function writeMarkdown(parts: readonly MarkdownPart[], scope: Scope, state: RenderState): string {
  const writer = new MarkdownWriter(state);
  state.startAgain();
  const text = parts
    .map((part) => ("nodes" in part ? writer.blocks(part.nodes, scope) : writer.value(part.values)))
    .filter(Boolean)
    .join("\n\n");
  return text ? `${text}\n` : "";
}

const depthMost = 200;

/** Writes nodes and values as Markdown; element writers call back into it for what an element holds. */
class MarkdownWriter implements PageWriter {
  readonly state: RenderState;
  readonly around = new Surroundings();
  #depth = 0;
  readonly #hidden = new HiddenContent();

  constructor(state: RenderState) {
    this.state = state;
  }

  address(written: string): string {
    return addressFromRoot(written, this.state);
  }

  mayLink(url: string): boolean {
    return url !== "" && readLink(url, this.state.base).kind !== "refused";
  }

  verbatim(children: unknown): string {
    return verbatimText(children, this.state);
  }

  /** Markdown of nodes, blocks apart by empty lines. */
  blocks(nodes: readonly MdxNode[], scope: Scope): string {
    const builder = new BlockBuilder();
    this.#addNodes(nodes, scope, builder);
    return builder.toString();
  }

  value(value: unknown): string {
    const builder = new BlockBuilder();
    this.#addValue(value, builder);
    return builder.toString();
  }

  line(value: unknown): string {
    if (typeof value !== "string") return oneLine(this.value(value));
    return oneLine(value.includes("](") ? withWholeAddresses(value, (url) => this.address(url)) : value);
  }

  #addNodes(nodes: readonly MdxNode[], scope: Scope, builder: BlockBuilder): void {
    // Addresses may start from the file in which they are written.
    this.state.inFile(scope.module.file, () => this.#addEach(nodes, scope, builder));
  }

  #addEach(nodes: readonly MdxNode[], scope: Scope, builder: BlockBuilder): void {
    let end: number | null = null;
    for (const node of nodes) {
      const { start } = node.position;
      // Elements that stand alone on their lines have no text between them: what parts them is in the source.
      if (end !== null && node.type.startsWith("mdx") && start.offset > end) {
        const gap = scope.module.written.slice(end, start.offset);
        if (/^\s+$/.test(gap)) builder.gap(gap);
      }
      end = node.position.end.offset;
      this.#addNode(node, scope, builder);
    }
  }

  #addNode(node: MdxNode, scope: Scope, builder: BlockBuilder): void {
    if (nothingTypes.has(node.type) || !this.state.hasRoom(lengthOf(node))) return;
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") this.#addJsxNode(node, scope, builder);
    else if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
      this.#addExpression(node, scope, builder);
    else if (inlineTypes.has(node.type)) builder.inline(inlineOf(node, scope, this));
    else builder.block(this.#deeper(() => blockOf(node, scope, this)));
  }

  #addExpression(node: MdxNode, scope: Scope, builder: BlockBuilder): void {
    let tree: JsNode | null = null;
    try {
      tree = parseExpression(node.value as string);
      if (tree) this.#addValue(this.state.interpreter.shown(tree, scope), builder);
    } catch (error) {
      // The walk that made the page has complained about it; prose in braces stays as it is written.
      if (!isExpressionFault(error) && !(error instanceof SyntaxFault)) return;
      if (!/[<\n]/.test(node.value as string)) builder.inline(`{${node.value}}`);
      else if (tree) this.#addValue(restOf(tree, false, null, scope, this.state), builder);
    }
  }

  #addJsxNode(node: MdxNode, scope: Scope, builder: BlockBuilder): void {
    try {
      const { type, props } = readTag(node, scope, this.state);
      // What parts elements is in the source; only a component that looks into its children needs them one by one.
      if (type instanceof Closure && Array.isArray(props.children) && !opensChildren(type.scope.module))
        props.children = new MdxFragment(node.children ?? [], scope);
      this.#addElement(new JsxElement(type, props, scope), builder, node.type === "mdxJsxTextElement");
    } catch {
      // Reported by the walk that made the page.
    }
  }

  #addValue(value: unknown, builder: BlockBuilder): void {
    this.#hidden.note(value);
    if (!this.state.hasRoom(typeof value === "string" ? value.length : 0)) return;
    if (typeof value === "string") builder.inline(this.around.isCode ? value : literalText(value, builder.isAtStart));
    else if (typeof value === "number" || typeof value === "bigint") builder.inline(String(value));
    else if (Array.isArray(value)) this.#addParts(value, builder);
    else if (value instanceof MdxFragment) this.#addNodes(value.nodes, value.scope, builder);
    else if (value instanceof JsxElement) this.#addElement(value, builder);
  }

  #addParts(parts: readonly unknown[], builder: BlockBuilder): void {
    let before: unknown;
    for (const part of parts.filter(showsSomething)) {
      const isApart = before !== undefined && (this.around.areBoxes || standApart(before, part));
      if (isApart && !this.around.isCode && !isSpaceAt(part, 0)) builder.gap(" ");
      this.#addValue(part, builder);
      before = part;
    }
  }

  #addElement(element: JsxElement, builder: BlockBuilder, isInLine = false): void {
    const { type, props } = element;
    const provided = providedContext(type);
    this.#deeper(() => {
      if (type instanceof MdxComponent) addPart(builder, this.snippet(type, props), isInLine);
      else if (type instanceof Closure) this.#addComponent(type, withDefaultProps(type, props), builder, isInLine);
      else if (type instanceof ComponentName) {
        const write = () => elementWriterOf(type.name)({ name: type.name, props, writer: this });
        const boxes = type.name.endsWith("Fragment") ? this.around.areBoxes : laysOutBoxes(props);
        const written = this.around.inLayout(boxes, write);
        const isPart = isInLine && (type.name === "Visibility" || isUnknownElement(type.name));
        const text = isPart ? joinedLines(written) : written;
        if ((isPart || isInlineElement(type.name)) && !text.includes("\n\n") && !isCard(element)) {
          if (isSpaceAt(props.children, 0)) builder.gap(" ");
          builder.inline(text);
          if (isSpaceAt(props.children, -1)) builder.gap(" ");
        } else builder.block(text);
      } else if (type instanceof ContextConsumer)
        this.#addValue(consumedValue(type.context, props, this.state.interpreter), builder);
      else if (provided) whileProvided(provided, props.value, () => this.#addValue(props.children, builder));
      else if (holdsWords(props)) {
        const written = unknownElement({ name: "", props, writer: this });
        addPart(builder, written, isInLine);
      } else this.#addValue(props.children, builder);
      return "";
    });
  }

  /** What a component shows at first, and what of the content it shows later. */
  #addComponent(type: Closure, props: Record<string, unknown>, builder: BlockBuilder, isInLine: boolean): void {
    const shown = shownValue(type, props, this.state);
    this.#addValue(shown, builder);
    const wordsOf = (part: unknown) => plainTextOf(part, this.state);
    this.#hidden.each(
      type,
      props,
      () => this.value(shown),
      wordsOf,
      (part) => (isInLine ? builder.inline(` (${this.line(part)})`) : builder.block(this.value(part))),
    );
  }

  snippet(component: MdxComponent, props: Record<string, unknown>): string {
    const { snippetProps } = this.state;
    return this.blocks(component.nodes, snippetProps.scopeOf(component, record(Object.entries(props)), this.state));
  }

  #deeper(write: () => string): string {
    if (this.#depth >= depthMost) return "";
    this.#depth++;
    try {
      return write();
    } finally {
      this.#depth--;
    }
  }
}
