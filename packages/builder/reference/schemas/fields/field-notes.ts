import type { WrittenNode } from "../../../content/index.ts";
import { isObject, type Json, textOf } from "../../json.ts";
import { fact } from "../../page-parts/fact.ts";
import { sameWords } from "../../page-parts/same-words.ts";
import { startMark } from "../../page-parts/start-mark.ts";
import { defaultOf } from "../examples/fitting-value.ts";
import { valueText } from "../examples/value-code.ts";
import { isLongDefault } from "./field-facts.ts";

/** That a schema is not to be used any more, where no field says so. */
export function deprecation(schema: Json): WrittenNode[] {
  return schema.deprecated === true ? [fact("Deprecated")] : [];
}

/** What is said of a parameter, and of its schema where that is something else. */
export function bothTexts(first: unknown, second: unknown): string | null {
  const [one, other] = [textOf(first), textOf(second)];
  if (one === null || other === null) return one ?? other;
  return one.includes(other) || sameWords(one, other) ? one : `${one}\n\n${other}`;
}

/** Of several texts those that say something else than one that stands above, and than each other. */
export function textsBeside(texts: readonly string[], above: string | null): string[] {
  const isNew = (text: string, index: number) =>
    (above === null || !sameWords(text, above)) && !texts.slice(0, index).some((one) => sameWords(one, text));
  return texts.filter(isNew);
}

/** Whether there may be others than those that are told; that there are none is of use to who sends them. */
export function otherAttributes(schema: Json, direction: "request" | "response"): WrittenNode[] {
  if (!isObject(schema.properties) && !isObject(schema.patternProperties)) return [];
  const others = schema.additionalProperties ?? schema.unevaluatedProperties;
  const isAny = others === true || (isObject(others) && Object.keys(others).length === 0);
  const isNone = others === false && direction === "request";
  return isAny || isNone ? [fact(`Other attributes: ${isAny ? "any" : "none"}`)] : [];
}

/** What stands before the facts of an alternative, which has no line of a field: that it is deprecated, and its default. */
export function alternativeNotes(schema: Json): WrittenNode[] {
  const start = defaultOf(schema);
  const isElsewhere = start === undefined || start === null || isLongDefault(start);
  return [...deprecation(schema), ...(isElsewhere ? [] : [fact(startMark(valueText(start)))])];
}
