import { Worker } from "node:worker_threads";
import { codeCacheOfThreads } from "../../code-cache.js";
import type { BodyRequest } from "./body-request.ts";
import type { RenderAll } from "./render-all.ts";
import { batchSize, type RenderQueue } from "./render-queue.ts";
import type { ThreadInput } from "./render-thread.ts";
import type { WorkerAnswer, WorkerInput, WorkerTask } from "./render-worker.ts";
import type { RenderedBody } from "./rendered-body.ts";

/** How a thread works. */
export interface ThreadWork {
  /** Milliseconds that a page may take before the thread is ended. */
  pageTime: number;
  /** Whether lines of code have no limits of their own, since the thread is ended soon. */
  isWatched: boolean;
  /** Whether it colours ahead, as long as there is something to colour. */
  colours: boolean;
  /** Tells it from the others that are at work. */
  number: number;
}

export interface ThreadEnd {
  /** Whether it ended since nothing was left to do. */
  isDone: boolean;
  /** Pages that were not answered when the thread ended, in order. */
  left: number[];
  /** Pages that it had rendered or coloured by then. */
  finished: number;
  /** What ended it, where that was neither the time nor the memory of a page. */
  fault: Error | null;
}

/** Batches under way in one thread: the next is there when one is done. */
const ahead = 2;
/** How often in the time that a page may take it is asked whether the thread has finished another. */
const looks = 4;
/** Milliseconds that a thread waits for coloured code before it colours what it renders itself. */
const patience = 250;

