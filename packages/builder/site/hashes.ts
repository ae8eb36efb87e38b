import { hash } from "node:crypto";

/** SHA-256 in hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return hash("sha256", data, "hex");
}

/** A key for things that depend on all of `parts`; parts cannot run into each other. */
export function keyOf(...parts: readonly (string | number | boolean | null)[]): string {
  return sha256(JSON.stringify(parts));
}
