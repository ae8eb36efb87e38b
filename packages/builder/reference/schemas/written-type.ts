import type { Json } from "../json.ts";

/** Longer ones are no types. */
const longest = 300;

/**
 * The schema of a type as authors write it in a field: `string`, `integer (int64)`, `number[]`, `List[str]`, `array of
 * strings`, `object array`, `"a" | "b"`, `string | null`, `file`. The name of a type that is known to its author alone is an object.
 * @param parts the object that the innermost type is, where the field holds others
 */
export function schemaOfWritten(written: string, parts: (() => Json) | null): Json {
  if (written.length > longest) return parts?.() ?? {};
  const type = meantOf(written);
  const inner = /^(?:enum|optional|nullable)\s*[<[](.+)[>\]]$/i.exec(type)?.[1];
  if (inner !== undefined) return schemaOfWritten(inner, parts);
  const item = itemOf(type);
  if (item !== null) return { type: "array", items: item || parts ? schemaOfWritten(item || "object", parts) : {} };
  if (parts) return parts();
  const options = optionsOf(written);
  return options ? { type: "string", enum: options } : scalarOf(type);
}

/** A default as a value of its type: `default="20"` of an integer is a number. Undefined where it is none. */
export function valueOfWritten(value: unknown, type: unknown): unknown {
  if (typeof value !== "string") return value ?? undefined;
  if (type === "string") return value;
  try {
    const read: unknown = JSON.parse(value);
    const kind = Array.isArray(read) ? "array" : typeof read;
    return type === undefined || kind === (type === "integer" ? "number" : type) ? read : undefined;
  } catch {
    return type === undefined ? value : undefined;
  }
}

/** The texts of a choice, all of them in quotes; null for anything else. */
function optionsOf(written: string): string[] | null {
  const options = [...written.matchAll(/"([^"]*)"|'([^']*)'|`([^`]*)`/g)].map(([, ...found]) => found.join(""));
  return options.length > 1 ? options : null;
}

/** The first of alternatives that is a value, without remarks on whether it must be given. */
function meantOf(written: string): string {
  const meant = alternatives(written).filter((one) => !/^(?:null|undefined|none|nil|optional|required)$/i.test(one));
  return (meant[0] ?? "").replace(/\s*\((?:optional|required|nullable)\)$|[!?]$/i, "");
}

/** What stands between `|`, `,` and words that join, but for those in brackets. */
function alternatives(written: string): string[] {
  const found = [""];
  let depth = 0;
  for (const part of written.split(/([<>[\](){}|,]|\s+(?:or|and)\s+)/i)) {
    if (/^[<[({]$/.test(part)) depth += 1;
    if (/^[>\])}]$/.test(part)) depth -= 1;
    if (depth === 0 && /^(?:[|,]|\s+(?:or|and)\s+)$/i.test(part)) found.push("");
    else found[found.length - 1] += part;
  }
  return found.map((one) => one.trim()).filter((one) => one !== "");
}

/** What a list holds, empty where its type does not say so; null for what is no list. */
function itemOf(type: string): string | null {
  if (type.endsWith("[]")) return type.slice(0, -2);
  const found =
    /^\*?(?:array|list|set|sequence)(?:\s*[<[(](.*)[>\])]|\s+of\s+(.*))?$/i.exec(type) ??
    /^(.*)\s(?:array|list)$/i.exec(type);
  if (!found) return null;
  const [, inner, plural] = found;
  return inner ?? plural?.replace(/s$/i, "") ?? "";
}

/** What is a format where it stands in brackets: other words there are remarks. */
const formats = /^(?:uuid|email|uri|date|date-time|time|byte|hostname|ipv[46]|int32|int64|float|double)$/;

const kinds: [type: string, words: RegExp][] = [
  ["integer", /^(?:u?int\d*|integer|long|short|bigint)$/],
  ["number", /^(?:number|float\d*|double|decimal|numeric)$/],
  ["boolean", /^bool(?:ean)?$/],
  ["object", /^(?:object|json|map|dict|dictionary|record|struct|hash)$/],
  ["any", /^(?:any|unknown|mixed)$/],
  ["string", /^(?:string|str|text|enum|uuid|date|datetime|timestamp|url|uri|email)$/],
];

/** A single value: the last word that is known says what it is, behind it the format may stand. */
function scalarOf(type: string): Json {
  if (/^(?:file|binary)$/i.test(type)) return { type: "string", format: "binary" };
  const [, name = "", written, remark] = /^([^<[({]*)(?:<([\w-]+)>|\(\$?([\w-]+)\))?/.exec(type) ?? [];
  const format = written ?? (remark && formats.test(remark) ? remark : undefined);
  const words = name.trim().split(/[\s_-]+/);
  const known = words
    .flatMap((word) => kinds.find(([, pattern]) => pattern.test(word.toLowerCase()))?.[0] ?? [])
    .at(-1);
  if (known === "any") return {};
  if (known && known !== "object") return { type: known, ...(format ? { format } : {}) };
  return known === "object" || /^[A-Z{]/.test(type) ? { type: "object" } : { type: "string" };
}
