import { writeSync } from "node:fs";

/** Bytes gathered before they are written. */
const bufferBytes = 1024 * 1024;

/** Writes bytes one after another to the end of an open file, gathered into few large writes. */
export class AppendWriter {
  readonly #descriptor: number;
  readonly #buffer = Buffer.allocUnsafeSlow(bufferBytes);
  #waiting = 0;
  #written = 0;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  /** Bytes that were appended so far. */
  get size(): number {
    return this.#written + this.#waiting;
  }

  /** Appends a copy of the bytes. @returns the offset at which they stand. */
  append(bytes: Uint8Array): number {
    const offset = this.size;
    if (this.#waiting + bytes.byteLength > bufferBytes) this.flush();
    if (bytes.byteLength > bufferBytes) this.#write(bytes);
    else {
      this.#buffer.set(bytes, this.#waiting);
      this.#waiting += bytes.byteLength;
    }
    return offset;
  }

  /** Writes what waits, so that it can be read from the file. */
  flush(): void {
    this.#write(this.#buffer.subarray(0, this.#waiting));
    this.#waiting = 0;
  }

  #write(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.byteLength; )
      done += writeSync(this.#descriptor, bytes, done, bytes.byteLength - done, this.#written + done);
    this.#written += bytes.byteLength;
  }
}
