import type { WrittenNode } from "../../content/index.ts";
import { type Json, textOf } from "../json.ts";
import type { SchemaFields } from "../schemas/fields/schema-fields.ts";
import { encodingNodes, moreMediaTypes, streamNote } from "./media-notes.ts";
import { sentMediaTypes } from "./media-types.ts";
import { dereference } from "./parameters.ts";
import { bodyExamples } from "./response-sample.ts";
import { mediaTabs, soleType } from "./written-tabs.ts";

/**
 * A body: what is said of it, and for each media type its attributes and examples. `isSampled` says that a sample shows
 * the first example.
 */
export function bodyNodes(written: unknown, fields: SchemaFields, definitions: Json, isSampled = true): WrittenNode[] {
  const body = dereference(written, definitions);
  const media = sentMediaTypes(body);
  if (media.length === 0) return [];
  const description = textOf(body.description);
  const said = description ? [description] : [];
  const sole = media.length === 1 ? fields.typedBody(media[0]?.value.schema, null, said) : null;
  return [
    ...soleType(media, sole?.type ?? null),
    ...(description ? [{ markdown: description }] : []),
    ...mediaTabs(
      media.map(({ type, value }, index) => ({
        title: type,
        children: [
          ...streamNote(value),
          ...(sole?.nodes ?? fields.body(value.schema, null, said)),
          ...encodingNodes(value, fields, definitions),
          ...bodyExamples({ type, value }, definitions, { isFirst: index === 0, isSampled }),
        ],
      })),
    ),
    ...moreMediaTypes(body, fields),
  ];
}
