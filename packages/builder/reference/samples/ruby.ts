import { bodyText, type HttpRequest, quoted } from "./http-request.ts";
import { capitalized, usualMethods } from "./methods.ts";

const single = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/** Double quotes insert what stands behind a `#`; single quotes do not. */
const double = (text: string): string => quoted(text).replace(/#(?=[{$@])/g, "\\#");

/** The request in Ruby, with `Net::HTTP`. */
export function ruby(request: HttpRequest): string {
  const { method, url, headers, body } = request;
  const lines = [
    "require 'uri'",
    "require 'net/http'",
    "",
    `url = URI(${double(url)})`,
    "",
    "http = Net::HTTP.new(url.host, url.port)",
    ...(/^https:/i.test(url) ? ["http.use_ssl = true"] : []),
    "",
    usualMethods.has(method)
      ? `request = Net::HTTP::${capitalized(method)}.new(url)`
      : `request = Net::HTTPGenericRequest.new(${single(method)}, true, true, url)`,
    ...headers.map(([header, value]) => `request[${double(header)}] = ${single(value)}`),
  ];
  if (body?.kind === "multipart") {
    const fields = body.fields.map(
      ([field, value, isFile]) => `[${single(field)}, ${isFile ? `File.open(${single(value)})` : single(value)}]`,
    );
    lines.push(`request.set_form([${fields.join(", ")}], "multipart/form-data")`);
  } else if (body?.kind === "file") lines.push(`request.body = File.binread(${single(body.name)})`);
  else if (body) lines.push(`request.body = ${single(bodyText(request) as string)}`);
  return [...lines, "", "response = http.request(request)", "puts response.read_body"].join("\n");
}
