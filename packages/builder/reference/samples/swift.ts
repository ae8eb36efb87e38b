import { type HttpRequest, quoted, quotedWith } from "./http-request.ts";
import { writtenBody } from "./written-body.ts";

/** The request in Swift, with `URLSession`. */
export function swift(request: HttpRequest): string {
  const { method, url } = request;
  const write = (value: string) => quotedWith(value, (code) => `\\u{${code.slice(code.startsWith("00") ? 2 : 0)}}`);
  const { text, headers } = writtenBody(request);
  return [
    "import Foundation",
    "",
    `var request = URLRequest(url: URL(string: ${write(url)})!)`,
    `request.httpMethod = ${quoted(method)}`,
    ...headers.map(([name, value]) => `request.setValue(${write(value)}, forHTTPHeaderField: ${write(name)})`),
    ...(text === null ? [] : [`request.httpBody = Data(${write(text)}.utf8)`]),
    "",
    "let (data, _) = try await URLSession.shared.data(for: request)",
    "print(String(decoding: data, as: UTF8.self))",
  ].join("\n");
}
