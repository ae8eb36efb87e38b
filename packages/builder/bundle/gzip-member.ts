import { promisify } from "node:util";
import { gzip } from "node:zlib";

const compress = promisify(gzip);

/** Names everything that decides the compressed bytes, beside the content: a member of another one is not used again. */
export const memberFormat = `tar+gzip6 zlib ${process.versions.zlib} ${process.arch} 1`;

/**
 * One complete gzip member. Members may be concatenated: what follows is read as one stream. Runs in libuv's pool.
 * The byte that names the operating system is set to "unknown", so that it does not tell machines apart.
 */
export async function gzipMember(bytes: Uint8Array): Promise<Buffer> {
  const member = await compress(bytes, { level: 6 });
  member[9] = 255;
  return member;
}
