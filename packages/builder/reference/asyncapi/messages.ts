import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { jsonText } from "../exact-json.ts";
import { isObject, type Json, listOf, textOf } from "../json.ts";
import { externalDocs } from "../operations/external-docs.ts";
import { asSent } from "../operations/media-types.ts";
import { dereference } from "../operations/parameters.ts";
import { codePanel } from "../operations/request-sample.ts";
import { add } from "../operations/response-sample.ts";
import { fact } from "../page-parts/fact.ts";
import { inlineText } from "../page-parts/inline-text.ts";
import { labelText } from "../page-parts/label-text.ts";
import { sameWords } from "../page-parts/same-words.ts";
import { exampleOf } from "../schemas/examples/example-value.ts";
import { givenExamples } from "../schemas/examples/given-examples.ts";
import type { SchemaFields } from "../schemas/fields/schema-fields.ts";
import { firstOf, moreNode } from "../schemas/schema-outline.ts";
import { bindingNodes, mergeBindings } from "./bindings.ts";
import type { NamedMessage } from "./channel.ts";
import { tagNodes } from "./tags.ts";

/** Messages of one operation, panels of examples beside the page, and examples of one message that are shown. */
const maxMessages = 200;
const maxPanels = 41;
const maxExamples = 10;

/** What a document says of all its messages. */
export interface MessageContext {
  definitions: Json;
  /** Of messages that name none. */
  contentType: string | null;
  /** Traits count before what they belong to. */
  traitsWin: boolean;
}

/**
 * The messages of an operation: one stands alone, several have tabs.
 * @param above what stands above them: programs call an operation and its message by one text
 */
export function messageNodes(
  messages: readonly NamedMessage[],
  fields: SchemaFields,
  context: MessageContext,
  above: string | null = null,
): WrittenNode[] {
  const parts = messages.slice(0, maxMessages).map(({ name, message: written }) => {
    const message: Json = { contentType: context.contentType, ...messageOf(written, context) };
    return { title: titleOf(message) ?? name, children: partsOf(message, fields, context.definitions) };
  });
  const [only] = parts;
  if (parts.length === 1 && only) {
    const isSaid = above !== null && sameWords(above, only.title);
    return [...(isSaid ? [] : [fact(inlineCode(only.title))]), ...only.children];
  }
  if (parts.length === 0) return [];
  const tabs = parts.map(({ title, children }) => ({ component: "Tab", props: { title }, children }));
  const more = messages.length > maxMessages ? [moreNode(fields.file)] : [];
  return [{ component: "Tabs", props: { sync: false }, children: tabs }, ...more];
}

function partsOf(message: Json, fields: SchemaFields, definitions: Json): WrittenNode[] {
  const nodes: WrittenNode[] = [];
  const summary = textOf(message.summary);
  const description = textOf(message.description);
  const name = textOf(message.name);
  // What programs call it, where people call it otherwise.
  if (name !== null && name !== (titleOf(message) ?? name)) nodes.push(fact(inlineCode(name)));
  const told = [titleOf(message)];
  for (const text of [summary, description]) {
    if (text === null || told.some((one) => one !== null && sameWords(one, text))) continue;
    nodes.push({ markdown: text });
    told.push(text);
  }
  const correlation = dereference(message.correlationId, definitions);
  const location = textOf(correlation.location);
  const reason = textOf(correlation.description);
  if (location) nodes.push(fact("Correlation: ", inlineCode(location), ...(reason ? [" ", inlineText(reason)] : [])));
  nodes.push(...tagNodes(message.tags, definitions), ...externalDocs(message.externalDocs, definitions));
  const type = textOf(message.contentType);
  if (type) nodes.push(fact("Content type: ", inlineCode(type)));
  const headers = payloadOf(message.headers, null, definitions);
  if (headers !== null) {
    const inside = fields.body(headers.schema);
    nodes.push({ component: "Expandable", props: { title: "headers", defaultOpen: false }, children: inside });
  }
  const payload = payloadOf(message.payload, textOf(message.schemaFormat), definitions);
  if (payload?.isJson) nodes.push(...fields.body(payload.schema, "payload"));
  else if (payload) nodes.push(fact(inlineCode(payload.schemaFormat)), codeBlock(payload.schema, payload.language));
  nodes.push(...bindingNodes(message.bindings, fields, definitions));
  return nodes;
}

