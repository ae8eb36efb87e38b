import { withoutMarks } from "../../html/marks.ts";
import type { JsxAttribute, MdxNode, NodePosition } from "../mdx-tree.ts";
import { isFault } from "../parsing/parse-fault.ts";
import { parseMarkdown } from "../parsing/parse-mdx.ts";
import { documentTags, htmlTags, refusedTags, refusedVoidTags, svgTags, voidTags } from "./html-names.ts";
import { markdownWithin } from "./markdown-within.ts";

const tag = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][A-Za-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;
const attribute = /([A-Za-z_:][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** What a foreign document may say about an element: nothing that reaches our styles, scripts or ids. */
const attributes = new Set("href src alt title width height align colspan rowspan start type lang dir open".split(" "));
const notContent = new Set("input button form select textarea dialog option iframe video audio".split(" "));
/** Components that foreign documents are written with too, for they describe what the same authors document. */
const components = new Set(
  (
    "Accordion AccordionGroup Badge Callout Card CardGroup Check CodeGroup Column Columns Danger Expandable Frame Icon Info Note " +
    "Step Steps Tab Tabs Tip Tooltip Warning"
  ).split(" "),
);
/** What a foreign document may not say about a component: it would reach our styles and ids. */
const notProps = /^(?:on[A-Z]|(?:class|className|style|id|key|ref|dangerouslySetInnerHTML)$)/;

/** The elements of HTML that an author wrote as text, for `dangerouslySetInnerHTML`: what a tag of content may be, they may be. */
export function elementsOfHtml(html: string, position: NodePosition): MdxNode[] {
  return htmlToElements([{ type: "html", value: html, position }], true);
}

/**
 * Raw HTML of Markdown (`html` nodes) as elements, so that it passes the same checks as an author's tags. Tags that are
 * no content are taken out, their text stays; `script`, `style` and the like go with all they hold. What is the author's
 * `own` keeps all attributes, and its text is text; in that of a foreign document Markdown goes on, as in MDX, and
 * components of the format are what they are.
 */
export function htmlToElements(nodes: readonly MdxNode[], own = false): MdxNode[] {
  return elementsOf(nodes, own, []);
}

/** `open` are the elements around the nodes: the end of one may stand in a list that it holds. */
function elementsOf(nodes: readonly MdxNode[], own: boolean, open: { name: string; children: MdxNode[] }[]): MdxNode[] {
  const root: MdxNode[] = [];
  let outside = open.length;
  const top = () => (open.length > outside ? (open.at(-1)?.children ?? root) : root);
  const closeTo = (length: number) => {
    open.length = Math.min(open.length, length);
    outside = Math.min(outside, open.length);
  };
  for (const node of nodes) {
    if (node.type !== "html") {
      const { children } = node;
      const held = top();
      held.push(children ? { ...node, children: elementsOf(children, own, open) } : node);
      closeTo(open.length);
      continue;
    }
    const text = node.value as string;
    let from = 0;
    let refused = "";
    let refusedFrom = 0;
    const addText = (part: string) => {
      const isText = own || open.some(({ name }) => name === "pre" || name === "code");
      top().push(
        ...((isText ? null : markdownWithin(part, node.position)) ?? [textNode(part, node, own ? undefined : part)]),
      );
    };
    for (const match of text.matchAll(tag)) {
      const [whole, closing, written = "", rest = ""] = match;
      // In Markdown that is where a link leads, and no tag.
      if (!own && text.endsWith("](", match.index)) continue;
      if (refused === "" && match.index > from) addText(text.slice(from, match.index));
      from = match.index + whole.length;
      const isComponent = !own && components.has(written);
      const name = isComponent || svgTags.has(written) ? written : written.toLowerCase();
      if (refused !== "") {
        if (!closing || name !== refused) continue;
        refused = "";
        const last = top().at(-1);
        if (own && last?.name === name) last.attributes?.push(innerText(text.slice(refusedFrom, match.index)));
        continue;
      }
      if (name === "" || (documentTags.has(name) && (own || name !== "head"))) continue;
      if (closing) {
        const at = open.findLastIndex((one) => one.name === name);
        if (at >= 0) closeTo(at);
        else if (!isComponent && !htmlTags.has(name) && !refusedTags.has(name) && !svgTags.has(name))
          top().push(textNode(whole, node, whole));
      } else if (refusedTags.has(name)) {
        refused = refusedVoidTags.has(name) || rest.endsWith("/") ? "" : name;
        refusedFrom = from;
        // Of an author's own the rules become a style sheet, and what is left out is told.
        if (own) top().push({ ...element(name, node), attributes: readAttributes(rest, true) });
      } else if (!isComponent && !htmlTags.has(name) && !(own && svgTags.has(name)))
        top().push(textNode(whole, node, whole));
      else if (own || !notContent.has(name)) {
        const children: MdxNode[] = [];
        const props = isComponent ? readProps(rest) : readAttributes(rest, own);
        top().push({ ...element(name, node), attributes: props, children });
        if (!voidTags.has(name) && !rest.endsWith("/") && open.length < 40) open.push({ name, children });
      }
    }
    if (refused === "" && from < text.length) addText(text.slice(from));
  }
  closeTo(outside);
  return root;
}

function element(name: string, { position }: MdxNode): MdxNode {
  return { type: "mdxJsxTextElement", name, attributes: [], children: [], position };
}

/** What stands in an element whose content is no HTML. */
function innerText(text: string): JsxAttribute {
  const value = `{ __html: ${JSON.stringify(text)} }`;
  return {
    type: "mdxJsxAttribute",
    name: "dangerouslySetInnerHTML",
    value: { type: "mdxJsxAttributeValueExpression", value },
  };
}

function readAttributes(text: string, own: boolean): JsxAttribute[] {
  const result: JsxAttribute[] = [];
  for (const [, name = "", double, single, bare] of text.matchAll(attribute)) {
    const known = name.toLowerCase();
    if (own || attributes.has(known))
      result.push({
        type: "mdxJsxAttribute",
        name: own ? name : known,
        value: textOfReferences(double ?? single ?? bare ?? ""),
      });
  }
  return result;
}

/** The props of a component that are plain values; a program of a foreign document is not run. */
function readProps(text: string): JsxAttribute[] {
  return [...text.replace(/\/$/, "").matchAll(attribute)].flatMap(
    ([, name = "", double, single, bare]): JsxAttribute[] => {
      if (notProps.test(name)) return [];
      const type = "mdxJsxAttribute";
      const given = double ?? single ?? bare;
      if (given === undefined) return [{ type, name, value: null }];
      if (!bare?.startsWith("{")) return [{ type, name, value: textOfReferences(given) }];
      const [, value] = /^\{(-?\d{1,9}|true|false)\}$/.exec(bare) ?? [];
      return value ? [{ type, name, value: { type: "mdxJsxAttributeValueExpression", value } }] : [];
    },
  );
}

const references: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

function textOfReferences(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(\d{1,7}|[xX][\da-fA-F]{1,6})|([A-Za-z]\w{1,31}));/g,
    (whole, code?: string, name?: string) => {
      if (name) return references[name] ?? namedReference(whole);
      const point = Number(`0${code}`.replace(/^0(?=\d)/, ""));
      return point > 0x1f && point <= 0x10ffff ? withoutMarks(String.fromCodePoint(point)) : whole;
    },
  );
}

/** `&mdash;` as Markdown knows it; itself where it is none. */
function namedReference(written: string): string {
  const tree = parseMarkdown(written);
  return isFault(tree) ? written : (tree.children?.[0]?.children?.[0]?.value ?? written);
}

/** Text between tags; `written` is its Markdown, else it is that of its value. */
function textNode(text: string, { position }: MdxNode, written?: string): MdxNode {
  const value = textOfReferences(text);
  return { type: "text", value, position, written: written ?? value };
}
