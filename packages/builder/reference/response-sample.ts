import type { WrittenNode } from "../content/index.ts";
import { type Json, objectOf, textOf } from "./json.ts";
import { dereference } from "./parameters.ts";
import { codePanel, mediaExample, mediaTypes } from "./request-sample.ts";
import type { OperationSlice } from "./specification.ts";

/** Characters of one example. */
const maxLength = 30_000;
const maxPanels = 40;

/** Panels of the answers, by status: each named example has its own. */
export function responsePanels(slice: OperationSlice): WrittenNode[] {
  const panels: WrittenNode[] = [];
  for (const [status, value] of Object.entries(objectOf(slice.value.responses))) {
    const [media] = mediaTypes(dereference(value, slice.definitions));
    if (!media) continue;
    const named = Object.entries(objectOf(media.value.examples));
    if (named.length > 1) {
      for (const [name, example] of named) {
        const known = dereference(example, slice.definitions);
        add(panels, `${status} ${textOf(known.summary) ?? name}`, media.type, known.value);
      }
    } else add(panels, status, media.type, mediaExample(media.value, slice.definitions, "response", false));
    if (panels.length >= maxPanels) break;
  }
  return panels;
}

/** The named examples of a request's body, where there are several: samples show the first alone. */
export function bodyExamples(media: { type: string; value: Json }, definitions: Json): WrittenNode[] {
  const named = Object.entries(objectOf(media.value.examples)).slice(0, maxPanels);
  const panels: WrittenNode[] = [];
  for (const [name, example] of named) {
    const known = dereference(example, definitions);
    add(panels, textOf(known.summary) ?? name, media.type, known.value);
  }
  if (panels.length < 2) return [];
  const group = { component: "CodeGroup", children: panels };
  return [{ component: "Expandable", props: { title: "examples" }, children: [group] }];
}

/** Panels of what a webhook sends. */
export function payloadPanels(slice: OperationSlice): WrittenNode[] {
  const panels: WrittenNode[] = [];
  const [media] = mediaTypes(dereference(slice.value.requestBody, slice.definitions));
  if (media) add(panels, "Payload", media.type, mediaExample(media.value, slice.definitions, "response", false));
  return panels;
}

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
