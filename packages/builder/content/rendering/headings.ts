const separators = /[\s.-]+/g;

/**
 * The format's own rule for heading ids, which is not GitHub's: lower case, white space and periods become hyphens,
 * a straight apostrophe becomes a right single quote, parentheses go away; slash, ampersand and the rest stay. Hyphens
 * never stand side by side. `1. Start here` → `1-start-here`, `Config.json options` → `config-json-options`, `What's new` → `what’s-new`, `Read/write access` → `read/write-access`.
 */
export function slugOf(text: string): string {
  return text.trim().toLowerCase().replace(/[()]/g, "").replace(/'/g, "’").replace(separators, "-");
}

/** Ids used so far on one page: the second `setup` becomes `setup-2`, the third `setup-3`. */
export class HeadingIds {
  readonly #used = new Map<string, number>();

  /** The id for a heading's text; never empty, never twice the same. */
  unique(text: string): string {
    return this.claim(slugOf(text) || "section");
  }

  /** The wanted id itself, or the next free one after it. */
  claim(wanted: string): string {
    const count = this.#used.get(wanted);
    if (count === undefined) {
      this.#used.set(wanted, 1);
      return wanted;
    }
    let number = count + 1;
    while (this.#used.has(`${wanted}-${number}`)) number++;
    this.#used.set(wanted, number);
    const id = `${wanted}-${number}`;
    this.#used.set(id, 1);
    return id;
  }
}
