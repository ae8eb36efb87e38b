import { bodyText, type HttpRequest } from "./http-request.ts";

/** Between the parts of a form; a server takes any that no part has. */
const boundary = "011000010111000001101001";

/** The body as languages without forms of their own send it, and the headers that go with it: a form with files is written out, part by part. */
export function writtenBody(request: HttpRequest): { text: string | null; headers: HttpRequest["headers"] } {
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
