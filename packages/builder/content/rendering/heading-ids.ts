const dropped = /[(),:;?!"*]/g;
const separators = /[\s.-]+/g;

/**
 * The format's own rule for heading ids, which is not GitHub's: lower case, white space and periods become hyphens,
 * a straight apostrophe becomes a right single quote, parentheses and the signs of sentences go away; slash, ampersand,
 * plus and the rest stay. Hyphens never stand side by side, nor at an end. `1. Start here` → `1-start-here`,
 * `Config.json options` → `config-json-options`, `What's new?` → `what’s-new`, `Step 2: read/write` → `step-2-read/write`.
 */
export function slugOf(text: string): string {
  return text.toLowerCase().replace(dropped, "").replace(/'/g, "’").replace(separators, "-").replace(/^-|-$/g, "");
}

/** Ids used so far on one page: the second `setup` becomes `setup-2`, the third `setup-3`. */
export class HeadingIds {
  readonly #used = new Map<string, number>();

  /** The id for a heading's text; never empty, never twice the same. */
  unique(text: string): string {
    return this.claim(slugOf(text) || "section");
  }

  /** The wanted id itself, or the next free one after it: `setup-2`, or of fields, which count from one, `param-limit-1`. */
  claim(wanted: string, second = 2): string {
    const count = this.#used.get(wanted);
    if (count === undefined) {
      this.#used.set(wanted, second - 1);
      return wanted;
    }
    let number = count + 1;
    while (this.#used.has(`${wanted}-${number}`)) number++;
    this.#used.set(wanted, number);
    const id = `${wanted}-${number}`;
    this.#used.set(id, second - 1);
    return id;
  }
}
