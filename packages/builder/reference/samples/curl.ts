import { jsonText } from "../exact-json.ts";
import { type HttpRequest, headersByName } from "./http-request.ts";

const shell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** An address in which no shell reads a sign as its own; braces hold nothing but a name, which a value takes the place of. */
const plainAddress = /^(?:[\w./:@%+,=-]|\{[\w%.~-]{1,200}\})+$/;

/** Text of several lines, none of which begins behind what stands before it: its margin would be another one. */
function onLinesOfItsOwn(text: string): string {
  return text.includes("\n") ? `\n${text}\n` : text;
}

/** A form of several parts with its type among the headers, as samples of the format name it: curl adds what divides the parts. */
function withFormType(request: HttpRequest): HttpRequest {
  const { body, headers } = request;
  const isTyped = headers.some(([name]) => name.toLowerCase() === "content-type");
  if (body?.kind !== "multipart" || body.fields.length === 0 || isTyped) return request;
  return { ...request, headers: [...headers, ["Content-Type", "multipart/form-data"]] };
}

/** The name of a field, which curl sends as it stands: what would end it, or begin the next field, is encoded. */
function fieldName(name: string): string {
  return name.replace(/[%&+=#\s]/g, encodeURIComponent);
}

/** The request as a command of a POSIX shell, with `curl`. */
export function curl(request: HttpRequest): string {
  const { method, url, body } = request;
  const lines = [
    `curl ${method === "HEAD" ? "--head" : `--request ${method}`} \\\n  --url ${plainAddress.test(url) ? url : shell(url)}`,
  ];
  // Brackets would be a range of addresses, and braces a list of them: but for a name, which a value takes the place of.
  if (/[[\]{}]/.test(url.replace(/\{[\w%.~-]{1,200}\}/g, ""))) lines.push("--globoff");
  for (const [name, value] of headersByName(withFormType(request)))
    lines.push(`--header ${shell(`${name}: ${value}`)}`);
  if (body?.kind === "json") lines.push(`--data ${shell(onLinesOfItsOwn(jsonText(body.value, 2) ?? "null"))}`);
  else if (body?.kind === "text") lines.push(`--data${body.text.startsWith("@") ? "-raw" : ""} ${shell(body.text)}`);
  else if (body?.kind === "file") lines.push(`--data-binary ${shell(`@${body.name}`)}`);
  else if (body?.kind === "form")
    for (const [name, value] of body.fields) lines.push(`--data-urlencode ${shell(`${fieldName(name)}=${value}`)}`);
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
