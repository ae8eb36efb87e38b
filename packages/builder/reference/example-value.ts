import { isObject, type Json, listOf, objectOf, textOf } from "./json.ts";
import { resolveSchema, typesOf, variantsOf } from "./schema.ts";

export interface ExampleOptions {
  definitions: Json;
  /** Values that are only read are left out of requests, values that are only written out of responses. */
  direction: "request" | "response";
  /** Leave out what need not be given. */
  requiredOnly: boolean;
}

const maxDepth = 8;
const maxValues = 1500;

/** A value as the schema describes it, made of the examples, defaults and formats that it gives. Finite for any schema. */
export function exampleOf(schema: unknown, options: ExampleOptions): unknown {
  let left = maxValues;
  const make = (value: unknown, through: readonly string[], depth: number): unknown => {
    const { schema, through: own } = resolveSchema(value, options.definitions);
    const given = givenExample(schema);
    if (given !== undefined) return given;
    if (--left < 0 || depth > maxDepth || own.some((one) => through.includes(one))) return undefined;
    const around = [...through, ...own];
    const variant = variantsOf(schema)[0];
    const types = typesOf(schema);
    if (types[0] === "object" || schema.properties) {
      const object: Json = isObject(variant) ? objectOf(make(variant, around, depth)) : {};
      for (const [name, property] of Object.entries(objectOf(schema.properties))) {
        const resolved = resolveSchema(property, options.definitions).schema;
        if (resolved[options.direction === "request" ? "readOnly" : "writeOnly"] === true) continue;
        if (options.requiredOnly && !listOf(schema.required).includes(name)) continue;
        const inner = make(property, around, depth + 1);
        if (inner !== undefined) object[name] = inner;
      }
      if (isObject(schema.additionalProperties) && Object.keys(object).length === 0) {
        const inner = make(schema.additionalProperties, around, depth + 1);
        if (inner !== undefined) object.key = inner;
      }
      return object;
    }
    if (variant !== undefined) return make(variant, around, depth + 1);
    if (types[0] === "array") {
      const inner = make(schema.items, around, depth + 1);
      return inner === undefined ? [] : [inner];
    }
    return scalarExample(types[0], textOf(schema.format), schema);
  };
  return make(schema, [], 0);
}

function givenExample(schema: Json): unknown {
  if (schema.example !== undefined) return schema.example;
  const { examples } = schema;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  for (const key of ["const", "default", "x-default"]) {
    if (schema[key] !== undefined && schema[key] !== null) return schema[key];
  }
  return listOf(schema.enum)[0];
}

const texts: Record<string, string> = {
  date: "2024-01-15",
  "date-time": "2024-01-15T09:30:00Z",
  time: "09:30:00Z",
  duration: "P1D",
  email: "user@example.com",
  uuid: "3c90c3cc-0d44-4b50-8888-8dd25736052a",
  uri: "https://example.com",
  url: "https://example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  byte: "aGVsbG8=",
  binary: "<file>",
  password: "<password>",
};

function scalarExample(type: string | undefined, format: string | null, schema: Json): unknown {
  if (type === "integer" || type === "number")
    return typeof schema.minimum === "number" ? schema.minimum : type === "integer" ? 123 : 1.5;
  if (type === "boolean") return true;
  if (type === "string") return texts[format ?? ""] ?? "<string>";
  return type === undefined ? "<any>" : null;
}
