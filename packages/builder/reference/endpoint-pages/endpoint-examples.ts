import type { ToldField, WrittenContent } from "../../content/index.ts";
import { nameWithin, placedFields } from "../../text/name-within.ts";
import { withoutQuery } from "../../text/query-of-path.ts";
import { type Json, objectOf } from "../json.ts";
import { parametersOf } from "../operations/parameters.ts";
import { requestPanels } from "../operations/request-sample.ts";
import { besidePage, responsePanels, samplesBesidePage } from "../operations/response-sample.ts";
import { credentialsOf } from "../operations/security.ts";
import type { ReferenceSettings } from "../reference-settings.ts";
import { schemaOfWritten, valueOfWritten } from "../schemas/written-type.ts";
import type { OperationSlice } from "../specification/specification.ts";

/** An endpoint that its page alone tells of. */
export interface Endpoint {
  file: string;
  method: string;
  /** Whether it is connected to, and no request of HTTP is sent to it. */
  isSocket: boolean;
  server: string;
  path: string;
  auth: { method: string | null; name: string | null };
  /** Media type of its body, where its page says so. */
  contentType: string | null;
}

/** Examples of an endpoint's request and answer, made of the fields of its page as those of a specification are. */
export function endpointExamples(
  endpoint: Endpoint,
  fields: readonly ToldField[],
  settings: ReferenceSettings,
): WrittenContent {
  const content = { file: endpoint.file, line: 1, column: 1 };
  if (!settings.samples) return { ...content, nodes: [] };
  const slice = operationOf(endpoint, fields);
  const parameters = parametersOf(slice);
  const request = endpoint.isSocket
    ? []
    : requestPanels({ slice, server: endpoint.server, parameters, credentials: credentialsOf(slice), settings });
  return {
    ...content,
    nodes: [...samplesBesidePage(request), ...besidePage("ResponseExample", responsePanels(slice))],
  };
}

/** The operation that a specification would have. */
function operationOf(
  { file, method, isSocket, path, auth, contentType }: Endpoint,
  fields: readonly ToldField[],
): OperationSlice {
  const at = (location: string) => fields.filter((field) => field.location === location);
  const named = new Set(at("query").flatMap(({ name, required }) => (required ? [name] : [])));
  const address = withoutQuery(path, named);
  const parameters = ["path", "query", "header", "cookie"].flatMap((location) =>
    at(location).map((field) => ({
      name: field.name,
      in: location,
      required: field.required,
      schema: schemaOf(
        location === "query" ? { ...field, initial: field.initial ?? address.values.get(field.name) } : field,
      ),
    })),
  );
  const [body, answer] = [at("body"), at("")];
  const content = (parts: readonly ToldField[], type = "application/json"): Json => ({
    content: { [type]: { schema: wholeOf(parts) } },
  });
  // A file goes as a part of a form, unless the page says another way: the playground sends it so, too.
  const sentAs = contentType ?? (body.some(({ type }) => isFile(type)) ? "multipart/form-data" : undefined);
  const scheme = schemes(auth.name)[auth.method ?? ""];
  return {
    file,
    kind: "operation",
    method,
    path: address.path,
    calledWith: null,
    position: { file, line: 1, column: 1 },
    value: {
      parameters,
      ...(body.length > 0 ? { requestBody: content(body, sentAs) } : {}),
      // What a socket says has no status.
      ...(answer.length > 0 ? { responses: { [isSocket ? "Message" : 200]: content(answer) } } : {}),
    },
    pathItem: {},
    servers: [],
    security: scheme ? [{ key: [] }] : [],
    securitySchemes: scheme ? { key: scheme } : {},
    definitions: {},
  };
}

function schemes(name: string | null): Record<string, Json | undefined> {
  return {
    bearer: { type: "http", scheme: "bearer" },
    basic: { type: "http", scheme: "basic" },
    key: { type: "apiKey", in: "header", name: name ?? "X-API-Key" },
  };
}

/** A body or an answer of these fields; one without a name is the whole of it, where none has one. */
function wholeOf(fields: readonly ToldField[]): Json {
  const named = fields.filter(({ name }) => name !== "");
  const [whole] = fields;
  return whole && named.length === 0 ? schemaOf(whole) : objectWith(named);
}

/** An object of these fields; `parent` is the name of the field that it is the value of. */
function objectWith(fields: readonly ToldField[], parent = ""): Json {
  const own = placedFields(fields).map(({ field, within }) => ({ ...field, parts: [...field.parts, ...within] }));
  return {
    type: "object",
    properties: Object.fromEntries(own.map((field) => [nameWithin(parent, field.name), schemaOf(field)])),
    required: own.filter((field) => field.required).map((field) => nameWithin(parent, field.name)),
  };
}

/** The schema of a field; what it begins with in the form is its example. */
function schemaOf({ name, type, fallback, initial, parts }: ToldField): Json {
  const schema = schemaOfWritten(type, parts.length > 0 ? () => objectWith(parts, name) : null);
  const [value, example] = [fallback, initial].map((one) => valueOfWritten(one, schema.type));
  return {
    ...schema,
    ...(value === undefined ? {} : { default: value }),
    ...(example === undefined ? {} : { example }),
  };
}

/** A file, or a list of them. */
function isFile(type: string): boolean {
  const { format, items } = schemaOfWritten(type, null);
  return format === "binary" || objectOf(items).format === "binary";
}
