import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { jsonText } from "../exact-json.ts";
import { textOf } from "../json.ts";
import { externalDocs } from "../operations/external-docs.ts";
import { dereference } from "../operations/parameters.ts";
import { besidePage } from "../operations/response-sample.ts";
import { toldBeside, variableItems } from "../operations/server-notes.ts";
import type { ReferenceSettings } from "../reference-settings.ts";
import { FieldQueue } from "../schemas/fields/field-queue.ts";
import { SchemaFields } from "../schemas/fields/schema-fields.ts";
import { moreNode } from "../schemas/schema-outline.ts";
import type { OperationSlice } from "../specification/specification.ts";
import { bindingNodes } from "./bindings.ts";
import { type ChannelContent, type ChannelOperation, maxServersShown } from "./channel.ts";
import { type MessageContext, messageNodes, messagePanels } from "./messages.ts";
import { schemeNodes } from "./schemes.ts";
import { tagNodes } from "./tags.ts";

type Definitions = OperationSlice["definitions"];

/** Operations of one channel that are shown. */
const maxOperations = 200;

/**
 * The reference of a channel: its address, servers, parameters, and for each operation the messages. The endpoint's
 * line first.
 */
export function channelNodes(slice: OperationSlice, settings: ReferenceSettings): WrittenNode[] {
  const content = slice.value as unknown as ChannelContent;
  const { definitions } = slice;
  const queue = new FieldQueue();
  const { pills, expanded } = settings;
  const context = { definitions, contentType: content.contentType, traitsWin: content.traitsWin };
  const fields = new SchemaFields({ file: slice.file, definitions, direction: "response", pills, expanded, queue });
  const operations = content.operations.slice(0, maxOperations);
  // In the order of the page: what comes first is counted first.
  const nodes = [
    endpointLine(content),
    ...tagNodes(content.tags, definitions, content.tag),
    ...externalDocs(content.externalDocs, definitions),
    ...exampleNodes(operations, context, slice.file),
    ...serverNodes(content, fields, slice),
    ...schemeNodes(content.security, definitions),
    ...parameterNodes(content, fields, definitions),
    ...operations.flatMap((operation) => operationNodes(operation, content, fields, context)),
    ...(content.operations.length > maxOperations ? [moreNode(slice.file)] : []),
    ...titled("Bindings", bindingNodes(content.bindings, fields, definitions)),
  ];
  queue.finish();
  return nodes;
}

/** A section, where there is something in it. */
function titled(title: string, nodes: readonly WrittenNode[]): WrittenNode[] {
  return nodes.length > 0 ? [heading(title), ...nodes] : [];
}

function endpointLine({ servers: [server], address }: ChannelContent): WrittenNode {
  const method = (server?.protocol || "channel").toUpperCase();
  // The server is what there is to show: beside a path it is left out where there is little room.
  if (address === "") return { component: "ApiEndpoint", props: { method, path: server?.url ?? "" } };
  const props = {
    method,
    server: server?.url ?? "",
    path: address.startsWith("/") || !server?.url ? address : `/${address}`,
  };
  return { component: "ApiEndpoint", props };
}

/** Messages beside the page: what is received, and what is sent. */
function exampleNodes(operations: readonly ChannelOperation[], context: MessageContext, file: string): WrittenNode[] {
  const directions = [
    ["RequestExample", "receive"],
    ["ResponseExample", "send"],
  ] as const;
  return directions.flatMap(([component, action]) => {
    // What answers goes the other way, and may be an operation of its own.
    const messages = new Map(
      operations
        .flatMap((operation) => ((operation.action ?? "send") === action ? operation.messages : operation.replies))
        // A reference and what it leads to are one message.
        .map((one) => [jsonText(dereference(one.message, context.definitions)), one]),
    );
    return besidePage(component, messagePanels([...messages.values()], context, file));
  });
}

/** The servers, where there is more to say of them than the first line does. */
function serverNodes(
  { servers: all }: ChannelContent,
  fields: SchemaFields,
  { definitions, file }: OperationSlice,
): WrittenNode[] {
  const servers = all.slice(0, maxServersShown);
  const variables = variableItems(servers.map((one) => one.variables));
  const isTold = servers.some(
    (one) => one.description !== null || one.protocolVersion !== null || one.externalDocs || one.bindings || one.tags,
  );
  if (servers.length < 2 && !isTold && variables.length === 0) return [];
  const items = servers.map((one) => ({
    component: "li",
    children: [
      inlineCode(one.url || one.name),
      ...(one.protocolVersion ? [` ${one.protocol.toUpperCase()} ${one.protocolVersion}`] : []),
      ...toldBeside(one.description),
      ...tagNodes(one.tags, definitions),
      ...externalDocs(one.externalDocs, definitions),
      ...bindingNodes(one.bindings, fields, definitions),
    ],
  }));
  const more = all.length > servers.length ? [moreNode(file)] : [];
  return [heading("Servers"), { component: "ul", children: [...items, ...variables] }, ...more];
}

function parameterNodes(content: ChannelContent, fields: SchemaFields, definitions: Definitions): WrittenNode[] {
  const nodes = Object.entries(content.parameters).map(([name, one]) => {
    const parameter = dereference(one, definitions);
    const schema = parameter.schema ?? { type: "string", ...parameter };
    const location = textOf(parameter.location);
    const texts = [textOf(parameter.description), location && `Location: \`${location.replaceAll("`", "")}\``];
    const description = texts.filter((text) => text !== null).join("\n\n");
    return fields.field(name, schema, "path", true, { description });
  });
  return titled("Channel parameters", nodes);
}

const verbs = { send: "Send", receive: "Receive" } as const;

function operationNodes(
  operation: ChannelOperation,
  { tag }: ChannelContent,
  fields: SchemaFields,
  context: MessageContext,
): WrittenNode[] {
  const { definitions } = context;
  const nodes: WrittenNode[] = [operationHeading(operation)];
  if (operation.description) nodes.push({ markdown: operation.description });
  nodes.push(...tagNodes(operation.tags, definitions, tag));
  nodes.push(...externalDocs(operation.externalDocs, definitions));
  nodes.push(...messageNodes(operation.messages, fields, context, operation.title));
  if (operation.replies.length > 0 || operation.replyTo !== null || operation.replyText !== null) {
    nodes.push({ component: "h3", children: [actionWord("Reply")] });
    if (operation.replyTo !== null) nodes.push({ component: "p", children: ["To ", inlineCode(operation.replyTo)] });
    if (operation.replyText !== null) nodes.push({ markdown: operation.replyText });
    nodes.push(...messageNodes(operation.replies, fields, context));
  }
  nodes.push(...bindingNodes(operation.bindings, fields, definitions));
  return nodes;
}

/** What the application does is our own word, which stands in the page's language; its title is the document's. */
function operationHeading({ action, title }: ChannelOperation): WrittenNode {
  if (action === null) return heading("Messages");
  const verb = verbs[action];
  return { component: "h2", children: title === null ? [actionWord(verb)] : [actionWord(`${verb}: `), title] };
}

function actionWord(word: string): WrittenNode {
  return { component: "span", props: { className: "lc-channel-action" }, children: [word] };
}

function heading(title: string): WrittenNode {
  return { component: "h2", children: [title] };
}
