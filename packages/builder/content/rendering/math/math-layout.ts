import { boxedElements, padded, ruled } from "./math-boxes.ts";
import { accentedLetters, withWholeWords } from "./math-letters.ts";
import { attribute, line, styled } from "./math-styles.ts";
import { heldElements, withBareBase, withoutToken } from "./math-tokens.ts";
import { element, type MathNode, readMath, writeMath } from "./math-tree.ts";
import type { RowGaps } from "./row-gaps.ts";

const stroke = "transparent calc(50% - .5px),currentColor 0 calc(50% + .5px),transparent 0";
const risingStroke = `linear-gradient(to right bottom,${stroke})`;
const fallingStroke = `linear-gradient(to right top,${stroke})`;

/** How a stroke or a side is drawn, by its name in the `notation` of `menclose`. */
const notations: Readonly<Record<string, { styles?: string[]; picture?: string }>> = {
  box: { styles: [`border:${line}`, "padding:.3em"] },
  top: { styles: [`border-top:${line}`] },
  bottom: { styles: [`border-bottom:${line}`] },
  left: { styles: [`border-left:${line}`] },
  right: { styles: [`border-right:${line}`] },
  actuarial: { styles: [`border-top:${line}`, `border-right:${line}`] },
  updiagonalstrike: { picture: risingStroke },
  downdiagonalstrike: { picture: fallingStroke },
  horizontalstrike: { picture: `linear-gradient(${stroke})` },
};

/** What stands in a cell is a block: the values without a prefix align text alone. Firefox reads the attribute itself. */
const alignments: Readonly<Record<string, string>> = {
  left: "text-align:-webkit-left",
  right: "text-align:-webkit-right",
};

/**
 * Says in elements and styles what the MathML of KaTeX says in attributes that browsers no longer read (MathML Core has
 * none of them): line breaks become rows, the alignment, the spaces and the rules of tables become styles of their cells,
 * `menclose` becomes a row with its strokes, and boxes, lines and signs above others are built of what all browsers read.
 * Styles stand at the elements, since few sites have formulas and all load the stylesheet.
 * @param gaps the room below rows, of each table (`rowGapsOf`).
 */
