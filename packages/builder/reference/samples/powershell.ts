import { bodyText, fieldsByName, type HttpRequest } from "./http-request.ts";
import { capitalized, usualMethods } from "./methods.ts";

/** The request in PowerShell, with `Invoke-WebRequest`. */
export function powershell(request: HttpRequest): string {
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
  const { method, url, headers, body } = request;
  const lines = [`$headers = @{\n${headers.map(([name, value]) => `  ${text(name)} = ${text(value)}`).join("\n")}\n}`];
  if (headers.length === 0) lines.length = 0;
  const way = usualMethods.has(method) ? `-Method ${capitalized(method)}` : `-CustomMethod ${text(method)}`;
  let call = `$response = Invoke-WebRequest -Uri ${text(url)} ${way}`;
  if (headers.length > 0) call += " -Headers $headers";
  if (body?.kind === "multipart") {
    const fields = fieldsByName(body.fields).map(([name, all]) => {
      const values = all.map(([, value, isFile]) => (isFile ? `(Get-Item ${text(value)})` : text(value)));
      return `  ${text(name)} = ${values.length > 1 ? `@(${values.join(", ")})` : values[0]}`;
    });
    lines.push(`$form = @{\n${fields.join("\n")}\n}`);
    call += " -Form $form";
  } else if (body?.kind === "file") call += ` -InFile ${text(body.name)}`;
  else if (body) {
    const written = bodyText(request) as string;
    lines.push(`$body = ${text(written)}`);
    // Older versions write letters beyond ASCII otherwise.
    call += /^[\0-\x7f]*$/.test(written) ? " -Body $body" : " -Body ([Text.Encoding]::UTF8.GetBytes($body))";
  }
  return [...lines, call, "$response.Content"].join("\n");
}
