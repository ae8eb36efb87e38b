import type { ConstValueNode, FieldDefinitionNode, InputValueDefinitionNode, TypeNode } from "graphql/language";
import { Kind, print } from "graphql/language";
import type { Json } from "../json.ts";
import type { OperationKind, Schema } from "./schema.ts";
import { deprecationOf, innermost, isRequired, listDepth } from "./type-nodes.ts";

/** How to call an operation, and what it answers. */
export interface OperationExample {
  operation: string;
  /** JSON; null where it takes no arguments. */
  variables: string | null;
  /** JSON. */
  response: string;
}

/** Objects in each other that an example asks for: `edges`, `node`, and what is in that. */
const maxDepth = 4;
/** Fields of one object, and of a whole example. */
const maxFields = 12;
const maxSelections = 60;
/** Attributes of an input in each other, and of one input before only those that must be given are. */
const maxInputDepth = 4;
const maxInputs = 12;

/** An example made of the schema: all arguments, and the fields that anyone may ask for. */
export function exampleOf(kind: OperationKind, field: FieldDefinitionNode, schema: Schema): OperationExample {
  const name = field.name.value;
  const given = argumentsOf(field);
  const selection = new Selection(schema).of(field.type, 1, [name]);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const declared = given.map((one) => `$${one.name.value}: ${print(one.type)}`);
  const passed = given.map((one) => `${one.name.value}: $${one.name.value}`);
  const call = `${name}${inParentheses(passed, "  ")}${selection.text}`;
  return {
    operation: `${kind} ${title}${inParentheses(declared, "")} {\n  ${call}\n}`,
    variables: given.length === 0 ? null : jsonOf(inputsOf(given, schema, [])),
    response: jsonOf({ data: { [name]: selection.value } }),
  };
}

