import { jsonText } from "../exact-json.ts";
import { isObject, type Json, listOf, objectOf, own, textOf } from "../json.ts";
import { defaultOf } from "../schemas/examples/fitting-value.ts";
import { givenExamples } from "../schemas/examples/given-examples.ts";
import { requiredNames } from "../schemas/fields/held-attributes.ts";
import { isTarget } from "../schemas/meaning.ts";
import { nameOf } from "../schemas/schema.ts";

/** Schemas inside schemas that one page carries; what lies beyond is entered as JSON. */
const maxSchemas = 700;
/** Alternatives or parts of one schema that a form is made of. */
const maxParts = 150;
const maxDescription = 180;
/** Keys that decide what a reader may enter. */
const plainKeys = [
  ...["type", "format", "enum", "const", "title", "nullable", "readOnly", "deprecated"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength", "pattern"],
  ...["multipleOf", "minItems", "maxItems", "uniqueItems", "maxProperties", "contentMediaType"],
];

/**
 * Reduces the schemas of a request to what its form needs, with every definition once. One object for each page, which
 * is asked to finish at the end: what is nearest to the surface comes first.
 */
export class SlimSchemas {
  readonly definitions: Json = {};
  readonly #all: Json;
  readonly #names = new Map<string, string>();
  readonly #waiting: (() => void)[] = [];
  #left = maxSchemas;

  constructor(definitions: Json) {
    this.#all = definitions;
  }

  slim(value: unknown): unknown {
    if (!isObject(value) || --this.#left < 0) return value === false ? false : {};
    if (Object.keys(objectOf(value.properties)).length > maxSchemas) return {};
    const slim: Json = {};
    for (const key of plainKeys) if (value[key] !== undefined) slim[key] = value[key];
    const fallback = defaultOf(value);
    if (fallback !== undefined) slim.default = fallback;
    const required = requiredNames(value, this.#all);
    if (required.length > 0) slim.required = required;
    const description = shortText(value.description);
    if (description) slim.description = description;
    const [example] = givenExamples(value);
    if (example !== undefined && example !== null && isShort(example)) slim.example = example;
    if (typeof value.$ref === "string") slim.$ref = this.#define(value.$ref);
    if (isObject(value.discriminator)) slim.discriminator = this.#discriminator(value, value.discriminator);
    for (const key of ["oneOf", "anyOf", "allOf"]) {
      const parts = value[key];
      if (!Array.isArray(parts)) continue;
      // A form of some of them would keep the others from being sent.
      if (parts.length > maxParts) return {};
      slim[key] = parts.map((one) => this.slim(one));
    }
    if (value.items !== undefined) slim.items = this.slim(value.items);
    if (isObject(value.not)) slim.not = this.slim(value.not);
    if (isObject(value.additionalProperties)) slim.additionalProperties = this.slim(value.additionalProperties);
    else if (value.additionalProperties === true) slim.additionalProperties = {};
    if (isObject(value.properties))
      slim.properties = Object.fromEntries(
        Object.entries(value.properties)
          .filter(([, one]) => !isObject(one) || one.readOnly !== true)
          .map(([name, one]) => [name, this.slim(one)]),
      );
    return slim;
  }

  /** Its mapping with the names that the alternatives have here. */
  #discriminator({ oneOf, anyOf }: Json, { propertyName, mapping }: Json): Json {
    const references = [...listOf(oneOf), ...listOf(anyOf)].flatMap((one) => textOf(objectOf(one).$ref) ?? []);
    if (references.length > maxParts) return { propertyName };
    const named = Object.entries(objectOf(mapping)).flatMap(([value, target]) => {
      const reference = references.find((one) => isTarget(textOf(target) ?? "", one));
      return reference === undefined ? [] : [[value, nameOf(this.#define(reference))]];
    });
    return named.length === 0 ? { propertyName } : { propertyName, mapping: Object.fromEntries(named) };
  }

  #define(reference: string): string {
    const known = this.#names.get(reference);
    if (known) return known;
    const wanted = `s/${nameOf(reference)}`;
    let name = wanted;
    for (let number = 2; Object.hasOwn(this.definitions, name); number++) name = `${wanted} ${number}`;
    this.#names.set(reference, name);
    // Taken before what it holds is looked at: a schema may hold itself.
    this.definitions[name] = {};
    this.#waiting.push(() => {
      this.definitions[name] = this.slim(own(this.#all, reference));
    });
    return name;
  }

  /** Fills the definitions that were asked for, and those that these ask for. */
  finish(): void {
    for (const define of this.#waiting) define();
    this.#waiting.length = 0;
  }
}

/** The first words of a description, without the marks of Markdown. */
export function shortText(value: unknown): string | undefined {
  const text = textOf(value)
    ?.replace(/```[\s\S]*?```/g, " ")
    .replace(/!?\[([^[\]]{0,500})\]\([^()]{0,1000}\)/g, "$1")
    .replace(/<[a-z/!][^<>]*>/gi, "")
    .replace(/(\*\*|__|`)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (!text) return undefined;
  if (text.length <= maxDescription) return text;
  // Some scripts have no spaces between words.
  const end = text.lastIndexOf(" ", maxDescription);
  return `${text.slice(0, end > 0 ? end : maxDescription)}…`;
}

function isShort(value: unknown): boolean {
  return typeof value !== "object" ? String(value).length < 2000 : jsonText(value).length < 8000;
}
