import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { type ReadBundle, type ReadBundleOptions, readBundle } from "./read-bundle.ts";

/**
 * Checks a bundle by every rule without unpacking it. Takes a file's name or a stream of its bytes.
 * @throws {BundleError} the first rule that it breaks.
 */
export function verifyBundle(
  bundle: string | Readable | AsyncIterable<Uint8Array>,
  options: ReadBundleOptions = {},
): Promise<ReadBundle> {
  return readBundle(typeof bundle === "string" ? createReadStream(bundle) : bundle, options);
}