/** In one line where they fit, else each on its own. */
function inParentheses(parts: readonly string[], indent: string): string {
  if (parts.length === 0) return "";
  const line = parts.join(", ");
  return line.length <= 60 ? `(${line})` : `(\n${parts.map((part) => `${indent}  ${part}`).join("\n")}\n${indent})`;
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function argumentsOf({ arguments: all = [] }: FieldDefinitionNode): InputValueDefinitionNode[] {
  const current = all.filter(({ directives, type }) => deprecationOf(directives) === null || isRequired(type));
  return current.length > maxInputs ? current.filter(({ type }) => isRequired(type)).slice(0, maxInputs) : current;
}

/** Values for arguments, or for the attributes of an input. */
function inputsOf(inputs: readonly InputValueDefinitionNode[], schema: Schema, through: readonly string[]): Json {
  const object: Json = Object.create(null);
  const needed = inputs.filter(({ type, defaultValue }) => isRequired(type) && !defaultValue);
  const told = inputs.length > maxInputs || through.length > 1 ? needed.slice(0, maxInputs) : inputs;
  for (const { name, type, defaultValue, directives } of told) {
    // What may be left out, is old or holds itself, does not make an example clearer.
    const isLeftOut = deprecationOf(directives) !== null || through.includes(innermost(type));
    if (isLeftOut && !isRequired(type)) continue;
    object[name.value] = defaultValue ? plainOf(defaultValue) : inputOf(type, schema, through);
  }
  return object;
}

function inputOf(type: TypeNode, schema: Schema, through: readonly string[]): unknown {
  const inner = schema.types.get(innermost(type));
  if (inner?.word !== "input") return inLists(leafOf(innermost(type), schema), listDepth(type));
  const isEnd = through.length >= maxInputDepth || through.includes(inner.name);
  return inLists(isEnd ? {} : inputsOf(inner.inputs, schema, [...through, inner.name]), listDepth(type));
}

/** A value that stands in a schema, as JSON. */
function plainOf(value: ConstValueNode): unknown {
  switch (value.kind) {
    case Kind.INT:
    case Kind.FLOAT:
      return Number(value.value);
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return value.value;
    case Kind.LIST:
      return value.values.map(plainOf);
    case Kind.OBJECT:
      return Object.fromEntries(value.fields.map((field) => [field.name.value, plainOf(field.value)]));
    default:
      return null;
  }
}

const leaves: Record<string, unknown> = {
  Int: 123,
  Float: 123.45,
  String: "<string>",
  Boolean: true,
  ID: "<id>",
};

/** Scalars of a schema's own are known by what they are called in many. */
const usual: [name: RegExp, value: unknown][] = [
  [/date_?time|timestamp|instant/i, "2026-01-31T12:00:00Z"],
  [/date/i, "2026-01-31"],
  [/^time$|localtime/i, "12:00:00"],
  [/ur[il]$/i, "https://example.com"],
  [/uuid|guid/i, "3c90c3cc-0d44-4b50-8888-8dd25736052a"],
  [/email/i, "user@example.com"],
  [/decimal|money|bigdecimal/i, "123.45"],
  [/int|long|short|byte/i, 123],
  [/json|object|map|any/i, {}],
];

function leafOf(type: string, schema: Schema): unknown {
  const known = schema.types.get(type);
  if (known?.word === "enum") return known.values[0]?.name.value ?? `<${type}>`;
  if (Object.hasOwn(leaves, type)) return leaves[type];
  return usual.find(([pattern]) => pattern.test(type))?.[1] ?? `<${type}>`;
}

function inLists(value: unknown, depth: number): unknown {
  let result = value;
  for (let level = 0; level < Math.min(depth, 5); level++) result = [result];
  return result;
}

/** Fields that an example asks for, and an answer to them. */
class Selection {
  readonly #schema: Schema;
  #left = maxSelections;

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  of(type: TypeNode, depth: number, through: readonly string[]): { text: string; value: unknown } {
    const name = innermost(type);
    const indent = "  ".repeat(depth + 1);
    const inner = this.#schema.types.get(name);
    if (inner === undefined || this.#isLeaf(name))
      return { text: "", value: inLists(leafOf(name, this.#schema), listDepth(type)) };
    // What a union is one of has no fields in common; the first kinds of an interface have more than that has.
    const kinds = inner.word === "union" ? inner.members.slice(0, 2) : [];
    const value: Json = Object.create(null);
    const lines = kinds.length > 0 ? [`${indent}__typename`] : this.#fields(inner.fields, depth, through, value);
    for (const [index, kind] of kinds.entries()) {
      const part: Json = Object.create(null);
      const fields = this.#fields(this.#schema.types.get(kind)?.fields ?? [], depth + 1, through, part);
      if (fields.length > 0) lines.push(`${indent}... on ${kind} {`, ...fields, `${indent}}`);
      if (index === 0) Object.assign(value, { __typename: kind }, part);
    }
    if (lines.length === 0) {
      lines.push(`${indent}__typename`);
      value.__typename = inner.word === "type" ? name : (this.#implementing(name) ?? name);
    }
    return { text: ` {\n${lines.join("\n")}\n${"  ".repeat(depth)}}`, value: inLists(value, listDepth(type)) };
  }

  /** Lines for the fields of an object, whose values are set in `value`. */
  #fields(fields: readonly FieldDefinitionNode[], depth: number, through: readonly string[], value: Json): string[] {
    const lines: string[] = [];
    const indent = "  ".repeat(depth + 1);
    const open = fields.filter(
      ({ directives, arguments: all = [] }) =>
        deprecationOf(directives) === null && !all.some((one) => isRequired(one.type) && !one.defaultValue),
    );
    // What is told at once comes first where not all of it is told.
    const leafFirst = (one: FieldDefinitionNode) => (this.#isLeaf(innermost(one.type)) ? 0 : 1);
    const told = open.length > maxFields ? [...open].sort((a, b) => leafFirst(a) - leafFirst(b)) : open;
    for (const field of told.slice(0, maxFields)) {
      const name = field.name.value;
      const type = innermost(field.type);
      if (this.#left <= 0) break;
      const isLeaf = this.#isLeaf(type);
      if (!isLeaf && (depth >= maxDepth || through.includes(type))) continue;
      this.#left--;
      const { text, value: answer } = isLeaf
        ? { text: "", value: inLists(leafOf(type, this.#schema), listDepth(field.type)) }
        : this.of(field.type, depth + 1, [...through, type]);
      lines.push(`${indent}${name}${text}`);
      value[name] = answer;
    }
    return lines;
  }

  /** Whether a type holds no fields; one that nothing defines is taken for such. */
  #isLeaf(name: string): boolean {
    const word = this.#schema.types.get(name)?.word;
    return word === undefined || word === "scalar" || word === "enum";
  }

  #implementing(name: string): string | undefined {
    for (const type of this.#schema.types.values()) if (type.interfaces.includes(name)) return type.name;
    return undefined;
  }
}
