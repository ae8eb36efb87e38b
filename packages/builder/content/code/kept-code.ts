import { hash } from "node:crypto";

/** The lines of one block as they were coloured, and the rules of the classes in them. */
export interface KeptBlock {
  lines: string[];
  styles: Record<string, string>;
}

/**
 * The coloured code of one page, from one rendering to the next: while an author writes text, no grammar is loaded. A
 * block is found by all that decides its colours: language, themes and code.
 */
export class KeptCode {
  readonly #before: Record<string, KeptBlock>;
  readonly #used = new Map<string, KeptBlock>();

  /** @param before what `toJson` of the page's last rendering said. */
  constructor(before?: string) {
    this.#before = before === undefined ? {} : (JSON.parse(before) as Record<string, KeptBlock>);
  }

  static keyOf(language: string, themes: { light: string; dark: string }, lines: readonly string[]): string {
    return hash("sha256", JSON.stringify([language, themes.light, themes.dark, lines]), "base64url");
  }

  get(key: string): KeptBlock | undefined {
    const block = this.#used.get(key) ?? (Object.hasOwn(this.#before, key) ? this.#before[key] : undefined);
    if (block) this.#used.set(key, block);
    return block;
  }

  add(key: string, block: KeptBlock): void {
    this.#used.set(key, block);
  }

  /** The blocks that this rendering has met; null where there are none. */
  toJson(): string | null {
    return this.#used.size === 0 ? null : JSON.stringify(Object.fromEntries(this.#used));
  }
}
