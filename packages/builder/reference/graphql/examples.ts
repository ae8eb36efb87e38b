import type { ConstValueNode, FieldDefinitionNode, InputValueDefinitionNode, TypeNode } from "graphql/language";
import { Kind, print } from "graphql/language";
import { bigInteger, jsonText } from "../exact-json.ts";
import type { Json } from "../json.ts";
import type { NamedType, OperationKind, Schema } from "./schema.ts";
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
/** Inputs in each other, attributes of one before only those that must be given are, and attributes of a whole example. */
const maxInputDepth = 8;
const maxInputs = 12;
const maxValues = 200;

/** Examples made of a schema: all arguments, and the fields that anyone may ask for. */
export class Examples {
  readonly #schema: Schema;
  /** Fields that may be asked for, in the order in which they are; large types are looked through once. */
  readonly #asked = new Map<readonly FieldDefinitionNode[], readonly FieldDefinitionNode[]>();

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  of(kind: OperationKind, field: FieldDefinitionNode): OperationExample {
    const name = field.name.value;
    const given = argumentsOf(field);
    const selection = new Selection(this.#schema, this.#asked).of(field.type, 1, [name]);
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    const declared = given.map((one) => `$${one.name.value}: ${print(one.type)}`);
    const passed = given.map((one) => `${one.name.value}: $${one.name.value}`);
    const call = `${name}${inParentheses(passed, "  ")}${selection.text}`;
    return {
      operation: `${kind} ${title}${inParentheses(declared, "")} {\n  ${call}\n}`,
      variables: given.length === 0 ? null : jsonText(new Inputs(this.#schema).of(given, []), 2),
      response: jsonText({ data: { [name]: selection.value } }, 2),
    };
  }
}

/** In one line where they fit, else each on its own. */
function inParentheses(parts: readonly string[], indent: string): string {
  if (parts.length === 0) return "";
  const line = parts.join(", ");
  return line.length <= 60 ? `(${line})` : `(\n${parts.map((part) => `${indent}  ${part}`).join("\n")}\n${indent})`;
}

function argumentsOf({ arguments: all = [] }: FieldDefinitionNode): InputValueDefinitionNode[] {
  const current = all.filter(({ directives, type }) => deprecationOf(directives) === null || isRequired(type));
  return current.length > maxInputs ? current.filter(({ type }) => isRequired(type)).slice(0, maxInputs) : current;
}

/** Values for what an example gives. */
class Inputs {
  readonly #schema: Schema;
  #left = maxValues;

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  /** Values for arguments, or for the attributes of an input. */
  of(inputs: readonly InputValueDefinitionNode[], through: readonly string[]): Json {
    const object: Json = Object.create(null);
    const needed = inputs.filter(({ type, defaultValue }) => isRequired(type) && !defaultValue);
    const told = inputs.length > maxInputs || through.length > 1 ? needed.slice(0, maxInputs) : inputs;
    for (const { name, type, defaultValue, directives } of told) {
      // What may be left out, is old or holds itself, does not make an example clearer.
      const isLeftOut = deprecationOf(directives) !== null || through.includes(innermost(type));
      if ((isLeftOut && !isRequired(type)) || this.#left <= 0) continue;
      this.#left--;
      object[name.value] = defaultValue ? plainOf(defaultValue) : this.#value(type, through);
    }
    return object;
  }

  #value(type: TypeNode, through: readonly string[]): unknown {
    const inner = this.#schema.types.get(innermost(type));
    if (inner?.word !== "input") return inLists(leafOf(innermost(type), this.#schema), listDepth(type));
    const isEnd = through.length >= maxInputDepth || through.includes(inner.name) || this.#left <= 0;
    // A list that holds nothing is right where its items would have no end.
    if (isEnd) return listDepth(type) > 0 ? [] : {};
    const within = [...through, inner.name];
    return inLists(isOneOf(inner) ? this.#oneOf(inner, within) : this.of(inner.inputs, within), listDepth(type));
  }

  /** Of the attributes of an input with `@oneOf` exactly one is given: the first that has an end. */
  #oneOf({ inputs }: NamedType, through: readonly string[]): Json {
    const current = inputs.filter(({ directives }) => deprecationOf(directives) === null);
    const one = current.find(({ type }) => !through.includes(innermost(type))) ?? current[0] ?? inputs[0];
    return one ? { [one.name.value]: this.#value(one.type, through) } : {};
  }
}

function isOneOf({ nodes }: NamedType): boolean {
  return nodes.some(({ directives = [] }) => directives.some(({ name }) => name.value === "oneOf"));
}

/** A value that stands in a schema, as JSON. */
function plainOf(value: ConstValueNode): unknown {
  switch (value.kind) {
    case Kind.INT:
    case Kind.FLOAT: {
      const number = Number(value.value);
      return Number.isFinite(number) ? (bigInteger(number, value.value) ?? number) : value.value;
    }
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

/** Scalars of a schema's own are known by what they are called in many: by words of their names, `big int` of `BigInt`. */
const usual: [name: RegExp, value: unknown][] = [
  [/date ?time|timestamp|\binstant\b/, "2026-01-31T12:00:00Z"],
  [/\bdate\b/, "2026-01-31"],
  [/^(?:local )?time(?:tz)?$|\blocaltime\b/, "12:00:00"],
  [/\bur[il]$/, "https://example.com"],
  [/\buuid\b|\bguid\b/, "3c90c3cc-0d44-4b50-8888-8dd25736052a"],
  [/\bemail\b/, "user@example.com"],
  [/\bid$/, null],
  [/\b(?:big)?decimal\b|\bmoney\b/, "123.45"],
  [/\b(?:float|double)\d*\b|^numeric$/, 123.45],
  [/\bu?(?:big|small)?int(?:eger)?\d*\b|\blong$|\bshort$|\bbyte$/, 123],
  [/\bjsonb?\b|\bobject$|\bmap$|\bany$/, {}],
];

/** The words of a name: `json object` of `JSONObject`, `date time` of `DateTime`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
}

function leafOf(type: string, schema: Schema): unknown {
  const known = schema.types.get(type);
  if (known?.word === "enum") return known.values[0]?.name.value ?? `<${type}>`;
  if (Object.hasOwn(leaves, type)) return leaves[type];
  const words = wordsOf(type);
  return usual.find(([pattern]) => pattern.test(words))?.[1] ?? `<${type}>`;
}

function inLists(value: unknown, depth: number): unknown {
  let result = value;
  for (let level = 0; level < Math.min(depth, 5); level++) result = [result];
  return result;
}

/** Fields that an example asks for, and an answer to them. */
class Selection {
  readonly #schema: Schema;
  readonly #asked: Map<readonly FieldDefinitionNode[], readonly FieldDefinitionNode[]>;
  #left = maxSelections;

  constructor(schema: Schema, asked: Map<readonly FieldDefinitionNode[], readonly FieldDefinitionNode[]>) {
    this.#schema = schema;
    this.#asked = asked;
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
    const lines =
      kinds.length > 0 ? [`${indent}__typename`] : this.#fields(this.#askedOf(inner.fields), depth, through, value);
    const types = new Map<string, string>();
    for (const [index, kind] of kinds.entries()) {
      const part: Json = Object.create(null);
      // Fields of one name must be of one type in all kinds of an answer.
      const all = this.#askedOf(this.#schema.types.get(kind)?.fields ?? []);
      const fitting = all.filter((one) => (types.get(one.name.value) ?? print(one.type)) === print(one.type));
      if (index === 0) for (const one of all) types.set(one.name.value, print(one.type));
      const fields = this.#fields(fitting, depth + 1, through, part);
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
    for (const field of fields) {
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

  /** Fields that need no arguments and are not old, as many as one object has in an example. */
  #askedOf(fields: readonly FieldDefinitionNode[]): readonly FieldDefinitionNode[] {
    let asked = this.#asked.get(fields);
    if (!asked) {
      const open = fields.filter(
        ({ directives, arguments: all = [] }) =>
          deprecationOf(directives) === null && !all.some((one) => isRequired(one.type) && !one.defaultValue),
      );
      // What is told at once comes first where not all of it is told.
      const leafFirst = (one: FieldDefinitionNode) => (this.#isLeaf(innermost(one.type)) ? 0 : 1);
      const told = open.length > maxFields ? [...open].sort((a, b) => leafFirst(a) - leafFirst(b)) : open;
      asked = told.slice(0, maxFields);
      this.#asked.set(fields, asked);
    }
    return asked;
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
