import { isObject, type Json, listOf, textOf } from "../json.ts";

/** References that lead back to themselves. */
export interface ReferenceCircle {
  /** The first of them, as `targets` know it, and the one that closes the circle. */
  first: string;
  last: string;
}

/**
 * Circles of references that name only each other: nothing is said of what any of them means. A schema that holds itself
 * in an attribute or a list is none, and neither is one that may be something else.
 * @param targets what references lead to
 */
export function referenceCircles(targets: ReadonlyMap<string, unknown>): ReferenceCircle[] {
  const circles: ReferenceCircle[] = [];
  const done = new Set<string>();
  for (const start of targets.keys()) {
    // The way to where we are, each reference with those that are still to be followed.
    const way: { reference: string; rest: string[] }[] = [];
    const onWay = new Set<string>();
    const enter = (reference: string) => {
      way.push({ reference, rest: sameAs(targets.get(reference)) });
      onWay.add(reference);
      done.add(reference);
    };
    if (!done.has(start)) enter(start);
    for (let here = way.at(-1); here; here = way.at(-1)) {
      const next = here.rest.pop();
      if (next === undefined) {
        onWay.delete(here.reference);
        way.pop();
      } else if (onWay.has(next)) circles.push({ first: next, last: here.reference });
      else if (!done.has(next)) enter(next);
    }
  }
  return circles;
}

/** References to what a value is, by `$ref` or as a part of `allOf`. */
function sameAs(value: unknown): string[] {
  const found: string[] = [];
  const pending: Json[] = isObject(value) ? [value] : [];
  for (const one of pending) {
    const reference = textOf(one.$ref);
    if (reference !== null) found.push(reference);
    pending.push(...listOf(one.allOf).filter(isObject));
  }
  return found;
}
