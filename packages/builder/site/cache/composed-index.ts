import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { KnownFile, KnownFiles } from "../../files/known-file.ts";
import { readSealed, writeSealed } from "../../files/sealed-file.ts";

/** The composed files of the last time in a file of their own. What is damaged or gone counts as not there. */
export class ComposedIndex implements KnownFiles {
  readonly #path: string;
  readonly #known: Map<string, KnownFile>;
  readonly #kept = new Map<string, KnownFile>();

  constructor(path: string) {
    this.#path = path;
    const known = readSealed(path);
    this.#known = known instanceof Map ? known : new Map();
  }

  file(key: string): KnownFile | undefined {
    return this.#known.get(key);
  }

  remember(key: string, file: KnownFile): void {
    this.#kept.set(key, file);
  }

  /** Keeps what was remembered, and nothing else. */
  save(): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    writeSealed(this.#path, this.#kept);
  }
}
