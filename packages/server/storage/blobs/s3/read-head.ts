/** Bodies above this size are stored in parts of it. */
export const multipartBytes: number = 8 * 1024 * 1024;

/**
 * Reads the beginning of what comes in pieces, each valid until the next is asked for: a small blob is stored in one request.
 * @returns all of it and no rest, or at least `multipartBytes` and the rest
 */
export async function readHead(
  body: AsyncIterable<Uint8Array>,
): Promise<{ head: Buffer; rest: AsyncIterable<Uint8Array> | null }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const iterator = body[Symbol.asyncIterator]();
  while (size < multipartBytes) {
    const next = await iterator.next();
    if (next.done) return { head: Buffer.concat(chunks), rest: null };
    chunks.push(Buffer.from(next.value));
    size += next.value.byteLength;
  }
  return { head: Buffer.concat(chunks), rest: { [Symbol.asyncIterator]: () => iterator } };
}
