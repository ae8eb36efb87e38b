import { type HttpRequest, quoted } from "./http-request.ts";
import { writtenBody } from "./written-body.ts";

/** The request in Go, with `net/http`. */
export function go(request: HttpRequest): string {
  const { method, url } = request;
  const { text, headers } = writtenBody(request);
  const file = request.body?.kind === "file" ? request.body.name : null;
  const imports = ["fmt", ...(file !== null ? ["os"] : text === null ? [] : ["strings"]), "net/http", "io"];
  const literal = text === null ? null : /[`\r\0\ufeff]/.test(text) ? quoted(text) : `\`${text}\``;
  const read = file === null ? null : `payload, _ := os.Open(${quoted(file)})`;
  const payload = read ?? (literal === null ? null : `payload := strings.NewReader(${literal})`);
  return [
    "package main",
    "",
    `import (\n${imports.map((name) => `\t"${name}"`).join("\n")}\n)`,
    "",
    "func main() {",
    "",
    `\turl := ${quoted(url)}`,
    "",
    ...(payload === null ? [] : [`\t${payload}`, ""]),
    `\treq, _ := http.NewRequest(${quoted(method)}, url, ${payload === null ? "nil" : "payload"})`,
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
