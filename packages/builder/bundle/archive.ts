import { ByteGatherer, type FilePiece, isShared, joinPieces, type SharedPiece } from "../files/file-pieces.ts";
import { sha256 } from "../text/hashes.ts";
import { headerBytes, isPlain, otherHeader, overhang, writeHeader } from "./tar.ts";

/** Where a shared piece lies in an archive. */
export interface SharedPlace {
  at: number;
  piece: SharedPiece;
}

/** Archives that take their buffers from those that are not needed any more; other threads may read them. */
export class Archives {
  readonly #spare: ByteGatherer[] = [];

  take(): Archive {
    return new Archive(this.#spare.pop() ?? new ByteGatherer(allocateShared));
  }

  /** Nothing of the archive is looked at any more. */
  free(archive: Archive): void {
    this.#spare.push(archive.gathered);
  }
}

function allocateShared(bytes: number): Buffer {
  return Buffer.from(new SharedArrayBuffer(bytes));
}

/** Files as a piece of a tar archive, without its end: each is written once, and hashed and compressed where it lies. */
export class Archive {
  /** Shared pieces in the order in which they lie. */
  readonly shared: SharedPlace[] = [];
  readonly gathered: ByteGatherer;
  #lastContent = { from: 0, size: 0 };

  /** @param gathered is the archive's alone until the archive is not needed any more. */
  constructor(gathered: ByteGatherer) {
    gathered.clear();
    this.gathered = gathered;
  }

  /** All of it, valid until a file is added. */
  get bytes(): Buffer {
    return this.gathered.view();
  }

  /** Where the content of the last file lies in the bytes. */
  get lastContent(): { from: number; size: number } {
    return this.#lastContent;
  }

  /** Adds a file, and answers its hash and its size in bytes. */
  async add(path: string, pieces: readonly FilePiece[]): Promise<{ sha256: string; size: number }> {
    const { gathered } = this;
    const start = gathered.length;
    if (isPlain(path)) gathered.leave(headerBytes);
    else gathered.add(await otherHeader(path, joinPieces(pieces)));
    const from = gathered.length;
    for (const piece of pieces) {
      if (isShared(piece)) this.shared.push({ at: gathered.length, piece });
      gathered.add(piece);
    }
    const content = gathered.view(from);
    const size = content.byteLength;
    const hash = sha256(content);
    if (isPlain(path)) writeHeader(gathered.view(start), path, size);
    gathered.leave(overhang(size));
    this.#lastContent = { from, size };
    return { sha256: hash, size };
  }
}