/** Examples of messages: what the document gives, else one made of the schema. */
export function messagePanels(messages: readonly NamedMessage[], context: MessageContext, file: string): WrittenNode[] {
  const { definitions, contentType } = context;
  const panels: WrittenNode[] = [];
  let isCut = false;
  for (const { name, message: written } of messages) {
    if (panels.length >= maxPanels) break;
    const message = messageOf(written, context);
    const title = titleOf(message) ?? name;
    const type = textOf(message.contentType) ?? contentType ?? "application/json";
    const payload = payloadOf(message.payload, textOf(message.schemaFormat), definitions);
    const media = { type, value: { schema: payload?.isJson ? payload.schema : undefined } };
    const own = examplesOf(message).map((one) => dereference(one, definitions));
    const given = own.length > 0 ? own : (payload?.examples ?? []).map((one): Json => ({ payload: one }));
    if (given.length > 0) {
      isCut ||= given.length > maxExamples;
      for (const [index, example] of given.slice(0, maxExamples).entries()) {
        const summary = textOf(example.summary);
        const label =
          (summary && labelText(summary)) ?? textOf(example.name) ?? (given.length > 1 ? String(index + 1) : "");
        const panel = label ? `${title}: ${label}` : title;
        const { payload: sent, headers } = example;
        // Examples of the first versions are what is sent.
        const isWhole = sent === undefined && !isObject(headers);
        add(panels, panel, type, asSent(isWhole ? example : sent, media, definitions));
        if (isObject(headers)) add(panels, `${panel}, headers`, "application/json", { value: headers, isCut: false });
      }
      continue;
    }
    if (!payload?.isJson) continue;
    const made = exampleOf(payload.schema, { definitions, direction: "response", requiredOnly: false });
    add(panels, title, type, asSent(made, media, definitions));
  }
  const told = firstOf(panels, maxPanels - 1, file);
  return isCut && told.length === panels.length ? [...told, moreNode(file)] : told;
}

/** The examples of a message, and one that many write as that of a schema. */
function examplesOf({ examples, example }: Json): unknown[] {
  const all = listOf(examples);
  if (all.length > 0 || example === undefined || example === null) return all;
  return [isObject(example) ? example : { payload: example }];
}

/** What people call a message: its name where that is the same in other letters. */
function titleOf(message: Json): string | null {
  const [title, name] = [textOf(message.title), textOf(message.name)];
  return title !== null && title.toLowerCase() === name?.toLowerCase() ? name : title;
}

/** A message with its traits: headers and bindings add up. */
function messageOf(value: unknown, { definitions, traitsWin }: MessageContext): Json {
  const message = dereference(value, definitions);
  const traits = listOf(message.traits).map((trait) => dereference(trait, definitions));
  if (traits.length === 0) return message;
  const parts = traitsWin ? [message, ...traits] : [...traits, message];
  const headers = parts.flatMap((one) => (isObject(one.headers) ? [one.headers] : []));
  const bindings = mergeBindings(
    parts.map((one) => one.bindings),
    definitions,
  );
  return Object.assign({}, ...parts, headers.length > 1 ? { headers: { allOf: headers } } : {}, { bindings });
}

interface Payload {
  schema: unknown;
  isJson: boolean;
  schemaFormat: string;
  language: string;
  /** What stands around the schema as examples of it. */
  examples: unknown[];
}

/** A schema with its format: version 2 says it beside the payload, version 3 around it, where many leave the format out. */
function payloadOf(payload: unknown, beside: string | null, definitions: Json): Payload | null {
  if (payload === undefined || payload === null) return null;
  const around = dereference(payload, definitions);
  const own = textOf(around.schemaFormat);
  const format = own ?? beside ?? "";
  const isWrapped = own !== null || (isObject(around.schema) && Object.keys(around).every(isAroundSchema));
  const schema = isWrapped ? around.schema : payload;
  const isJson = format === "" || /aai\.asyncapi|schema\+(?:json|yaml)|vnd\.oai\.openapi/i.test(format);
  const language = /protobuf/i.test(format) ? "protobuf" : "json";
  const examples = isWrapped ? givenExamples({ example: around.example, examples: around.examples }) : [];
  return { schema, isJson, schemaFormat: format, language, examples };
}

/** What may stand beside a wrapped schema. All else says that the whole is a schema itself. */
function isAroundSchema(key: string): boolean {
  return ["schema", "example", "examples", "description"].includes(key) || key.startsWith("x-");
}

function codeBlock(value: unknown, language: string): WrittenNode {
  return codePanel(language, "", typeof value === "string" ? value : jsonText(value, 2));
}
