import { type Json, objectOf, textOf } from "../json.ts";
import type { Specification } from "./load-specification.ts";
import { methods } from "./methods.ts";

/** What a path holds: what it refers to, and what stands beside the reference. Methods in capitals are methods. */
export function pathItemOf({ targets }: Specification, item: unknown): Json {
  const { $ref, ...beside } = objectOf(item);
  const held: Json = { ...objectOf(targets.get(textOf($ref) ?? "")), ...beside };
  for (const key of Object.keys(held)) {
    const method = key.toLowerCase();
    if (method !== key && methods.some((one) => one === method)) held[method] ??= held[key];
  }
  return held;
}
