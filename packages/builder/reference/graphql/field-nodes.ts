import type { FieldDefinitionNode, InputValueDefinitionNode } from "graphql/language";
import { print } from "graphql/language";
import type { WrittenNode } from "../../content/index.ts";
import { slugOf } from "../../content/rendering/heading-ids.ts";
import { moreThan } from "../page-parts/fact.ts";
import { deprecationOf, isRequired, typeNodes } from "./type-nodes.ts";

/** Fields of one type, or arguments of one field, that are shown. */
const maxFields = 1000;

/** A field for each argument of an operation. */
export function argumentNodes(inputs: readonly InputValueDefinitionNode[]): WrittenNode[] {
  return [...inputs.slice(0, maxFields).map((input) => inputNode(input, "ParamField")), ...moreThan(inputs, maxFields)];
}

/** The id of a field on the page of its type. */
export function fieldAnchor(name: string): string {
  return `field-${slugOf(name)}`;
}

/** A field for each attribute of an input, on the page of that. */
export function inputNodes(inputs: readonly InputValueDefinitionNode[]): WrittenNode[] {
  return [
    ...inputs.slice(0, maxFields).map((input) => inputNode(input, "ResponseField", fieldAnchor(input.name.value))),
    ...moreThan(inputs, maxFields),
  ];
}

/**
 * A field for each field of an object, with its arguments in it.
 * @param isOwnPage whether the page is that of the object: links lead to its fields.
 * @param most fields that are shown.
 */
export function fieldNodes(
  fields: readonly FieldDefinitionNode[],
  isOwnPage: boolean,
  most = maxFields,
): WrittenNode[] {
  const nodes = fields.slice(0, most).map(({ name, type, description, directives, arguments: inputs = [] }) => ({
    component: "ResponseField",
    props: {
      name: name.value,
      id: isOwnPage ? fieldAnchor(name.value) : null,
      type: { nodes: typeNodes(type) },
      deprecated: deprecationOf(directives) !== null,
    },
    children: [
      ...textNodes(description?.value ?? null, deprecationOf(directives)),
      ...(inputs.length > 0
        ? [{ component: "Expandable", props: { title: "arguments" }, children: argumentNodes(inputs) }]
        : []),
    ],
  }));
  return [...nodes, ...moreThan(fields, most)];
}

function inputNode(
  input: InputValueDefinitionNode,
  component: "ParamField" | "ResponseField",
  id: string | null = null,
): WrittenNode {
  const { name, type, description, defaultValue, directives } = input;
  const deprecation = deprecationOf(directives);
  const props = {
    [component === "ParamField" ? "body" : "name"]: name.value,
    id,
    type: { nodes: typeNodes(type) },
    required: isRequired(type) && !defaultValue,
    deprecated: deprecation !== null,
    ...(defaultValue ? { defaultCode: print(defaultValue) } : {}),
  };
  return { component, props, children: textNodes(description?.value ?? null, deprecation) };
}

/** What is said of something, and why it is deprecated. */
export function textNodes(description: string | null, deprecation: string | null): WrittenNode[] {
  return [
    ...(deprecation ? [{ markdown: deprecation, lead: "Deprecated:" }] : []),
    ...(description?.trim() ? [{ markdown: description }] : []),
  ];
}
