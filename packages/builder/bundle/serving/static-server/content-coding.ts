import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Codings of stored content, best first. */
const contentCodings = ["br", "gzip"] as const;
export type ContentCoding = (typeof contentCodings)[number];

/** The best coding that an `Accept-Encoding` header allows; null when the content goes as it is. */
export function chooseCoding(header: string | undefined): ContentCoding | null {
  if (!header) return null;
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name, ...parameters] = item.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    const value = weight === undefined ? 1 : Number(weight.slice(2));
    if (name) weights.set(name, Number.isNaN(value) ? 0 : value);
  }
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get("*") ?? 0;
  let best: ContentCoding | null = null;
  for (const coding of contentCodings) {
    if (weightOf(coding) > (best ? weightOf(best) : 0)) best = coding;
  }
  return best;
}

/** Whether content of this media type gets smaller by compression. */
export function isCompressible(type: string): boolean {
  return /^text\/|^application\/(json|javascript|manifest\+json|wasm|rss\+xml|atom\+xml|xml|yaml)|\+xml|\+json/i.test(
    type,
  );
}

const [gzipAsync, brotliAsync] = [promisify(gzip), promisify(brotliCompress)];

/** Compressed once and kept, so it may cost some milliseconds. */
export function encodeContent(bytes: Uint8Array, coding: ContentCoding): Promise<Buffer> {
  if (coding === "gzip") return gzipAsync(bytes, { level: 6 });
  return brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });
}
