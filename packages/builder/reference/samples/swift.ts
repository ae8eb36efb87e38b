import { type HttpRequest, quoted, quotedInBraces } from "./http-request.ts";
import { writtenBody } from "./written-body.ts";

/** The request in Swift, with `URLSession`. */
export function swift(request: HttpRequest): string {
  const { method, url } = request;
  const { text, headers } = writtenBody(request);
  return [
    "import Foundation",
    "",
    `var request = URLRequest(url: URL(string: ${quotedInBraces(url)})!)`,
    `request.httpMethod = ${quoted(method)}`,
    ...headers.map(
      ([name, value]) => `request.setValue(${quotedInBraces(value)}, forHTTPHeaderField: ${quotedInBraces(name)})`,
    ),
    ...(text === null ? [] : [`request.httpBody = Data(${quotedInBraces(text)}.utf8)`]),
    "",
    "let (data, _) = try await URLSession.shared.data(for: request)",
    "print(String(decoding: data, as: UTF8.self))",
  ].join("\n");
}
