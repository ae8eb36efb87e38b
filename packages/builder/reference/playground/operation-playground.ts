import { jsonText } from "../exact-json.ts";
import { objectOf } from "../json.ts";
import { mediaTypes } from "../operations/media-types.ts";
import { dereference, namesInPath, parametersOf, serializationOf } from "../operations/parameters.ts";
import { isFilledBy } from "../operations/security.ts";
import { serverTemplatesOf } from "../operations/servers.ts";
import type { ReferenceSettings } from "../reference-settings.ts";
import { namedExamples } from "../schemas/examples/named-examples.ts";
import type { OperationSlice } from "../specification/specification.ts";
import { enteredText, isEnteredAsText } from "./entered-text.ts";
import type { PlaygroundBody, PlaygroundData, PlaygroundParameter, PlaygroundServer } from "./playground-data.ts";
import { playgroundSecurity } from "./playground-security.ts";
import { SlimSchemas, shortText } from "./slim-schema.ts";

/** Characters of JSON that a page carries for its playground; a larger body is entered as JSON, without a form. */
const maxData = 200_000;

/** What the playground of an operation needs; null where nothing can be sent or the site wants no playground. */
export function operationPlayground(slice: OperationSlice, settings: ReferenceSettings): PlaygroundData | null {
  if (slice.kind !== "operation" || settings.playground.display !== "interactive") return null;
  const servers = serverTemplatesOf(slice);
  if (servers.length === 0) return null;
  const schemas = new SlimSchemas(slice.definitions);
  const { playground, languages } = settings;
  const security = playgroundSecurity(slice);
  const isCredential = (parameter: Parameter) =>
    security.length > 0 && security.every((way) => isFilledBy(way, parameter));
  const data: PlaygroundData = {
    method: slice.method,
    path: slice.path,
    servers: servers.map(shortServer),
    parameters: [
      ...undescribedIn(slice),
      // What every way in fills has its field there.
      ...parametersOf(slice)
        .filter((parameter) => !isCredential(parameter))
        .map((parameter) => parameterOf(parameter, schemas)),
    ],
    body: bodyOf(slice, schemas),
    security,
    definitions: schemas.definitions,
    languages: settings.samples ? languages : [],
    proxy: playground.proxy,
    credentials: playground.credentials,
    prefill: playground.prefill,
    ...(objectOf(objectOf(slice.value["x-mint"]).playground).expand === false ? { folded: true as const } : {}),
  };
  schemas.finish();
  if (jsonText(data).length <= maxData) return data;
  const media = data.body?.media.map(({ type }) => ({ type, schema: {} })) ?? [];
  const parameters = data.parameters.map((one) => ({ ...one, schema: {} }));
  return { ...data, parameters, body: data.body && { ...data.body, media }, definitions: {} };
}

/** A server and its variables, with the first words of what is said of them. */
function shortServer({ description, variables, ...server }: PlaygroundServer): PlaygroundServer {
  const about = shortText(description);
  const told = Object.entries(variables ?? {}).map(([name, { description: said, ...variable }]) => {
    const text = shortText(said);
    return [name, { ...variable, ...(text ? { description: text } : {}) }] as const;
  });
  return {
    ...server,
    ...(about ? { description: about } : {}),
    ...(told.length > 0 ? { variables: Object.fromEntries(told) } : {}),
  };
}

/** Parts of the path that a specification has no parameter for: without a field the name in braces would be sent. */
function undescribedIn(slice: OperationSlice): PlaygroundParameter[] {
  const described = parametersOf(slice).flatMap((one) => (one.in === "path" ? one.name : []));
  const text: Omit<PlaygroundParameter, "name"> = { in: "path", required: true, schema: { type: "string" } };
  return namesInPath(slice.path)
    .filter((name) => !described.includes(name))
    .map((name) => ({ name, ...text }));
}

type Parameter = ReturnType<typeof parametersOf>[number];

function parameterOf(parameter: Parameter, schemas: SlimSchemas) {
  const { required, schema, extra, example } = parameter;
  const description = shortText(extra.description);
  const written: PlaygroundParameter = { ...serializationOf(parameter), schema: schemas.slim(schema) };
  if (required) written.required = true;
  if (extra.deprecated === true) written.deprecated = true;
  if (description) written.description = description;
  if (example !== undefined) written.example = example;
  return written;
}

function bodyOf({ value, definitions }: OperationSlice, schemas: SlimSchemas): PlaygroundBody | null {
  const body = dereference(value.requestBody, definitions);
  const media = mediaTypes(body).map((described) => {
    const { type, value: one } = described;
    const entered = (given: unknown) =>
      isEnteredAsText(described) ? enteredText(given, described, definitions) : given;
    const named = namedExamples(one.examples, (example) => dereference(example, definitions)).flatMap(
      ({ label, value: given }) => (given === undefined ? [] : [{ label, value: entered(given) }]),
    );
    const example = named.length > 0 && one.example === undefined ? named[0]?.value : entered(one.example);
    const encoding = objectOf(one.encoding);
    return {
      type,
      schema: schemas.slim(one.schema),
      ...(example === undefined ? {} : { example }),
      ...(named.length > 1 ? { examples: named } : {}),
      ...(Object.keys(encoding).length > 0 ? { encoding } : {}),
    };
  });
  if (media.length === 0) return null;
  return body.required === true ? { required: true, media } : { media };
}
