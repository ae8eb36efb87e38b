import { type HttpRequest, quoted, quotedInBraces } from "./http-request.ts";
import { writtenBody } from "./written-body.ts";

/** The request in Rust, with `reqwest`. */
export function rust(request: HttpRequest): string {
  const { method, url } = request;
  const { text, headers } = writtenBody(request);
  const way =
    method === "QUERY" || /[^A-Z]/.test(method)
      ? `reqwest::Method::from_bytes(b${quoted(method)})?`
      : `reqwest::Method::${method}`;
  return [
    "#[tokio::main]",
    "async fn main() -> Result<(), Box<dyn std::error::Error>> {",
    "    let client = reqwest::Client::new();",
    `    let response = client.request(${way}, ${quotedInBraces(url)})`,
    ...headers.map(([name, value]) => `        .header(${quotedInBraces(name)}, ${quotedInBraces(value)})`),
    ...(text === null ? [] : [`        .body(${quotedInBraces(text)})`]),
    "        .send()",
    "        .await?;",
    "",
    '    println!("{}", response.text().await?);',
    "    Ok(())",
    "}",
  ].join("\n");
}
