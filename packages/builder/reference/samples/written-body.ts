import { bodyText, type HttpRequest } from "./http-request.ts";

/** Between the parts of a form; a server takes any that no part has. */
const boundary = "011000010111000001101001";

/** The media type of a form that is written out. */
export const formType = `multipart/form-data; boundary=${boundary}`;

/** The fields of a form of parts. */
export type FormFields = Extract<HttpRequest["body"], { kind: "multipart" }>["fields"];

/** A line of a form that is written out, or a file of which all stands there. */
export type FormLine = string | { file: string };

/** A form as it is sent: between its lines stand a carriage return and a line feed. */
export function formLines(fields: FormFields): FormLine[] {
  const quotable = (name: string) => name.replaceAll('"', "%22");
  const parts = fields.flatMap(([name, value, isFile, type]): FormLine[] => {
    const file = isFile ? `; filename="${quotable(value)}"` : "";
    return [
      `--${boundary}`,
      `Content-Disposition: form-data; name="${quotable(name)}"${file}`,
      ...(type ? [`Content-Type: ${type}`] : []),
      "",
      isFile ? { file: value } : value,
    ];
  });
  return [...parts, `--${boundary}--`, ""];
}

/** The body as languages without forms of their own send it, and the headers that go with it: a form with files is written out, part by part. */
export function writtenBody(request: HttpRequest): { text: string | null; headers: HttpRequest["headers"] } {
  const { body, headers } = request;
  if (body?.kind !== "multipart") return { text: bodyText(request), headers };
  const lines = formLines(body.fields).map((line) => (typeof line === "string" ? line : `<contents of ${line.file}>`));
  return { text: lines.join("\r\n"), headers: [...headers, ["Content-Type", formType]] };
}
