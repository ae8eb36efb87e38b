import { isSet, type Props } from "./draw.ts";

/** What the props of a block of code say of its lines. */
export interface Marks {
  /** Whether each line is an element of its own: for numbers beside them, and for marks. */
  areElements: boolean;
  /** The class of a line, by its number from one. */
  classOf(line: number): string;
}

/** `lines`, `highlight="[1,3]"` and `focus="{2-4}"` of a block. */
export function marksOf({ lines, highlight, focus }: Props): Marks {
  const [highlighted, focused] = [rangesOf(highlight), rangesOf(focus)];
  const has = (ranges: [number, number][], line: number) => ranges.some(([from, to]) => line >= from && line <= to);
  return {
    areElements: isSet(lines) || highlighted.length > 0 || focused.length > 0,
    classOf: (line) =>
      `line${has(highlighted, line) ? " lc-line-highlight" : ""}${has(focused, line) ? " lc-line-focus" : ""}`,
  };
}

function rangesOf(value: unknown): [number, number][] {
  const text = typeof value === "string" || typeof value === "number" || Array.isArray(value) ? String(value) : "";
  return [...text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)].map(([, from, to = from]) => [Number(from), Number(to)]);
}