export function layOutMath(mathMl: string, block: boolean, gaps: readonly RowGaps[] = []): string {
  if (![/<mtable|<menclose|linebreak="/, boxedElements, heldElements, accentedLetters].some((one) => one.test(mathMl)))
    return mathMl;
  const tree = readMath(mathMl);
  const tables = gaps.some((rows) => rows.some(Boolean)) ? tablesIn(tree) : [];
  // Where something else than expected has become a table nobody knows which is which.
  const room = new Map(tables.length === gaps.length ? tables.map((one, index) => [one, gaps[index] as RowGaps]) : []);
  return writeMath(laidOut(tree, block, room));
}

/** The tables of a formula, in the order in which they begin. */
function tablesIn(node: MathNode): MathNode[] {
  const inside = node.children.flatMap((child) => (typeof child === "string" ? [] : tablesIn(child)));
  return node.name === "mtable" ? [node, ...inside] : inside;
}

function laidOut(node: MathNode, block: boolean, room: ReadonlyMap<MathNode, RowGaps>): MathNode {
  const { children: parts } = withBareBase(node);
  const children = parts.map((child) => (typeof child === "string" ? child : laidOut(child, block, room)));
  const own = { ...node, children: inRows(children, block) };
  if (node.name === "mtable") return table(own, room.get(node) ?? []);
  return node.name === "menclose" ? enclosed(own) : ruled(padded(withoutToken(withWholeWords(own))));
}

/** What stands between line breaks as the rows of a table; what has no break stays as it is. A break at the end begins nothing. */
function inRows(children: MathNode["children"], block: boolean): MathNode["children"] {
  const rows: MathNode["children"][] = [[]];
  const gaps: (string | undefined)[] = [];
  for (const child of children) {
    if (!isBreak(child)) rows.at(-1)?.push(child);
    else gaps[rows.push([]) - 2] = attribute(child, "height");
  }
  if (rows.length === 1) return children;
  if (rows.at(-1)?.length === 0) rows.pop();
  const styles = ["padding-inline:0", ...(block ? [] : [alignments.left as string])];
  const lines = rows.map((row, index) => {
    const cell = element("mtd", "", [element("mrow", "", row)]);
    return element("mtr", "", [styled(cell, [...styles, ...roomBelow(gaps[index])])]);
  });
  return [element("mtable", ` displaystyle="${block}"`, lines)];
}

function isBreak(node: MathNode | string): node is MathNode {
  return typeof node !== "string" && node.name === "mspace" && node.attributes.includes("linebreak=");
}

/** The padding of a cell, what browsers give to all, and more. A length below nothing brings rows nearer to each other. */
function roomBelow(gap: string | null | undefined): string[] {
  return gap ? [`padding-bottom:max(0px,.5ex + ${gap})`] : [];
}

/** A table whose cells have styles for what its own attributes say of their columns and rows, the last value for those beyond. */
function table(node: MathNode, gaps: RowGaps): MathNode {
  const values = (name: string) => attribute(node, name)?.split(" ") ?? [];
  const [aligned, spaces] = [values("columnalign"), values("columnspacing")];
  const [columnRules, rowRules] = [values("columnlines"), values("rowlines")];
  const at = (list: string[], index: number) => (index < 0 ? undefined : (list[index] ?? list.at(-1)));
  const ruled = (rule: string | undefined) => rule !== undefined && rule !== "none";
  const isNumbered = attribute(node, "width") !== undefined;
  const rows = node.children.map((row, rowIndex) => {
    if (typeof row === "string") return row;
    // Glue on both sides and a number behind are no columns of the author's.
    const first = row.children.findIndex((cell) => typeof cell !== "string" && !cell.attributes.includes("mtr-glue"));
    const last = row.children.length - 1;
    const cells = row.children.map((cell, index) => {
      if (typeof cell === "string") return cell;
      if (cell.attributes.includes("mtr-glue") || attribute(cell, "width")) return styled(cell, ["padding:0"]);
      if (cell.attributes.includes("mml-eqn-num") || (isNumbered && index === last)) return styled(cell, atTheEnd);
      const column = index - Math.max(first, 0);
      const align = alignments[at(aligned, column) ?? ""];
      const isJoined = index === 0 || at(spaces, column - 1) === "0em";
      const isJoining = index === last || at(spaces, column) === "0em";
      return styled(cell, [
        `padding-inline:${isJoined ? "0" : ".5em"} ${isJoining ? "0" : ".5em"}`,
        ...(align === undefined ? [] : [align]),
        ...(ruled(at(columnRules, column - 1)) ? [`border-left:${line}`] : []),
        ...(ruled(at(rowRules, rowIndex - 1)) ? [`border-top:${line}`] : []),
        ...roomBelow(gaps[rowIndex]),
      ]);
    });
    return { ...row, children: cells };
  });
  return { ...node, children: rows };
}

/** A number or a tag stands at the end of the line, out of a table that takes no more room than the equation in its middle. */
const atTheEnd = ["position:absolute", "inset-inline-end:0", "padding-inline:0"];

/** KaTeX calls the rules on both sides of a table its top and bottom, and those above and below it left and right. */
const sidesOfTables: Readonly<Record<string, string>> = { top: "left", bottom: "right", left: "top", right: "bottom" };

function enclosed(node: MathNode): MathNode {
  const isTable = node.children.some((child) => typeof child !== "string" && child.name === "mtable");
  const written = (attribute(node, "notation") ?? "").split(" ");
  const names = isTable ? written.map((name) => sidesOfTables[name] ?? name) : written;
  const drawn = names.flatMap((name) => notations[name] ?? []);
  if (drawn.length === 0) return node;
  const pictures = drawn.flatMap(({ picture }) => picture ?? []);
  const children = node.children.map((child) => withRoom(child, names));
  return styled({ ...node, name: "mrow", attributes: "", children }, [
    ...drawn.flatMap(({ styles = [] }) => styles),
    ...(pictures.length > 0 ? [`background-image:${pictures.join()}`] : []),
  ]);
}

/** A table whose outer columns keep away from the rules around it, which those between its rows reach. */
function withRoom(table: MathNode | string, rules: readonly string[]): MathNode | string {
  if (typeof table === "string" || table.name !== "mtable") return table;
  const roomy = (cell: MathNode | string | undefined, padding: RegExp, room: string) => {
    if (typeof cell === "object") cell.attributes = cell.attributes.replace(padding, room);
  };
  for (const row of table.children) {
    if (typeof row === "string") continue;
    if (rules.includes("left")) roomy(row.children[0], /padding-inline:0/, "padding-inline:.5em");
    if (rules.includes("right")) roomy(row.children.at(-1), /(padding-inline:\S+) 0/, "$1 .5em");
  }
  return table;
}
