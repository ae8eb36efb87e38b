import type { ContentCoding } from "./content-coding.ts";

/** A strong tag: the SHA-256 of the content, and the coding in which it is sent, since those are other bytes. */
export function entityTag(sha256: string, coding: ContentCoding | null = null): string {
  return `"${sha256}${coding ? `-${coding}` : ""}"`;
}

/** Whether an `If-None-Match` header names the content, in whatever coding (weak comparison). */
export function matchesAnyTag(header: string | undefined, sha256: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return [...header.matchAll(/"([^"]*)"/g)].some(([, tag]) => tag?.replace(/-(br|gzip)$/, "") === sha256);
}

/** Whether a part may be sent: no `If-Range`, or one that names exactly these bytes (strong comparison). */
export function rangeStillValid(header: string | undefined, sha256: string): boolean {
  return header === undefined || header.trim() === entityTag(sha256);
}
