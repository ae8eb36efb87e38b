/**
 * A value that is read anew for whoever asks, at the price of one reader: those who ask while a read runs share the next
 * one. So an answer is never older than the question, and a thousand questions cost two reads. When the source is away or
 * slow the last value stands in for it.
 */
export class FreshValue<T> {
  readonly #read: () => Promise<T>;
  readonly #patienceMs: number;
  #last: { value: T } | null = null;
  #running: Promise<T> | null = null;
  #next: Promise<T> | null = null;

  constructor(read: () => Promise<T>, patienceMs: number) {
    this.#read = read;
    this.#patienceMs = patienceMs;
  }

  /** @throws what the read throws, only when no value was ever read. */
  async get(): Promise<T> {
    const reading = this.#join();
    if (!this.#last) return reading;
    const last = this.#last.value;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<T>((resolve) => {
      timer = setTimeout(resolve, this.#patienceMs, last);
    });
    return Promise.race([reading.catch(() => last), patience]).finally(() => clearTimeout(timer));
  }

  #join(): Promise<T> {
    if (!this.#running) {
      this.#running = this.#start();
      return this.#running;
    }
    this.#next ??= this.#running
      // Whoever asked for that read is told.
      .catch(() => {})
      .then(() => {
        this.#next = null;
        this.#running = this.#start();
        return this.#running;
      });
    return this.#next;
  }

  async #start(): Promise<T> {
    try {
      const value = await this.#read();
      this.#last = { value };
      return value;
    } finally {
      // Whoever waits for the next read starts it; with nobody waiting the next question does.
      if (!this.#next) this.#running = null;
    }
  }
}
