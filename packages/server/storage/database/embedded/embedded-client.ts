import { Worker } from "node:worker_threads";
import { DatabaseError, UnavailableError } from "../database-errors.ts";
import type { QueryAnswer, ThreadOptions, ThreadReply, ThreadRequest } from "./messages.ts";

/** A request without its id. */
type Ask = ThreadRequest extends infer R ? (R extends { id: number } ? Omit<R, "id"> : never) : never;

interface Pending {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface Thread {
  worker: Worker;
  pending: Map<number, Pending>;
  isDead: boolean;
}

/**
 * Talks to the thread of the embedded database. A thread that dies is replaced at the next query; PostgreSQL's own
 * recovery brings back everything that was committed.
 */
export class EmbeddedClient {
  readonly #options: ThreadOptions;
  readonly #onDeath: (error: Error) => void;
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #thread: Promise<Thread> | null = null;
  #nextId = 1;
  #closed = false;

  constructor(options: ThreadOptions, onDeath: (error: Error) => void) {
    this.#options = options;
    this.#onDeath = onDeath;
  }

  /** Starts the database; the first query does it otherwise. */
  async open(): Promise<void> {
    await this.#started();
  }

  /**
   * Runs a query on the session. Who needs several statements to belong together must hold the session (see
   * `EmbeddedDriver`).
   * @param expected the session that a transaction began on; a query on any other is refused
   */
  async query(sql: string, parameters: readonly unknown[] = [], expected?: object): Promise<QueryAnswer> {
    const thread = await this.#started();
    if (expected && thread !== expected) throw new UnavailableError("The embedded database restarted");
    return (await this.#ask(thread, { kind: "query", sql, parameters })) as QueryAnswer;
  }

  /** Stands for the present session; another one after a restart. */
  session(): Promise<object> {
    return this.#started();
  }

  /** Calls back for each NOTIFY on the channel once its transaction has committed. */
  async listen(channel: string, callback: (payload: string) => void): Promise<() => void> {
    const known = this.#listeners.get(channel);
    const callbacks = known ?? new Set();
    callbacks.add(callback);
    this.#listeners.set(channel, callbacks);
    if (!known) await this.#ask(await this.#started(), { kind: "listen", channel });
    return () => void callbacks.delete(callback);
  }

  /** The data folder as a tar archive. */
  async dump(): Promise<ArrayBuffer> {
    return (await this.#ask(await this.#started(), { kind: "dump" })) as ArrayBuffer;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    const thread = await this.#thread?.catch(() => null);
    if (!thread) return;
    const exited = new Promise((resolve) => thread.worker.once("exit", resolve));
    await this.#ask(thread, { kind: "close" }).catch(() => thread.worker.terminate());
    await exited;
  }

  #started(): Promise<Thread> {
    if (this.#closed && !this.#thread) return Promise.reject(new UnavailableError("The database is closed"));
    this.#thread ??= this.#start();
    return this.#thread;
  }

  async #start(): Promise<Thread> {
    const file = import.meta.url.endsWith(".ts") ? "./database-thread.ts" : "./database-thread.js";
    const worker = new Worker(new URL(file, import.meta.url), { workerData: this.#options });
    const thread: Thread = { worker, pending: new Map(), isDead: false };
    const started = new Promise<Thread>((resolve, reject) => {
      worker.on("message", (reply: ThreadReply) => {
        if (reply.kind === "ready") resolve(thread);
        else if (reply.kind === "failed")
          reject(new UnavailableError(`The embedded database cannot be opened: ${reply.message}`));
        else this.#receive(thread, reply);
      });
      worker.on("error", (error) => this.#died(thread, error, reject));
      worker.on("exit", () => this.#died(thread, new Error("its thread ended"), reject));
    });
    await started;
    for (const channel of this.#listeners.keys()) await this.#ask(thread, { kind: "listen", channel });
    return thread;
  }

  #receive(thread: Thread, reply: Exclude<ThreadReply, { kind: "ready" | "failed" }>): void {
    if (reply.kind === "notification") {
      for (const callback of this.#listeners.get(reply.channel) ?? []) callback(reply.payload);
      return;
    }
    const pending = thread.pending.get(reply.id);
    thread.pending.delete(reply.id);
    if (reply.kind === "answer") pending?.resolve(reply.answer);
    else pending?.reject(new DatabaseError(reply.error));
  }

  /** A thread that broke tells it twice, as an error and when it has ended: by then another may be in its place. */
  #died(thread: Thread, cause: Error, reject: (error: Error) => void): void {
    if (thread.isDead) return;
    thread.isDead = true;
    const error = new UnavailableError(`The embedded database stopped: ${cause.message}`, { cause });
    reject(error);
    for (const pending of thread.pending.values()) pending.reject(error);
    thread.pending.clear();
    if (!this.#thread) return;
    this.#thread = null;
    if (!this.#closed) this.#onDeath(error);
  }

  #ask(thread: Thread, request: Ask): Promise<unknown> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      thread.pending.set(id, { resolve, reject });
      thread.worker.postMessage({ ...request, id });
    });
  }
}
