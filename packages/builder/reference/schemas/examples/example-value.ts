import { isObject, type Json, listOf, objectOf, own, textOf } from "../../json.ts";
import { requiredFirst } from "../fields/held-attributes.ts";
import { type Meaning, meaning } from "../meaning.ts";
import { heirsOf, isNever, resolveSchema, typesOf, variantsOf } from "../schema.ts";
import { fittingValue } from "./fitting-value.ts";
import { givenExamples } from "./given-examples.ts";
import { isRuledOut, leftOut } from "./ruled-out.ts";
import { scalarExample } from "./scalar-example.ts";

export interface ExampleOptions {
  definitions: Json;
  /** Values that are only read are left out of requests, values that are only written out of responses. */
  direction: "request" | "response";
  /** Leave out what need not be given. */
  requiredOnly: boolean;
}

const maxDepth = 12;
/** Values of one example; what is deepest is left out first. A request is shown in several languages. */
const maxValues = { request: 150, response: 300 } as const;
/** Values that the specification gives, which count apart: they say more than those that are made. */
const maxGiven = { request: 300, response: 400 } as const;

const maxItems = 8;

/** Values that were made of a part of their schemas. */
const shortened = new WeakSet<object>();

/** Whether a value was made of a part of its schema: all of it would be too long. */
export function isShortened(value: unknown): boolean {
  return typeof value === "object" && value !== null && shortened.has(value);
}

/** A value as the schema describes it, made of the examples, defaults and formats that it gives. Finite for any schema. */
export function exampleOf(schema: unknown, options: ExampleOptions): unknown {
  return new ExampleMaker(options).make(schema);
}

/** What puts a value into its place; undefined where there is none. */
type Put = (value: unknown) => void;

/** Makes a value level by level, so that one of a large schema loses what is deepest. */
class ExampleMaker {
  readonly #options: ExampleOptions;
  readonly #waiting: (() => void)[] = [];
  #left: number;
  #givenLeft: number;
  /** Whether something was too deep. */
  #isTooDeep = false;

  constructor(options: ExampleOptions) {
    this.#options = options;
    this.#left = maxValues[options.direction];
    this.#givenLeft = maxGiven[options.direction];
  }

