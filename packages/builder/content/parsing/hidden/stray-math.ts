import type { MdxNode } from "../../mdx-tree.ts";
import type { ContentModule } from "../../modules/content-module.ts";

/**
 * Gives dollars back that were taken for a formula before the text was parsed, and turned out to stand in an attribute,
 * an expression or code: `title="a $x$ b"`. Says whether there were any, so that the text has to be parsed again.
 */
export function restoreStrayMath(tree: MdxNode, module: ContentModule): boolean {
  const { mathOffsets } = module;
  if (!mathOffsets) return false;
  const formulas = new Set<number>();
  const pending = [tree];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === "inlineCode") formulas.add(node.position.start.offset);
    if (node.children) pending.push(...(node.children as MdxNode[]));
  }
  const strays = [...mathOffsets].filter((offset) => !formulas.has(offset)).sort((a, b) => a - b);
  if (strays.length === 0) return false;
  module.source = withoutFormulas(module.source, strays);
  module.mathOffsets = new Set([...mathOffsets].filter((offset) => formulas.has(offset)));
  return true;
}

/** The text with both backticks of each formula as the dollars that stood there. */
function withoutFormulas(text: string, offsets: readonly number[]): string {
  const formula = /`((?:\\.|[^\\`\n])*)`/y;
  let result = "";
  let from = 0;
  for (const offset of offsets) {
    formula.lastIndex = offset;
    const found = formula.exec(text);
    if (!found) continue;
    result += `${text.slice(from, offset)}$${found[1]}$`;
    from = offset + found[0].length;
  }
  return result + text.slice(from);
}
