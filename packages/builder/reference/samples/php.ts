import { bodyText, fieldsByName, type HttpRequest, hasRounded, headersByName, singleQuoted } from "./http-request.ts";
import { type FormFields, formLines, formType } from "./written-body.ts";

/** Double quotes insert variables, and read signs behind a backslash. */
const double = (text: string): string => `"${text.replace(/[\\"$]/g, "\\$&")}"`;

/** A JSON value as a literal that `json_encode` writes as it was: a list without keys is no object, nor one whose keys count from 0. */
function phpValue(value: unknown, indent: string): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "string") return singleQuoted(value);
  if (typeof value !== "object") return String(value);
  const deeper = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => phpValue(item, deeper))
    : Object.entries(value).map(([key, item]) => `${singleQuoted(key)} => ${phpValue(item, deeper)}`);
  if (items.length === 0) return Array.isArray(value) ? "[]" : "new stdClass()";
  const isList = !Array.isArray(value) && Object.keys(value).every((key, index) => key === String(index));
  return `${isList ? "(object) " : ""}[\n${items.map((item) => deeper + item).join(",\n")}\n${indent}]`;
}

/** What is sent, as PHP's `curl` takes it; null where nothing is. */
function content(request: HttpRequest): string | null {
  const { body } = request;
  // Longer numbers than those of 64 bits would be rounded.
  const isExact = (one: bigint) => BigInt.asIntN(64, one) === one;
  if (body?.kind === "json" && !hasRounded(body.value, isExact)) return `json_encode(${phpValue(body.value, "  ")})`;
  if (body?.kind === "file") return `file_get_contents(${singleQuoted(body.name)})`;
  if (body?.kind !== "multipart") return body ? double(bodyText(request) as string) : null;
  return isWrittenOut(request) ? writtenOut(body.fields) : formOf(body.fields);
}

/** Whether parts of a form have one name: an array has a name once, and an index behind it would be another name. */
function isWrittenOut({ body }: HttpRequest): boolean {
  return body?.kind === "multipart" && fieldsByName(body.fields).length < body.fields.length;
}

/** A form as an array, from which the library makes its parts. */
function formOf(fields: FormFields): string {
  const parts = fields.map(([name, value, isFile, type]) => {
    const own = type ? `, ${singleQuoted(type)}` : "";
    // A text with a media type of its own is a file whose content stands in the program, as in a browser.
    const text = type ? `new CURLStringFile(${singleQuoted(value)}, 'blob'${own})` : singleQuoted(value);
    return `    ${singleQuoted(name)} => ${isFile ? `new CURLFile(${singleQuoted(value)}${own})` : text}`;
  });
  return `[\n${parts.join(",\n")}\n  ]`;
}

/** A form line by line. */
function writtenOut(fields: FormFields): string {
  const lines = formLines(fields).map((line) =>
    typeof line === "string" ? singleQuoted(line) : `file_get_contents(${singleQuoted(line.file)})`,
  );
  return `implode("\\r\\n", [\n${lines.map((line) => `    ${line}`).join(",\n")}\n  ])`;
}

/** The request in PHP, with its `curl` functions. */
export function php(request: HttpRequest): string {
  const { method, url } = request;
  const type: HttpRequest["headers"] = isWrittenOut(request) ? [["Content-Type", formType]] : [];
  const headers = headersByName({ ...request, headers: [...request.headers, ...type] });
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
    // With the name of the method alone the library waits for a body that never comes.
    method === "HEAD" ? "CURLOPT_NOBODY => true" : `CURLOPT_CUSTOMREQUEST => ${double(method)}`,
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
