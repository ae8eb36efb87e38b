import type { Readable } from "node:stream";

/**
 * Where built files and bundles are kept. Keys are paths of `[A-Za-z0-9._-]` segments. A key exists only once all its
 * bytes are stored durably; a failed or killed `put` leaves nothing under it.
 */
export interface BlobStore {
  /**
   * Stores the bytes; an existing blob of the key is replaced at once, never mixed.
   * @param body pieces may be overwritten once the next is asked for. What fails, or is not read to its end, is ended.
   */
  put(
    key: string,
    body: Uint8Array | AsyncIterable<Uint8Array>,
    options?: { contentType?: string },
  ): Promise<{ size: number; sha256: string }>;
  /**
   * The blob, or a part of it (inclusive byte positions, as in HTTP; an end behind the blob's is its end); null when
   * there is none. `size` is that of the whole blob. Read the body to its end or destroy it.
   * @throws RangeError when the range holds no byte of the blob.
   */
  get(key: string, range?: { start: number; end: number }): Promise<{ body: Readable; size: number } | null>;
  /** The whole of a small blob; null when there is none. */
  read(key: string): Promise<Buffer | null>;
  head(key: string): Promise<{ size: number } | null>;
  /** Removes keys; those that do not exist are passed over. */
  delete(keys: readonly string[]): Promise<void>;
  list(prefix: string): AsyncIterable<{ key: string; size: number; modifiedAt: Date }>;
  /**
   * A link that serves the blob to whoever has it until `expiresAt`, GET and ranges only. Never promises a life longer
   * than the link truly has (credentials may end sooner): the answer says when it ends.
   */
  signedUrl(
    key: string,
    options: { seconds: number; filename?: string; contentType?: string },
  ): Promise<{ url: string; expiresAt: Date }>;
  /** Whether the store answers, for readiness. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Key of a content-addressed blob. */
export function contentKey(sha256: string): string {
  return `content/${sha256.slice(0, 2)}/${sha256}`;
}
