import { htmlTags, refusedTags, voidTags } from "./html-names.ts";
import type { JsxAttribute, MdxNode } from "./mdx-tree.ts";

const tag = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][A-Za-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;
const attribute = /([A-Za-z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** What a foreign document may say about an element: nothing that reaches our styles, scripts or ids. */
const attributes = new Set("href src alt title width height align colspan rowspan start type lang dir open".split(" "));
const notContent = new Set("input button form select textarea dialog option iframe video audio".split(" "));

/**
 * Raw HTML of Markdown (`html` nodes) as elements, so that it passes the same checks as an author's tags. Tags that are
 * no content are taken out, their text stays; `script`, `style` and the like go with all they hold.
 */
export function htmlToElements(nodes: readonly MdxNode[]): MdxNode[] {
  const root: MdxNode[] = [];
  const open: { name: string; children: MdxNode[] }[] = [];
  const top = () => open.at(-1)?.children ?? root;
  for (const node of nodes) {
    if (node.type !== "html") {
      const { children } = node;
      top().push(children ? { ...node, children: htmlToElements(children) } : node);
      continue;
    }
    const text = node.value as string;
    let from = 0;
    let refused = "";
    for (const match of text.matchAll(tag)) {
      const [whole, closing, written = "", rest = ""] = match;
      if (refused === "" && match.index > from) top().push(textNode(text.slice(from, match.index), node));
      from = match.index + whole.length;
      const name = written.toLowerCase();
      if (refused !== "") {
        if (closing && name === refused) refused = "";
        continue;
      }
      if (name === "") continue;
      if (closing) {
        const at = open.findLastIndex((one) => one.name === name);
        if (at >= 0) open.length = at;
      } else if (refusedTags.has(name)) refused = voidTags.has(name) || rest.endsWith("/") ? "" : name;
      else if (!htmlTags.has(name)) top().push(textNode(whole, node));
      else if (!notContent.has(name)) {
        const element: MdxNode = {
          type: "mdxJsxTextElement",
          name,
          attributes: readAttributes(rest),
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

function readAttributes(text: string): JsxAttribute[] {
  const result: JsxAttribute[] = [];
  for (const [, name = "", double, single, bare] of text.matchAll(attribute)) {
    const known = name.toLowerCase();
    if (attributes.has(known))
      result.push({ type: "mdxJsxAttribute", name: known, value: textOfReferences(double ?? single ?? bare ?? "") });
  }
  return result;
}

const references: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

function textOfReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/g, (whole, code?: string, name?: string) => {
    if (name) return references[name] as string;
    const point = Number(code);
    return point > 0x1f && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

function textNode(value: string, { position }: MdxNode): MdxNode {
  return { type: "text", value: textOfReferences(value), position };
}
