import type { Json } from "../../../reference/json.ts";
import type {
  PlaygroundData,
  PlaygroundLocation,
  PlaygroundParameter,
} from "../../../reference/playground/playground-data.ts";
import { nameWithin } from "../../../text/name-within.ts";
import { all } from "../page.ts";

/** Completes the data of a page that describes its request by `ParamField`s: they say what the form has. */
export function withPageFields(data: PlaygroundData): PlaygroundData {
  const credentials = new Set(data.security.flat().map(({ in: place, name }) => `${place} ${name.toLowerCase()}`));
  const parameters: PlaygroundParameter[] = [];
  const properties: Json = {};
  const required: string[] = [];
  for (const field of all(".field[data-field]", document.getElementById("content") ?? document)) {
    if (field.parentElement?.closest(".field")) continue;
    const place = field.dataset.field ?? "";
    const { name, schema, isRequired, description } = readField(field);
    if (place === "body") {
      properties[name] = schema;
      if (isRequired) required.push(name);
    } else if (/^(?:path|query|header|cookie)$/.test(place) && !credentials.has(`${place} ${name.toLowerCase()}`)) {
      parameters.push({
        name,
        in: place as PlaygroundLocation,
        schema,
        ...(isRequired || place === "path" ? { required: true } : {}),
        ...(description ? { description } : {}),
      });
    }
  }
  // A path may have parameters that nobody described.
  for (const [, name = ""] of data.path.matchAll(/\{([^{}/]+)\}/g))
    if (!parameters.some((one) => one.in === "path" && one.name === name))
      parameters.push({ name, in: "path", required: true, schema: { type: "string" } });
  const hasBody = Object.keys(properties).length > 0;
  const hasFiles = Object.values(properties).some((one) => isFile(one as Json));
  const media = {
    type: data.contentType ?? (hasFiles ? "multipart/form-data" : "application/json"),
    schema: { type: "object", properties, required },
  };
  return { ...data, parameters, body: hasBody ? { required: true, media: [media] } : null };
}

/** A file, or a list of them. */
function isFile({ format, items }: Json): boolean {
  return format === "binary" || (items as Json | undefined)?.format === "binary";
}

function readField(field: HTMLElement): { name: string; schema: Json; isRequired: boolean; description: string } {
  const head = field.querySelector(":scope > .param-head");
  const text = (selector: string) => head?.querySelector(selector)?.textContent?.trim() ?? "";
  const body = field.querySelector(":scope > .lc-field-body");
  const nested = [...(body?.querySelectorAll<HTMLElement>(".field") ?? [])].filter(
    (one) => one.parentElement?.closest(".field") === field,
  );
  const name = text(".lc-field-name");
  const schema = schemaOf(text(".lc-field-type"), nested, name);
  const fallback = text(".lc-field-default code");
  if (fallback) schema.default = fallback;
  if (field.dataset.placeholder) schema.example = field.dataset.placeholder;
  const description = (body?.querySelector(":scope > p:not(.lc-field-fact)")?.textContent ?? "").trim().slice(0, 180);
  if (description) schema.description = description;
  return {
    name,
    schema,
    isRequired: head?.querySelector(".lc-field-required") != null,
    description,
  };
}

/** A type as authors write it: `string`, `number[]`, `array<string>`, `object`, `"a" | "b"`, `file`. */
function schemaOf(written: string, nested: readonly HTMLElement[], parent: string): Json {
  const list = /^(.+)\[\]$/.exec(written) ?? /^array(?:<(.+)>)?$/i.exec(written);
  if (list)
    return { type: "array", items: schemaOf(list[1] ?? (nested.length > 0 ? "object" : "string"), nested, parent) };
  if (nested.length > 0) {
    const fields = nested.map(readField).map((one) => ({ ...one, name: nameWithin(parent, one.name) }));
    return {
      type: "object",
      properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
      required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    };
  }
  const options = [...written.matchAll(/(["'])(.*?)\1/g)].map((match) => match[2]);
  if (options.length > 1) return { type: "string", enum: options };
  const name = written.toLowerCase();
  if (/^int/.test(name)) return { type: "integer" };
  if (/^(?:number|float|double|decimal)/.test(name)) return { type: "number" };
  if (/^bool/.test(name)) return { type: "boolean" };
  if (/^(?:file|binary)/.test(name)) return { type: "string", format: "binary" };
  if (/^(?:object|map|json|dict|record|any)/.test(name)) return {};
  return { type: "string" };
}
