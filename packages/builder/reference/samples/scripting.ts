import { jsonText } from "../exact-json.ts";
import { bodyText, fieldsByName, type HttpRequest, indented, quoted } from "./http-request.ts";

const shell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Text of several lines, none of which begins behind what stands before it: its margin would be another one. */
function onLinesOfItsOwn(text: string): string {
  return text.includes("\n") ? `\n${text}\n` : text;
}

/** The request as a command of a POSIX shell, with `curl`. */
export function curl({ method, url, headers, body }: HttpRequest): string {
  const lines = [`curl ${method === "HEAD" ? "--head" : `--request ${method}`} \\\n  --url ${shell(url)}`];
  // Brackets would be a range of addresses, and braces a list of them: but for a name, which a value takes the place of.
  if (/[[\]{}]/.test(url.replace(/\{[\w%.~-]{1,200}\}/g, ""))) lines.push("--globoff");
  for (const [name, value] of headers) lines.push(`--header ${shell(`${name}: ${value}`)}`);
  if (body?.kind === "json") lines.push(`--data ${shell(onLinesOfItsOwn(jsonText(body.value, 2) ?? "null"))}`);
  else if (body?.kind === "text") lines.push(`--data${body.text.startsWith("@") ? "-raw" : ""} ${shell(body.text)}`);
  else if (body?.kind === "file") lines.push(`--data-binary ${shell(`@${body.name}`)}`);
  else if (body?.kind === "form")
    for (const [name, value] of body.fields) lines.push(`--data-urlencode ${shell(`${name}=${value}`)}`);
  else if (body)
    for (const [name, value, isFile, type] of body.fields) {
      const ending = type ? `;type=${type}` : "";
      // A value in quotes is read as it stands; else signs at its beginning name files.
      const text = isFile ? `@${value}` : type ? `"${value.replace(/[\\"]/g, "\\$&")}"` : value;
      const isPlain = !isFile && !type && /^[@<"]|;/.test(value);
      lines.push(`${isPlain ? "--form-string" : "--form"} ${shell(`${name}=${text}${ending}`)}`);
    }
  return lines.join(" \\\n  ");
}

/** Methods that libraries have a word for. */
const usualMethods = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"]);

function capitalized(method: string): string {
  return method.charAt(0) + method.slice(1).toLowerCase();
}

/** A form as an object: a list where a name has several values. */
function valuesByName(fields: readonly (readonly [name: string, value: string, ...rest: unknown[]])[]): unknown {
  return Object.fromEntries(
    fieldsByName(fields).map(([name, all]) => [name, all.length > 1 ? all.map(([, value]) => value) : all[0][1]]),
  );
}

/** A JSON value as a Python literal. */
function pythonValue(value: unknown, indent: string): string {
  if (value === null || value === undefined) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  const deeper = `${indent}    `;
  if (Array.isArray(value))
    return value.length === 0
      ? "[]"
      : `[\n${value.map((item) => deeper + pythonValue(item, deeper)).join(",\n")}\n${indent}]`;
  if (typeof value === "object") {
    const entries = Object.entries(value);
    if (entries.length === 0) return "{}";
    return `{\n${entries.map(([key, item]) => `${deeper}${quoted(key)}: ${pythonValue(item, deeper)}`).join(",\n")}\n${indent}}`;
  }
  return typeof value === "string" ? quoted(value) : String(value);
}

/** The request in Python, with `requests`. */
export function python({ method, url, headers, body }: HttpRequest): string {
  const parts = ["import requests", "", `url = ${quoted(url)}`];
  const args = ["url"];
  if (body?.kind === "json") {
    parts.push("", `payload = ${pythonValue(body.value, "")}`);
    args.push("json=payload");
  } else if (body?.kind === "form") {
    parts.push("", `payload = ${pythonValue(valuesByName(body.fields), "")}`);
    args.push("data=payload");
  } else if (body?.kind === "multipart") {
    // A part with a media type of its own is a file without a name.
    const files = body.fields.filter(([, , isFile, type]) => isFile || type);
    const rest = body.fields.filter(([, , isFile, type]) => !isFile && !type);
    if (files.length > 0) {
      const written = files.map(([name, value, isFile, type]) => {
        const content = isFile ? `open(${quoted(value)}, "rb")` : quoted(value);
        return `    (${quoted(name)}, ${type ? `(${isFile ? quoted(value) : "None"}, ${content}, ${quoted(type)})` : content})`;
      });
      parts.push("", `files = [\n${written.join(",\n")}\n]`);
      args.push("files=files");
    }
    if (rest.length > 0) {
      parts.push("", `payload = ${pythonValue(valuesByName(rest), "")}`);
      args.push("data=payload");
    }
  } else if (body?.kind === "file") {
    args.push(`data=open(${quoted(body.name)}, "rb")`);
  } else if (body) {
    parts.push("", `payload = ${quoted(body.text)}`);
    args.push("data=payload");
  }
  const isKnown = ([name, value]: readonly [string, string]) =>
    body?.kind === "json" && name.toLowerCase() === "content-type" && value === "application/json";
  const own = headers.filter((header) => !isKnown(header));
  if (own.length > 0) {
    parts.push("", `headers = ${pythonValue(Object.fromEntries(own), "")}`);
    args.push("headers=headers");
  }
  const name = method.toLowerCase();
  const call = ["get", "post", "put", "patch", "delete", "head", "options"].includes(name)
    ? `requests.${name}(${args.join(", ")})`
    : `requests.request(${[quoted(method), ...args].join(", ")})`;
  return [...parts, "", `response = ${call}`, "", "print(response.text)"].join("\n");
}

/** The request in JavaScript, with `fetch`. */
export function javascript(request: HttpRequest): string {
  const { method, url, headers, body } = request;
  const lines: string[] = [];
  const options = [`method: ${quoted(method)}`];
  if (headers.length > 0)
    options.push(
      `headers: {\n${headers.map(([name, value]) => `    ${quoted(name)}: ${quoted(value)}`).join(",\n")}\n  }`,
    );
  if (body?.kind === "json") options.push(`body: JSON.stringify(${indented(bodyText(request) as string, "  ")})`);
  else if (body?.kind === "text") options.push(`body: ${quoted(body.text)}`);
  else if (body?.kind === "form") {
    const isPlain = fieldsByName(body.fields).length === body.fields.length;
    const fields = body.fields.map(([name, value]) =>
      isPlain ? `    ${quoted(name)}: ${quoted(value)}` : `    [${quoted(name)}, ${quoted(value)}]`,
    );
    options.push(`body: new URLSearchParams(${isPlain ? "{" : "["}\n${fields.join(",\n")}\n  ${isPlain ? "}" : "]"})`);
  } else if (body?.kind === "file") {
    options.push(`body: new File([/* … */], ${quoted(body.name)})`);
  } else if (body) {
    lines.push("const form = new FormData();");
    for (const [name, value, isFile, type] of body.fields) {
      const kind = type ? `, { type: ${quoted(type)} }` : "";
      const file = isFile ? `new File([/* … */], ${quoted(value)}${kind})` : `new Blob([${quoted(value)}]${kind})`;
      lines.push(`form.append(${quoted(name)}, ${isFile || type ? file : quoted(value)});`);
    }
    lines.push("");
    options.push("body: form");
  }
  lines.push(
    `const response = await fetch(${quoted(url)}, {`,
    `  ${options.join(",\n  ")}`,
    "});",
    "",
    "console.log(await response.text());",
  );
  return lines.join("\n");
}

const single = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/** The request in PHP, with its `curl` functions. */
export function php(request: HttpRequest): string {
  const { method, url, headers, body } = request;
  const options = [
    `CURLOPT_URL => ${single(url)}`,
    "CURLOPT_RETURNTRANSFER => true",
    `CURLOPT_CUSTOMREQUEST => ${single(method)}`,
  ];
  if (body?.kind === "multipart") {
    const fields = fieldsByName(body.fields).flatMap(([name, all]) =>
      all.map(([, value, isFile, type], index) => {
        const file = `new CURLFile(${single(value)}${type ? `, ${single(type)}` : ""})`;
        return `    ${single(all.length > 1 ? `${name}[${index}]` : name)} => ${isFile ? file : single(value)}`;
      }),
    );
    options.push(`CURLOPT_POSTFIELDS => [\n${fields.join(",\n")}\n  ]`);
  } else if (body?.kind === "file") options.push(`CURLOPT_POSTFIELDS => file_get_contents(${single(body.name)})`);
  else if (body) options.push(`CURLOPT_POSTFIELDS => ${single(bodyText(request) as string)}`);
  if (headers.length > 0)
    options.push(
      `CURLOPT_HTTPHEADER => [\n${headers.map(([name, value]) => `    ${single(`${name}: ${value}`)}`).join(",\n")}\n  ]`,
    );
  return `<?php\n\n$curl = curl_init();\n\ncurl_setopt_array($curl, [\n  ${options.join(",\n  ")}\n]);\n\n$response = curl_exec($curl);\n\necho $response;`;
}

/** Double quotes of Ruby and PowerShell insert values; single quotes do not. */
export function ruby(request: HttpRequest): string {
  const { method, url, headers, body } = request;
  const name = capitalized(method);
  const lines = [
    'require "net/http"',
    'require "uri"',
    "",
    `url = URI(${single(url)})`,
    "",
    usualMethods.has(method)
      ? `request = Net::HTTP::${name}.new(url)`
      : `request = Net::HTTPGenericRequest.new(${single(method)}, true, true, url)`,
    ...headers.map(([header, value]) => `request[${single(header)}] = ${single(value)}`),
  ];
  if (body?.kind === "multipart") {
    const fields = body.fields.map(
      ([field, value, isFile]) => `[${single(field)}, ${isFile ? `File.open(${single(value)})` : single(value)}]`,
    );
    lines.push(`request.set_form([${fields.join(", ")}], "multipart/form-data")`);
  } else if (body?.kind === "file") lines.push(`request.body = File.binread(${single(body.name)})`);
  else if (body) lines.push(`request.body = ${single(bodyText(request) as string)}`);
  lines.push(
    "",
    'response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == "https") do |http|',
    "  http.request(request)",
    "end",
    "",
    "puts response.body",
  );
  return lines.join("\n");
}

/** The request in PowerShell, with `Invoke-WebRequest`. */
export function powershell(request: HttpRequest): string {
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
  const { method, url, headers, body } = request;
  const lines = [`$headers = @{\n${headers.map(([name, value]) => `  ${text(name)} = ${text(value)}`).join("\n")}\n}`];
  if (headers.length === 0) lines.length = 0;
  const way = usualMethods.has(method) ? `-Method ${capitalized(method)}` : `-CustomMethod ${text(method)}`;
  let call = `$response = Invoke-WebRequest -Uri ${text(url)} ${way}`;
  if (headers.length > 0) call += " -Headers $headers";
  if (body?.kind === "multipart") {
    const fields = fieldsByName(body.fields).map(([name, all]) => {
      const values = all.map(([, value, isFile]) => (isFile ? `(Get-Item ${text(value)})` : text(value)));
      return `  ${text(name)} = ${values.length > 1 ? `@(${values.join(", ")})` : values[0]}`;
    });
    lines.push(`$form = @{\n${fields.join("\n")}\n}`);
    call += " -Form $form";
  } else if (body?.kind === "file") call += ` -InFile ${text(body.name)}`;
  else if (body) {
    lines.push(`$body = ${text(bodyText(request) as string)}`);
    call += " -Body $body";
  }
  return [...lines, call, "$response.Content"].join("\n");
}
