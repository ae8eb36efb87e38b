import { inlineCode, type WrittenContent, type WrittenNode } from "../../content/index.ts";
import { channelNodes } from "../asyncapi/index.ts";
import { textOf } from "../json.ts";
import { sectionHeading } from "../page-parts/section.ts";
import { operationPlayground } from "../playground/operation-playground.ts";
import { writePlaygroundData } from "../playground/playground-data.ts";
import type { ReferenceSettings } from "../reference-settings.ts";
import { exampleOf, isShortened } from "../schemas/examples/example-value.ts";
import { FieldQueue } from "../schemas/fields/field-queue.ts";
import { SchemaFields } from "../schemas/fields/schema-fields.ts";
import { moreNode } from "../schemas/schema-outline.ts";
import type { OperationSlice } from "../specification/specification.ts";
import { authorizations } from "./authorizations.ts";
import { bodyNodes } from "./body-nodes.ts";
import { callbackNodes } from "./callbacks.ts";
import { externalDocs } from "./external-docs.ts";
import { withKnownServers } from "./known-servers.ts";
import { type ParameterLocation, parametersOf, toldParameters, unplacedParameters } from "./parameters.ts";
import { areSamplesMade, requestPanels } from "./request-sample.ts";
import { responseNodes } from "./response-nodes.ts";
import { add, besidePage, payloadPanels, responsePanels, samplesBesidePage } from "./response-sample.ts";
import { credentialsOf } from "./security.ts";
import { toldBeside, variableItems } from "./server-notes.ts";
import { hasMoreServers, otherServersOf, type Server, serversOf, serverTemplatesOf } from "./servers.ts";

const titles: Record<ParameterLocation, string> = {
  path: "Path Parameters",
  query: "Query Parameters",
  header: "Headers",
  cookie: "Cookies",
};

/** What stands before a page's own text, and what follows it. */
export interface OperationContent {
  lead: WrittenContent;
  written: WrittenContent;
}

/**
 * The reference of one operation, webhook, schema, channel or symbol, in the components that authors write by hand. `description` is
 * what the page's head does not say already.
 */
export function operationContent(
  written: OperationSlice,
  settings: ReferenceSettings,
  description: string | null,
): OperationContent {
  const slice = withKnownServers(written, settings.servers);
  const text: WrittenNode[] = description ? [{ markdown: description }] : [];
  if (slice.kind === "schema")
    return {
      lead: { ...slice.position, nodes: [] },
      written: { ...slice.position, nodes: schemaNodes(slice, settings, text) },
    };
  if (slice.kind === "symbol")
    return {
      lead: { ...slice.position, nodes: [] },
      written: { ...slice.position, nodes: [...text, ...(slice.value.nodes as WrittenNode[])] },
    };
  const nodes = slice.kind === "channel" ? channelNodes : operationNodes;
  const [endpoint, ...rest] = nodes(slice, settings);
  if (slice.kind !== "channel") text.push(...pathTexts(slice).map((markdown) => ({ markdown })));
  return {
    // As in the head of a page: what it is about, and then its address.
    lead: { ...slice.position, nodes: [...text, endpoint as WrittenNode] },
    written: { ...slice.position, nodes: rest },
  };
}

