import { type HttpRequest, quoted, quotedWith } from "./http-request.ts";
import { writtenBody } from "./written-body.ts";

/** C and C++ alike, with libcurl. */
export function c(request: HttpRequest): string {
  const { method, url } = request;
  // Below a space C reads octal numbers alone, and two question marks may begin a sign of three (C11, 5.2.1.1).
  const write = (value: string) =>
    quotedWith(value, (code) =>
      code < "0020" ? `\\${Number.parseInt(code, 16).toString(8).padStart(3, "0")}` : `\\u${code}`,
    ).replaceAll("??", "?\\?");
  const { text, headers } = writtenBody(request);
  return [
    "#include <curl/curl.h>",
    "",
    "int main(void) {",
    "  CURL *curl = curl_easy_init();",
    // With the name of the method alone the library waits for a body that never comes.
    method === "HEAD"
      ? "  curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);"
      : `  curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, ${quoted(method)});`,
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
