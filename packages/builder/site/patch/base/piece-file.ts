import { closeSync, openSync, read } from "node:fs";
import { promisify } from "node:util";
import { crc32 } from "node:zlib";
import { readAt } from "../../../files/read-at.ts";

/** A piece of a data file: offset, bytes, checksum. */
export type Piece = [offset: number, length: number, checksum: number];

/** The data file is not what its head says: the site is built whole. */
export class DamagedBase extends Error {}

const readBeside = promisify(read);

/** Bytes of a window. */
const windowBytes = 1024 * 1024;

/** A data file whose pieces are read when they are asked for. */
export class PieceFile {
  readonly path: string;
  readonly #descriptor: number;

  /** @throws when there is no such file. */
  constructor(path: string) {
    this.path = path;
    this.#descriptor = openSync(path, "r");
  }

  /** Null when the file is damaged. */
  read([offset, length, checksum]: Piece): Buffer | null {
    const bytes = Buffer.allocUnsafe(length);
    return readAt(this.#descriptor, bytes, offset) && crc32(bytes) === checksum ? bytes : null;
  }

  /**
   * A large piece in windows, each valid until the next is asked for; while one is worked with, the next is read beside this
   * thread. Whether the piece is damaged shows at its end only: until then nothing that was made of it may be used.
   * @throws {DamagedBase}
   */
  async *windows([offset, length, checksum]: Piece): AsyncGenerator<Buffer> {
    const size = Math.min(windowBytes, length);
    const windows = [Buffer.allocUnsafe(size), Buffer.allocUnsafe(size)] as const;
    const readAt = async (done: number, window: Buffer) => {
      const { bytesRead } = await readBeside(this.#descriptor, window, 0, Math.min(size, length - done), offset + done);
      return window.subarray(0, bytesRead);
    };
    let seen = 0;
    let next = readAt(0, windows[0]);
    try {
      for (let done = 0, turn = 1; done < length; turn = 1 - turn) {
        const bytes = await next;
        if (bytes.length === 0) throw new DamagedBase();
        seen = crc32(bytes, seen);
        done += bytes.length;
        if (done < length) next = readAt(done, windows[turn as 0 | 1]);
        yield bytes;
      }
    } finally {
      // The file may be closed from here on.
      await next.catch(() => {});
    }
    if (seen !== checksum) throw new DamagedBase();
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}
