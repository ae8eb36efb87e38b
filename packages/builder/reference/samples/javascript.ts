import { jsonText } from "../exact-json.ts";
import { fieldsByName, type HttpRequest, hasRounded, quoted } from "./http-request.ts";

/** Characters of an object or a list that stands on one line. */
const maxLine = 80;

/** A name or its like in single quotes. */
function single(text: string): string {
  return `'${quoted(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function keyOf(name: string): string {
  // Without brackets it would say what the object is made of.
  if (name === "__proto__") return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : single(name);
}

/** Parts that are written already, between brackets: on one line where they fit, else one on each. */
function between(open: string, parts: readonly string[], close: string, indent: string): string {
  const length = parts.reduce((sum, part) => sum + part.length + 2, 0);
  if (length <= maxLine && !parts.some((part) => part.includes("\n"))) return open + parts.join(", ") + close;
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(",\n")}\n${indent}${close}`;
}

/** A JSON value as a literal; its first line stands behind `indent`. */
function literal(value: unknown, indent: string): string {
  const deeper = `${indent}  `;
  if (typeof value === "string") return single(value);
  if (typeof value !== "object" || value === null) return String(value ?? null);
  if (Array.isArray(value))
    return between(
      "[",
      value.map((item) => literal(item, deeper)),
      "]",
      indent,
    );
  return between(
    "{",
    entries(Object.entries(value), (item) => literal(item, deeper)),
    "}",
    indent,
  );
}

function entries<Value>(pairs: readonly (readonly [string, Value])[], write: (value: Value) => string): string[] {
  return pairs.map(([name, value]) => `${keyOf(name)}: ${write(value)}`);
}

/** JSON as it is sent: written by the program, but where it has whole numbers that a number does not tell apart. */
function jsonBody(value: unknown): string {
  return hasRounded(value, () => false) ? single(jsonText(value)) : `JSON.stringify(${literal(value, "  ")})`;
}

/** The request in JavaScript, with `fetch`. */
export function javascript({ method, url, headers, body }: HttpRequest): string {
  const lines: string[] = [];
  const options = [`method: ${single(method)}`];
  if (headers.length > 0) options.push(`headers: ${between("{", entries(headers, single), "}", "  ")}`);
  if (body?.kind === "json") options.push(`body: ${jsonBody(body.value)}`);
  else if (body?.kind === "text") options.push(`body: ${single(body.text)}`);
  else if (body?.kind === "form") {
    const isPlain = fieldsByName(body.fields).length === body.fields.length;
    const fields = isPlain
      ? between("{", entries(body.fields, single), "}", "  ")
      : between(
          "[",
          body.fields.map((field) => `[${field.map(single).join(", ")}]`),
          "]",
          "  ",
        );
    options.push(`body: new URLSearchParams(${fields})`);
  } else if (body?.kind === "file") {
    options.push(`body: new File([/* … */], ${single(body.name)})`);
  } else if (body) {
    lines.push("const form = new FormData();");
    for (const [name, value, isFile, type] of body.fields) {
      const kind = type ? `, {type: ${single(type)}}` : "";
      const file = isFile ? `new File([/* … */], ${single(value)}${kind})` : `new Blob([${single(value)}]${kind})`;
      lines.push(`form.append(${single(name)}, ${isFile || type ? file : single(value)});`);
    }
    lines.push("");
    options.push("body: form");
  }
  lines.push(
    `const options = ${between("{", options, "}", "")};`,
    "",
    `fetch(${single(url)}, options)`,
    "  .then(res => res.json())",
    "  .then(res => console.log(res))",
    "  .catch(err => console.error(err));",
  );
  return lines.join("\n");
}
