import { type HttpRequest, quoted } from "./http-request.ts";
import { writtenBody } from "./written-body.ts";

/** Methods that Unirest has a word for; those of the second list take no body there. */
const unirest = { withBody: ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"], without: ["GET", "HEAD"] };

/** The request in Java, with Unirest. */
export function java(request: HttpRequest): string {
  const { method, url } = request;
  const { text, headers } = writtenBody(request);
  const isWord = unirest.withBody.includes(method) || (text === null && unirest.without.includes(method));
  const call = isWord ? `${method.toLowerCase()}(` : `request(${quoted(method)}, `;
  return [
    `HttpResponse<String> response = Unirest.${call}${quoted(url)})`,
    ...headers.map(([name, value]) => `  .header(${quoted(name)}, ${quoted(value)})`),
    ...(text === null ? [] : [`  .body(${quoted(text)})`]),
    "  .asString();",
  ].join("\n");
}
