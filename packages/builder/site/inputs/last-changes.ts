import type { SourceFile } from "../../source/tree/source-tree.ts";
import { sha256 } from "../../text/hashes.ts";
import type { BuildOptions } from "../build-options.ts";

type Named = Pick<SourceFile, "path" | "spelled">;

/** The days on which the files of a tree were last changed: asked for where a page shows them, and then once. */
export class LastChanges {
  readonly #ask: BuildOptions["lastChanges"];
  readonly #tree: { readonly files: readonly Named[] };
  #answer: Promise<ReadonlyMap<string, string>> | null = null;

  constructor(ask: BuildOptions["lastChanges"], tree: { readonly files: readonly Named[] }) {
    this.#ask = ask;
    this.#tree = tree;
  }

  /** Days (`YYYY-MM-DD`) by path, of files of the tree only; what is not such a day is left out. */
  read(): Promise<ReadonlyMap<string, string>> {
    this.#answer ??= this.#read();
    return this.#answer;
  }

  async #read(): Promise<ReadonlyMap<string, string>> {
    const known = await this.#ask?.();
    const days = new Map<string, string>();
    for (const { path, spelled } of known ? this.#tree.files : []) {
      const day = known?.get(spelled ?? path);
      if (day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day)) days.set(path, day);
    }
    return days;
  }

  /** Names all days in the key of a build; empty where it shows none. */
  async key(isShown: boolean): Promise<string> {
    const days = isShown ? await this.read() : null;
    return days && days.size > 0 ? sha256([...days].map(([path, day]) => `${path}\0${day}\n`).join("")) : "";
  }
}
