import { withoutMarks } from "../../html/marks.ts";
import type { JsxAttribute, MdxNode, NodePosition } from "../mdx-tree.ts";
import { isFault, parseMarkdown } from "../parsing/parse-mdx.ts";
import { htmlTags, refusedTags, svgTags, voidTags } from "./html-names.ts";

const tag = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][A-Za-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;
const attribute = /([A-Za-z_:][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** What a foreign document may say about an element: nothing that reaches our styles, scripts or ids. */
const attributes = new Set("href src alt title width height align colspan rowspan start type lang dir open".split(" "));
const notContent = new Set("input button form select textarea dialog option iframe video audio".split(" "));

/** The elements of HTML that an author wrote as text, for `dangerouslySetInnerHTML`: what a tag of content may be, they may be. */
export function elementsOfHtml(html: string, position: NodePosition): MdxNode[] {
  return htmlToElements([{ type: "html", value: html, position }], true);
}

/**
 * Raw HTML of Markdown (`html` nodes) as elements, so that it passes the same checks as an author's tags. Tags that are
 * no content are taken out, their text stays; `script`, `style` and the like go with all they hold. What is the author's
 * `own` keeps all attributes.
 */
export function htmlToElements(nodes: readonly MdxNode[], own = false): MdxNode[] {
  const root: MdxNode[] = [];
  const open: { name: string; children: MdxNode[] }[] = [];
  const top = () => open.at(-1)?.children ?? root;
  for (const node of nodes) {
    if (node.type !== "html") {
      const { children } = node;
      top().push(children ? { ...node, children: htmlToElements(children, own) } : node);
      continue;
    }
    const text = node.value as string;
    let from = 0;
    let refused = "";
    for (const match of text.matchAll(tag)) {
      const [whole, closing, written = "", rest = ""] = match;
      if (refused === "" && match.index > from) top().push(textNode(text.slice(from, match.index), node));
      from = match.index + whole.length;
      const name = svgTags.has(written) ? written : written.toLowerCase();
      if (refused !== "") {
        if (closing && name === refused) refused = "";
        continue;
      }
      if (name === "") continue;
      if (closing) {
        const at = open.findLastIndex((one) => one.name === name);
        if (at >= 0) open.length = at;
      } else if (refusedTags.has(name)) refused = voidTags.has(name) || rest.endsWith("/") ? "" : name;
      else if (!htmlTags.has(name) && !(own && svgTags.has(name))) top().push(textNode(whole, node));
      else if (own || !notContent.has(name)) {
        const element: MdxNode = {
          type: "mdxJsxTextElement",
          name,
          attributes: readAttributes(rest, own),
          children: [],
          position: node.position,
        };
        top().push(element);
        if (!voidTags.has(name) && !rest.endsWith("/") && open.length < 40)
          open.push({ name, children: element.children as MdxNode[] });
      }
    }
    if (refused === "" && from < text.length) top().push(textNode(text.slice(from), node));
  }
  return root;
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

function textNode(value: string, { position }: MdxNode): MdxNode {
  return { type: "text", value: textOfReferences(value), position };
}
