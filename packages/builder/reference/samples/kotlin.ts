import { type HttpRequest, quotedWith } from "./http-request.ts";
import { writtenBody } from "./written-body.ts";

/** The request in Kotlin, with `java.net.http`. */
export function kotlin(request: HttpRequest): string {
  // A dollar sign inserts a value in Kotlin's strings.
  const text = (value: string) => quotedWith(value, (code) => `\\u${code}`).replaceAll("$", "\\$");
  const { method, url } = request;
  const { text: body, headers } = writtenBody(request);
  return [
    "import java.net.URI",
    "import java.net.http.HttpClient",
    "import java.net.http.HttpRequest",
    "import java.net.http.HttpResponse",
    "",
    "fun main() {",
    "    val request = HttpRequest.newBuilder()",
    `        .uri(URI.create(${text(url)}))`,
    ...headers.map(([name, value]) => `        .header(${text(name)}, ${text(value)})`),
    `        .method(${text(method)}, HttpRequest.BodyPublishers.${body === null ? "noBody()" : `ofString(${text(body)})`})`,
    "        .build()",
    "",
    "    val response = HttpClient.newHttpClient()",
    "        .send(request, HttpResponse.BodyHandlers.ofString())",
    "",
    "    println(response.body())",
    "}",
  ].join("\n");
}
