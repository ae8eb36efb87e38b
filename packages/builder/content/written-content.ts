import { sourceWithoutMarks, withoutMarks } from "../html/marks.ts";
import { Scope } from "./expressions/scope.ts";
import { ComponentName, JsxElement, MdxFragment, record } from "./expressions/values.ts";
import { htmlToElements } from "./html/html-to-elements.ts";
import type { JsxAttribute, MdxNode } from "./mdx-tree.ts";
import { collectDefinitions, createModule } from "./modules/content-module.ts";
import { nestsTooDeeply } from "./parsing/bounds/nesting.ts";
import { isFault } from "./parsing/parse-fault.ts";
import { parseForeign } from "./parsing/parse-foreign.ts";
import type { WrittenContent, WrittenNode } from "./written-node.ts";

/** Characters of one piece of Markdown; the rest is left out. */
const markdownMost = 200_000;

/** Written content as values that can be rendered and written as Markdown like an author's own elements. */
export function writtenValues(content: WrittenContent): unknown[] {
  const module = createModule(content.file, "", content.line);
  const scope = new Scope(module, null);
  return content.nodes.map((node) => asValue(node, scope, content));
}

function asValue(node: WrittenNode, scope: Scope, content: WrittenContent): unknown {
  if (typeof node === "string") return withoutMarks(node);
  if ("markdown" in node) return markdownValue(node, content);
  const props = record();
  for (const [name, value] of Object.entries(node.props ?? {})) {
    if (value === null) continue;
    const isNodes = typeof value === "object" && !Array.isArray(value);
    if (isNodes) props[name] = value.nodes.map((one) => asValue(one, scope, content));
    else props[name] = typeof value === "string" ? withoutMarks(value) : value;
  }
  const { children = [] } = node;
  const [only] = children;
  if (children.length > 1) props.children = children.map((child) => asValue(child, scope, content));
  else if (only !== undefined) props.children = asValue(only, scope, content);
  return new JsxElement(new ComponentName(node.component), props, scope);
}

/** Markdown without expressions and components. All of it is reported at the place where the content comes from. */
function markdownValue(
  { markdown, lead }: Extract<WrittenNode, { markdown: string }>,
  { file, line, column }: WrittenContent,
): unknown {
  const source = sourceWithoutMarks(markdown.slice(0, markdownMost).replace(/\r\n?/g, "\n"));
  const plain = lead === undefined ? source : `${lead} ${source}`;
  const parsed = parsedMarkdown(source, column, lead);
  if (parsed === null) return plain;
  const module = { ...createModule(file, source, line), isForeign: true };
  if (parsed.hasDefinitions) collectDefinitions(parsed.tree, module);
  return new MdxFragment(parsed.nodes, new Scope(module, null));
}

/** A piece of Markdown as it was read, placed at one column. Nobody changes the nodes. */
interface ParsedMarkdown {
  tree: MdxNode;
  nodes: MdxNode[];
  /** Whether it may define links or footnotes. */
  hasDefinitions: boolean;
  column: number;
}

/** Pieces without a lead that were read last: the schemas of an API are described on all pages that use them. */
const known = new Map<string, ParsedMarkdown>();
/** Characters of all known pieces; their nodes take some thirty times as much. */
const knownMost = 500_000;
let knownCharacters = 0;

/** Null for what cannot be read. */
function parsedMarkdown(source: string, column: number, lead: string | undefined): ParsedMarkdown | null {
  const before = lead === undefined ? known.get(source) : undefined;
  if (before?.column === column) return before;
  if (nestsTooDeeply(source)) return null;
  const tree = parseForeign(source);
  if (isFault(tree)) return null;
  const told = htmlToElements(tree.children ?? []);
  const nodes = lead === undefined ? told : withLead(told, lead, source, tree.position);
  place(nodes, column);
  const parsed = { tree, nodes, hasDefinitions: source.includes("]:"), column };
  if (lead === undefined) remember(source, parsed);
  return parsed;
}

function remember(source: string, parsed: ParsedMarkdown): void {
  if (!known.has(source)) knownCharacters += source.length;
  if (knownCharacters > knownMost) {
    known.clear();
    knownCharacters = source.length;
  }
  known.set(source, parsed);
}

/** The word before what is said: in its first paragraph, else in one of its own. */
function withLead(nodes: MdxNode[], lead: string, source: string, position: MdxNode["position"]): MdxNode[] {
  const className: JsxAttribute = { type: "mdxJsxAttribute", name: "className", value: "lc-reference-word" };
  const word: MdxNode = {
    ...{ type: "mdxJsxTextElement", name: "strong", attributes: [className], position },
    children: [{ type: "text", value: lead, position }],
  };
  const [first, ...rest] = nodes;
  const written = `**${lead}**`;
  if (first?.type !== "paragraph") return [{ type: "paragraph", written, position, children: [word] }, ...nodes];
  const space: MdxNode = { type: "text", value: " ", position };
  const { start, end } = first.position;
  const children = [word, space, ...(first.children ?? [])];
  return [{ ...first, written: `${written} ${source.slice(start.offset, end.offset)}`, children }, ...rest];
}

/** Positions count in the piece of Markdown, which stands somewhere in its document: only the offsets keep a meaning. */
function place(nodes: MdxNode[], column: number): void {
  const pending = [...nodes];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const { start, end } = node.position;
    node.position = { start: { line: 1, column, offset: start.offset }, end: { line: 1, column, offset: end.offset } };
    if (node.children) pending.push(...node.children);
  }
}
