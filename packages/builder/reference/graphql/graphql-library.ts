import type { DirectiveDefinitionNode, FieldDefinitionNode } from "graphql/language";
import type { WrittenNode } from "../../content/index.ts";
import type { GroupWord } from "../library/group-label.ts";
import type { Library, LibrarySource, LibrarySymbol } from "../library/library.ts";
import { PageAddresses } from "../library/page-addresses.ts";
import { section, sectionHeading } from "../page-parts/section.ts";
import { Examples } from "./examples.ts";
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
  const fieldsOf = (kind: OperationKind) => schema.types.get(schema.roots.get(kind) ?? "")?.fields ?? [];
  const count = operationKinds.reduce((sum, kind) => sum + fieldsOf(kind).length, 0);
  const context = { ...{ schema, file, addresses }, maxReturned: maxReturnedOf(count), examples: new Examples(schema) };
  const operations = operationKinds.flatMap((kind) =>
    fieldsOf(kind).map((field) => operationPage(kind, field, context)),
  );
  const types = [...schema.types.values()]
    .filter(({ name, word }) => !(word === "type" && roots.has(name)))
    .map((type) => typePage(type, users, addresses.claim("types", type.name)));
  const directives = schema.directives.map((directive) => directivePage(directive, file, addresses));
  return { symbols: [...operations, ...types, ...directives], diagnostics: [] };
}

/** What pages of operations are made with. */
interface OperationContext {
  schema: Schema;
  file: string;
  addresses: PageAddresses;
  examples: Examples;
  maxReturned: number;
}

/**
 * Fields of what an operation answers that its page shows, with their arguments: the type has a page of its own, and
 * where many operations answer with large types, all of them on each page would be a hundred times what the schema holds.
 */
function maxReturnedOf(operations: number): number {
  return Math.max(20, Math.min(200, Math.floor(100_000 / Math.max(1, operations))));
}

function operationPage(kind: OperationKind, field: FieldDefinitionNode, context: OperationContext): LibrarySymbol {
  const { name, description, directives } = field;
  const group = groups[kind];
  return {
    ...{
      kind,
      name: name.value,
      aliases: [],
      groups: [{ word: group }],
      address: context.addresses.claim(group.toLowerCase(), name.value),
    },
    ...{ title: name.value, description: description?.value ?? null, deprecated: deprecationOf(directives) !== null },
    ...{ isMember: false, position: positionOf(context.file, field) },
    // Those of all operations at once would not fit into memory where their answers are large.
    get nodes() {
      return operationNodes(kind, field, context);
    },
  };
}

function operationNodes(
  kind: OperationKind,
  field: FieldDefinitionNode,
  { schema, examples, maxReturned }: OperationContext,
): WrittenNode[] {
  const { arguments: inputs = [], directives, type } = field;
  const { operation, variables, response } = examples.of(kind, field);
  return [
    { component: "CodeBlock", props: { language: "graphql", wrap: true }, children: [definitionText(field)] },
    {
      component: "RequestExample",
      children: [
        panel("graphql", "Operation", operation),
        ...(variables === null ? [] : [panel("json", "Variables", variables)]),
      ],
    },
    { component: "ResponseExample", children: [panel("json", "Response", response)] },
    ...textNodes(null, deprecationOf(directives)),
    ...section("Arguments", argumentNodes(inputs)),
    sectionHeading("Returns"),
    ...returned(field, schema.types.get(innermost(type)), maxReturned),
  ];
}

/** Code beside the page, whose title is a word of ours. */
function panel(language: string, title: string, text: string): WrittenNode {
  return { component: "CodeBlock", props: { language, filename: title, isWord: true }, children: [text] };
}

/** The type of the answer, and what it holds. */
function returned({ type }: FieldDefinitionNode, inner: NamedType | undefined, most: number): WrittenNode[] {
  const props = { type: { nodes: typeNodes(type) } };
  const whole = { component: "ResponseField", props, children: textNodes(inner?.description ?? null, null) };
  const fields = inner?.fields ?? [];
  let shown = 0;
  for (let room = most; shown < fields.length; shown++) {
    room -= 1 + (fields[shown]?.arguments?.length ?? 0);
    if (room < 0) break;
  }
  return [whole, ...fieldNodes(fields, false, shown)];
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
