import type { WrittenNode, WrittenProp } from "../content/index.ts";
import { isObject, type Json, listOf, objectOf, textOf } from "./json.ts";
import { resolveSchema, typeLabel, typesOf, variantsOf } from "./schema.ts";

export interface FieldsOptions {
  definitions: Json;
  direction: "request" | "response";
  /** Keys of a schema that are shown as pills (`api.params.post`). */
  pills: readonly string[];
  /** Nested attributes stand open (`api.params.expanded`). */
  expanded: boolean;
}

/** Levels of objects inside objects, and fields of one page: larger schemas are cut, with a word where. */
const maxDepth = 9;
const maxFields = 1500;

/** Prints schemas as the fields that authors write by hand. One object for each page: it counts what it prints. */
export class SchemaFields {
  readonly #options: FieldsOptions;
  #left = maxFields;

  constructor(options: FieldsOptions) {
    this.#options = options;
  }

  /** The fields of a body: the properties of an object, or one field for anything else. */
  body(schema: unknown): WrittenNode[] {
    const { schema: resolved, through } = this.#resolve(schema);
    const description = textOf(resolved.description);
    const text: WrittenNode[] = description ? [{ markdown: description }] : [];
    const inner = this.#inside(resolved, through, 0, []);
    if (inner.length > 0 && typesOf(resolved)[0] !== "array") return [...text, ...inner];
    const name = this.#options.direction === "request" ? "body" : "response";
    return [this.field(name, schema, this.#options.direction === "request" ? "body" : "", false)];
  }

  /** One named value. `location` is that of a parameter; empty for a part of an answer. */
  field(
    name: string,
    schema: unknown,
    location: string,
    required: boolean,
    extra: Json = {},
    through: readonly string[] = [],
    depth = 0,
    trail: readonly string[] = [],
  ): WrittenNode {
    const { schema: resolved, through: own } = this.#resolve(schema);
    const all: Json = { ...resolved, ...extra };
    const isRecursive = own.some((one) => through.includes(one));
    const type = isRecursive ? (textOf(resolved.title) ?? "object") : typeLabel(resolved, this.#options.definitions);
    const mint = objectOf(all["x-mint"]);
    const fallback = all.default;
    const props: Record<string, WrittenProp> = {
      [location || "name"]: name,
      type,
      required,
      deprecated: all.deprecated === true,
      default:
        fallback === undefined || fallback === null
          ? null
          : typeof fallback === "string"
            ? fallback
            : JSON.stringify(fallback),
      pre: textsOf(mint.pre),
      post: [...builtInPills(all), ...this.#pills(all), ...textsOf(mint.post)],
      ...(trail.length > 0 ? { anchor: [...trail, name] } : {}),
    };
    const children: WrittenNode[] = [];
    const description = textOf(all.description);
    if (description) children.push({ markdown: description });
    children.push(...factsOf(all, resolveSchema(all.items, this.#options.definitions).schema));
    if (!isRecursive) {
      const around = [...through, ...own];
      const inner = this.#inside(resolved, around, depth + 1, [...trail, name]);
      if (inner.length > 0) children.push(isTabs(inner) ? (inner[0] as WrittenNode) : this.#expandable(inner, depth));
    }
    return { component: location ? "ParamField" : "ResponseField", props, children };
  }

  #expandable(children: WrittenNode[], depth: number): WrittenNode {
    const isOpen = this.#options.expanded && depth < 3;
    return { component: "Expandable", props: { title: "child attributes", defaultOpen: isOpen }, children };
  }

  /** What a schema holds: properties, those of its items, or tabs for its alternatives. */
  #inside(schema: Json, through: readonly string[], depth: number, trail: readonly string[]): WrittenNode[] {
    if (depth > maxDepth || this.#left <= 0) return [];
    const nodes: WrittenNode[] = [];
    const required = listOf(schema.required);
    const skipped = this.#options.direction === "request" ? "readOnly" : "writeOnly";
    const location = this.#options.direction === "request" ? "body" : "";
    for (const [name, property] of Object.entries(objectOf(schema.properties))) {
      if (this.#resolve(property).schema[skipped] === true) continue;
      if (--this.#left < 0) {
        nodes.push({ component: "p", children: ["Further attributes are not shown here."] });
        break;
      }
      nodes.push(this.field(name, property, location, required.includes(name), {}, through, depth, trail));
    }
    if (
      isObject(schema.additionalProperties) &&
      Object.keys(schema.additionalProperties).length > 0 &&
      this.#left-- > 0
    )
      nodes.push(this.field("{key}", schema.additionalProperties, location, false, {}, through, depth, trail));
    if (nodes.length === 0 && typesOf(schema)[0] === "array" && schema.items !== undefined) {
      const { schema: items, through: own } = this.#resolve(schema.items);
      if (own.some((one) => through.includes(one))) return [];
      return this.#inside(items, [...through, ...own], depth + 1, trail);
    }
    return [...nodes, ...this.#alternatives(schema, through, depth, trail)];
  }

  #alternatives(schema: Json, through: readonly string[], depth: number, trail: readonly string[]): WrittenNode[] {
    const variants = variantsOf(schema).slice(0, 40);
    if (variants.length === 0) return [];
    const resolved = variants.map((variant) => this.#resolve(variant));
    const trailOf = (index: number) => [...trail, `one-of-${index}`];
    const contents = resolved.map(({ schema: one, through: own }, index) =>
      own.some((reference) => through.includes(reference))
        ? []
        : this.#inside(one, [...through, ...own], depth + 1, trailOf(index)),
    );
    // Alternatives of plain values are said by the type alone.
    if (contents.every((content) => content.length === 0)) return [];
    if (variants.length === 1) return contents[0] as WrittenNode[];
    const discriminator = textOf(objectOf(schema.discriminator).propertyName);
    return [
      {
        component: "Tabs",
        props: { sync: false },
        children: resolved.map(({ schema: one }, index) => {
          const value = discriminator ? constantOf(objectOf(objectOf(one.properties)[discriminator])) : null;
          const description = textOf(one.description);
          const inner = contents[index] as WrittenNode[];
          const title = textOf(one.title) ?? value ?? `Option ${index + 1}`;
          return {
            component: "Tab",
            props: { title, anchor: [this.#options.direction === "request" ? "body" : "response", ...trailOf(index)] },
            children: [
              ...(description ? [{ markdown: description }] : []),
              ...(inner.length > 0
                ? inner
                : [
                    {
                      component: "p",
                      children: [{ component: "code", children: [typeLabel(one, this.#options.definitions)] }],
                    },
                  ]),
            ],
          };
        }),
      },
    ];
  }

  #resolve(schema: unknown) {
    return resolveSchema(schema, this.#options.definitions);
  }

  #pills(schema: Json): string[] {
    return this.#options.pills.flatMap((key) => {
      const value = schema[key];
      if (value === true) return [key];
      return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
    });
  }
}

function isTabs(nodes: readonly WrittenNode[]): boolean {
  const [first] = nodes;
  return nodes.length === 1 && typeof first === "object" && "component" in first && first.component === "Tabs";
}

function constantOf(schema: Json): string | null {
  return textOf(schema.const) ?? textOf(listOf(schema.enum)[0]);
}

function builtInPills(schema: Json): string[] {
  return [...(schema.readOnly === true ? ["read-only"] : []), ...(schema.writeOnly === true ? ["write-only"] : [])];
}

function textsOf(value: unknown): string[] {
  return listOf(value).filter((one) => typeof one === "string");
}

const code = (value: unknown): WrittenNode => ({
  component: "code",
  children: [typeof value === "string" ? value : (JSON.stringify(value) ?? "")],
});

/** Options, bounds and examples, a line each. */
function factsOf(schema: Json, items: Json): WrittenNode[] {
  const lines: WrittenNode[][] = [];
  const options = listOf(schema.enum ?? items.enum)
    .filter((one) => one !== null)
    .slice(0, 200);
  if (options.length > 0) lines.push(["Available options: ", ...between(options.map(code))]);
  if (schema.const !== undefined) lines.push(["Always ", code(schema.const)]);
  const bounds = boundsOf(schema);
  if (bounds) lines.push([`${bounds[0]}: `, code(bounds[1])]);
  const pattern = textOf(schema.pattern);
  if (pattern) lines.push(["Pattern: ", code(pattern)]);
  const example = schema.example ?? listOf(schema.examples)[0];
  if (example !== undefined && example !== null) {
    const text = typeof example === "string" ? example : JSON.stringify(example);
    if (text !== undefined && text !== "" && text.length <= 300) lines.push(["Example: ", code(text)]);
  }
  return lines.map((children) => ({ component: "p", props: { className: "lc-field-fact" }, children }));
}

function between(nodes: WrittenNode[]): WrittenNode[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [", ", node]));
}

function boundsOf(schema: Json): [label: string, text: string] | null {
  const range = (low: unknown, high: unknown, lowSign = "≤", highSign = "≤"): string | null => {
    const has = (one: unknown) => typeof one === "number";
    if (!has(low) && !has(high)) return null;
    if (!has(high)) return `${lowSign === "<" ? ">" : "≥"} ${low}`;
    return has(low) ? `${low} ${lowSign} x ${highSign} ${high}` : `${highSign} ${high}`;
  };
  const isBelow = (one: unknown) => typeof one === "number";
  const low = isBelow(schema.exclusiveMinimum) ? schema.exclusiveMinimum : schema.minimum;
  const high = isBelow(schema.exclusiveMaximum) ? schema.exclusiveMaximum : schema.maximum;
  const lowSign = schema.exclusiveMinimum !== undefined && schema.exclusiveMinimum !== false ? "<" : "≤";
  const highSign = schema.exclusiveMaximum !== undefined && schema.exclusiveMaximum !== false ? "<" : "≤";
  const number = range(low, high, lowSign, highSign);
  if (number) return ["Range", number.replace("x", "value")];
  const length = range(schema.minLength, schema.maxLength);
  if (length) return ["Length", length.replace("x", "length")];
  const count = range(schema.minItems, schema.maxItems);
  return count ? ["Items", count.replace("x", "items")] : null;
}
