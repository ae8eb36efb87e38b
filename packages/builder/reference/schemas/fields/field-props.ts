import type { WrittenProp } from "../../../content/index.ts";
import type { Json } from "../../json.ts";
import { defaultOf } from "../examples/fitting-value.ts";
import { valueText } from "../examples/value-code.ts";
import { isLongDefault } from "./field-facts.ts";
import { pillsOf } from "./field-pills.ts";
import { type FieldPlace, listedName } from "./field-place.ts";

/** What is known of one named value. */
interface NamedValue {
  name: string;
  type: string;
  required: boolean;
  /** Its schema, with what a parameter says beside it. */
  all: Json;
  /** The alternative that it is, where it has one alone. */
  step: readonly string[];
  /** Keys of a schema that are shown as pills. */
  pills: readonly string[];
}

/** The props of a field as authors write them by hand; a long default stands below it. */
export function fieldProps(
  { name, type, required, all, step, pills }: NamedValue,
  { location, trail, listed, path }: FieldPlace,
): Record<string, WrittenProp> {
  const fallback = defaultOf(all);
  const inList = listedName(name);
  return {
    [location || "name"]: name,
    type,
    required,
    deprecated: all.deprecated === true,
    defaultCode: fallback === undefined || fallback === null || isLongDefault(fallback) ? null : valueText(fallback),
    ...pillsOf(all, pills),
    ...(trail.length > 0 ? { anchor: [...trail, name] } : {}),
    ...(listed.join() !== trail.join() || inList !== name ? { anchorOfItems: [...listed, inList] } : {}),
    ...(path.length > 0 ? { within: [...path] } : {}),
    ...(step.length > 0 ? { anchorStep: [...step] } : {}),
  };
}
