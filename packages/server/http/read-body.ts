import type { IncomingMessage } from "node:http";

/** Whether a request says that its body is JSON, in whatever charset. */
export function saysJson({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "");
}

/**
 * The body of a request outside the API, which has its own reader.
 * @param maxBytes most bytes that are taken; what is more is neither kept nor read on.
 * @param tooLarge makes the error that is thrown for more, by the length that was announced or by what arrives.
 */
export async function readBody(request: IncomingMessage, maxBytes: number, tooLarge: () => Error): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