/** The endpoint's line first. */
function operationNodes(slice: OperationSlice, settings: ReferenceSettings): WrittenNode[] {
  const { definitions } = slice;
  const isWebhook = slice.kind === "webhook";
  const servers = isWebhook ? [] : serversOf(slice);
  const server = servers[0]?.url ?? "";
  const parameters = parametersOf(slice);
  const told = toldParameters(slice);
  const credentials = credentialsOf(slice);
  const queue = new FieldQueue();
  const options = { file: slice.file, definitions, pills: settings.pills, expanded: settings.expanded, queue };
  const request = new SchemaFields({ ...options, direction: "request" });
  const response = new SchemaFields({ ...options, direction: "response" });
  const samples = isWebhook
    ? payloadPanels(slice)
    : requestPanels({ slice, server, parameters, credentials, settings });
  // A webhook is answered by the reader's own program: what it may say is shown where the specification does.
  const answers = responsePanels(slice, { isMade: !isWebhook });
  const playground = operationPlayground(slice, settings);
  const nodes: WrittenNode[] = [
    {
      component: "ApiEndpoint",
      props: {
        method: slice.method,
        server,
        showServer: settings.fullUrl || servers.length > 1,
        path: slice.path,
        playground: playground && writePlaygroundData(playground),
        hidden: slice.kind === "operation" && settings.playground.display === "none",
      },
    },
    ...externalDocs(slice.value.externalDocs, definitions),
    ...(isWebhook ? besidePage("RequestExample", samples) : samplesBesidePage(samples)),
    ...besidePage("ResponseExample", answers),
  ];
  const { nodes: waysIn, others } = authorizations(slice, told, request);
  nodes.push(...waysIn);
  for (const place of ["header", "path", "query", "cookie"] as const) {
    const here = others.filter((one) => one.in === place);
    if (here.length > 0) nodes.push(sectionHeading(titles[place]), ...here.map((one) => request.parameter(one)));
  }
  const unplaced = unplacedParameters(slice);
  if (unplaced.length > 0)
    nodes.push(
      sectionHeading("Parameters"),
      ...unplaced.map(({ name, schema, required, extra }) => request.field(name, schema, "", required, extra)),
    );
  // What the API sends itself has attributes that are only read.
  const payload = new SchemaFields({ ...options, direction: "response", place: "body" });
  const isSampled = isWebhook || areSamplesMade(slice, settings);
  const body = bodyNodes(slice.value.requestBody, isWebhook ? payload : request, definitions, isSampled);
  if (body.length > 0) nodes.push(sectionHeading(isWebhook ? "Payload" : "Body"), ...body);
  const callbacks = callbackNodes(slice, { request, payload, response });
  if (callbacks.length > 0) nodes.push(sectionHeading("Callbacks"), ...callbacks);
  const responses = responseNodes(slice.value.responses, response, definitions);
  if (responses.length > 0) nodes.push(sectionHeading("Response"), ...responses);
  nodes.push(...serverNodes(slice, servers));
  queue.finish();
  return nodes;
}

/** What is said of all operations of a path, where the operation says more of itself than its name. */
function pathTexts({ value, pathItem }: OperationSlice): string[] {
  const texts = [textOf(pathItem.summary), textOf(pathItem.description)].filter((text) => text !== null);
  // What stands for the operation's own description is told already.
  const told = textOf(value.description) ?? texts.at(-1);
  return texts.filter((text) => text !== textOf(value.summary) && told?.includes(text) !== true);
}

/** The servers to choose from, and the variables in their addresses. */
function serverNodes(slice: OperationSlice, servers: readonly Server[]): WrittenNode[] {
  const variables = servers.length > 0 ? variableItems(serverTemplatesOf(slice).map((one) => one.variables ?? {})) : [];
  const others = slice.kind === "webhook" ? [] : otherServersOf(slice);
  const isSaid = variables.length > 0 || others.length > 0 || servers[0]?.description;
  if (servers.length < 2 && !isSaid) return [];
  const items = [...servers, ...others].map(({ url, description }) => ({
    component: "li",
    children: [inlineCode(url), ...toldBeside(description)],
  }));
  return [
    sectionHeading("Servers"),
    { component: "ul", children: [...items, ...variables] },
    ...(hasMoreServers(slice) ? [moreNode(slice.file)] : []),
  ];
}

function schemaNodes(slice: OperationSlice, settings: ReferenceSettings, text: WrittenNode[]): WrittenNode[] {
  const { definitions } = slice;
  const queue = new FieldQueue();
  const { pills, expanded } = settings;
  const fields = new SchemaFields({ file: slice.file, definitions, direction: "response", pills, expanded, queue });
  const panels: WrittenNode[] = [];
  const example = exampleOf(slice.value, { definitions, direction: "response", requiredOnly: false });
  add(panels, slice.path, "application/json", { value: example ?? null, isCut: isShortened(example) });
  // The description stands above already.
  const { description: _, ...schema } = slice.value;
  const attributes = fields.body(schema);
  queue.finish();
  return [
    ...text,
    ...(panels.length > 0 ? [{ component: "ResponseExample", children: panels }] : []),
    sectionHeading("Attributes"),
    ...attributes,
  ];
}
