import { bodyText, fieldsByName, type HttpRequest, headersByName, singleQuoted } from "./http-request.ts";

/** Double quotes insert variables, and read signs behind a backslash. */
const double = (text: string): string => `"${text.replace(/[\\"$]/g, "\\$&")}"`;

/** A JSON value as a literal that `json_encode` writes as it was: a list without keys is no object. */
function phpValue(value: unknown, indent: string): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "string") return singleQuoted(value);
  if (typeof value !== "object") return String(value);
  const deeper = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => phpValue(item, deeper))
    : Object.entries(value).map(([key, item]) => `${singleQuoted(key)} => ${phpValue(item, deeper)}`);
  if (items.length === 0) return Array.isArray(value) ? "[]" : "new stdClass()";
  return `[\n${items.map((item) => deeper + item).join(",\n")}\n${indent}]`;
}

/** What is sent, as PHP's `curl` takes it; null where nothing is. */
function content(request: HttpRequest): string | null {
  const { body } = request;
  if (body?.kind === "json") return `json_encode(${phpValue(body.value, "  ")})`;
  if (body?.kind === "file") return `file_get_contents(${singleQuoted(body.name)})`;
  if (body?.kind !== "multipart") return body ? double(bodyText(request) as string) : null;
  const fields = fieldsByName(body.fields).flatMap(([name, all]) =>
    all.map(([, value, isFile, type], index) => {
      const own = type ? `, ${singleQuoted(type)}` : "";
      // A text with a media type of its own is a file whose content stands in the program, as in a browser.
      const text = type ? `new CURLStringFile(${singleQuoted(value)}, 'blob'${own})` : singleQuoted(value);
      const content = isFile ? `new CURLFile(${singleQuoted(value)}${own})` : text;
      return `    ${singleQuoted(all.length > 1 ? `${name}[${index}]` : name)} => ${content}`;
    }),
  );
  return `[\n${fields.join(",\n")}\n  ]`;
}

/** The request in PHP, with its `curl` functions. */
export function php(request: HttpRequest): string {
  const { method, url } = request;
  const headers = headersByName(request);
  const port = /^\w+:\/\/[^/?#]+:(\d+)(?:[/?#]|$)/.exec(url)?.[1];
  const sent = content(request);
  const options = [
    ...(port ? [`CURLOPT_PORT => "${port}"`] : []),
    `CURLOPT_URL => ${double(url)}`,
    "CURLOPT_RETURNTRANSFER => true",
    'CURLOPT_ENCODING => ""',
    "CURLOPT_MAXREDIRS => 10",
    "CURLOPT_TIMEOUT => 30",
    "CURLOPT_HTTP_VERSION => CURL_HTTP_VERSION_1_1",
    `CURLOPT_CUSTOMREQUEST => ${double(method)}`,
    ...(sent === null ? [] : [`CURLOPT_POSTFIELDS => ${sent}`]),
  ];
  if (headers.length > 0)
    options.push(
      `CURLOPT_HTTPHEADER => [\n${headers.map(([name, value]) => `    ${double(`${name}: ${value}`)}`).join(",\n")}\n  ]`,
    );
  return `<?php

$curl = curl_init();

curl_setopt_array($curl, [
${options.map((option) => `  ${option},\n`).join("")}]);

$response = curl_exec($curl);
$err = curl_error($curl);

curl_close($curl);

if ($err) {
  echo "cURL Error #:" . $err;
} else {
  echo $response;
}`;
}
