import { bodyText, type HttpRequest, quoted } from "./http-request.ts";

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
    if (text === null) return [];
    // The class takes no parameters of a media type.
    if (!type.includes(";"))
      return [`request.Content = new StringContent(${quoted(text)}, Encoding.UTF8, ${quoted(type)});`];
    return [
      `request.Content = new StringContent(${quoted(text)}, Encoding.UTF8);`,
      `request.Content.Headers.ContentType = System.Net.Http.Headers.MediaTypeHeaderValue.Parse(${quoted(type)});`,
    ];
  }
  const fields = request.body.fields.map(([name, value, isFile, own]) =>
    isFile
      ? `form.Add(new ByteArrayContent(File.ReadAllBytes(${quoted(value)})), ${quoted(name)}, ${quoted(value)});`
      : `form.Add(new StringContent(${quoted(value)}${own ? `, Encoding.UTF8, ${quoted(own)}` : ""}), ${quoted(name)});`,
  );
  return ["var form = new MultipartFormDataContent();", ...fields, "request.Content = form;"];
}
