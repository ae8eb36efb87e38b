import type { HtmlTable } from "./html-table.ts";

/** The words of a popup, and what opens beside them. */
export interface PopupParts {
  trigger: string;
  content: string;
}

/** What stands around the element that is being written, for those whose Markdown depends on it. */
export class Surroundings {
  /** Number of the last step in each list of steps. */
  readonly steps: number[] = [];
  /** Lists of HTML: their items so far, and the next number of one that counts. */
  readonly lists: { items: string[]; next: number | null }[] = [];
  /** The tables of HTML, as far as they are read. */
  readonly tables: HtmlTable[] = [];
  readonly #popups: PopupParts[] = [];
  #media = 0;
  #code = 0;
  #boxes = false;

  /** Writes what a popup holds, whose parts say what they are. */
  inPopup(parts: PopupParts, write: () => string): string {
    this.#popups.push(parts);
    try {
      return write();
    } finally {
      this.#popups.pop();
    }
  }

  /** The popup whose part is being written. */
  get popup(): PopupParts | undefined {
    return this.#popups.at(-1);
  }

  /** Writes what a video or audio holds: the files that its sources name. */
  inMedia(write: () => string): string {
    this.#media++;
    try {
      return write();
    } finally {
      this.#media--;
    }
  }

  get isMedia(): boolean {
    return this.#media > 0;
  }

  /** Writes code that stands in a line, where no sign needs a backslash. */
  inCode(write: () => string): string {
    this.#code++;
    try {
      return write();
    } finally {
      this.#code--;
    }
  }

  get isCode(): boolean {
    return this.#code > 0;
  }

  /** Writes what an element holds that lays it out as boxes, or does not. */
  inLayout(boxes: boolean, write: () => string): string {
    const outer = this.#boxes;
    this.#boxes = boxes;
    try {
      return write();
    } finally {
      this.#boxes = outer;
    }
  }

  get areBoxes(): boolean {
    return this.#boxes;
  }
}
