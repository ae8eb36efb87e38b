import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { jsonText } from "../exact-json.ts";
import { isObject, type Json, objectOf, textOf } from "../json.ts";
import { fact } from "../page-parts/fact.ts";
import { inlineText } from "../page-parts/inline-text.ts";
import type { SchemaFields } from "../schemas/fields/schema-fields.ts";
import { moreNode } from "../schemas/schema-outline.ts";
import { maxMediaTypes } from "./media-types.ts";
import { dereference, valueOfParameter } from "./parameters.ts";

/** Parts of a form, and links of an answer, that are listed. */
const maxItems = 60;

/** Of a stream (OpenAPI 3.2) each item is described, not the whole. */
export function streamNote(media: Json): WrittenNode[] {
  if (media.itemSchema === undefined) return [];
  return [fact("A stream; each of its items:")];
}

/** Says that a body or an answer has more media types than are shown. */
export function moreMediaTypes(owner: Json, fields: SchemaFields): WrittenNode[] {
  return Object.keys(objectOf(owner.content)).length > maxMediaTypes ? [moreNode(fields.file)] : [];
}

/** Headers of an answer, or of a part of a form. */
export function headerFields(headers: unknown, fields: SchemaFields, definitions: Json): WrittenNode[] {
  const all = Object.entries(objectOf(headers));
  const told = all.slice(0, maxItems).map(([name, one]) => {
    const header = dereference(one, definitions);
    const { schema, extra } = valueOfParameter(header, definitions);
    return fields.field(name, schema, "", header.required === true, extra);
  });
  return all.length > maxItems ? [...told, moreNode(fields.file)] : told;
}

/** How the parts of a form are sent, where the specification says so, and the headers of each. */
export function encodingNodes(media: Json, fields: SchemaFields, definitions: Json): WrittenNode[] {
  const items = Object.entries(objectOf(media.encoding)).flatMap(([name, value]) => {
    const { contentType, style, explode, allowReserved, headers } = objectOf(value);
    const told = [
      textOf(contentType),
      textOf(style),
      typeof explode === "boolean" ? `explode: ${explode}` : null,
      allowReserved === true ? "allowReserved" : null,
    ].flatMap((text) => (text ? [", ", inlineCode(text)] : []));
    const inside = headerFields(headers, fields, definitions);
    if (told.length === 0 && inside.length === 0) return [];
    return [item(inlineCode(name), ...(told.length > 0 ? [": ", ...told.slice(1)] : []), ...inside)];
  });
  return folded("encoding", items, fields.file);
}

/** What may be asked with values of an answer. */
export function linkNodes(links: unknown, definitions: Json, file: string): WrittenNode[] {
  const items = Object.entries(objectOf(links)).map(([name, value]) => {
    const { operationId, operationRef, description, parameters, requestBody, server } = dereference(value, definitions);
    const target = textOf(operationId) ?? textOf(operationRef);
    const text = textOf(description);
    const { url, description: about } = objectOf(server);
    const address = textOf(url);
    const told = textOf(about);
    const host = address ? [", at ", inlineCode(address), ...(told ? [" (", inlineText(told), ")"] : [])] : [];
    const given = [
      ...Object.entries(objectOf(parameters)),
      ...(requestBody === undefined ? [] : [["body", requestBody]]),
    ];
    return item(
      inlineCode(name),
      ...(target ? [" → ", inlineCode(target)] : []),
      ...given.flatMap(([key, from], index) => [
        index === 0 ? ": " : ", ",
        inlineCode(`${key} = ${isObject(from) ? jsonText(from) : String(from)}`),
      ]),
      ...host,
      ...(text ? [" ", { markdown: text }] : []),
    );
  });
  return folded("links", items, file);
}

function item(...children: WrittenNode[]): WrittenNode {
  return { component: "li", children };
}

function folded(title: string, items: WrittenNode[], file: string): WrittenNode[] {
  if (items.length === 0) return [];
  const list = { component: "ul", children: items.slice(0, maxItems) };
  const children = items.length > maxItems ? [list, moreNode(file)] : [list];
  return [{ component: "Expandable", props: { title }, children }];
}
