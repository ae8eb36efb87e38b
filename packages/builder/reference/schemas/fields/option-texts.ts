import type { WrittenNode } from "../../../content/index.ts";
import { isObject, type Json, listOf, objectOf, own, textOf } from "../../json.ts";
import { inlineText } from "../../page-parts/inline-text.ts";
import { valueCode } from "../examples/value-code.ts";

const descriptions = ["x-enumDescriptions", "x-enum-descriptions", "x-enum-description"];
const names = ["x-enum-varnames", "x-enumNames", "x-enum-names"];
/** Descriptions by those names. */
const comments = "x-enum-comments";

/** What is said of each option, by the extensions in use: an object by option, or a list in their order. */
export function optionTexts(schema: Json, items: Json, options: readonly unknown[]): WrittenNode[][] {
  const owner = schema.enum ? schema : items;
  const firstOf = (keys: readonly string[]) => keys.map((key) => owner[key]).find((one) => one !== undefined);
  const given = firstOf(descriptions);
  const byName = objectOf(owner[comments]);
  const texts = Array.isArray(given)
    ? given
    : options.map((option) => (isObject(given) && Object.hasOwn(given, String(option)) ? given[String(option)] : null));
  const called = listOf(firstOf(names));
  return options.flatMap((option, index) => {
    const name = textOf(called[index]);
    const text = textOf(texts[index]) ?? textOf(own(byName, name ?? String(option)));
    const said = text ? [": ", inlineText(text)] : [];
    if (!name || name === option) return text ? [[valueCode(option), ...said]] : [];
    return [[valueCode(option), ` (${name})`, ...said]];
  });
}
