import { UnavailableError } from "../database-errors.ts";

/** Hands the one session of the embedded database to one user at a time, first come first served. */
export class SessionLock {
  readonly #waiting: (() => void)[] = [];
  readonly #patienceMs: number;
  #held = false;

  /** @param patienceMs how long to wait before giving up */
  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /** @throws {UnavailableError} when the session does not become free in time, instead of waiting for ever. */
  async acquire(): Promise<void> {
    if (!this.#held) {
      this.#held = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        const hint = "A transaction that runs too long, or one that queries the database beside itself?";
        reject(new UnavailableError(`The embedded database was busy for ${this.#patienceMs} ms. ${hint}`));
      }, this.#patienceMs);
      this.#waiting.push(turn);
    });
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#held = false;
  }
}
