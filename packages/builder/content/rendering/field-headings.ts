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
  const end = nodes.findIndex(({ type, name }) => type === "heading" || /^h[1-6]$/.test(name ?? ""));
  const before = end < 0 ? nodes : nodes.slice(0, end);
  const changes: { index: number; place: string }[] = [];
  for (const [index, node] of before.entries()) {
    const place = placeOf(node);
    if (place !== null && place !== changes.at(-1)?.place) changes.push({ index, place });
  }
  if (changes.length === 0 || new Set(changes.map(({ place }) => place)).size < changes.length) return nodes;
  const headings = new Map(changes.map(({ index, place }) => [index, headingAt(nodes[index] as MdxNode, place)]));
  return nodes.flatMap((node, index) => [...(headings.get(index) ?? []), node]);
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
