import type { WrittenNode } from "../../content/index.ts";
import { jsonLines, jsonLinesType, parseJson } from "../exact-json.ts";
import type { Json } from "../json.ts";
import { fact } from "../page-parts/fact.ts";
import { isXml } from "../samples/xml-value.ts";
import { exampleNotes, type NamedExample, namedExamples } from "../schemas/examples/named-examples.ts";
import { shortJson } from "../schemas/examples/shortened-value.ts";
import { firstOf } from "../schemas/schema-outline.ts";
import type { OperationSlice } from "../specification/specification.ts";
import { answersOf } from "./answers.ts";
import { furtherExamples } from "./further-examples.ts";
import { asSent, type MediaType, mediaExample, mediaTypes, type Sent } from "./media-types.ts";
import { dereference } from "./parameters.ts";
import { codePanel } from "./request-sample.ts";

/** Characters of one example. */
const maxLength = 30_000;
const maxPanels = 60;

/**
 * Panels of the answers, by status: each named example has its own. Those that the specification does not give are made
 * of its schemas, unless `isMade` is false.
 */
export function responsePanels(slice: OperationSlice, { isMade = true } = {}): WrittenNode[] {
  const panels: WrittenNode[] = [];
  for (const [status, value] of answersOf(slice.value.responses)) {
    for (const [index, media] of mediaTypes(dereference(value, slice.definitions)).entries()) {
      const title = index === 0 ? status : `${status} ${media.type}`;
      const named = examplesOf(media, slice.definitions);
      for (const { label, isTelling, value: example } of named) {
        const isPlain = named.length === 1 && !isTelling;
        addAnswer(panels, isPlain ? title : `${title} ${label}`, media.type, asSent(example, media, slice.definitions));
      }
      if (named.length > 0) continue;
      const { schema, example } = media.value;
      // Of XML its schema says by what names it is sent, which attributes do not tell.
      const isGiven = !isMade || (index > 0 && !isXml(media.type));
      if (isGiven) addAnswer(panels, title, media.type, asSent(example, media, slice.definitions));
      else if (schema !== undefined || example !== undefined)
        addAnswer(panels, title, media.type, mediaExample(media, slice.definitions, "response", false));
    }
    if (panels.length > maxPanels) break;
  }
  return firstOf(panels, maxPanels, slice.file);
}

/** Adds an example of an answer: a recording that is named by its address can be heard, all else is code. */
function addAnswer(panels: WrittenNode[], title: string, type: string, sent: Sent): void {
  const { value } = sent;
  if (/^audio\//i.test(type) && typeof value === "string" && /^(?:https?:\/)?\/\S+$/i.test(value)) {
    const names = { title, "data-title": title, className: "block h-20 w-full p-4" };
    panels.push({ component: "audio", props: { controls: true, src: value, ...names } });
  } else add(panels, title, type, sent);
}

/** Characters of the titles that stand beside each other; more are chosen from a list. */
const maxTitles = 60;

/** Panels beside the page, in a `RequestExample` or a `ResponseExample`; those of long titles are chosen from a list. */
export function besidePage(component: "RequestExample" | "ResponseExample", panels: WrittenNode[]): WrittenNode[] {
  const titles = codeOf(panels).map((panel) => String(panel.props?.filename ?? ""));
  return examples(component, panels, titles.length > 1 && titles.join("").length > maxTitles);
}

/** Samples of a request beside the page: their languages are chosen from a list, as in the format. */
export function samplesBesidePage(panels: WrittenNode[]): WrittenNode[] {
  return examples("RequestExample", panels, true);
}

function examples(component: string, panels: WrittenNode[], dropdown: boolean): WrittenNode[] {
  return panels.length === 0 ? [] : [{ component, props: { dropdown }, children: panels }];
}

/** The panels themselves, without what is said of them. */
function codeOf(panels: readonly WrittenNode[]): Extract<WrittenNode, { component: string }>[] {
  return panels.flatMap((one) =>
    typeof one === "object" && "component" in one && one.component === "CodeBlock" ? [one] : [],
  );
}

/** The named examples of a media type whose values are known. */
function examplesOf({ value }: MediaType, definitions: Json): NamedExample[] {
  return namedOf(value, definitions).filter((one) => one.value !== undefined);
}

function namedOf({ examples }: Json, definitions: Json): NamedExample[] {
  return namedExamples(examples, (one) => dereference(one, definitions));
}

/**
 * The examples of a request's body that no sample shows: those of its first media type show the first alone, if they are
 * made of it (`isSampled`). What is said of them stands below.
 */
export function bodyExamples(
  media: MediaType,
  definitions: Json,
  { isFirst, isSampled }: { isFirst: boolean; isSampled: boolean },
): WrittenNode[] {
  const isInSample = isFirst && isSampled;
  const panels: WrittenNode[] = [];
  const named = namedOf(media.value, definitions);
  for (const { label, value } of named) add(panels, label, media.type, asSent(value, media, definitions));
  if (!isInSample && panels.length === 0)
    add(panels, media.type, media.type, asSent(media.value.example, media, definitions));
  const further = furtherExamples(media, named, definitions, isSampled || !isFirst);
  for (const { title, value } of further) add(panels, title, media.type, asSent(value, media, definitions));
  const isShown = further.length > 0 || codeOf(panels).length >= (isInSample ? 2 : 1);
  const group = isShown ? [{ component: "CodeGroup", children: panels }] : [];
  return folded([...group, ...exampleNotes(named, !isShown)]);
}

/** What is said of the examples of an answer, which stand beside the page, and those that do not. */
export function answerNotes(media: MediaType, definitions: Json): WrittenNode[] {
  const named = namedOf(media.value, definitions);
  const panels: WrittenNode[] = [];
  for (const { title, value } of furtherExamples(media, named, definitions, true))
    add(panels, title, media.type, asSent(value, media, definitions));
  const group = panels.length > 0 ? [{ component: "CodeGroup", children: panels }] : [];
  return folded([...group, ...exampleNotes(named, false)]);
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
 * Adds an example as a panel of code in the language of its media type, one that is null not at all. One that is too
 * long is cut: JSON so that it is JSON still, all else where it is too long. That it is cut is said below the panels.
 */
export function add(panels: WrittenNode[], title: string, type: string, { value, isCut: isPart }: Sent): void {
  if (value === undefined || value === null) return;
  const { text, isCut } = shownText(value, type);
  const language = /xml/i.test(type)
    ? "xml"
    : /html/i.test(type)
      ? "html"
      : /json/i.test(type) || typeof value !== "string"
        ? "json"
        : "text";
  panels.push(codePanel(language, title, text));
  if (isCut || isPart) panels.push(fact("Shortened: ", title));
}

function shownText(value: unknown, type: string): { text: string; isCut: boolean } {
  if (typeof value !== "string" && jsonLinesType.test(type)) {
    const text = jsonLines(value);
    if (text.length <= maxLength) return { text, isCut: false };
  }
  if (typeof value !== "string" || isTextInJson(value, type)) return shortJson(value, maxLength);
  if (value.length <= maxLength) return { text: value, isCut: false };
  const data = /json/i.test(type) ? jsonIn(value) : undefined;
  if (data !== undefined) return shortJson(data, maxLength);
  return { text: `${value.slice(0, maxLength)}\n…`, isCut: true };
}

/** What a text says as JSON; undefined where it is none. */
function jsonIn(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
