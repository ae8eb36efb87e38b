import { blobsOf } from "@lectern/contract/site/manifest";
import { ByteGatherer } from "../../files/file-pieces.ts";
import type { PlannedPart } from "../../files/planned-file.ts";
import { keyOf, sha256, spreadOf } from "../../text/hashes.ts";
import type { ComposeOptions } from "../build-options.ts";
import { type FullTextPage, findTwins, type TwinPlace } from "./find-twins.ts";

/** Pages of a part, on average. */
const pagesPerPart = 16;
const newline = 10;

/** `llms-full.txt` of a bundle in parts: where one begins is decided by its first page alone. */
export class FullTextParts {
  readonly parts: PlannedPart[] = [];
  readonly #options: Pick<ComposeOptions, "manifest" | "read">;
  readonly #pages: readonly FullTextPage[];
  /** Index of the page behind the last of each part. */
  readonly #ends: number[] = [];

  constructor(options: Pick<ComposeOptions, "manifest" | "read">, pages: readonly FullTextPage[]) {
    this.#options = options;
    this.#pages = pages;
    let key = "";
    let size = 0;
    for (const [index, { address, twin, skipped }] of pages.entries()) {
      key += `${address}\n${twin.sha256}\n`;
      size += sourceLine(address).length + twin.size - skipped + 2;
      const next = pages[index + 1];
      if (next && spreadOf(next.address) % pagesPerPart !== 0) continue;
      this.parts.push({ key: sha256(`llms-full.txt\n${key}`), size });
      this.#ends.push(index + 1);
      key = "";
      size = 0;
    }
  }

  get key(): string {
    return keyOf(...this.parts.map((part) => part.key));
  }

  async whole(): Promise<Buffer> {
    const gathered = new ByteGatherer();
    for await (const part of this.read([...this.parts.keys()])) gathered.add(part);
    return gathered.view();
  }

  /** The bytes of the wanted parts, each valid until the next is asked for. */
  async *read(wanted: readonly number[]): AsyncGenerator<Buffer> {
    const { read } = this.#options;
    const places = wanted.length > this.parts.length / 4 ? await this.#findAll() : null;
    const gathered = new ByteGatherer();
    for (const part of wanted) {
      gathered.clear();
      for (let index = this.#ends[part - 1] ?? 0; index < (this.#ends[part] as number); index++) {
        const { address, twin, skipped } = this.#pages[index] as FullTextPage;
        const place = places?.[index] ?? placeIn(bufferOf(await read(twin.sha256)), skipped);
        const { bytes, title, titleEnd, rest, end } = place;
        gathered.addRange(bytes, title, titleEnd);
        gathered.add(sourceLine(address));
        gathered.addRange(bytes, rest, end);
        gathered.add("\n\n");
      }
      yield gathered.view();
    }
  }

  /** Where each page lies in the deployment's own text, where that holds the same: few large reads in place of thousands. */
  async #findAll(): Promise<TwinPlace[] | null> {
    const { manifest, read } = this.#options;
    const hosted = manifest.files["llms-full.txt"];
    const texts: Buffer[] = [];
    for (const { sha256 } of hosted ? blobsOf(hosted) : []) texts.push(bufferOf(await read(sha256)));
    return findTwins(texts, this.#pages);
  }
}

/** Addresses are percent-encoded: a byte a character. */
function sourceLine(address: string): string {
  return `Source: ${address}\n`;
}

/** A twin that is all of its bytes but the first. */
function placeIn(bytes: Buffer, skipped: number): TwinPlace {
  const titleEnd = bytes.indexOf(newline, skipped) + 1;
  return { bytes, title: skipped, titleEnd, rest: titleEnd, end: bytes.length };
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
