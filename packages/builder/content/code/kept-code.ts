import { hash } from "node:crypto";

/** The lines of one block as they were coloured, and the rules of the classes in them. */
export interface KeptBlock {
  lines: string[];
  styles: Record<string, string>;
}

/** Of a block as it is written: its key, how many lines are its own, its styles. */
type WrittenBlock = [key: string, lines: number, styles: KeptBlock["styles"]];

/**
 * The coloured code of one page, from one rendering to the next: while an author writes text, no grammar is loaded. A
 * block is found by all that decides its colours: language, themes and code.
 */
export class KeptCode {
  readonly #text: string | null;
  readonly #before = new Map<string, KeptBlock>();
  readonly #used = new Map<string, KeptBlock>();

  /** @param before what `toText` of the page's last rendering said. */
  constructor(before?: string) {
    this.#text = before ?? null;
    if (before === undefined) return;
    const [head = "", ...lines] = before.split("\n");
    let at = 0;
    for (const [key, count, styles] of JSON.parse(head) as WrittenBlock[]) {
      this.#before.set(key, { lines: lines.slice(at, at + count), styles });
      at += count;
    }
  }

  static keyOf(language: string, themes: { light: string; dark: string }, lines: readonly string[]): string {
    return hash("sha256", [language, themes.light, themes.dark, ...lines].join("\n"), "base64url");
  }

  get(key: string): KeptBlock | undefined {
    const block = this.#used.get(key) ?? this.#before.get(key);
    if (block) this.#used.set(key, block);
    return block;
  }

  add(key: string, block: KeptBlock): void {
    this.#used.set(key, block);
  }

  /**
   * The blocks that this rendering has met; null where there are none. A line of JSON about all, then their lines as they
   * are: most of it is HTML, in which JSON would have to escape every quote sign.
   */
  toText(): string | null {
    if (this.#used.size === 0) return null;
    // Most often nothing has changed.
    if (this.#text !== null && isSameOrder(this.#used, this.#before)) return this.#text;
    const head: WrittenBlock[] = [];
    let text = "";
    for (const [key, { lines, styles }] of this.#used) {
      head.push([key, lines.length, styles]);
      for (const line of lines) text += `\n${line}`;
    }
    return JSON.stringify(head) + text;
  }
}

function isSameOrder(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean {
  if (one.size !== other.size) return false;
  const keys = other.keys();
  for (const key of one.keys()) if (key !== keys.next().value) return false;
  return true;
}
