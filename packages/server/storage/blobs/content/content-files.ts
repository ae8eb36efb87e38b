import { type FileHandle, open, readFile } from "node:fs/promises";

/** Bytes up to which content is read at once: a stream for each of thousands of small pieces costs more than they do. */
const smallMost = 1024 * 1024;

/** Where content lies: all of a file, or `size` bytes of it from `start` on. */
export interface ContentPlace {
  path: string;
  /** Bytes, where they are known. */
  size?: number;
  part?: { start: number; size: number } | null;
}

/** Reads small content out of files, each of which may hold thousands of pieces and is opened once. */
export class ContentFiles {
  readonly #handles = new Map<string, Promise<FileHandle>>();

  /** The bytes, fewer where the file ends before; null for content that is large, or of a size that nobody knows. */
  async read({ path, size, part }: ContentPlace): Promise<Buffer | null> {
    const wanted = part ? part.size : size;
    if (wanted === undefined || wanted > smallMost) return null;
    if (!part) return readFile(path);
    const handle = await this.#open(path);
    const bytes = Buffer.allocUnsafe(wanted);
    let end = 0;
    while (end < wanted) {
      const { bytesRead } = await handle.read(bytes, end, wanted - end, part.start + end);
      if (bytesRead === 0) break;
      end += bytesRead;
    }
    return bytes.subarray(0, end);
  }

  async close(): Promise<void> {
    const opened = await Promise.allSettled(this.#handles.values());
    this.#handles.clear();
    for (const one of opened) if (one.status === "fulfilled") await one.value.close();
  }

  #open(path: string): Promise<FileHandle> {
    let handle = this.#handles.get(path);
    if (!handle) {
      handle = open(path, "r");
      this.#handles.set(path, handle);
    }
    return handle;
  }
}
