import { bodyText, type HttpRequest, quoted, quotedWith } from "./http-request.ts";

/** Between the parts of a form; a server takes any that no part has. */
const boundary = "011000010111000001101001";

/** The body as these samples send it, and the headers that go with it: a form with files is written out, part by part. */
function written(request: HttpRequest): { text: string | null; headers: HttpRequest["headers"] } {
  const { body, headers } = request;
  if (body?.kind !== "multipart") return { text: bodyText(request), headers };
  const quotable = (name: string) => name.replaceAll('"', "%22");
  const parts = body.fields.map(([name, value, isFile, type]) => {
    const file = isFile ? `; filename="${quotable(value)}"` : "";
    const mediaType = type ? `Content-Type: ${type}\r\n` : "";
    const content = isFile ? `<contents of ${value}>` : value;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${quotable(name)}"${file}\r\n${mediaType}\r\n${content}\r\n`;
  });
  return {
    text: `${parts.join("")}--${boundary}--\r\n`,
    headers: [...headers, ["Content-Type", `multipart/form-data; boundary=${boundary}`]],
  };
}

/** The request in Go, with `net/http`. */
export function go(request: HttpRequest): string {
  const { method, url } = request;
  const { text, headers } = written(request);
  const imports = ["fmt", ...(text === null ? [] : ["strings"]), "net/http", "io"];
  const literal = text === null ? null : /[`\r]/.test(text) ? quoted(text) : `\`${text}\``;
  return [
    "package main",
    "",
    `import (\n${imports.map((name) => `\t"${name}"`).join("\n")}\n)`,
    "",
    "func main() {",
    "",
    `\turl := ${quoted(url)}`,
    "",
    ...(literal === null ? [] : [`\tpayload := strings.NewReader(${literal})`, ""]),
    `\treq, _ := http.NewRequest(${quoted(method)}, url, ${literal === null ? "nil" : "payload"})`,
    "",
    ...headers.map(([name, value]) => `\treq.Header.Add(${quoted(name)}, ${quoted(value)})`),
    ...(headers.length > 0 ? [""] : []),
    "\tres, _ := http.DefaultClient.Do(req)",
    "",
    "\tdefer res.Body.Close()",
    "\tbody, _ := io.ReadAll(res.Body)",
    "",
    "\tfmt.Println(string(body))",
    "",
    "}",
  ].join("\n");
}

/** Methods that Unirest has a word for; those of the second list take no body there. */
const unirest = { withBody: ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"], without: ["GET", "HEAD"] };

/** The request in Java, with Unirest. */
export function java(request: HttpRequest): string {
  const { method, url } = request;
  const { text, headers } = written(request);
  const isWord = unirest.withBody.includes(method) || (text === null && unirest.without.includes(method));
  const call = isWord ? `${method.toLowerCase()}(` : `request(${quoted(method)}, `;
  return [
    `HttpResponse<String> response = Unirest.${call}${quoted(url)})`,
    ...headers.map(([name, value]) => `  .header(${quoted(name)}, ${quoted(value)})`),
    ...(text === null ? [] : [`  .body(${quoted(text)})`]),
    "  .asString();",
  ].join("\n");
}

/** The request in Kotlin, with `java.net.http`. */
export function kotlin(request: HttpRequest): string {
  // A dollar sign inserts a value in Kotlin's strings.
  const text = (value: string) => quotedWith(value, (code) => `\\u${code}`).replaceAll("$", "\\$");
  const { method, url } = request;
  const { text: body, headers } = written(request);
  return [
    "val request = HttpRequest.newBuilder()",
    `    .uri(URI.create(${text(url)}))`,
    ...headers.map(([name, value]) => `    .header(${text(name)}, ${text(value)})`),
    `    .method(${text(method)}, HttpRequest.BodyPublishers.${body === null ? "noBody()" : `ofString(${text(body)})`})`,
    "    .build()",
    "",
    "val response = HttpClient.newHttpClient()",
    "    .send(request, HttpResponse.BodyHandlers.ofString())",
    "",
    "println(response.body())",
  ].join("\n");
}

/** The request in C#, with `System.Net.Http`. */
export function csharp(request: HttpRequest): string {
  const { method, url, headers } = request;
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "text/plain";
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  const way = method === "QUERY" || /[^A-Z]/.test(method) ? `new HttpMethod(${quoted(method)})` : `HttpMethod.${name}`;
  return [
    "using System.Net.Http;",
    "using System.Text;",
    "",
    "using var client = new HttpClient();",
    `var request = new HttpRequestMessage(${way}, ${quoted(url)});`,
    ...headers
      .filter(([header]) => header.toLowerCase() !== "content-type")
      .map(([header, value]) => `request.Headers.TryAddWithoutValidation(${quoted(header)}, ${quoted(value)});`),
    ...contentLines(request, type),
    "",
    "var response = await client.SendAsync(request);",
    "Console.WriteLine(await response.Content.ReadAsStringAsync());",
  ].join("\n");
}

/** What a request in C# sends. */
function contentLines(request: HttpRequest, type: string): string[] {
  if (request.body?.kind !== "multipart") {
    const text = bodyText(request);
    return text === null
      ? []
      : [`request.Content = new StringContent(${quoted(text)}, Encoding.UTF8, ${quoted(type)});`];
  }
  const fields = request.body.fields.map(([name, value, isFile, own]) =>
    isFile
      ? `form.Add(new ByteArrayContent(File.ReadAllBytes(${quoted(value)})), ${quoted(name)}, ${quoted(value)});`
      : `form.Add(new StringContent(${quoted(value)}${own ? `, Encoding.UTF8, ${quoted(own)}` : ""}), ${quoted(name)});`,
  );
  return ["var form = new MultipartFormDataContent();", ...fields, "request.Content = form;"];
}

/** The request in Swift, with `URLSession`. */
export function swift(request: HttpRequest): string {
  const { method, url } = request;
  const write = (value: string) => quotedWith(value, (code) => `\\u{${code.slice(code.startsWith("00") ? 2 : 0)}}`);
  const { text, headers } = written(request);
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

/** The request in Rust, with `reqwest`. */
export function rust(request: HttpRequest): string {
  const { method, url } = request;
  const write = (value: string) => quotedWith(value, (code) => `\\u{${code.slice(code.startsWith("00") ? 2 : 0)}}`);
  const { text, headers } = written(request);
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

/** The request in Dart, with `package:http`. */
export function dart(request: HttpRequest): string {
  const text = (value: string) => quoted(value).replaceAll("$", "\\$");
  const { method, url } = request;
  const { text: body, headers } = written(request);
  return [
    "import 'package:http/http.dart' as http;",
    "",
    "void main() async {",
    `  final request = http.Request(${text(method)}, Uri.parse(${text(url)}));`,
    ...headers.map(([name, value]) => `  request.headers[${text(name)}] = ${text(value)};`),
    ...(body === null ? [] : [`  request.body = ${text(body)};`]),
    "  final response = await http.Response.fromStream(await request.send());",
    "  print(response.body);",
    "}",
  ].join("\n");
}

/** C and C++ alike, with libcurl. */
export function c(request: HttpRequest): string {
  const { method, url } = request;
  // Below a space C reads octal numbers alone, and two question marks may begin a sign of three (C11, 5.2.1.1).
  const write = (value: string) =>
    quotedWith(value, (code) =>
      code < "0020" ? `\\${Number.parseInt(code, 16).toString(8).padStart(3, "0")}` : `\\u${code}`,
    ).replaceAll("??", "?\\?");
  const { text, headers } = written(request);
  return [
    "#include <curl/curl.h>",
    "",
    "int main(void) {",
    "  CURL *curl = curl_easy_init();",
    `  curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, ${quoted(method)});`,
    `  curl_easy_setopt(curl, CURLOPT_URL, ${write(url)});`,
    "  struct curl_slist *headers = NULL;",
    ...headers.map(([name, value]) => `  headers = curl_slist_append(headers, ${write(`${name}: ${value}`)});`),
    "  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);",
    ...(text === null ? [] : [`  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, ${write(text)});`]),
    "  CURLcode result = curl_easy_perform(curl);",
    "  curl_slist_free_all(headers);",
    "  curl_easy_cleanup(curl);",
    "  return (int)result;",
    "}",
  ].join("\n");
}
