import { type HttpRequest, quoted, quotedWith } from "./http-request.ts";
import { writtenBody } from "./written-body.ts";

/** The request in Rust, with `reqwest`. */
export function rust(request: HttpRequest): string {
  const { method, url } = request;
  const write = (value: string) => quotedWith(value, (code) => `\\u{${code.slice(code.startsWith("00") ? 2 : 0)}}`);
  const { text, headers } = writtenBody(request);
  const way =
    method === "QUERY" || /[^A-Z]/.test(method)
      ? `reqwest::Method::from_bytes(b${quoted(method)})?`
      : `reqwest::Method::${method}`;
  return [
    "let client = reqwest::Client::new();",
    `let response = client.request(${way}, ${write(url)})`,
    ...headers.map(([name, value]) => `    .header(${write(name)}, ${write(value)})`),
    ...(text === null ? [] : [`    .body(${write(text)})`]),
    "    .send()",
    "    .await?;",
    "",
    'println!("{}", response.text().await?);',
  ].join("\n");
}
