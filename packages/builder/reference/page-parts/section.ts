import type { WrittenNode } from "../../content/index.ts";

/** A part of a reference under its title, where there is something in it. */
export function section(title: string, nodes: readonly WrittenNode[]): WrittenNode[] {
  return nodes.length > 0 ? [sectionHeading(title), ...nodes] : [];
}

/** The title of a part of a reference. */
export function sectionHeading(title: string): WrittenNode {
  return { component: "h2", props: { className: "api-section-heading api-section-heading-title" }, children: [title] };
}
