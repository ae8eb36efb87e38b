import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { type Json, textOf } from "../json.ts";
import { textsBeside } from "../schemas/fields/field-notes.ts";
import type { SchemaFields } from "../schemas/fields/schema-fields.ts";
import { moreNode } from "../schemas/schema-outline.ts";
import { answersOf } from "./answers.ts";
import { headerFields, linkNodes, moreMediaTypes, streamNote } from "./media-notes.ts";
import { mediaTypes } from "./media-types.ts";
import { dereference } from "./parameters.ts";
import { answerNotes } from "./response-sample.ts";
import { mediaTabs, soleType, tabsOf } from "./written-tabs.ts";

/** Answers of one operation that are shown. */
const maxResponses = 60;

/** The answers of an operation by status: what is said of each, its headers, attributes and links. */
export function responseNodes(written: unknown, fields: SchemaFields, definitions: Json): WrittenNode[] {
  const all = answersOf(written);
  const responses = all.slice(0, maxResponses);
  const parts = responses.map(([status, value]) => {
    const response = dereference(value, definitions);
    const texts = [textOf(response.summary), textOf(response.description)].filter((text) => text !== null);
    const media = mediaTypes(response);
    const headers = headerFields(response.headers, fields, definitions);
    const only: WrittenNode[] = responses.length === 1 ? [inlineCode(status), media.length === 1 ? " " : ""] : [];
    const [first] = media;
    const isSole = media.length === 1 && first !== undefined && first.value.schema !== undefined;
    const sole = isSole ? fields.typedBody(first.value.schema, null, texts) : null;
    const children: WrittenNode[] = [
      ...soleType(media, sole?.type ?? null, only),
      ...textsBeside(texts, null).map((markdown) => ({ markdown })),
      ...(headers.length > 0 ? [{ component: "Expandable", props: { title: "headers" }, children: headers }] : []),
      ...mediaTabs(
        media.map(({ type, value: one }) => ({
          title: type,
          children: [
            ...(one.schema === undefined
              ? []
              : [...streamNote(one), ...(sole?.nodes ?? fields.body(one.schema, null, texts))]),
            ...answerNotes({ type, value: one }, definitions),
          ],
        })),
      ),
      ...moreMediaTypes(response, fields),
      ...linkNodes(response.links, definitions, fields.file),
    ];
    return { title: status, children };
  });
  return [...tabsOf(parts), ...(all.length > maxResponses ? [moreNode(fields.file)] : [])];
}
