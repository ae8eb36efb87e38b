import { textOf, WithText } from "../values.ts";

/** A value as a number, as `Number(…)` makes it; NaN for what is none. */
export function numberOf(value: unknown): number {
  if (Array.isArray(value)) return numberOfList(value);
  if (value instanceof WithText) return Number(value.primitive());
  if (typeof value === "object" && value !== null) return Number.NaN;
  return typeof value === "symbol" || typeof value === "function" ? Number.NaN : Number(value);
}

/** An optional number among the arguments of a method: undefined stays so. */
export function optionalNumber(value: unknown): number | undefined {
  return value === undefined ? undefined : numberOf(value);
}

/** The number that the text of a list says, without making it: the text of several items has a comma in it. */
function numberOfList(list: readonly unknown[], depth = 0): number {
  if (list.length !== 1 || depth > 20) return list.length === 0 ? 0 : Number.NaN;
  const [item] = list;
  return Array.isArray(item) ? numberOfList(item, depth + 1) : Number(textOf(item ?? ""));
}
