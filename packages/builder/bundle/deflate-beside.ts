import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type Deflate, deflateHere, options } from "./deflate.ts";
import type { DeflateAnswer, DeflateTask } from "./deflate-thread.ts";

/** Bytes that a bundle compresses on its own thread first: most bundles after an edit have no more. */
const worthThread = 8 * 1024 * 1024;

/** The thread's program beside this file, as source or compiled. */
const program = new URL(`./deflate-thread.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url);

/**
 * Compresses in a thread of its own, where a bundle has much to compress and there is a processor for it: to compose the
 * next pages takes as long as to compress those before. What it is given must lie in shared memory to go there, and stay
 * as it is until it is compressed.
 */
export class DeflateBeside {
  readonly #mayStart: boolean;
  #bytes = 0;
  #worker: Worker | null = null;
  #fault: Error | null = null;
  /** In the order in which the thread answers. */
  readonly #waiting: PromiseWithResolvers<Uint8Array[]>[] = [];

  constructor(mayStart: boolean = availableParallelism() > 1) {
    this.#mayStart = mayStart;
  }

  /** @throws when the thread ends before its time. */
  readonly deflate: Deflate = async (pieces) => {
    const memory = memoryOf(pieces);
    for (const { byteLength } of pieces) this.#bytes += byteLength;
    if (!memory || !this.#mayStart || this.#bytes < worthThread) return deflateHere(pieces);
    if (this.#fault) throw this.#fault;
    this.#worker ??= this.#start();
    const answer = Promise.withResolvers<Uint8Array[]>();
    this.#waiting.push(answer);
    const places = pieces.map(({ byteOffset, byteLength }) => [byteOffset, byteOffset + byteLength] as const);
    this.#worker.postMessage({ memory, pieces: places } satisfies DeflateTask);
    return answer.promise;
  };

  /** Ends the thread; what it has not answered fails. */
  async end(): Promise<void> {
    this.#fail(new Error("The bundle ended before all of it was compressed"));
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(program, { workerData: options });
    worker.on("message", ({ bytes, ends }: DeflateAnswer) => {
      this.#waiting
        .shift()
        ?.resolve(ends.map((end, index) => new Uint8Array(bytes).subarray(ends[index - 1] ?? 0, end)));
    });
    worker.on("error", (cause) => this.#fail(new Error("The thread that compresses a bundle failed", { cause })));
    worker.on("exit", () => this.#fail(new Error("The thread that compresses a bundle ended")));
    return worker;
  }

  #fail(fault: Error): void {
    this.#fault ??= fault;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#fault);
  }
}

/** The shared memory in which all pieces lie; null where they do not. */
function memoryOf(pieces: readonly Uint8Array[]): SharedArrayBuffer | null {
  const memory = pieces[0]?.buffer;
  return memory instanceof SharedArrayBuffer && pieces.every(({ buffer }) => buffer === memory) ? memory : null;
}
