import { fieldsByName, type HttpRequest, quoted } from "./http-request.ts";

/** A form as an object: a list where a name has several values. */
function valuesByName(fields: readonly (readonly [name: string, value: string, ...rest: unknown[]])[]): unknown {
  return Object.fromEntries(
    fieldsByName(fields).map(([name, all]) => [name, all.length > 1 ? all.map(([, value]) => value) : all[0][1]]),
  );
}

/** A JSON value as a Python literal: an object of one key stays on its line, and so does a list of simple values. */
function pythonValue(value: unknown, indent: string): string {
  if (value === null || value === undefined) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  const deeper = `${indent}    `;
  if (Array.isArray(value)) {
    const items = value.map((item) => pythonValue(item, deeper));
    return value.some(isOnLines) ? onLines("[", items, "]", indent) : `[${items.join(", ")}]`;
  }
  if (typeof value === "object") {
    const entries = Object.entries(value).map(([key, item]) => `${quoted(key)}: ${pythonValue(item, deeper)}`);
    if (entries.length === 0) return "{}";
    return entries.length > 1 ? onLines("{", entries, "}", indent) : `{ ${entries[0]} }`;
  }
  return typeof value === "string" ? quoted(value) : String(value);
}

/** Whether a value takes more than one line. */
function isOnLines(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isOnLines);
  return typeof value === "object" && value !== null && Object.keys(value).length > 1;
}

function onLines(open: string, parts: readonly string[], close: string, indent: string): string {
  return `${open}\n${parts.map((part) => `${indent}    ${part}`).join(",\n")}\n${indent}${close}`;
}

/** Parts of a form that have a name of a file or a media type; a name may have several. */
function filesOf(fields: Extract<HttpRequest["body"], { kind: "multipart" }>["fields"]): string {
  const parts = fields.map(([name, value, isFile, type]): [name: string, part: string] => {
    const content = isFile ? `open(${quoted(value)}, "rb")` : quoted(value);
    return [
      quoted(name),
      `(${[isFile ? quoted(value) : "None", content, ...(type ? [quoted(type)] : [])].join(", ")})`,
    ];
  });
  if (fieldsByName(fields).length < fields.length)
    return onLines(
      "[",
      parts.map(([name, part]) => `(${name}, ${part})`),
      "]",
      "",
    );
  const entries = parts.map(([name, part]) => `${name}: ${part}`);
  return entries.length > 1 ? onLines("{", entries, "}", "") : `{ ${entries[0]} }`;
}

/** The request in Python, with `requests`. */
export function python({ method, url, headers, body }: HttpRequest): string {
  const parts: string[] = [];
  const args = ["url"];
  if (body?.kind === "json") {
    parts.push(`payload = ${pythonValue(body.value, "")}`);
    args.push("json=payload");
  } else if (body?.kind === "form") {
    parts.push(`payload = ${pythonValue(valuesByName(body.fields), "")}`);
    args.push("data=payload");
  } else if (body?.kind === "multipart") {
    // A part with a media type of its own is a file without a name; so is each where none is, or all go as another form.
    const isPart = ([, , isFile, type]: (typeof body.fields)[number]) => isFile || type !== undefined;
    const hasPart = body.fields.some(isPart);
    const files = body.fields.filter((one) => isPart(one) || !hasPart);
    const rest = body.fields.filter((one) => !isPart(one) && hasPart);
    if (files.length > 0) {
      parts.push(`files = ${filesOf(files)}`);
      args.push("files=files");
    }
    if (rest.length > 0) {
      parts.push(`payload = ${pythonValue(valuesByName(rest), "")}`);
      args.push("data=payload");
    }
  } else if (body?.kind === "file") {
    args.push(`data=open(${quoted(body.name)}, "rb")`);
  } else if (body) {
    parts.push(`payload = ${quoted(body.text)}`);
    // Libraries differ in how they write letters beyond ASCII.
    args.push(/^[\0-\x7f]*$/.test(body.text) ? "data=payload" : 'data=payload.encode("utf-8")');
  }
  const entries = headers.map(([name, value]) => `${quoted(name)}: ${quoted(value)}`);
  if (entries.length > 0) {
    parts.push(`headers = ${entries.length > 1 ? onLines("{", entries, "}", "") : `{${entries[0]}}`}`);
    args.push("headers=headers");
  }
  const name = method.toLowerCase();
  const call = ["get", "post", "put", "patch", "delete", "head", "options"].includes(name)
    ? `requests.${name}(${args.join(", ")})`
    : `requests.request(${[quoted(method), ...args].join(", ")})`;
  const given = parts.length > 0 ? [parts.join("\n"), ""] : [];
  return [
    "import requests",
    "",
    `url = ${quoted(url)}`,
    "",
    ...given,
    `response = ${call}`,
    "",
    "print(response.text)",
  ].join("\n");
}
