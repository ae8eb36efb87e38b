import { crc32 } from "node:zlib";
import type { Member, MemberStore } from "./member-store.ts";
import type { PackedMembers } from "./pack-files.ts";

/** Bytes that are handed on at once, at least. */
const sendBytes = 1024 * 1024;

/**
 * The bytes of members one after the other, neighbours as one chunk, since an archive has hundreds: each is valid until
 * the next is asked for. A member that the cache has lost is made again.
 * @throws when it cannot be made again.
 */
export async function* sendMembers(store: MemberStore, packed: readonly PackedMembers[]): AsyncGenerator<Buffer> {
  const members = packed.flatMap(({ members, remake }) => members.map((member, index) => ({ member, index, remake })));
  let buffer = Buffer.alloc(0);
  for (let from = 0; from < members.length; ) {
    let size = 0;
    let to = from;
    for (; to < members.length && size < sendBytes; to++) size += sizeOf((members[to] as { member: Member }).member);
    if (size > buffer.length) buffer = Buffer.allocUnsafeSlow(Math.max(size, 2 * sendBytes));
    const chunk = buffer.subarray(0, size);
    let at = 0;
    for (const { member, index, remake } of members.slice(from, to)) {
      const end = at + sizeOf(member);
      if (!store.readInto(member, chunk.subarray(at, end))) {
        await store.forget();
        const bytes = (await remake()).at(index);
        // The same input gives the same bytes.
        if (bytes?.byteLength !== end - at || crc32(bytes) !== member.place[3])
          throw new Error("The cache of compressed files was damaged while the bundle was sent; try again");
        bytes.copy(chunk, at);
      }
      at = end;
    }
    yield chunk;
    from = to;
  }
}

/** Bytes of a member. */
export function sizeOf({ place }: Member): number {
  return place[2];
}
