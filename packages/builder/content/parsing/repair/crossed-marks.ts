import type { MdxNode } from "../../mdx-tree.ts";
import type { Repair } from "./repair.ts";

const openings: Readonly<Record<string, RegExp>> = {
  emphasis: /[*_]/y,
  strong: /\*\*|__/y,
  delete: /~~?/y,
  link: /\[/y,
};

/** Such marks that are repaired in one file at once. */
const repairsMost = 100;

/**
 * Signs in the place of marks that begin in one element and end in another (`<code>*.md</code>, <code>*.mdx</code>`), which is a
 * fault of MDX: the parser goes on to the end of the other, so that the marks are gone and the elements in each other. In
 * the order of the source.
 */
export function crossedMarkRepairs(source: string, tree: MdxNode): Repair[] {
  const repairs: Repair[] = [];
  const pending = [tree];
  for (let node = pending.pop(); node && repairs.length < repairsMost; node = pending.pop()) {
    const signs = crossedOpening(source, node);
    if (signs) repairs.push(repairOf(node.position.start.offset, signs));
    else if (node.children)
      for (let index = node.children.length - 1; index >= 0; index--) pending.push(node.children[index] as MdxNode);
  }
  return repairs;
}

/** The signs with which a node begins that ends with a tag instead of the signs that are its end; none of others. */
function crossedOpening(source: string, { type, position }: MdxNode): string | undefined {
  const opening = openings[type];
  if (!opening || source[position.end.offset - 1] !== ">") return undefined;
  opening.lastIndex = position.start.offset;
  return opening.exec(source)?.[0];
}

function repairOf(start: number, signs: string): Repair {
  return {
    start,
    end: start + signs.length,
    text: `{"${signs}"}`,
    message: `\`${signs}\` stands in one element, and what ends it in another; it is shown as it is written.`,
    hint: `Write ${signs.replace(/./g, "\\$&")} in text, or end it in its element.`,
  };
}
