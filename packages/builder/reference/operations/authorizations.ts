import type { WrittenNode } from "../../content/index.ts";
import { type Json, objectOf } from "../json.ts";
import { fact } from "../page-parts/fact.ts";
import { sectionHeading } from "../page-parts/section.ts";
import { bothTexts } from "../schemas/fields/field-notes.ts";
import type { SchemaFields } from "../schemas/fields/schema-fields.ts";
import { moreNode } from "../schemas/schema-outline.ts";
import type { OperationSlice } from "../specification/specification.ts";
import type { Parameter } from "./parameters.ts";
import { type Credential, hasMoreWays, isFilledBy, isOptional, type WayIn, waysIn } from "./security.ts";
import { tabsOf } from "./written-tabs.ts";

/** What lets a request in, and the parameters that are told as something else. */
interface Authorizations {
  nodes: WrittenNode[];
  others: Parameter[];
}

/**
 * The ways in of an operation, in tabs where there are several. A parameter that every one of them fills (a program's
 * own `Authorization` header beside the scheme) is told there, with all that it says, as OpenAPI has such headers be
 * ignored.
 */
export function authorizations(
  slice: OperationSlice,
  parameters: readonly Parameter[],
  fields: SchemaFields,
): Authorizations {
  const ways = waysIn(slice);
  if (ways.length === 0) return { nodes: [], others: [...parameters] };
  const isCredential = (one: Parameter) =>
    !isOptional(slice) && ways.every(({ credentials }) => isFilledBy(credentials, one));
  const filled = parameters.filter(isCredential);
  const told = ways.map((way) => ({ title: way.title, children: wayNodes(way, filled, fields) }));
  const nodes = [
    sectionHeading("Authorizations"),
    ...(isOptional(slice) ? [fact("Optional: a request may go without.")] : []),
    ...tabsOf(told),
    ...(hasMoreWays(slice) ? [moreNode(slice.file)] : []),
  ];
  return { nodes, others: parameters.filter((one) => !filled.includes(one)) };
}

function wayNodes({ credentials, certificates }: WayIn, filled: readonly Parameter[], fields: SchemaFields) {
  return [
    ...credentials.map((one) => credentialNode(one, filled, fields)),
    ...certificates.map(
      ({ name, description }): WrittenNode => ({
        component: "ResponseField",
        props: { name, type: "mutual TLS" },
        children: [{ markdown: description }],
      }),
    ),
  ];
}

function credentialNode(credential: Credential, filled: readonly Parameter[], fields: SchemaFields): WrittenNode {
  const { name, in: place, type, required, format, deprecated } = credential;
  const twins = filled.filter((one) => isFilledBy([credential], one));
  const schema: Json = Object.assign({}, ...twins.map((one) => objectOf(one.schema)), { type });
  const said: Json = Object.assign({}, ...twins.map((one) => one.extra));
  const description = twins.reduce<string | null>(
    (text, { extra }) => bothTexts(text, extra.description),
    credential.description,
  );
  const post = [...(place === "query" ? [place] : []), ...(format ? [format] : [])];
  const field = fields.field(name, schema, place, required, {
    ...said,
    ...(deprecated ? { deprecated } : {}),
    description,
    "x-mint": { post },
  });
  return { ...field, props: { ...field.props, anchorKind: "authorization" } };
}
