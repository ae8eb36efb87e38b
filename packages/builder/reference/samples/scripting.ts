import { bodyText, type HttpRequest, indented, quoted } from "./http-request.ts";

const shell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

export function curl({ method, url, headers, body }: HttpRequest): string {
  const lines = [`curl --request ${method} \\\n  --url ${shell(url)}`];
  for (const [name, value] of headers) lines.push(`--header ${shell(`${name}: ${value}`)}`);
  if (body?.kind === "json") lines.push(`--data ${shell(JSON.stringify(body.value, null, 2) ?? "null")}`);
  else if (body?.kind === "text") lines.push(`--data ${shell(body.text)}`);
  else if (body?.kind === "form")
    for (const [name, value] of body.fields) lines.push(`--data-urlencode ${shell(`${name}=${value}`)}`);
  else if (body)
    for (const [name, value, isFile] of body.fields)
      lines.push(`--form ${shell(`${name}=${isFile ? "@" : ""}${value}`)}`);
  return lines.join(" \\\n  ");
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

export function python({ method, url, headers, body }: HttpRequest): string {
  const parts = ["import requests", "", `url = ${quoted(url)}`];
  const args = ["url"];
  if (body?.kind === "json") {
    parts.push("", `payload = ${pythonValue(body.value, "")}`);
    args.push("json=payload");
  } else if (body?.kind === "form") {
    parts.push("", `payload = ${pythonValue(Object.fromEntries(body.fields), "")}`);
    args.push("data=payload");
  } else if (body?.kind === "multipart") {
    const files = body.fields.filter(([, , isFile]) => isFile);
    const rest = body.fields.filter(([, , isFile]) => !isFile);
    if (files.length > 0) {
      parts.push(
        "",
        `files = {\n${files.map(([name, value]) => `    ${quoted(name)}: open(${quoted(value)}, "rb")`).join(",\n")}\n}`,
      );
      args.push("files=files");
    }
    if (rest.length > 0) {
      parts.push("", `payload = ${pythonValue(Object.fromEntries(rest), "")}`);
      args.push("data=payload");
    }
  } else if (body) {
    parts.push("", `payload = ${quoted(body.text)}`);
    args.push("data=payload");
  }
  const own = body?.kind === "json" ? headers.filter(([name]) => name.toLowerCase() !== "content-type") : headers;
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
    const fields = body.fields.map(([name, value]) => `    ${quoted(name)}: ${quoted(value)}`);
    options.push(`body: new URLSearchParams({\n${fields.join(",\n")}\n  })`);
  } else if (body) {
    lines.push("const form = new FormData();");
    for (const [name, value, isFile] of body.fields)
      lines.push(`form.append(${quoted(name)}, ${isFile ? `new File([/* … */], ${quoted(value)})` : quoted(value)});`);
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

export function php(request: HttpRequest): string {
  const { method, url, headers, body } = request;
  const options = [
    `CURLOPT_URL => ${single(url)}`,
    "CURLOPT_RETURNTRANSFER => true",
    `CURLOPT_CUSTOMREQUEST => ${single(method)}`,
  ];
  if (body?.kind === "multipart") {
    const fields = body.fields.map(
      ([name, value, isFile]) => `    ${single(name)} => ${isFile ? `new CURLFile(${single(value)})` : single(value)}`,
    );
    options.push(`CURLOPT_POSTFIELDS => [\n${fields.join(",\n")}\n  ]`);
  } else if (body) options.push(`CURLOPT_POSTFIELDS => ${single(bodyText(request) as string)}`);
  if (headers.length > 0)
    options.push(
      `CURLOPT_HTTPHEADER => [\n${headers.map(([name, value]) => `    ${single(`${name}: ${value}`)}`).join(",\n")}\n  ]`,
    );
  return `<?php\n\n$curl = curl_init();\n\ncurl_setopt_array($curl, [\n  ${options.join(",\n  ")}\n]);\n\n$response = curl_exec($curl);\n\necho $response;`;
}

/** Double quotes of Ruby and PowerShell insert values; single quotes do not. */
export function ruby(request: HttpRequest): string {
  const { method, url, headers, body } = request;
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  const lines = [
    'require "net/http"',
    'require "uri"',
    "",
    `url = URI(${single(url)})`,
    "",
    `request = Net::HTTP::${name}.new(url)`,
    ...headers.map(([header, value]) => `request[${single(header)}] = ${single(value)}`),
  ];
  if (body?.kind === "multipart") {
    const fields = body.fields.map(
      ([field, value, isFile]) => `[${single(field)}, ${isFile ? `File.open(${single(value)})` : single(value)}]`,
    );
    lines.push(`request.set_form([${fields.join(", ")}], "multipart/form-data")`);
  } else if (body) lines.push(`request.body = ${single(bodyText(request) as string)}`);
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

export function powershell(request: HttpRequest): string {
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
  const { method, url, headers, body } = request;
  const lines = [`$headers = @{\n${headers.map(([name, value]) => `  ${text(name)} = ${text(value)}`).join("\n")}\n}`];
  if (headers.length === 0) lines.length = 0;
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  let call = `$response = Invoke-WebRequest -Uri ${text(url)} -Method ${name}`;
  if (headers.length > 0) call += " -Headers $headers";
  if (body?.kind === "multipart") {
    const fields = body.fields.map(
      ([field, value, isFile]) => `  ${text(field)} = ${isFile ? `Get-Item ${text(value)}` : text(value)}`,
    );
    lines.push(`$form = @{\n${fields.join("\n")}\n}`);
    call += " -Form $form";
  } else if (body) {
    lines.push(`$body = ${text(bodyText(request) as string)}`);
    call += " -Body $body";
  }
  return [...lines, call, "$response.Content"].join("\n");
}
