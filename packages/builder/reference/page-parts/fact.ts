import type { WrittenNode } from "../../content/index.ts";

/** A line of small letters that says something of what stands above it, as fields say their range and their options. */
export function fact(...children: WrittenNode[]): WrittenNode {
  return { component: "p", props: { className: "lc-field-fact" }, children };
}

/** Says how many of a list are left out; nothing where none is. */
export function moreThan(list: readonly unknown[], most: number): WrittenNode[] {
  return list.length > most ? [fact(`Not shown here: ${list.length - most}`)] : [];
}
