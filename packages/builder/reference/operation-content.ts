import { inlineCode, type WrittenContent, type WrittenNode } from "../content/index.ts";
import { channelNodes } from "./asyncapi/index.ts";
import { exampleOf } from "./example-value.ts";
import { FieldQueue } from "./field-queue.ts";
import { objectOf, textOf } from "./json.ts";
import { encodingNodes, linkNodes, streamNote } from "./media-notes.ts";
import { dereference, type Parameter, type ParameterLocation, parametersOf, valueOfParameter } from "./parameters.ts";
import { operationPlayground } from "./playground/operation-playground.ts";
import { writePlaygroundData } from "./playground/playground-data.ts";
import type { ReferenceSettings } from "./reference-settings.ts";
import { mediaTypes, requestPanels } from "./request-sample.ts";
import { add, answerNotes, bodyExamples, payloadPanels, responsePanels } from "./response-sample.ts";
import { SchemaFields } from "./schema-fields.ts";
import { credentialsOf, waysIn } from "./security.ts";
import { externalDocs, variableItems } from "./server-notes.ts";
import { type Server, serversOf, serverTemplatesOf } from "./servers.ts";
import type { OperationSlice } from "./specification.ts";

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
 * The reference of one operation, webhook or schema, in the components that authors write by hand. `description` is
 * what the page's head does not say already.
 */
export function operationContent(
  slice: OperationSlice,
  settings: ReferenceSettings,
  description: string | null,
): OperationContent {
  const text: WrittenNode[] = description ? [{ markdown: description }] : [];
  if (slice.kind === "schema")
    return {
      lead: { ...slice.position, nodes: [] },
      written: { ...slice.position, nodes: schemaNodes(slice, settings, text) },
    };
  const nodes = slice.kind === "channel" ? channelNodes : operationNodes;
  const [endpoint, ...rest] = nodes(slice, settings, text);
  return {
    lead: { ...slice.position, nodes: [endpoint as WrittenNode] },
    written: { ...slice.position, nodes: rest },
  };
}

/** The endpoint's line first. */
function operationNodes(slice: OperationSlice, settings: ReferenceSettings, text: WrittenNode[]): WrittenNode[] {
  const { definitions } = slice;
  const isWebhook = slice.kind === "webhook";
  const servers = isWebhook ? [] : serversOf(slice);
  const server = servers[0]?.url ?? "";
  const parameters = parametersOf(slice);
  const credentials = credentialsOf(slice);
  const queue = new FieldQueue();
  const options = { definitions, pills: settings.pills, expanded: settings.expanded, queue };
  const request = new SchemaFields({ ...options, direction: "request" });
  const response = new SchemaFields({ ...options, direction: "response" });
  const samples = isWebhook
    ? payloadPanels(slice)
    : requestPanels({ slice, server, parameters, credentials, settings });
  const answers = isWebhook ? [] : responsePanels(slice);
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
      },
    },
    ...text,
    ...externalDocs(slice.value.externalDocs, definitions),
    ...(samples.length > 0 ? [{ component: "RequestExample", children: samples }] : []),
    ...(answers.length > 0 ? [{ component: "ResponseExample", children: answers }] : []),
  ];
  const ways = waysIn(slice).map((way) => ({
    title: way.title,
    children: way.credentials.map(({ name, in: place, type, description, required }) =>
      request.field(name, { type }, place, required, {
        description,
        ...(place === "query" ? { "x-mint": { post: [place] } } : {}),
      }),
    ),
  }));
  if (ways.length > 0) nodes.push(heading("Authorizations"), ...tabsOf(ways));
  for (const place of ["path", "query", "header", "cookie"] as const) {
    const here = parameters.filter((one) => one.in === place);
    if (here.length > 0) nodes.push(heading(titles[place]), ...here.map((one) => parameterField(one, request)));
  }
  nodes.push(...bodyNodes(slice, request, isWebhook ? "Payload" : "Body"));
  nodes.push(...callbackNodes(slice, request));
  nodes.push(...responseNodes(slice, response));
  nodes.push(...serverNodes(slice, servers));
  queue.finish();
  return nodes;
}

/** The servers to choose from, and the variables in their addresses. */
function serverNodes(slice: OperationSlice, servers: readonly Server[]): WrittenNode[] {
  const variables = servers.length > 0 ? variableItems(serverTemplatesOf(slice).map((one) => one.variables ?? {})) : [];
  if (servers.length < 2 && variables.length === 0) return [];
  const items = servers.map(({ url, description }) => ({
    component: "li",
    children: [inlineCode(url), ...(description ? [` ${description}`] : [])],
  }));
  return [heading("Servers"), { component: "ul", children: [...items, ...variables] }];
}

function heading(title: string): WrittenNode {
  return { component: "h2", children: [title] };
}

function parameterField({ name, in: place, required, schema, extra }: Parameter, fields: SchemaFields): WrittenNode {
  return fields.field(name, schema, place, required, extra);
}

