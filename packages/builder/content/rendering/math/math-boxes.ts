import { attribute, line, styled } from "./math-styles.ts";
import { element, type MathNode } from "./math-tree.ts";

/** What is drawn by this file alone. */
export const boxedElements = /<mpadded|‾/;

/** A border as KaTeX writes it. */
const border = /^border: (\S+ solid (?:#[\da-f]+|[a-z]+))$/i;

/**
 * Room around a part of a formula, and parts that take none, said in what browsers read. To them the width `+0.6em` is
 * that of the whole, on which the label of a long arrow or the text of a coloured box ran into what stands beside it,
 * and no place is "one width to the left".
 */
export function padded(node: MathNode): MathNode {
  if (node.name !== "mpadded") return node;
  const [width, height, side] = [attribute(node, "width"), attribute(node, "height"), attribute(node, "lspace")];
  const share = /^(-\d?\.?\d+)width$/.exec(side ?? "")?.[1];
  if (share !== undefined) {
    const moved = styled(element("mrow", "", node.children), [`transform:translateX(${Number(share) * 100}%)`]);
    return element("mpadded", ` width="${width ?? "0px"}"`, [moved]);
  }
  if (!width?.startsWith("+")) return node;
  const ground = attribute(node, "mathbackground");
  const drawn = border.exec(attribute(node, "style") ?? "")?.[1];
  return styled(element("mrow", "", node.children), [
    `padding:${height?.startsWith("+") ? (side ?? "0") : `0 ${side ?? "0"}`}`,
    ...(ground === undefined ? [] : [`background:${ground}`]),
    ...(drawn === undefined ? [] : [`border:${drawn}`]),
  ]);
}

/** A line above or below a part of a formula: as a sign it is as long as that only in fonts that are made for formulas. */
export function ruled(node: MathNode): MathNode {
  const [part, sign] = node.children;
  const isLine = node.children.length === 2 && typeof sign === "object" && sign.children.join("") === "‾";
  if (!isLine || typeof part !== "object" || (node.name !== "mover" && node.name !== "munder")) return node;
  const side = node.name === "mover" ? "top" : "bottom";
  return styled(element("mrow", "", [part]), [`border-${side}:${line}`, `padding-${side}:.15em`]);
}
