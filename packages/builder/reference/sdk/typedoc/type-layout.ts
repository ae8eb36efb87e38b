import type { TypePart } from "../declaration.ts";

/** A type before it is known whether it fits on one line. */
export type Layout = TypePart | readonly Layout[] | LayoutList;

/** Several parts with something between them, on lines of their own where one line is too short. */
export interface LayoutList {
  open: string;
  close: string;
  /** Between two parts on one line. */
  separator: string;
  /** Before each part that stands on its own line, and behind it. */
  before: string;
  behind: string;
  items: readonly Layout[];
  /** Whether the first part stays on the line on which it begins. */
  isHeadFirst: boolean;
  length: number;
  /** Length of what stands behind it on the same line. */
  trailing: number;
}

/** Characters of a line of code. */
const lineWidth = 80;
const indentation = "  ";

/** Parts in brackets: `{ a: string; b: number }`, `(a: string, b: number)`. */
export function bracketed(open: string, items: readonly Layout[], separator: "; " | ", ", close: string): Layout {
  if (items.length === 0) return open.trimEnd() + close.trimStart();
  return list({ open, close, separator, before: "", behind: separator.trimEnd(), items, isHeadFirst: false });
}

/** Parameters in parentheses with their answer behind them: they take lines of their own where both are too long. */
export function withAnswer(parameters: readonly Layout[], answer: readonly Layout[]): Layout {
  if (parameters.length === 0) return ["()", ...answer];
  const given = list({
    open: "(",
    close: ")",
    separator: ", ",
    before: "",
    behind: ",",
    items: parameters,
    isHeadFirst: false,
  });
  return [{ ...given, trailing: Math.min(lengthOf(answer), lineWidth / 2) }, ...answer];
}

/** Parts that follow each other, each on a line of its own where they are too long. */
export function clauses(items: readonly Layout[]): Layout {
  return list({ open: "", close: "", separator: " ", before: "", behind: "", items, isHeadFirst: true });
}

/** Parts with a sign between them: `A | B`. */
export function joined(items: readonly Layout[], sign: string): Layout {
  if (items.length === 1) return items[0] as Layout;
  const separator = ` ${sign} `;
  return list({ open: "", close: "", separator, before: `${sign} `, behind: "", items, isHeadFirst: false });
}

/** `A extends B ? C : D`. */
export function choice(condition: Layout, first: Layout, other: Layout): Layout {
  return clauses([condition, ["? ", first], [": ", other]]);
}

function list(given: Omit<LayoutList, "length" | "trailing">): LayoutList {
  const { open, close, separator, items } = given;
  const length = items.reduce(
    (sum: number, item) => sum + lengthOf(item) + separator.length,
    open.length + close.length,
  );
  return { ...given, length, trailing: 0 };
}

function lengthOf(layout: Layout): number {
  if (typeof layout === "string") return layout.length;
  if (isMany(layout)) return layout.reduce((sum: number, one) => sum + lengthOf(one), 0);
  return "text" in layout ? layout.text.length : layout.length;
}

function isMany(layout: Layout): layout is readonly Layout[] {
  return Array.isArray(layout);
}

/** A type on one line, with the names of declarations in it. */
export function flatParts(layout: Layout): TypePart[] {
  const parts: TypePart[] = [];
  const add = (part: TypePart) => {
    const last = parts.length - 1;
    if (typeof part === "string" && typeof parts[last] === "string") parts[last] += part;
    else if (part !== "") parts.push(part);
  };
  const write = (one: Layout): void => {
    if (typeof one === "string" || "text" in one) add(one as TypePart);
    else if (isMany(one)) one.forEach(write);
    else {
      const { open, items, separator, close } = one as LayoutList;
      add(open);
      items.forEach((item, index) => {
        if (index > 0) add(separator);
        write(item);
      });
      add(close);
    }
  };
  write(layout);
  return parts;
}

/** Code of a type, on several lines where one is too short. */
export function codeOf(layout: Layout): string {
  let code = "";
  let lineStart = 0;
  const newLine = (depth: number) => {
    code = code.trimEnd();
    lineStart = code.length + 1;
    code += `\n${indentation.repeat(depth)}`;
  };
  const write = (one: Layout, depth: number): void => {
    if (typeof one === "string") code += one;
    else if (isMany(one)) for (const part of one) write(part, depth);
    else if ("text" in one) code += one.text;
    else if (code.length - lineStart + one.length + one.trailing <= lineWidth)
      code += flatParts(one)
        .map((part) => (typeof part === "string" ? part : part.text))
        .join("");
    else writeLines(one, depth);
  };
  const writeLines = ({ open, close, before, behind, items, isHeadFirst }: LayoutList, depth: number) => {
    code += open.trimEnd();
    for (const [index, item] of items.entries()) {
      if (index > 0 || !isHeadFirst) newLine(depth + 1);
      code += before;
      write(item, depth + 1);
      code += behind;
    }
    if (close === "") return;
    newLine(depth);
    code += close.trimStart();
  };
  write(layout, 0);
  return code;
}
