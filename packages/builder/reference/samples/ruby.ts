import { bodyText, type HttpRequest, quoted, singleQuoted } from "./http-request.ts";
import { capitalized, usualMethods } from "./methods.ts";

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
      : `request = Net::HTTPGenericRequest.new(${singleQuoted(method)}, true, true, url)`,
    ...headers.map(([header, value]) => `request[${double(header)}] = ${singleQuoted(value)}`),
  ];
  if (body?.kind === "multipart") {
    const fields = body.fields.map(([field, value, isFile, type]) => {
      const content = isFile ? `File.open(${singleQuoted(value)})` : singleQuoted(value);
      // Without a name of a file the library leaves the media type out; browsers call such a part so.
      const own = type ? `, {${isFile ? "" : "filename: 'blob', "}content_type: ${singleQuoted(type)}}` : "";
      return `[${singleQuoted(field)}, ${content}${own}]`;
    });
    lines.push(`request.set_form([${fields.join(", ")}], "multipart/form-data")`);
  } else if (body?.kind === "file") lines.push(`request.body = File.binread(${singleQuoted(body.name)})`);
  else if (body) lines.push(`request.body = ${singleQuoted(bodyText(request) as string)}`);
  return [...lines, "", "response = http.request(request)", "puts response.read_body"].join("\n");
}
