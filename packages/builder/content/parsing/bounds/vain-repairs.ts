import type { ContentModule } from "../../modules/content-module.ts";
import { placeIn } from "../../rendering/render-state.ts";
import type { ParseFault } from "../parse-fault.ts";
import { type ModuleText, textOf, undoTo } from "../repair/apply-repairs.ts";

/** Repairs of one and the same fault in a row, the last of which must help. */
const inRowMost = 3;
/** Repairs of a fault that comes back after others, each of which may have brought it back. */
const backMost = 6;

/** The faults of a module in the order in which they were found, to notice repairs that do not help. */
export class VainRepairs {
  readonly #times = new Map<string, number>();
  #last = "";
  #inRow = 0;
  #before: ModuleText | null = null;

  /**
   * Whether a fault has been repaired in vain. The module then has the text again that it had before: what did not help would
   * be text of the page.
   */
  areUndone(fault: ParseFault, module: ContentModule): boolean {
    const { line, column, message } = fault;
    const found = `${line}:${column} ${message}`;
    if (found !== this.#last) {
      this.#last = found;
      this.#inRow = 0;
      this.#before = textOf(module);
    }
    // In the author's text, for repairs may have moved it.
    const written = placeIn(module, { line, column });
    const place = `${written.line}:${written.column} ${message}`;
    const times = (this.#times.get(place) ?? 0) + 1;
    this.#times.set(place, times);
    if (++this.#inRow <= inRowMost && times <= backMost) return false;
    if (this.#before) undoTo(this.#before, module);
    this.#last = "";
    this.#times.clear();
    return true;
  }
}