/** The thread's program beside this file, as source or compiled. */
const program = new URL(`./render-thread.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url);

/** Runs one thread until there is nothing left to do, or a page ends it. Rejects with what `onBody` throws. */
export function runPoolThread(all: RenderAll, queue: RenderQueue, work: ThreadWork): Promise<ThreadEnd> {
  return new Promise((resolve, reject) => new PoolThread(all, queue, work, resolve, reject).feed());
}

class PoolThread {
  readonly #all: RenderAll;
  readonly #queue: RenderQueue;
  readonly #pageTime: number;
  readonly #resolve: (end: ThreadEnd) => void;
  readonly #reject: (error: unknown) => void;
  readonly #worker: Worker;
  #colours: boolean;
  #hasRendered = false;
  /** Pages that were sent and not answered, in order. */
  #waiting: number[] = [];
  readonly #finished = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #isReady = false;
  #hasEnded = false;
  #watcher: NodeJS.Timeout | undefined;
  #patienceTimer: NodeJS.Timeout | undefined;
  #isPatient = true;

  constructor(
    all: RenderAll,
    queue: RenderQueue,
    work: ThreadWork,
    resolve: (end: ThreadEnd) => void,
    reject: (error: unknown) => void,
  ) {
    this.#all = all;
    this.#queue = queue;
    this.#pageTime = work.pageTime;
    this.#colours = work.colours;
    this.#resolve = resolve;
    this.#reject = reject;
    const workerData: WorkerInput & ThreadInput = {
      ...all.input,
      isWatched: work.isWatched,
      finished: this.#finished,
      ...(all.cache && { mark: { cache: all.cache, thread: work.number } }),
      codeCache: codeCacheOfThreads(),
    };
    this.#worker = new Worker(program, { workerData });
    this.#worker.on("message", (answer: WorkerAnswer) => this.#onAnswer(answer));
    this.#worker.on("error", (error) => this.#end(error));
    this.#worker.on("exit", () => this.#end());
  }

  /** Sends what there is to do, as far as the thread has not enough. */
  readonly feed = (): void => {
    if (this.#hasEnded) return;
    while (this.#waiting.length <= batchSize * (ahead - 1)) {
      const task = this.#colours ? this.#queue.toColour(this.#hasRendered) : this.#queue.toRender(this.#isPatient);
      if (task === "wait") {
        this.#queue.onChange(this.feed);
        if (this.#waiting.length > 0) break;
        this.#stopWatching();
        this.#patienceTimer ??= setTimeout(this.#losePatience, patience);
        return;
      }
      if (task === "end") {
        if (!this.#colours || this.#waiting.length > 0) break;
        this.#colours = false;
        if (this.#queue.stopColouring(this.#hasRendered)) continue;
        break;
      }
      this.#isPatient = true;
      clearTimeout(this.#patienceTimer);
      this.#patienceTimer = undefined;
      this.#waiting.push(...task.pages);
      this.#send(task.kind, task.pages);
    }
    if (this.#waiting.length === 0) this.#end();
    else if (this.#isReady) this.#watch();
  };

  #send(kind: "colour" | "render", pages: readonly number[]): void {
    if (kind === "colour") {
      const files = pages.map((index) => ({ index, file: (this.#all.requests[index] as BodyRequest).file }));
      this.#worker.postMessage({ colour: files } satisfies WorkerTask);
      return;
    }
    this.#hasRendered = true;
    const requests = pages.map((index) => ({ index, request: this.#queue.request(index) }));
    // Source that was coloured ahead, with its code behind it; code that the cache knows stays here.
    const buffers = requests.flatMap(({ request: { source } }) => (source ? [source.buffer as ArrayBuffer] : []));
    this.#worker.postMessage({ render: requests } satisfies WorkerTask, buffers);
  }

  readonly #losePatience = (): void => {
    this.#isPatient = false;
    this.feed();
  };

  /** Ends the thread where it finishes no page for as long as one may take. */
  #watch(): void {
    if (this.#watcher) return;
    let known = Atomics.load(this.#finished, 0);
    let looked = 0;
    this.#watcher = setInterval(() => {
      const finished = Atomics.load(this.#finished, 0);
      looked = finished === known ? looked + 1 : 0;
      known = finished;
      if (looked >= looks) this.#end();
    }, this.#pageTime / looks);
  }

  #stopWatching(): void {
    clearInterval(this.#watcher);
    this.#watcher = undefined;
  }

  #onAnswer(answer: WorkerAnswer): void {
    if (this.#hasEnded) return;
    if (answer === "ready") {
      this.#isReady = true;
      if (this.#waiting.length > 0) this.#watch();
      return;
    }
    const pages = "coloured" in answer ? answer.coloured : answer.bodies;
    const answered = new Set(pages.map(({ index }) => index));
    this.#waiting = this.#waiting.filter((index) => !answered.has(index));
    if ("coloured" in answer) {
      for (const { index, code } of answer.coloured) this.#queue.addColoured(index, code);
      this.feed();
      return;
    }
    try {
      for (const { index, body } of answer.bodies) {
        this.#all.onBody(index, body);
        release(body);
      }
    } catch (error) {
      this.#hasEnded = true;
      this.#clearTimers();
      void this.#worker.terminate().then(() => this.#reject(error));
      return;
    }
    this.feed();
  }

  #clearTimers(): void {
    this.#stopWatching();
    clearTimeout(this.#patienceTimer);
  }

  #end(error?: NodeJS.ErrnoException): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#clearTimers();
    const fault = error?.code === "ERR_WORKER_OUT_OF_MEMORY" ? null : (error ?? null);
    const finished = Atomics.load(this.#finished, 0);
    // A thread with nothing left to do ends itself: ended from here, inside Node's own code, it can abort the process.
    if (this.#waiting.length === 0 && this.#isReady && !error) {
      this.#worker.once("exit", () => this.#resolve({ isDone: true, left: [], finished, fault }));
      this.#worker.postMessage("end" satisfies WorkerTask);
      return;
    }
    void this.#worker.terminate().then(() => {
      // No page is to blame for a thread that never began.
      if (!this.#isReady && this.#waiting.length > 0)
        this.#reject(new Error("A thread for rendering could not be started", { cause: error }));
      else this.#resolve({ isDone: false, left: this.#leave(), finished: Atomics.load(this.#finished, 0), fault });
    });
  }

  /** What colours has no say about a page: those that it left are rendered with their code as it is written. */
  #leave(): number[] {
    if (!this.#colours) return this.#waiting;
    this.#queue.stopColouring();
    for (const page of this.#waiting) this.#queue.addColoured(page, null);
    return [];
  }
}

/**
 * Gives back the memory of a body's bytes, which were read by now. The collector would do so after looking at the whole
 * heap, and would look again and again: what threads send soon is more than all else.
 */
function release({ part, twin, search, code }: RenderedBody): void {
  const buffers = new Set([part.bytes, twin.bytes, search.bytes, code].flatMap((bytes) => bytes?.buffer ?? []));
  for (const buffer of buffers) buffer.transfer(0);
}
