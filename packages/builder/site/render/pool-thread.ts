import { Worker } from "node:worker_threads";
import { codeCacheOfThreads } from "../../code-cache.js";
import type { BodyRequest } from "./body-request.ts";
import type { RenderAll } from "./render-pool.ts";
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
}

export interface ThreadEnd {
  /** Whether it ended since nothing was left to do. */
  isDone: boolean;
  /** Pages that were being rendered when the thread ended, in order. */
  left: number[];
  answered: number;
  /** What ended it, where that was neither the time nor the memory of a page. */
  fault: Error | null;
}

/** Batches under way in one thread: the next is there when one is done. */
const ahead = 2;
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
  /** Pages that were sent and not answered, in order. */
  #waiting: number[] = [];
  #answered = 0;
  #isReady = false;
  #hasEnded = false;
  #pageTimer: NodeJS.Timeout | undefined;
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
      const task = this.#colours ? this.#queue.toColour() : this.#queue.toRender(this.#isPatient);
      if (task === "wait") {
        this.#queue.onChange(this.feed);
        if (this.#waiting.length > 0) break;
        clearTimeout(this.#pageTimer);
        this.#patienceTimer ??= setTimeout(this.#losePatience, patience);
        return;
      }
      if (task === "end") {
        if (!this.#colours || this.#waiting.length > 0) break;
        this.#colours = false;
        if (this.#queue.stopColouring()) continue;
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
    const requests = pages.map((index) => ({ index, request: this.#queue.request(index) }));
    const buffers = requests.flatMap(({ request: { source, code } }) =>
      // What the cache knows may be a part of something larger, and stays here.
      source ? [source.buffer as ArrayBuffer, ...(code ? [code.buffer as ArrayBuffer] : [])] : [],
    );
    this.#worker.postMessage({ render: requests } satisfies WorkerTask, buffers);
  }

  readonly #losePatience = (): void => {
    this.#isPatient = false;
    this.feed();
  };

  #watch(): void {
    clearTimeout(this.#pageTimer);
    this.#pageTimer = setTimeout(() => this.#end(), this.#pageTime);
  }

  #onAnswer(answer: WorkerAnswer): void {
    if (this.#hasEnded) return;
    if (answer === "ready") {
      this.#isReady = true;
      if (this.#waiting.length > 0) this.#watch();
      return;
    }
    this.#waiting.splice(this.#waiting.indexOf(answer.index), 1);
    this.#answered++;
    if ("coloured" in answer) {
      this.#queue.addColoured(answer.index, answer.coloured);
      this.feed();
      return;
    }
    try {
      this.#all.onBody(answer.index, answer.body);
      release(answer.body);
    } catch (error) {
      this.#hasEnded = true;
      this.#clearTimers();
      void this.#worker.terminate().then(() => this.#reject(error));
      return;
    }
    this.feed();
  }

  #clearTimers(): void {
    clearTimeout(this.#pageTimer);
    clearTimeout(this.#patienceTimer);
  }

  #end(error?: NodeJS.ErrnoException): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#clearTimers();
    const fault = error?.code === "ERR_WORKER_OUT_OF_MEMORY" ? null : (error ?? null);
    // A thread with nothing left to do ends itself: ended from here, inside Node's own code, it can abort the process.
    if (this.#waiting.length === 0 && this.#isReady && !error) {
      this.#worker.once("exit", () => this.#resolve({ isDone: true, left: [], answered: this.#answered, fault }));
      this.#worker.postMessage("end" satisfies WorkerTask);
      return;
    }
    void this.#worker.terminate().then(() => {
      // No page is to blame for a thread that never began.
      if (!this.#isReady && this.#waiting.length > 0)
        this.#reject(new Error("A thread for rendering could not be started", { cause: error }));
      else this.#resolve({ isDone: false, left: this.#leave(), answered: this.#answered, fault });
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
  for (const bytes of [part.bytes, twin.bytes, search.bytes, code]) bytes?.buffer.transfer(0);
}
