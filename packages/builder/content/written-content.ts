import { sourceWithoutMarks, withoutMarks } from "../html/marks.ts";
import { Scope } from "./expressions/scope.ts";
import { ComponentName, JsxElement, MdxFragment, record } from "./expressions/values.ts";
import { htmlToElements } from "./html/html-to-elements.ts";
import type { MdxNode } from "./mdx-tree.ts";
import { collectDefinitions, createModule } from "./modules/content-module.ts";
import { nestsTooDeeply } from "./parsing/nesting.ts";
import { parseForeign } from "./parsing/parse-foreign.ts";
import { isFault } from "./parsing/parse-mdx.ts";
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
  if ("markdown" in node) return markdownValue(node.markdown, content);
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
function markdownValue(markdown: string, { file, line, column }: WrittenContent): unknown {
  const source = sourceWithoutMarks(markdown.slice(0, markdownMost).replace(/\r\n?/g, "\n"));
  if (nestsTooDeeply(source)) return source;
  const tree = parseForeign(source);
  if (isFault(tree)) return source;
  const module = { ...createModule(file, source, line), isForeign: true };
  collectDefinitions(tree, module);
  const nodes = htmlToElements(tree.children ?? []);
  place(nodes, column);
  return new MdxFragment(nodes, new Scope(module, null));
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
