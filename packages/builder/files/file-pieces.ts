/** A part of a file: text or bytes of its own, or bytes that other files have too. */
export type FilePiece = string | Uint8Array | SharedPiece;

/** The same object wherever these bytes stand: whoever compresses them does so once. */
export interface SharedPiece {
  readonly bytes: Uint8Array;
}

/** Whether a piece is one that other files have too. */
export function isShared(piece: FilePiece): piece is SharedPiece {
  return typeof piece !== "string" && !(piece instanceof Uint8Array);
}

const firstBytes = 1024 * 1024;
/** Bytes of the largest buffer that is worth keeping. */
const mostKept = 16 * 1024 * 1024;
/** Most bytes that a character of a text becomes. */
const mostPerCharacter = 3;

/** Bytes gathered in one buffer that grows, and that can be used again: large buffers cost more than what is put into them. */
export class ByteGatherer {
  readonly #allocate: (bytes: number) => Buffer;
  #buffer: Buffer;
  #length = 0;

  /** @param allocate a buffer of so many bytes. */
  constructor(allocate: (bytes: number) => Buffer = Buffer.allocUnsafeSlow) {
    this.#allocate = allocate;
    this.#buffer = allocate(firstBytes);
  }

  get length(): number {
    return this.#length;
  }

  /** What was gathered, where it lies: valid until something is added. */
  view(from = 0): Buffer {
    return this.#buffer.subarray(from, this.#length);
  }

  add(piece: FilePiece): void {
    if (typeof piece === "string") {
      this.#reserve(piece.length * mostPerCharacter);
      this.#length += this.#buffer.write(piece, this.#length);
      return;
    }
    const bytes = piece instanceof Uint8Array ? piece : piece.bytes;
    this.#reserve(bytes.byteLength);
    this.#buffer.set(bytes, this.#length);
    this.#length += bytes.byteLength;
  }

  /** Adds a part of a buffer. */
  addRange(bytes: Buffer, from: number, to: number): void {
    this.#reserve(to - from);
    this.#length += bytes.copy(this.#buffer, this.#length, from, to);
  }

  /** Room for bytes that are written later, holding zeros until then. */
  leave(bytes: number): void {
    this.#reserve(bytes);
    this.#buffer.fill(0, this.#length, this.#length + bytes);
    this.#length += bytes;
  }

  clear(): void {
    this.#length = 0;
    if (this.#buffer.byteLength > mostKept) this.#buffer = this.#allocate(firstBytes);
  }

  #reserve(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#buffer.byteLength) return;
    // What is large seldom grows: a large file is followed by its padding. One of many pieces grows again and again.
    const grown = Math.max(Math.min(2 * needed, mostKept), Math.ceil(1.25 * this.#buffer.byteLength));
    const larger = this.#allocate(Math.max(needed + firstBytes, grown));
    larger.set(this.view());
    this.#buffer = larger;
  }
}

const joined = new ByteGatherer();

/** The pieces of a file as one. */
export function joinPieces(pieces: readonly FilePiece[]): Buffer {
  return Buffer.from(gatherPieces(pieces));
}

/** The same without a copy: valid until pieces are joined again. */
export function gatherPieces(pieces: readonly FilePiece[]): Buffer {
  joined.clear();
  for (const piece of pieces) joined.add(piece);
  return joined.view();
}
