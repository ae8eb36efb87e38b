import type { Diagnostic } from "@lectern/contract";
import { endsWithin } from "../../../content/index.ts";
import type { OpenTree } from "../../../source/tree/open-tree.ts";
import { Typeface } from "./typeface.ts";

const mostFontBytes = 2_000_000;
/** Milliseconds for reading the font, and for one picture: a font may be made so that it is never read to its end. */
const mostTime = 5000;

/**
 * The typeface of one site's pictures: the author's font as long as it can be read, then Inter. What is wrong with the
 * font is in `faults`, once.
 */
export class OwnTypeface {
  readonly faults: Diagnostic[] = [];
  readonly #path: string | null;
  #typeface: Typeface;
  #isOwn = false;

  /**
   * @param path file of the tree; null for none.
   * @param shipped files of a font that comes with Lectern, which counts where there is no file; none for Inter alone.
   */
  constructor(tree: OpenTree, path: string | null, shipped: readonly Uint8Array[] = []) {
    this.#path = path;
    this.#typeface = new Typeface(path === null ? shipped : []);
    const file = path === null ? undefined : tree.byPath.get(path);
    if (path === null || !file) return;
    if (file.size > mostFontBytes) this.#giveUp("it is larger than 2 MB");
    else {
      const read = this.#within(() => new Typeface([tree.read(path)]));
      if (!read) return;
      this.#typeface = read;
      this.#isOwn = true;
    }
  }

  /** Draws with the typeface; once more, in Inter, where the author's font does not let it come to an end. */
  draw<T>(run: (typeface: Typeface) => T): T {
    if (this.#isOwn) {
      const drawn = this.#within(() => ({ value: run(this.#typeface) }));
      if (drawn) return drawn.value;
      this.#isOwn = false;
      this.#typeface = new Typeface();
    }
    return run(this.#typeface);
  }

  #within<T>(run: () => T): T | null {
    let result: T | null = null;
    try {
      const isDone = endsWithin(mostTime, () => {
        result = run();
      });
      if (!isDone) this.#giveUp("it takes too long to read");
      return isDone ? result : null;
    } catch (error) {
      this.#giveUp(error instanceof Error ? error.message : "it cannot be read");
      return null;
    }
  }

  #giveUp(reason: string): void {
    this.faults.push({
      severity: "warning",
      code: "thumbnail-font",
      message: `Pictures of pages cannot be drawn in this font: ${reason.slice(0, 200)}`,
      hint: "They are drawn in Inter; use a WOFF, WOFF2, TrueType or OpenType file",
      file: this.#path ?? "",
      line: 1,
      column: 1,
    });
  }
}
