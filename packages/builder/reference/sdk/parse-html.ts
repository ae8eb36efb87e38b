import type { ChildNode, Element } from "domhandler";
import { DomHandler, Parser } from "htmlparser2";
import { append } from "./append.ts";

/** Elements within each other; the writers walk into them by recursion. */
const deepest = 400;

/** HTML that nests deeper than any page that a tool writes. */
export class DeepHtml extends Error {
  constructor() {
    super(`it nests deeper than ${deepest} elements`);
  }
}

/**
 * HTML as a tree; nothing in it is executed or fetched.
 * @param keepsReferences leaves references to characters (`&lt;`) as they are written, which mean the same in Markdown, and
 * takes `<see />` for an element without content, as in comments of C#.
 * @throws {DeepHtml}
 */
export function parseHtml(html: string, keepsReferences = false): ChildNode[] {
  const handler = new ShallowHandler();
  const parser = new Parser(handler, { decodeEntities: !keepsReferences, recognizeSelfClosing: keepsReferences });
  parser.write(html);
  parser.end();
  return handler.dom;
}

/** Elements that the parser takes for open: those that nothing closes among them. */
const openMost = 1500;

/** What the start of an element ends of its like, though what stands in that is not closed; the list that they stand in. */
const siblings = new Map<string, { ended: readonly string[]; within: readonly string[] }>([
  ["li", { ended: ["li"], within: ["ul", "ol", "menu", "dir"] }],
  ["dt", { ended: ["dt", "dd"], within: ["dl"] }],
  ["dd", { ended: ["dt", "dd"], within: ["dl"] }],
  ["td", { ended: ["td", "th"], within: ["tr", "table"] }],
  ["th", { ended: ["td", "th"], within: ["tr", "table"] }],
  ["tr", { ended: ["tr"], within: ["table"] }],
]);

/** An element that stands open in our tree or the parser's. */
interface Open {
  name: string;
  isClosed: boolean;
}

/** Builds the tree; an item ends the one before it as in browsers: comments of Java seldom close their paragraphs. */
class ShallowHandler extends DomHandler {
  readonly #open: Open[] = [];
  /** As the parser has it, which does not know of items that we have ended. */
  readonly #parsed: Open[] = [];

  override onopentag(name: string, attributes: Record<string, string>): void {
    const like = siblings.get(name);
    if (like) this.#endSibling(like.ended, like.within);
    const element = { name, isClosed: false };
    if (this.#parsed.push(element) > openMost || this.#open.push(element) > deepest) throw new DeepHtml();
    super.onopentag(name, attributes);
  }

  #endSibling(ended: readonly string[], within: readonly string[]): void {
    const at = this.#open.findLastIndex(({ name }) => ended.includes(name) || within.includes(name));
    const last = this.#open[at];
    if (last && ended.includes(last.name)) this.#close(last);
  }

  #close(element: Open): void {
    while (!element.isClosed) {
      const last = this.#open.pop();
      if (!last) return;
      last.isClosed = true;
      super.onclosetag();
    }
  }

  override onclosetag(): void {
    const element = this.#parsed.pop();
    if (element) this.#close(element);
  }
}

/** Whether it is an element, of one of the names where some are given. */
export function isElement<Name extends string>(
  node: ChildNode | null | undefined,
  ...names: Name[]
): node is Element & { name: Name } {
  if (node === null || node === undefined || !("attribs" in node)) return false;
  return names.length === 0 || (names as string[]).includes(node.name);
}

/** The elements directly within. */
export function elementsIn(node: { children: ChildNode[] }): Element[] {
  return node.children.filter((child) => isElement(child));
}

/** All elements within that the test takes, in their order; what is within those is not looked at. */
export function findAll(nodes: readonly ChildNode[], test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (test(node)) found.push(node);
    else append(found, findAll(node.children, test));
  }
  return found;
}

/** The first element that the test takes. */
export function findFirst(nodes: readonly ChildNode[], test: (element: Element) => boolean): Element | null {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = test(node) ? node : findFirst(node.children, test);
    if (found) return found;
  }
  return null;
}

/** An attribute; empty text where it has none. */
export function attributeOf(element: Element, name: string): string {
  return Object.hasOwn(element.attribs, name) ? (element.attribs[name] as string) : "";
}

/** The classes of an element, in the order in which they are written. */
export function classesOf(element: Element): string[] {
  return attributeOf(element, "class").split(/\s+/).filter(Boolean);
}

/** Whether an element has one of the classes. */
export function hasClass(element: Element, ...names: string[]): boolean {
  return classesOf(element).some((name) => names.includes(name));
}

/** All text within, as it is written; a line break for each `<br>`, for a picture the words that stand for it. */
export function textIn(nodes: readonly ChildNode[]): string {
  let text = "";
  for (const node of nodes) {
    if (isElement(node, "br")) text += "\n";
    else if (isElement(node, "img")) text += attributeOf(node, "alt");
    else if (isElement(node)) text += unread.has(node.name) ? "" : textIn(node.children);
    else if (node.type === "text" && "data" in node) text += node.data;
  }
  return text;
}

/** The same in one line. */
export function lineIn(nodes: readonly ChildNode[]): string {
  return textIn(nodes).replace(/\s+/g, " ").trim();
}

/** Elements whose text is not for readers. */
export const unread: ReadonlySet<string> = new Set([
  "script",
  "style",
  "head",
  "template",
  "button",
  "svg",
  "iframe",
  "object",
  "select",
  "textarea",
  "noscript",
  "input",
  "canvas",
  "audio",
  "video",
]);
