/** An element of MathML. Its attributes are kept as they are written, with the space before them. */
interface MathNode {
  name: string;
  attributes: string;
  children: (MathNode | string)[];
}

/** Classes of a stroke or a side by its name in the `notation` of `menclose`. */
const notations: Readonly<Record<string, string>> = {
  box: "lc-math-box",
  top: "lc-math-top",
  bottom: "lc-math-bottom",
  left: "lc-math-left",
  right: "lc-math-right",
  actuarial: "lc-math-top lc-math-right",
  updiagonalstrike: "lc-math-up",
  downdiagonalstrike: "lc-math-down",
  horizontalstrike: "lc-math-through",
};

/**
 * Says in elements and classes what the MathML of KaTeX says in attributes that browsers no longer read (MathML Core has
 * none of them): line breaks become rows, the alignment, the spaces and the rules of tables become classes of their cells,
 * and `menclose` becomes a row with a class for each stroke. `styles/math.css` draws the classes.
 */
export function layOutMath(mathMl: string, block: boolean): string {
  if (!/<mtable|<menclose|linebreak="/.test(mathMl)) return mathMl;
  return write(laidOut(read(mathMl), block));
}

function laidOut(node: MathNode, block: boolean): MathNode {
  const children = node.children.map((child) => (typeof child === "string" ? child : laidOut(child, block)));
  const own = { ...node, children: inRows(children, block) };
  if (node.name === "mtable") return table(own);
  return node.name === "menclose" ? enclosed(own) : own;
}

/** What stands between line breaks as the rows of a table; what has no break stays as it is. A break at the end begins nothing. */
function inRows(children: MathNode["children"], block: boolean): MathNode["children"] {
  const rows: MathNode["children"][] = [[]];
  for (const child of children) {
    if (isBreak(child)) rows.push([]);
    else rows.at(-1)?.push(child);
  }
  if (rows.length === 1) return children;
  if (rows.at(-1)?.length === 0) rows.pop();
  const cell = block ? "" : ' class="lc-math-start"';
  const lines = rows.map((row) => element("mtr", "", [element("mtd", cell, [element("mrow", "", row)])]));
  return [element("mtable", ` displaystyle="${block}"`, lines)];
}

function isBreak(node: MathNode | string): boolean {
  return typeof node !== "string" && node.name === "mspace" && node.attributes.includes("linebreak=");
}

/** A table whose cells have classes for what its own attributes say of their columns and rows, the last value for those beyond. */
function table(node: MathNode): MathNode {
  const values = (name: string) => attribute(node, name)?.split(" ") ?? [];
  const [aligned, spaces] = [values("columnalign"), values("columnspacing")];
  const [columnRules, rowRules] = [values("columnlines"), values("rowlines")];
  const at = (list: string[], index: number) => (index < 0 ? undefined : (list[index] ?? list.at(-1)));
  const ruled = (rule: string | undefined) => rule !== undefined && rule !== "none";
  const rows = node.children.map((row, rowIndex) => {
    if (typeof row === "string") return row;
    // Glue on both sides and a number behind are no columns of the author's.
    const first = row.children.findIndex((cell) => typeof cell !== "string" && !cell.attributes.includes("mtr-glue"));
    const cells = row.children.map((cell, index) => {
      if (typeof cell === "string" || /mtr-glue|mml-eqn-num/.test(cell.attributes)) return cell;
      const column = index - Math.max(first, 0);
      const [align, space, next] = [at(aligned, column), at(spaces, column - 1), at(spaces, column)];
      const classes = [
        align === "left" && "lc-math-start",
        align === "right" && "lc-math-end",
        space === "0em" && "lc-math-joined",
        next === "0em" && "lc-math-joining",
        ruled(at(columnRules, column - 1)) && "lc-math-left",
        ruled(at(rowRules, rowIndex - 1)) && "lc-math-top",
      ].filter(Boolean);
      return classes.length === 0 ? cell : withClasses(cell, classes.join(" "));
    });
    return { ...row, children: cells };
  });
  return { ...node, children: rows };
}

function enclosed(node: MathNode): MathNode {
  const names = (attribute(node, "notation") ?? "").split(" ");
  const classes = names.flatMap((name) => notations[name] ?? []).join(" ");
  return classes === "" ? node : withClasses({ ...node, name: "mrow", attributes: "" }, classes);
}

function withClasses(node: MathNode, classes: string): MathNode {
  return { ...node, attributes: `${node.attributes} class="${classes}"` };
}

function attribute(node: MathNode, name: string): string | undefined {
  return new RegExp(`\\s${name} ?="([^"]*)"`).exec(node.attributes)?.[1];
}

function element(name: string, attributes: string, children: MathNode["children"]): MathNode {
  return { name, attributes, children };
}

/** The tree of well-formed elements. */
function read(text: string): MathNode {
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

function write(node: MathNode): string {
  const inside = node.children.map((child) => (typeof child === "string" ? child : write(child))).join("");
  return node.name === "" ? inside : `<${node.name}${node.attributes}>${inside}</${node.name}>`;
}
