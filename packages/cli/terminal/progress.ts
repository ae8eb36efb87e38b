/** What is done before this many milliseconds needs no lines in a log. */
const quietMs = 2000;

type Screen = Pick<NodeJS.WriteStream, "isTTY" | "write"> & { columns?: number };

/**
 * A line that shows how far long work is: drawn over itself on a terminal; elsewhere (a log) a line at each tenth, and
 * only of work that takes more than two seconds.
 */
export class Progress {
  #label: string;
  #stream: Screen;
  #now: () => number;
  #started: number;
  #lastTenth = -1;
  #drawn = false;

  /** @param now a clock in milliseconds. */
  constructor(label: string, stream: Screen = process.stderr, now = () => performance.now()) {
    this.#label = label;
    this.#stream = stream;
    this.#now = now;
    this.#started = now();
  }

  /** @param percent 0 to 100. */
  update(percent: number, note = ""): void {
    if (this.#stream.isTTY) {
      const width = 28;
      const filled = Math.round((percent / 100) * width);
      const bar = "█".repeat(filled) + "░".repeat(width - filled);
      const line = `${this.#label} ${bar} ${String(Math.floor(percent)).padStart(3)} % ${note}`;
      // What is wrapped cannot be drawn over.
      const room = this.#stream.columns ? this.#stream.columns - 1 : line.length;
      this.#stream.write(`\r\x1b[2K${line.slice(0, room)}`);
      this.#drawn = true;
      return;
    }
    const tenth = Math.floor(percent / 10);
    if (tenth === this.#lastTenth || this.#now() - this.#started < quietMs) return;
    this.#stream.write(`${this.#label} ${Math.floor(percent)} % ${note}\n`);
    this.#lastTenth = tenth;
  }

  /** Ends the line, so that what follows stands below it. */
  end(): void {
    if (this.#drawn) this.#stream.write("\n");
    this.#drawn = false;
  }
}
