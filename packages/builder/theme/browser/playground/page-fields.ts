import type { Json } from "../../../reference/json.ts";
import type {
  PlaygroundData,
  PlaygroundLocation,
  PlaygroundParameter,
} from "../../../reference/playground/playground-data.ts";
import { schemaOfWritten, valueOfWritten } from "../../../reference/schemas/written-type.ts";
import { nameWithin, placedFields } from "../../../text/name-within.ts";
import { withoutQuery } from "../../../text/query-of-path.ts";
import { unquotedText } from "../../../text/quoted-text.ts";
import { all } from "../page.ts";

/** Completes the data of a page that describes its request by `ParamField`s: they say what the form has. */
export function withPageFields(data: PlaygroundData): PlaygroundData {
  const credentials = new Set(data.security.flat().map(({ in: place, name }) => `${place} ${name.toLowerCase()}`));
  const parameters: PlaygroundParameter[] = [];
  const bodyFields: PageField[] = [];
  for (const field of all(".field[data-field]", document.getElementById("content") ?? document)) {
    if (field.parentElement?.closest(".field")) continue;
    const place = field.dataset.field ?? "";
    const read = readField(field);
    const { name, schema, isRequired, description, start } = read;
    if (place === "body") bodyFields.push(read);
    else if (/^(?:path|query|header|cookie)$/.test(place) && !credentials.has(`${place} ${name.toLowerCase()}`)) {
      parameters.push({
        name,
        in: place as PlaygroundLocation,
        schema,
        ...(isRequired || place === "path" ? { required: true } : {}),
        ...(description ? { description } : {}),
        ...(start === undefined ? {} : { start }),
      });
    }
  }
  // What the address says of a parameter in its query, its field begins with.
  const queries = parameters.filter((one) => one.in === "query");
  const { path, values } = withoutQuery(data.path, new Set(queries.map(({ name }) => name)));
  for (const one of queries) one.start ??= valueOfWritten(values.get(one.name), (one.schema as Json).type);
  // An address may have parameters that nobody described.
  for (const [, name = ""] of `${data.servers[0]?.url ?? ""}${path}`.matchAll(/\{([^{}/]+)\}/g))
    if (!parameters.some((one) => one.in === "path" && one.name === name))
      parameters.push({ name, in: "path", required: true, schema: { type: "string" } });
  const hasFiles = bodyFields.some(({ schema }) => isFile(schema));
  const media = {
    type: data.contentType ?? (hasFiles ? "multipart/form-data" : "application/json"),
    schema: wholeOf(bodyFields),
    start: startOf(bodyFields),
  };
  return { ...data, path, parameters, body: bodyFields.length > 0 ? { required: true, media: [media] } : null };
}

/** A file, or a list of them. */
function isFile({ format, items }: Json): boolean {
  return format === "binary" || (items as Json | undefined)?.format === "binary";
}

interface PageField {
  name: string;
  schema: Json;
  isRequired: boolean;
  description: string;
  /** What the form begins with (`initialValue`). */
  start: unknown;
}

/** A body of these fields; one without a name is the whole of it, where none has one. */
function wholeOf(fields: readonly PageField[]): Json {
  const named = fields.filter(({ name }) => name !== "");
  const [whole] = fields;
  return whole && named.length === 0 ? whole.schema : objectOf(named);
}

/** An object of these fields; `parent` is the name of the field that it is the value of. */
function objectOf(fields: readonly PageField[], parent = ""): Json & { properties: Json; required: string[] } {
  const placed = placedFields(fields).map(({ field, within }) => ({
    ...field,
    name: nameWithin(parent, field.name),
    schema: within.length > 0 ? withParts(field.schema, within, field.name) : field.schema,
  }));
  return {
    type: "object",
    properties: Object.fromEntries(placed.map(({ name, schema }) => [name, schema])),
    required: placed.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

/** What an object of these fields begins with; undefined where none of them says so. */
function startOf(fields: readonly PageField[], parent = ""): Json | undefined {
  const given = placedFields(fields).flatMap(({ field, within }): [name: string, value: unknown][] => {
    const value = field.start ?? startOf(within, field.name);
    return value === undefined ? [] : [[nameWithin(parent, field.name), value]];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** A schema with further parts of its object, or of those that its list holds. */
function withParts(schema: Json, parts: readonly PageField[], name: string): Json {
  if (schema.type === "array") return { ...schema, items: withParts((schema.items ?? {}) as Json, parts, name) };
  const more = objectOf(parts, name);
  return {
    ...schema,
    type: "object",
    properties: { ...(schema.properties as Json | undefined), ...more.properties },
    required: [...((schema.required as string[] | undefined) ?? []), ...more.required],
  };
}

function readField(field: HTMLElement): PageField {
  const head = field.querySelector(":scope > .param-head");
  const text = (selector: string) => head?.querySelector(selector)?.textContent?.trim() ?? "";
  const body = field.querySelector(":scope > .lc-field-body");
  const nested = [...(body?.querySelectorAll<HTMLElement>(".field") ?? [])].filter(
    (one) => one.parentElement?.closest(".field") === field,
  );
  const name = text(".lc-field-name");
  const within = nested.map(readField);
  const parts = within.length > 0 ? () => objectOf(within, name) : null;
  const schema = schemaOfWritten(text(".lc-field-type"), parts);
  const fallback = unquotedText(text(".lc-field-default code"));
  if (fallback) schema.default = valueOfWritten(fallback, schema.type) ?? fallback;
  const { initial } = field.dataset;
  const ownStart = initial === undefined ? undefined : valueOfWritten(initial, schema.type);
  if (field.dataset.placeholder) schema.example = field.dataset.placeholder;
  const description = (body?.querySelector(":scope > p:not(.lc-field-fact)")?.textContent ?? "").trim().slice(0, 180);
  if (description) schema.description = description;
  return {
    name,
    schema,
    isRequired: head?.querySelector(".lc-field-required") != null,
    description,
    start: ownStart ?? (schema.type === "object" ? startOf(within, name) : undefined),
  };
}
