import { GraphQLError } from "graphql/error";
import {
  type DirectiveDefinitionNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from "graphql/language";
import type { Position } from "../../source/site-config.ts";
import { LibraryFault } from "../library/library.ts";

export const operationKinds = ["query", "mutation", "subscription"] as const;
export type OperationKind = (typeof operationKinds)[number];

/** The word for a kind of type, as the language writes it. */
export type TypeWord = "type" | "input" | "interface" | "enum" | "union" | "scalar";

/** A named type, with everything that its definition and its extensions say. */
export interface NamedType {
  word: TypeWord;
  name: string;
  description: string | null;
  /** All of its definition and its extensions, for printing. */
  nodes: (TypeDefinitionNode | TypeExtensionNode)[];
  fields: FieldDefinitionNode[];
  inputs: InputValueDefinitionNode[];
  values: EnumValueDefinitionNode[];
  /** Names of the types that a union is one of. */
  members: string[];
  /** Names of the interfaces that it has. */
  interfaces: string[];
  position: Position;
}

export interface Schema {
  /** By name, in the order of the file. */
  types: Map<string, NamedType>;
  /** Names of the types whose fields are the operations. */
  roots: Map<OperationKind, string>;
  directives: DirectiveDefinitionNode[];
}

/** Tokens of one schema; GitHub's has 130,000. */
const maxTokens = 2_000_000;

const words: Partial<Record<string, TypeWord>> = {
  [Kind.OBJECT_TYPE_DEFINITION]: "type",
  [Kind.OBJECT_TYPE_EXTENSION]: "type",
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: "input",
  [Kind.INPUT_OBJECT_TYPE_EXTENSION]: "input",
  [Kind.INTERFACE_TYPE_DEFINITION]: "interface",
  [Kind.INTERFACE_TYPE_EXTENSION]: "interface",
  [Kind.ENUM_TYPE_DEFINITION]: "enum",
  [Kind.ENUM_TYPE_EXTENSION]: "enum",
  [Kind.UNION_TYPE_DEFINITION]: "union",
  [Kind.UNION_TYPE_EXTENSION]: "union",
  [Kind.SCALAR_TYPE_DEFINITION]: "scalar",
  [Kind.SCALAR_TYPE_EXTENSION]: "scalar",
};

/**
 * Reads a schema as far as its text goes: names that nothing defines stay names, so that schemas of one service among
 * several, with directives of their own, are read as well.
 * @throws {LibraryFault} where the text is not in the language of schemas.
 */
export function readSchema(file: string, text: string): Schema {
  const types = new Map<string, NamedType>();
  const roots = new Map<OperationKind, string>();
  const directives: DirectiveDefinitionNode[] = [];
  for (const node of parsed(file, text).definitions) {
    const word = words[node.kind];
    if (word !== undefined && "name" in node) add(types, word, node as TypeDefinitionNode | TypeExtensionNode, file);
    else if (node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION)
      for (const { operation, type } of node.operationTypes ?? [])
        if (!roots.has(operation)) roots.set(operation, type.name.value);
    if (node.kind === Kind.DIRECTIVE_DEFINITION) directives.push(node);
  }
  const areNamed = roots.size > 0;
  for (const kind of operationKinds) {
    const usual = kind.charAt(0).toUpperCase() + kind.slice(1);
    // Where a schema names any, those that it does not name are no operations.
    if (!areNamed && types.get(usual)?.word === "type") roots.set(kind, usual);
  }
  return { types, roots, directives };
}

function parsed(file: string, text: string) {
  const hint = "Write it in GraphQL's schema language, or leave `graphql` out";
  try {
    return parse(text, { maxTokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { line, column } = error.locations?.[0] ?? { line: 1, column: 1 };
    const reason = error.message.replace(/^Syntax Error: /, "").replace(/\.$/, "");
    throw new LibraryFault(`${file} is no GraphQL schema: ${reason}`, hint, { file, line, column });
  }
}

function add(
  types: Map<string, NamedType>,
  word: TypeWord,
  node: TypeDefinitionNode | TypeExtensionNode,
  file: string,
): void {
  const name = node.name.value;
  let type = types.get(name);
  if (!type) {
    type = {
      ...{ word, name, description: null, nodes: [], fields: [], inputs: [], values: [], members: [], interfaces: [] },
      position: positionOf(file, node),
    };
    types.set(name, type);
  }
  // A second definition of another kind is a fault of the schema: the first counts.
  if (type.word !== word) return;
  type.nodes.push(node);
  if ("description" in node) type.description ??= node.description?.value ?? null;
  if ("interfaces" in node) addNames(type.interfaces, node.interfaces ?? []);
  if ("types" in node) addNames(type.members, node.types ?? []);
  if ("values" in node) addNamed(type.values, node.values ?? []);
  if (!("fields" in node)) return;
  if (word === "input") addNamed(type.inputs, (node.fields ?? []) as readonly InputValueDefinitionNode[]);
  else addNamed(type.fields, (node.fields ?? []) as readonly FieldDefinitionNode[]);
}

function addNames(names: string[], more: readonly { name: { value: string } }[]): void {
  for (const { name } of more) if (!names.includes(name.value)) names.push(name.value);
}

function addNamed<T extends { name: { value: string } }>(nodes: T[], more: readonly T[]): void {
  const known = new Set(nodes.map(({ name }) => name.value));
  for (const node of more) {
    if (!known.has(node.name.value)) nodes.push(node);
    known.add(node.name.value);
  }
}

/** Where something stands, below its description. */
export function positionOf(
  file: string,
  node: TypeDefinitionNode | TypeExtensionNode | FieldDefinitionNode | DirectiveDefinitionNode,
): Position {
  const { line = 1, column = 1 } = node.name.loc?.startToken ?? {};
  return { file, line, column };
}
