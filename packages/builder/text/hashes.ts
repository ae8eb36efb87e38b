import { hash } from "node:crypto";

/** SHA-256 in hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return hash("sha256", data, "hex");
}

/** A key for things that depend on all of `parts`; parts cannot run into each other. */
export function keyOf(...parts: readonly (string | number | boolean | null)[]): string {
  return sha256(JSON.stringify(parts));
}

/**
 * A number of 32 bits for a text, for choices that fall evenly and the same everywhere: FNV-1a, with its bits mixed at the end.
 * A tenth of what it costs to hand a short text to a checksum outside of JavaScript. Says nothing of what the text is.
 */
export function spreadOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
