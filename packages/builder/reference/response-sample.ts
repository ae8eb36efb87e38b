import type { WrittenNode } from "../content/index.ts";
import { type Json, objectOf, textOf } from "./json.ts";
import { dereference, exampleValue, firstExample } from "./parameters.ts";
import { asSent, codePanel, type MediaType, mediaExample, mediaTypes } from "./request-sample.ts";
import type { OperationSlice } from "./specification.ts";

/** Characters of one example. */
const maxLength = 30_000;
const maxPanels = 40;

/** Panels of the answers, by status: each named example has its own. */
export function responsePanels(slice: OperationSlice): WrittenNode[] {
  const panels: WrittenNode[] = [];
  for (const [status, value] of Object.entries(objectOf(slice.value.responses))) {
    const [media, ...others] = mediaTypes(dereference(value, slice.definitions));
    if (!media) continue;
    const named = Object.entries(objectOf(media.value.examples));
    if (named.length > 1) {
      for (const [name, example] of named) {
        const known = dereference(example, slice.definitions);
        const sent = asSent(exampleValue(example, slice.definitions), media, slice.definitions);
        add(panels, `${status} ${textOf(known.summary) ?? name}`, media.type, sent);
      }
    } else if (media.value.schema !== undefined || ownExample(media, slice) !== undefined)
      add(panels, status, media.type, mediaExample(media, slice.definitions, "response", false));
    for (const other of others) add(panels, `${status} ${other.type}`, other.type, ownExample(other, slice));
    if (panels.length >= maxPanels) break;
  }
  return panels;
}

/** The example that is written for a media type; undefined where one would have to be made. */
function ownExample(media: MediaType, { definitions }: OperationSlice): unknown {
  return asSent(media.value.example ?? firstExample(media.value.examples, definitions), media, definitions);
}

/** The examples of a request's body that no sample shows: those of its first media type show the first alone. */
export function bodyExamples(media: MediaType, definitions: Json, isFirst: boolean): WrittenNode[] {
  const named = Object.entries(objectOf(media.value.examples)).slice(0, maxPanels);
  const panels: WrittenNode[] = [];
  for (const [name, example] of named) {
    const known = dereference(example, definitions);
    add(
      panels,
      textOf(known.summary) ?? name,
      media.type,
      asSent(exampleValue(example, definitions), media, definitions),
    );
  }
  if (!isFirst && panels.length === 0)
    add(panels, media.type, media.type, asSent(media.value.example, media, definitions));
  if (panels.length < (isFirst ? 2 : 1)) return [];
  const group = { component: "CodeGroup", children: panels };
  return [{ component: "Expandable", props: { title: "examples" }, children: [group] }];
}

/** Panels of what a webhook sends. */
export function payloadPanels(slice: OperationSlice): WrittenNode[] {
  const panels: WrittenNode[] = [];
  const [media] = mediaTypes(dereference(slice.value.requestBody, slice.definitions));
  if (media) add(panels, "Payload", media.type, mediaExample(media, slice.definitions, "response", false));
  return panels;
}

/**
 * Adds an example as a panel of code in the language of its media type; one that is too long is cut, one that is null
 * left out.
 */
export function add(panels: WrittenNode[], title: string, type: string, value: unknown): void {
  if (value === undefined || value === null) return;
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  const language = /xml/i.test(type)
    ? "xml"
    : /html/i.test(type)
      ? "html"
      : /json/i.test(type) || typeof value !== "string"
        ? "json"
        : "text";
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}\n…` : text;
  panels.push(codePanel(language, title, cut));
}