function bodyNodes(slice: OperationSlice, fields: SchemaFields, title: string): WrittenNode[] {
  const body = dereference(slice.value.requestBody, slice.definitions);
  const media = mediaTypes(body);
  if (media.length === 0) return [];
  const description = textOf(body.description);
  return [
    heading(title),
    ...soleType(media),
    ...(description ? [{ markdown: description }] : []),
    ...tabsOf(
      media.map(({ type, value }, index) => ({
        title: type,
        children: [
          ...streamNote(value),
          ...fields.body(value.schema),
          ...encodingNodes(value),
          ...bodyExamples({ type, value }, slice.definitions, index === 0),
        ],
      })),
    ),
  ];
}

/** The only media type, which no tab names. */
function soleType(media: readonly { type: string }[], before: WrittenNode[] = []): WrittenNode[] {
  const children = [...before, ...(media.length === 1 ? [media[0]?.type ?? ""] : [])];
  return children.length > 0 ? [{ component: "p", props: { className: "lc-field-fact" }, children }] : [];
}

/** One alternative stands alone, several have tabs. */
function tabsOf(parts: { title: string; children: WrittenNode[] }[]): WrittenNode[] {
  if (parts.length === 1) return parts[0]?.children ?? [];
  const tabs = parts.map(({ title, children }) => ({ component: "Tab", props: { title }, children }));
  return [{ component: "Tabs", props: { sync: false }, children: tabs }];
}

function responseNodes(slice: OperationSlice, fields: SchemaFields): WrittenNode[] {
  const responses = Object.entries(objectOf(slice.value.responses)).slice(0, 60);
  if (responses.length === 0) return [];
  const parts = responses.map(([status, value]) => {
    const response = dereference(value, slice.definitions);
    const description = textOf(response.description);
    const media = mediaTypes(response);
    const headers = Object.entries(objectOf(response.headers)).map(([name, one]) => {
      const header = dereference(one, slice.definitions);
      const { schema, extra } = valueOfParameter(header, slice.definitions);
      return fields.field(name, schema, "", header.required === true, extra);
    });
    const only: WrittenNode[] = responses.length === 1 ? [inlineCode(status), media.length === 1 ? " " : ""] : [];
    const children: WrittenNode[] = [
      ...soleType(media, only),
      ...(description ? [{ markdown: description }] : []),
      ...(headers.length > 0 ? [{ component: "Expandable", props: { title: "headers" }, children: headers }] : []),
      ...tabsOf(
        media.map(({ type, value: one }) => ({
          title: type,
          children: [
            ...(one.schema === undefined ? [] : [...streamNote(one), ...fields.body(one.schema)]),
            ...answerNotes({ type, value: one }, slice.definitions),
          ],
        })),
      ),
      ...linkNodes(response.links, slice.definitions),
    ];
    return { title: status, children };
  });
  return [heading("Response"), ...tabsOf(parts)];
}

/** Requests that the API makes in answer: their addresses and bodies, folded. */
function callbackNodes(slice: OperationSlice, fields: SchemaFields): WrittenNode[] {
  const folded: WrittenNode[] = [];
  for (const [name, one] of Object.entries(objectOf(slice.value.callbacks)).slice(0, 40)) {
    for (const [url, item] of Object.entries(dereference(one, slice.definitions))) {
      for (const [method, value] of Object.entries(dereference(item, slice.definitions))) {
        const operation = objectOf(value);
        if (!operation.requestBody && !operation.responses) continue;
        const description = textOf(operation.description) ?? textOf(operation.summary);
        const body = dereference(operation.requestBody, slice.definitions);
        const [media] = mediaTypes(body);
        const about = textOf(body.description);
        const answers = Object.entries(objectOf(operation.responses)).flatMap(([status, answer]) => {
          const text = textOf(dereference(answer, slice.definitions).description);
          return text ? [{ markdown: `\`${status.replaceAll("`", "")}\` ${text}` }] : [];
        });
        folded.push({
          component: "Accordion",
          props: { title: name },
          children: [
            { component: "ApiEndpoint", props: { method: method.toUpperCase(), path: url } },
            ...(description ? [{ markdown: description }] : []),
            ...(about ? [{ markdown: about }] : []),
            ...(media ? fields.body(media.value.schema) : []),
            ...answers,
          ],
        });
      }
    }
  }
  return folded.length > 0 ? [heading("Callbacks"), { component: "AccordionGroup", children: folded }] : [];
}

function schemaNodes(slice: OperationSlice, settings: ReferenceSettings, text: WrittenNode[]): WrittenNode[] {
  const { definitions } = slice;
  const queue = new FieldQueue();
  const { pills, expanded } = settings;
  const fields = new SchemaFields({ definitions, direction: "response", pills, expanded, queue });
  const panels: WrittenNode[] = [];
  const example = exampleOf(slice.value, { definitions, direction: "response", requiredOnly: false });
  add(panels, slice.path, "application/json", example ?? null);
  // The description stands above already.
  const { description: _, ...schema } = slice.value;
  const attributes = fields.body(schema);
  queue.finish();
  return [
    ...text,
    ...(panels.length > 0 ? [{ component: "ResponseExample", children: panels }] : []),
    heading("Attributes"),
    ...attributes,
  ];
}
