import { jsonText, parseJson } from "../../../reference/exact-json.ts";
import type { PlaygroundMedia } from "../../../reference/playground/playground-data.ts";
import type { RequestBody } from "../../../reference/samples/http-request.ts";
import { isRecord, joinedItems, type Pair, plain, serializePairs } from "../../../reference/samples/serialize.ts";
import type { BodyValue } from "./request-values.ts";

export interface BuiltBody {
  body: BodyInit;
  /** Media type; null where the browser writes it, with the boundary of a form. */
  type: string | null;
  sample: RequestBody;
}

/** Families of media types, each entered and sent in its own way. */
export type BodyKind = "json" | "form" | "multipart" | "file" | "text";

/** How a body of this media type, parameters and all, is entered; `file` where nothing better is known. */
export function bodyKind(type: string): BodyKind {
  const name = type.split(";")[0]?.trim().toLowerCase() ?? "";
  if (/[/+]json$|^\*\/\*$/.test(name)) return "json";
  if (name === "application/x-www-form-urlencoded") return "form";
  if (name === "multipart/form-data") return "multipart";
  if (/^text\/|[/+](xml|yaml|x-yaml|x-ndjson|jsonl|graphql|javascript)$/.test(name)) return "text";
  return "file";
}

/** The body as it is sent and as samples write it; null when there is none. */
export function bodyFor({ type, content }: BodyValue, media: PlaygroundMedia): BuiltBody | null {
  const mediaType = type === "*/*" ? "application/json" : type;
  if (content.kind === "file") {
    if (!content.file) return null;
    const own = /[*]/.test(type) ? content.file.type || "application/octet-stream" : type;
    return { body: content.file, type: own, sample: { kind: "text", text: `<contents of ${content.file.name}>` } };
  }
  if (content.kind === "text") {
    if (content.text === "") return null;
    return { body: content.text, type: mediaType, sample: sampleOfText(content.text, bodyKind(type)) };
  }
  const { value } = content;
  if (value === undefined) return null;
  switch (bodyKind(type)) {
    case "form": {
      const pairs = formPairs(value, media);
      const body = pairs.map(([name, text]) => `${name}=${text}`).join("&");
      const fields = pairs.map(([name, text]): Pair => [decodeURIComponent(name), decodeURIComponent(text)]);
      return { body, type: mediaType, sample: { kind: "form", fields } };
    }
    case "multipart":
      return multipart(value, media);
    case "json":
      return { body: jsonText(value), type: mediaType, sample: { kind: "json", value } };
    default:
      return { body: plain(value), type: mediaType, sample: { kind: "text", text: plain(value) } };
  }
}

function sampleOfText(text: string, kind: BodyKind): RequestBody {
  if (kind !== "json") return { kind: "text", text };
  try {
    return { kind: "json", value: parseJson(text) };
  } catch {
    return { kind: "text", text };
  }
}

/** Fields of a form, encoded. What has parts is JSON unless the specification names a style for it. */
function formPairs(value: unknown, media: PlaygroundMedia): Pair[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    if (one === undefined) return [];
    const { style, explode, allowReserved } = encodingOf(media, name);
    const hasParts = isRecord(one) || (Array.isArray(one) && one.some((item) => typeof item === "object"));
    return serializePairs(
      {
        name,
        in: "query",
        ...(typeof style === "string" ? { style } : {}),
        ...(typeof explode === "boolean" ? { explode } : {}),
        ...(allowReserved === true ? { allowReserved } : {}),
        ...(hasParts && typeof style !== "string" ? { json: true } : {}),
      },
      one,
    );
  });
}

function encodingOf({ encoding }: PlaygroundMedia, name: string): Record<string, unknown> {
  const own = encoding && Object.hasOwn(encoding, name) ? encoding[name] : null;
  return isRecord(own) ? own : {};
}

function multipart(value: unknown, media: PlaygroundMedia): BuiltBody | null {
  const body = new FormData();
  const fields: [name: string, value: string, isFile: boolean, type?: string][] = [];
  if (!isRecord(value)) return null;
  for (const [name, one] of Object.entries(value)) {
    const encoding = encodingOf(media, name);
    const type = soleType(encoding);
    for (const part of partsOf(one, encoding)) {
      if (part === undefined) continue;
      const isFile = part instanceof File;
      const text = isFile ? part.name : plain(part);
      if (isFile) body.append(name, part, part.name);
      else body.append(name, type === null ? text : new Blob([text], { type }));
      fields.push(type === null ? [name, text, isFile] : [name, text, isFile, type]);
    }
  }
  return { body, type: null, sample: { kind: "multipart", fields } };
}

/** The one media type that a part has; null where the specification names none, several or a range of them. */
function soleType({ contentType }: Record<string, unknown>): string | null {
  return typeof contentType === "string" && !/[,*]/.test(contentType) ? contentType : null;
}

/** Each item of a list is a part of its own, unless the specification joins them. */
function partsOf(value: unknown, { style, explode }: Record<string, unknown>): unknown[] {
  if (!Array.isArray(value)) return [value];
  const isJoined = typeof style === "string" && explode === false && !value.some((one) => one instanceof File);
  return isJoined ? [joinedItems(style, value)] : value;
}
