import { jsonText } from "../../exact-json.ts";
import { isObject, type Json } from "../../json.ts";

/** What a value keeps at most: items of each list, attributes of each object, characters of each text, and levels. */
interface Measure {
  items: number;
  keys: number;
  characters: number;
  levels: number;
}

/** From the one that loses little to the one that is short for any value. Long lists say the same again and again. */
const measures: readonly Measure[] = [
  { items: 20, keys: 500, characters: 4000, levels: 30 },
  { items: 5, keys: 200, characters: 1000, levels: 12 },
  { items: 2, keys: 100, characters: 300, levels: 8 },
  { items: 1, keys: 40, characters: 100, levels: 5 },
  { items: 1, keys: 20, characters: 60, levels: 3 },
  { items: 1, keys: 10, characters: 40, levels: 1 },
];

/**
 * The value as JSON of at most about `most` characters, which is JSON again: of what is longer, lists keep their first
 * items, objects their first attributes, texts their beginning.
 */
export function shortJson(value: unknown, most: number): { text: string; isCut: boolean } {
  const whole = jsonText(value, 2) ?? "";
  if (whole.length <= most) return { text: whole, isCut: false };
  let text = whole;
  for (const measure of measures) {
    text = jsonText(cut(value, measure, 0), 2);
    if (text.length <= most) break;
  }
  return { text, isCut: true };
}

function cut(value: unknown, measure: Measure, level: number): unknown {
  if (typeof value === "string")
    return value.length > measure.characters ? `${value.slice(0, measure.characters)}…` : value;
  if (value === null || typeof value !== "object") return value;
  if (level > measure.levels) return Array.isArray(value) ? [] : {};
  if (Array.isArray(value)) return value.slice(0, measure.items).map((one) => cut(one, measure, level + 1));
  if (!isObject(value)) return value;
  const kept = Object.entries(value)
    .slice(0, measure.keys)
    .map(([key, one]): [string, unknown] => [key.slice(0, 200), cut(one, measure, level + 1)]);
  return Object.fromEntries(kept) as Json;
}
