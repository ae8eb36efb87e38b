import { closeSync, lstatSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { readRegular } from "../../source/tree/regular-file.ts";

/** The file of a build's cache that holds the pages at work: what ends a process without a word leaves it behind. */
const name = "at-work";
/** Bytes for the page of one thread. */
const place = 512;
/** Bytes of the file; a larger one is no build's. */
const readMost = 64 * 1024;

/** Says in a file which page a thread is at, so that it is known when the page ends the whole process. */
export class PageMark {
  readonly #file: number;
  readonly #at: number;

  /** @param thread its number, from 0; `beginWork` must have made the file. */
  constructor(cache: string, thread: number) {
    this.#file = openSync(join(cache, name), "r+");
    this.#at = thread * place;
  }

  /** @param page its source; empty where the thread is at none. */
  set(page: string): void {
    const bytes = Buffer.from(`${page}\n`);
    writeSync(this.#file, bytes, 0, Math.min(bytes.length, place), this.#at);
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** Makes the file in which threads set their marks. */
export function beginWork(cache: string): void {
  writeFileSync(join(cache, name), "");
}

/** Takes it away: no page has ended this build. */
export function endWork(cache: string): void {
  rmSync(join(cache, name), { force: true });
}

/** The pages that the last build with this cache was at when it was ended; none where it came to its end itself. */
export function pagesAtWork(cache: string): string[] {
  const bytes = readMark(join(cache, name));
  const pages: string[] = [];
  for (let at = 0; at < bytes.length; at += place)
    pages.push(bytes.toString("utf8", at, Math.min(at + place, bytes.length)).split("\n", 1)[0] as string);
  return pages.filter((page) => page !== "" && !page.includes("\0"));
}

function readMark(file: string): Buffer {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return (found && found.size <= readMost && readRegular(file)) || Buffer.alloc(0);
}
