import type { MdxNode } from "../mdx-tree.ts";

/** Headings of fields by where they stand in a request, as pages that are made of a specification have them. */
const titles: Record<string, string> = {
  path: "Path Parameters",
  query: "Query Parameters",
  header: "Headers",
  cookie: "Cookies",
  body: "Body",
  response: "Response",
};

/**
 * The nodes of a page about an endpoint, with headings above its fields where the author wrote none: nothing else says
 * whether one stands in a path, a query or a body. Fields that an author mixes stay as they are.
 */
export function withFieldHeadings(nodes: MdxNode[]): MdxNode[] {
  const end = nodes.findIndex(isHeading);
  const before = end < 0 ? nodes : nodes.slice(0, end);
  const changes: { index: number; place: string }[] = [];
  for (const [index, node] of before.entries()) {
    const place = placeOf(node);
    if (place !== null && place !== changes.at(-1)?.place) changes.push({ index, place });
  }
  if (changes.length === 0 || new Set(changes.map(({ place }) => place)).size < changes.length) return nodes;
  const isLabelled = (index: number) =>
    isLabelOfField(nodes, index - 1) || (nodes[index - 1]?.type === "paragraph" && isLabelOfField(nodes, index - 2));
  const bare = changes.filter(({ index }) => !isLabelled(index));
  const headings = new Map(bare.map(({ index, place }) => [index, headingAt(nodes[index] as MdxNode, place)]));
  return nodes.flatMap((node, index) => [...(headings.get(index) ?? []), node]);
}

function isHeading({ type, name }: MdxNode): boolean {
  return type === "heading" || /^h[1-6]$/.test(name ?? "");
}

/** Whether a paragraph in bold stands above a field, with one of words between them at most: authors write headings so. */
export function isLabelOfField(nodes: readonly MdxNode[], index: number): boolean {
  const [label, next, another] = nodes.slice(Math.max(index, 0), index + 3);
  if (index < 0 || label?.type !== "paragraph" || !next) return false;
  const parts = (label.children ?? []).filter(({ type, value = "" }) => type !== "text" || !/^[\s:：]*$/.test(value));
  const isBold = parts.length > 0 && parts.every(({ type }) => type === "strong");
  const field = next.type === "paragraph" ? another : next;
  return isBold && field !== undefined && placeOf(field) !== null;
}

/** Where a field stands; null for what is none. */
function placeOf(node: MdxNode): string | null {
  if (node.name === "ResponseField") return "response";
  if (node.name !== "ParamField") return null;
  const names = new Set(node.attributes?.map((one) => ("name" in one ? one.name : null)));
  return Object.keys(titles).find((place) => names.has(place)) ?? null;
}

/** A heading where a field stands, which is not what is written there. */
function headingAt({ position }: MdxNode, place: string): MdxNode[] {
  const title = titles[place] as string;
  const text: MdxNode = { type: "text", value: title, written: title, position };
  return [{ type: "heading", depth: 2, children: [text], written: `## ${title}`, position } as MdxNode];
}
