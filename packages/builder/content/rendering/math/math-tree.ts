/** An element of MathML. Its attributes are kept as they are written, with the space before them. */
export interface MathNode {
  name: string;
  attributes: string;
  children: (MathNode | string)[];
}

/** An element with what stands in it. */
export function element(name: string, attributes: string, children: MathNode["children"]): MathNode {
  return { name, attributes, children };
}

/** The tree of well-formed elements. */
export function readMath(text: string): MathNode {
  const root = element("", "", []);
  const open = [root];
  for (const [part, closes, name, attributes = "", isEmpty] of text.matchAll(tagOrText)) {
    const parent = open.at(-1) ?? root;
    if (name === undefined) parent.children.push(part);
    else if (closes) open.pop();
    else {
      const node = element(name, attributes, []);
      parent.children.push(node);
      if (!isEmpty) open.push(node);
    }
  }
  return root;
}

const tagOrText = /<(\/)?([a-z]+)((?:\s[^<>"/]*"[^"]*")*)\s*(\/)?>|[^<]+/g;

/** The text of a tree. */
export function writeMath(node: MathNode): string {
  const inside = node.children.map((child) => (typeof child === "string" ? child : writeMath(child))).join("");
  return node.name === "" ? inside : `<${node.name}${node.attributes}>${inside}</${node.name}>`;
}
