/** Reads lines and counted bytes from a stream of chunks, as the answers of `git cat-file --batch` need it. */
export class ByteReader {
  #source: AsyncIterator<Buffer>;
  #buffer: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next line without its end; null at the end of the stream. */
  async line(): Promise<string | null> {
    for (let from = 0; ; ) {
      const end = this.#buffer.indexOf(10, from);
      if (end >= 0) {
        const line = this.#buffer.subarray(0, end).toString();
        this.#buffer = this.#buffer.subarray(end + 1);
        return line;
      }
      from = this.#buffer.length;
      const { value, done } = await this.#source.next();
      if (done) return null;
      this.#buffer = Buffer.concat([this.#buffer, value]);
    }
  }

  /** Exactly so many bytes; null when the stream ends before. */
  async bytes(count: number): Promise<Buffer | null> {
    const chunks = [this.#buffer];
    let size = this.#buffer.length;
    while (size < count) {
      const { value, done } = await this.#source.next();
      if (done) return null;
      chunks.push(value);
      size += value.length;
    }
    const all = chunks.length > 1 ? Buffer.concat(chunks, size) : this.#buffer;
    this.#buffer = all.subarray(count);
    return all.subarray(0, count);
  }
}
