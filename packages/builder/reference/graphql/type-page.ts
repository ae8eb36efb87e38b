import { type ASTNode, type EnumValueDefinitionNode, print, visit } from "graphql/language";
import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { addToList } from "../../text/add-to-list.ts";
import { type LibrarySymbol, symbolLink } from "../library/library.ts";
import { fact } from "../page-parts/fact.ts";
import { section, sectionHeading } from "../page-parts/section.ts";
import { fieldAnchor, fieldNodes, inputNodes, textNodes } from "./field-nodes.ts";
import { type NamedType, operationKinds, type Schema, type TypeWord } from "./schema.ts";
import { deprecationOf, innermost } from "./type-nodes.ts";

/** What each kind of type is called on its page. */
const labels: Record<TypeWord, string> = {
  ...{ type: "Object", input: "Input", interface: "Interface", enum: "Enum", union: "Union", scalar: "Scalar" },
};
/** Characters of a definition that stands on its page. */
const maxDefinition = 6000;
/** Places that a page says its type is used at. */
const maxUses = 30;

/** The page of a named type: what it is, what it holds, and where it is used. */
export function typePage(type: NamedType, users: Users, address: string): LibrarySymbol {
  const { name, word, description, fields, inputs, values, members, interfaces, position, nodes } = type;
  const implementing = word === "interface" ? users.implementing(name) : [];
  const definition = nodes.map(definitionText).join("\n\n");
  const isLong = definition.length > maxDefinition;
  return {
    ...{
      kind: "type",
      name,
      aliases: [],
      groups: [{ word: "Types" }],
      address,
      title: name,
      description,
    },
    ...{ deprecated: false, isMember: false, position },
    nodes: [
      { component: "Badge", children: [labels[word]] },
      ...section("Implements", links(interfaces)),
      ...section("Possible types", links(members)),
      ...section("Fields", fieldNodes(fields, true)),
      ...section("Fields", inputNodes(inputs)),
      ...section("Values", values.map(valueNode)),
      ...section("Implemented by", links(implementing)),
      ...section("Used by", useNodes(users.of(name))),
      ...(isLong ? [] : [sectionHeading("Definition"), code(definition)]),
    ],
  };
}

/** A definition as the language writes it, without descriptions: those stand in words beside it. */
export function definitionText(node: ASTNode): string {
  const leave = (one: ASTNode) =>
    "description" in one && one.description ? { ...one, description: undefined } : undefined;
  return print(visit(node, { enter: leave }));
}

function valueNode({ name, description, directives }: EnumValueDefinitionNode): WrittenNode {
  const deprecation = deprecationOf(directives);
  return {
    component: "ResponseField",
    props: { name: name.value, deprecated: deprecation !== null },
    children: textNodes(description?.value ?? null, deprecation),
  };
}

function links(names: readonly string[]): WrittenNode[] {
  if (names.length === 0) return [];
  return [
    { component: "ul", children: names.map((name) => ({ component: "li", children: [codeLink("type", name, name)] })) },
  ];
}

function useNodes(uses: readonly Use[]): WrittenNode[] {
  if (uses.length === 0) return [];
  const items = uses.slice(0, maxUses).map(({ kind, name, label, field }) => ({
    component: "li",
    children: [codeLink(kind, name, label, field === undefined ? null : fieldAnchor(field))],
  }));
  const left = uses.length - items.length;
  return [{ component: "ul", children: items }, ...(left > 0 ? [fact(`Other places: ${left}`)] : [])];
}

function codeLink(kind: string, name: string, label: string, anchor: string | null = null): WrittenNode {
  return { component: "a", props: { href: symbolLink(kind, name, anchor) }, children: [inlineCode(label)] };
}

/** A place that uses a type: an operation, or a field of another type. */
interface Use {
  kind: string;
  name: string;
  label: string;
  /** That field. */
  field?: string;
}

function useOf(type: string, field: string): Use {
  return { kind: "type", name: type, label: `${type}.${field}`, field };
}

/** What uses each type of a schema. */
export class Users {
  readonly #uses = new Map<string, Use[]>();
  readonly #implementing = new Map<string, string[]>();

  constructor(schema: Schema) {
    const roots = new Map(operationKinds.flatMap((kind) => [[schema.roots.get(kind) ?? "", kind] as const]));
    for (const { name, word, fields, inputs, members, interfaces } of schema.types.values()) {
      const root = word === "type" ? roots.get(name) : undefined;
      for (const one of interfaces) addToList(this.#implementing, one, name);
      for (const member of members) addToList(this.#uses, member, { kind: "type", name, label: name });
      for (const field of fields) {
        const own = field.name.value;
        const use = root ? { kind: root, name: own, label: own } : useOf(name, own);
        const types = [field.type, ...(field.arguments ?? []).map((one) => one.type)].map(innermost);
        for (const type of new Set(types)) addToList(this.#uses, type, use);
      }
      for (const input of inputs) addToList(this.#uses, innermost(input.type), useOf(name, input.name.value));
    }
  }

  /** Names of the types that have an interface. */
  implementing(name: string): readonly string[] {
    return this.#implementing.get(name) ?? [];
  }

  /** Operations first. */
  of(name: string): readonly Use[] {
    const uses = this.#uses.get(name) ?? [];
    return [...uses.filter(({ kind }) => kind !== "type"), ...uses.filter(({ kind }) => kind === "type")];
  }
}

function code(text: string): WrittenNode {
  return { component: "CodeBlock", props: { language: "graphql" }, children: [text] };
}
