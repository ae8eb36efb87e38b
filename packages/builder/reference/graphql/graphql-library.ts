import type { DirectiveDefinitionNode, FieldDefinitionNode } from "graphql/language";
import type { WrittenNode } from "../../content/index.ts";
import type { GroupWord } from "../library/group-label.ts";
import type { Library, LibrarySource, LibrarySymbol } from "../library/library.ts";
import { PageAddresses } from "../library/page-addresses.ts";
import { codePanel } from "../operations/request-sample.ts";
import { section, sectionHeading } from "../section.ts";
import { exampleOf } from "./examples.ts";
import { argumentNodes, fieldNodes, textNodes } from "./field-nodes.ts";
import { type NamedType, type OperationKind, operationKinds, positionOf, readSchema, type Schema } from "./schema.ts";
import { deprecationOf, innermost, typeNodes } from "./type-nodes.ts";
import { definitionText, typePage, Users } from "./type-page.ts";

const groups = {
  query: "Queries",
  mutation: "Mutations",
  subscription: "Subscriptions",
} as const satisfies Record<OperationKind, GroupWord>;

/**
 * The schema of a GraphQL API: a page for each query, mutation, subscription, named type and directive.
 * @throws {LibraryFault} where its text is none.
 */
export function graphqlLibrary(source: LibrarySource): Library {
  const file = source.files[0] ?? source.path;
  const schema = readSchema(file, source.read(file));
  const users = new Users(schema);
  const addresses = new PageAddresses();
  const roots = new Set(schema.roots.values());
  const operations = operationKinds.flatMap((kind) => {
    const fields = schema.types.get(schema.roots.get(kind) ?? "")?.fields ?? [];
    return fields.map((field) => operationPage(kind, field, schema, file, addresses));
  });
  const types = [...schema.types.values()]
    .filter(({ name, word }) => !(word === "type" && roots.has(name)))
    .map((type) => typePage(type, users, addresses.claim("types", type.name)));
  const directives = schema.directives.map((directive) => directivePage(directive, file, addresses));
  return { symbols: [...operations, ...types, ...directives], diagnostics: [] };
}

function operationPage(
  kind: OperationKind,
  field: FieldDefinitionNode,
  schema: Schema,
  file: string,
  addresses: PageAddresses,
): LibrarySymbol {
  const { name, arguments: inputs = [], description, directives, type } = field;
  const deprecation = deprecationOf(directives);
  const group = groups[kind];
  const { operation, variables, response } = exampleOf(kind, field, schema);
  const nodes: WrittenNode[] = [
    { component: "CodeBlock", props: { language: "graphql", wrap: true }, children: [definitionText(field)] },
    {
      component: "RequestExample",
      children: [
        codePanel("graphql", "Operation", operation),
        ...(variables === null ? [] : [codePanel("json", "Variables", variables)]),
      ],
    },
    { component: "ResponseExample", children: [codePanel("json", "Response", response)] },
    ...textNodes(null, deprecation),
    ...section("Arguments", argumentNodes(inputs)),
    sectionHeading("Returns"),
    ...returned(field, schema.types.get(innermost(type))),
  ];
  return {
    ...{
      kind,
      name: name.value,
      aliases: [],
      groups: [{ word: group }],
      address: addresses.claim(group.toLowerCase(), name.value),
    },
    ...{ title: name.value, description: description?.value ?? null, deprecated: deprecation !== null },
    ...{ isMember: false, position: positionOf(file, field), nodes },
  };
}

/** The type of the answer, and what it holds. */
function returned({ type }: FieldDefinitionNode, inner: NamedType | undefined): WrittenNode[] {
  const props = { type: { nodes: typeNodes(type) } };
  const whole = { component: "ResponseField", props, children: textNodes(inner?.description ?? null, null) };
  const fields = inner?.fields ?? [];
  return [whole, ...fieldNodes(fields, false)];
}

function directivePage(directive: DirectiveDefinitionNode, file: string, addresses: PageAddresses): LibrarySymbol {
  const { name, description, arguments: inputs = [], locations, repeatable } = directive;
  const places = locations.map((place) => `\`${place.value}\``).join(", ");
  const nodes: WrittenNode[] = [
    { component: "CodeBlock", props: { language: "graphql", wrap: true }, children: [definitionText(directive)] },
    ...section("Arguments", argumentNodes(inputs)),
    sectionHeading("Locations"),
    { markdown: repeatable ? `${places} (repeatable)` : places },
  ];
  return {
    ...{ kind: "directive", name: name.value, aliases: [`@${name.value}`], groups: [{ word: "Directives" }] },
    ...{
      address: addresses.claim("directives", name.value),
      title: `@${name.value}`,
      description: description?.value ?? null,
    },
    ...{ deprecated: false, isMember: false, position: positionOf(file, directive), nodes },
  };
}
