import type { WrittenNode } from "../../content/index.ts";
import { jsonText } from "../exact-json.ts";
import { type Json, objectOf } from "../json.ts";
import { exampleNotes, type NamedExample, namedExamples } from "../schemas/named-examples.ts";
import type { OperationSlice } from "../specification/specification.ts";
import { dereference } from "./parameters.ts";
import { asSent, codePanel, type MediaType, mediaExample, mediaTypes } from "./request-sample.ts";

/** Characters of one example. */
const maxLength = 30_000;
const maxPanels = 40;

/** Panels of the answers, by status: each named example has its own. */
export function responsePanels(slice: OperationSlice): WrittenNode[] {
  const panels: WrittenNode[] = [];
  for (const [status, value] of Object.entries(objectOf(slice.value.responses))) {
    for (const [index, media] of mediaTypes(dereference(value, slice.definitions)).entries()) {
      const title = index === 0 ? status : `${status} ${media.type}`;
      const named = examplesOf(media, slice.definitions);
      for (const { label, isTelling, value: example } of named) {
        const isPlain = named.length === 1 && !isTelling;
        add(panels, isPlain ? title : `${title} ${label}`, media.type, asSent(example, media, slice.definitions));
      }
      if (named.length > 0) continue;
      const { schema, example } = media.value;
      if (index > 0) add(panels, title, media.type, asSent(example, media, slice.definitions));
      else if (schema !== undefined || example !== undefined)
        add(panels, title, media.type, mediaExample(media, slice.definitions, "response", false));
    }
    if (panels.length >= maxPanels) break;
  }
  return panels;
}

/** Characters of the titles that stand beside each other; more are chosen from a list. */
const maxTitles = 60;

/** Panels beside the page, in a `RequestExample` or a `ResponseExample`; those of long titles are chosen from a list. */
export function besidePage(component: "RequestExample" | "ResponseExample", panels: WrittenNode[]): WrittenNode[] {
  if (panels.length === 0) return [];
  const titles = panels.map((panel) =>
    typeof panel === "object" && "component" in panel ? String(panel.props?.filename ?? "") : "",
  );
  const dropdown = panels.length > 1 && titles.join("").length > maxTitles;
  return [{ component, props: { dropdown }, children: panels }];
}

/** The named examples of a media type whose values are known. */
function examplesOf({ value }: MediaType, definitions: Json): NamedExample[] {
  return namedOf(value, definitions).filter((one) => one.value !== undefined);
}

function namedOf({ examples }: Json, definitions: Json): NamedExample[] {
  return namedExamples(examples, (one) => dereference(one, definitions));
}

/**
 * The examples of a request's body that no sample shows: those of its first media type show the first alone. What is
 * said of them stands below.
 */
export function bodyExamples(media: MediaType, definitions: Json, isFirst: boolean): WrittenNode[] {
  const panels: WrittenNode[] = [];
  const named = namedOf(media.value, definitions);
  for (const { label, value } of named) add(panels, label, media.type, asSent(value, media, definitions));
  if (!isFirst && panels.length === 0)
    add(panels, media.type, media.type, asSent(media.value.example, media, definitions));
  const isShown = panels.length >= (isFirst ? 2 : 1);
  const group = isShown ? [{ component: "CodeGroup", children: panels }] : [];
  return folded([...group, ...exampleNotes(named, !isShown)]);
}

/** What is said of the examples of an answer, which stand beside the page. */
export function answerNotes(media: MediaType, definitions: Json): WrittenNode[] {
  return folded(exampleNotes(namedOf(media.value, definitions), false));
}

function folded(children: WrittenNode[]): WrittenNode[] {
  return children.length > 0 ? [{ component: "Expandable", props: { title: "examples" }, children }] : [];
}

/** Panels of what a webhook sends. */
export function payloadPanels(slice: OperationSlice): WrittenNode[] {
  const panels: WrittenNode[] = [];
  const [media] = mediaTypes(dereference(slice.value.requestBody, slice.definitions));
  if (media) add(panels, "Payload", media.type, mediaExample(media, slice.definitions, "response", false));
  return panels;
}

/** Whether a text is a value of JSON, and not JSON that was written as a text: an answer has quotes around it. */
function isTextInJson(text: string, type: string): boolean {
  if (!/[/+]json\s*(?:;|$)/i.test(type) || /^\s*[[{"]|\n/.test(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

/**
 * Adds an example as a panel of code in the language of its media type; one that is too long is cut, one that is null
 * left out.
 */
export function add(panels: WrittenNode[], title: string, type: string, value: unknown): void {
  if (value === undefined || value === null) return;
  const text = typeof value === "string" && !isTextInJson(value, type) ? value : jsonText(value, 2);
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
