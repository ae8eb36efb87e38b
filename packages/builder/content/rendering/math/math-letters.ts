import { element, type MathNode } from "./math-tree.ts";

/** The signs that KaTeX sets above letters of text, each with the mark that makes one letter of both. */
const marks: Readonly<Record<string, string>> = {
  ˋ: "\u0300",
  ˊ: "\u0301",
  ˆ: "\u0302",
  "˜": "\u0303",
  ˉ: "\u0304",
  "˘": "\u0306",
  "˙": "\u0307",
  "¨": "\u0308",
  "˚": "\u030a",
  "˝": "\u030b",
  ˇ: "\u030c",
  "¸": "\u0327",
};

/** What may be a letter with its accent. */
export const accentedLetters = /<\/mtext><mo>[ˋˊˆ˜ˉ˘˙¨˚˝ˇ¸]/;

/**
 * Words of a formula's text (`\text{déjà}`) as they are written: KaTeX takes their letters apart, and the cedilla of
 * `ç` stood above it. Whoever copies or hears the formula gets words, too.
 */
export function withWholeWords(node: MathNode): MathNode {
  const children: MathNode["children"] = [];
  for (const child of node.children) {
    const before = children.at(-1);
    if (isText(before) && isText(child) && before.attributes === child.attributes)
      children[children.length - 1] = { ...before, children: [...before.children, ...child.children] };
    else children.push(child);
  }
  return letter(children.length === node.children.length ? node : { ...node, children });
}

function letter(node: MathNode): MathNode {
  const [base, sign] = node.children;
  if (node.name !== "mover" || !isText(base) || typeof sign !== "object" || sign.name !== "mo") return node;
  const mark = marks[sign.children.join("")];
  if (mark === undefined) return node;
  const one = (base.children.join("") + mark).normalize("NFC");
  return [...one].length === 1 ? element("mtext", base.attributes, [one]) : node;
}

function isText(node: MathNode | string | undefined): node is MathNode {
  return typeof node === "object" && node.name === "mtext" && node.children.every((child) => typeof child === "string");
}