  make(schema: unknown): unknown {
    let made: unknown;
    this.#put(schema, [], 0, (value) => {
      made = value;
    });
    for (const task of this.#waiting) task();
    if ((this.#left < 0 || this.#isTooDeep) && typeof made === "object" && made !== null) shortened.add(made);
    return made;
  }

  /** @param meant what says that the value is the alternative that it is. */
  #put(value: unknown, through: readonly string[], depth: number, put: Put, meant: Meaning | null = null): void {
    const { schema, through: within } = resolveSchema(value, this.#options.definitions);
    const given = givenExample(schema, this.#options.definitions);
    const isEnd = () => --this.#left < 0 || this.#endsAt(depth) || within.some((one) => through.includes(one));
    // With the last one that is given all ends: what follows would be objects without values.
    if (given !== undefined && --this.#givenLeft < 0) this.#left = -1;
    if (given !== undefined || isEnd()) {
      put(this.#givenLeft < 0 ? undefined : given);
      return;
    }
    const around = [...through, ...within];
    const variant = variantsOf(schema)[0];
    const [type] = typesOf(schema);
    if (type === "object" || schema.properties) {
      const object: Json = {};
      put(object);
      // Some authors name what tells alternatives apart nowhere but in the discriminator.
      if (meant && own(objectOf(schema.properties), meant.name) === undefined && schema.additionalProperties !== false)
        object[meant.name] = meant.values[0];
      this.#fill(object, schema, around, depth, meant);
    } else if (variant !== undefined)
      this.#put(
        type === "array" ? withSameItems(schema, variant) : variant,
        around,
        depth + 1,
        put,
        this.#meaningOf(schema, variant) ?? meant,
      );
    else if (type === "array") {
      const list: unknown[] = [];
      put(list);
      const tuple = Array.isArray(schema.items) ? schema.items : listOf(schema.prefixItems);
      const items = tuple.length > 0 ? tuple : itemsOf(schema, this.#options.definitions);
      for (const [index, item] of items.entries())
        this.#waiting.push(() =>
          this.#put(item, around, depth + 1, (made) => {
            // What comes before has its place already: items are made in their order.
            if (made !== undefined) list[Math.min(index, list.length)] = made;
          }),
        );
    } else put(scalarExample(schema, this.#options.definitions));
  }

  #endsAt(depth: number): boolean {
    if (depth > maxDepth) this.#isTooDeep = true;
    return depth > maxDepth;
  }

  /** Attributes of an object: those of its first alternative, then its own. Answers the names that must be there. */
  #fill(
    object: Json,
    schema: Json,
    through: readonly string[],
    depth: number,
    of: Meaning | null = null,
  ): Set<unknown> {
    const { definitions } = this.#options;
    const needed = new Set(listOf(schema.required));
    const variant = variantsOf(schema)[0] ?? heirsOf(schema)[0];
    const meant = of ?? this.#meaningOf(schema, variant);
    const { schema: resolved, through: within } = resolveSchema(variant, definitions);
    if (isObject(variant) && depth <= maxDepth) {
      const given = givenExample(resolved, definitions);
      if (isObject(given)) Object.assign(object, given);
      else if (given === undefined && --this.#left >= 0 && !within.some((one) => through.includes(one)))
        for (const name of this.#fill(object, resolved, [...through, ...within], depth + 1, meant)) needed.add(name);
    }
    const without = leftOut(schema, resolved, needed, definitions);
    const most = typeof schema.maxProperties === "number" ? schema.maxProperties : null;
    const left: [name: string, property: unknown][] = [];
    for (const { name, property, required } of requiredFirst(schema, definitions)) {
      const whole = resolveSchema(property, definitions).schema;
      if (isNever(property) || whole[this.#options.direction === "request" ? "readOnly" : "writeOnly"] === true)
        continue;
      if (name === meant?.name) {
        const told = [givenExample(whole, definitions), ...listOf(whole.enum)];
        object[name] = told.find((one) => meant.values.some((value) => value === one)) ?? meant.values[0];
        continue;
      }
      const isNeeded = required || needed.has(name);
      if (!isNeeded && (without.has(name) || (most !== null && Object.keys(object).length >= most))) continue;
      if (this.#options.requiredOnly && !isNeeded) left.push([name, property]);
      else this.#attribute(object, name, property, through, depth);
    }
    const least = typeof schema.minProperties === "number" ? schema.minProperties : 0;
    const lacking = Math.max(0, least - Object.keys(object).length);
    for (const [name, property] of left.slice(0, lacking)) this.#attribute(object, name, property, through, depth);
    if (Object.keys(object).length > 0) return needed;
    const [pattern] = Object.entries(objectOf(schema.patternProperties));
    if (isObject(schema.additionalProperties))
      this.#attribute(object, keyOf(schema.propertyNames, definitions), schema.additionalProperties, through, depth);
    else if (pattern) {
      const name = literalStart(pattern[0]) ?? keyOf({ pattern: pattern[0] }, definitions);
      this.#attribute(object, name, pattern[1], through, depth);
    }
    return needed;
  }

  #meaningOf({ discriminator }: Json, variant: unknown): Meaning | null {
    if (discriminator === undefined || variant === undefined) return null;
    const { definitions } = this.#options;
    return meaning(discriminator, variant, resolveSchema(variant, definitions).schema, definitions);
  }

  #attribute(object: Json, name: string, property: unknown, through: readonly string[], depth: number): void {
    // The place is taken now: attributes stand in the order of the schema.
    object[name] = undefined;
    this.#waiting.push(() =>
      this.#put(property, through, depth + 1, (value) => {
        if (value === undefined) delete object[name];
        else object[name] = value;
      }),
    );
  }
}

/** An alternative of a list with what all items have, whichever it is. */
function withSameItems({ items }: Json, variant: unknown): unknown {
  return isObject(items) ? { allOf: [{ type: "array", items }, variant] } : variant;
}

/** Schemas of the items of an example: where they must differ, the first options that there are for them. */
function itemsOf(schema: Json, definitions: Json): unknown[] {
  const count = fewest({ ...schema, uniqueItems: false });
  const options = schema.uniqueItems === true ? listOf(resolveSchema(schema.items, definitions).schema.enum) : [];
  if (count > 1 && options.length >= count) return options.slice(0, count).map((value) => ({ const: value }));
  return Array<unknown>(fewest(schema)).fill(schema.items);
}

/** How many items an example has: as many as there must be, where these may be alike and are few (a point, a range). */
function fewest({ minItems, uniqueItems }: Json): number {
  const isAlike = typeof minItems === "number" && minItems <= maxItems && uniqueItems !== true;
  return isAlike ? Math.max(1, Math.ceil(minItems)) : 1;
}

/** A key of an object that may have any: one that is allowed, where that is told. */
function keyOf(propertyNames: unknown, definitions: Json): string {
  const names = resolveSchema(propertyNames, definitions).schema;
  const isTold = givenExample(names, definitions) !== undefined || textOf(names.pattern) !== null;
  const made = isTold
    ? exampleOf({ type: "string", ...names }, { definitions, direction: "request", requiredOnly: true })
    : null;
  return typeof made === "string" && !made.startsWith("<") ? made : "key";
}

/** A key that begins as a pattern says: `x-key` of `^x-`; null where it says more. */
function literalStart(pattern: string): string | null {
  const start = /^\^([\w-]+)$/.exec(pattern)?.[1];
  return start === undefined ? null : `${start}key`;
}

/** Whether a schema, or the first of its alternatives, gives a value itself: that of any other is made up. */
export function givesExample(schema: unknown, definitions: Json): boolean {
  let one = schema;
  for (let depth = 0; one !== undefined && depth < maxDepth; depth += 1) {
    const resolved = resolveSchema(one, definitions).schema;
    if (givenExample(resolved, definitions) !== undefined) return true;
    one = variantsOf(resolved)[0];
  }
  return false;
}

/** The value that a schema gives itself: an example, the only or the usual one, or the first of its choices. */
function givenExample(schema: Json, definitions: Json): unknown {
  const [example] = givenExamples(schema);
  if (example !== undefined) return example;
  for (const key of ["const", "default", "x-default"]) {
    const value = fittingValue(schema[key], schema);
    if (value !== undefined) return value;
  }
  const options = listOf(schema.enum);
  return options.find((one) => !isRuledOut(one, schema, definitions)) ?? options[0];
}
