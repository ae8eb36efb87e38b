import { type HttpRequest, quoted } from "./http-request.ts";
import { writtenBody } from "./written-body.ts";

/** The request in Dart, with `package:http`. */
export function dart(request: HttpRequest): string {
  const text = (value: string) => quoted(value).replaceAll("$", "\\$");
  const { method, url } = request;
  const { text: body, headers } = writtenBody(request);
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
