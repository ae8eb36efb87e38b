import { Worker } from "node:worker_threads";
import { codeCacheOfThreads } from "../../code-cache.js";
import { useHeapFlagsInThreads } from "../../heap-flags.ts";
import type { BuildOptions } from "../build-options.ts";
import { BodyRenderer } from "./body-renderer.ts";
import type { BodyRequest } from "./body-request.ts";
import { failedBody } from "./failed-body.ts";
import type { ThreadInput } from "./render-thread.ts";
import type { WorkerAnswer, WorkerInput, WorkerTask } from "./render-worker.ts";
import type { RenderedBody } from "./rendered-body.ts";

export interface RenderAll {
  requests: readonly BodyRequest[];
  input: WorkerInput;
  tree: ConstructorParameters<typeof BodyRenderer>[0];
  byPath: ConstructorParameters<typeof BodyRenderer>[1];
  threads: BuildOptions["threads"];
  /** Milliseconds that a page may take in a thread before the thread is ended. */
  pageTimes?: PageTimes;
  /** Called before a page is rendered in the calling thread. */
  onPage?: BuildOptions["onPage"];
  /** Called for each page as it is done, in any order. The bytes are valid during the call. */
  onBody(index: number, body: RenderedBody): void;
}

/** Fewer pages than this are rendered in the calling thread: a thread costs about as much to start. */
const worthThreads = 120;
const batchSize = 16;
/** Batches under way in one thread: the next is there when one is done. */
const ahead = 2;
/**
 * In the first threads lines of code have no limits of their own, which cost as much as the highlighting. A page that
 * ends its thread is rendered once more in the next, where they have.
 */
interface PageTimes {
  first: number;
  next: number;
}

const usualTimes: PageTimes = { first: 10_000, next: 30_000 };

/** The thread's program beside this file, as source or compiled. */
const program = new URL(`./render-thread.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url);

/** Renders the bodies, in threads where that pays. A page that ends its thread is reported and the others go on. */
export async function renderBodies(all: RenderAll): Promise<void> {
  if (all.threads < 1 || all.requests.length < worthThreads) {
    const isReferred = all.requests.some((request) => "reference" in request);
    const reference = isReferred ? await import("../../reference/index.ts") : null;
    const renderer = new BodyRenderer(all.tree, all.byPath, all.input.settings, reference);
    for (const [index, request] of all.requests.entries()) {
      all.onPage?.(request.file);
      all.onBody(index, renderer.render(request));
    }
    return;
  }
  useHeapFlagsInThreads();
  const queue = batches(all.requests.length);
  const count = Math.min(all.threads, Math.ceil(all.requests.length / (batchSize * 2)));
  await Promise.all(Array.from({ length: count }, () => runThread(all, queue)));
}

function batches(length: number): number[][] {
  const all = Array.from({ length }, (_, index) => index);
  const result: number[][] = [];
  for (let at = 0; at < length; at += batchSize) result.push(all.slice(at, at + batchSize));
  return result.reverse();
}

/** Threads in a row that an exception ended before they answered a page: after these, no page is to blame. */
const faultsMost = 5;

/** One thread, and another in its place as often as a page ends it. */
async function runThread(all: RenderAll, queue: number[][]): Promise<void> {
  let faults = 0;
  for (let isFirst = true; ; isFirst = false) {
    const { left, answered, fault } = await oneThread(all, queue, isFirst);
    if (left.length === 0) return;
    faults = fault === null || answered > 0 ? 0 : faults + 1;
    if (faults === faultsMost) throw fault;
    if (isFirst) {
      queue.push(left);
      continue;
    }
    // Threads work in order: the first page that was not answered is the one that ended it.
    const [culprit, ...others] = left as [number, ...number[]];
    const request = all.requests[culprit] as BodyRequest;
    all.onBody(culprit, failedBody(request, "it took too long or too much memory"));
    if (others.length > 0) queue.push(others);
    if (queue.length === 0) return;
  }
}

interface ThreadEnd {
  /** Pages that were under way when the thread ended, in order. */
  left: number[];
  answered: number;
  /** What ended it, where that was neither the time nor the memory of a page. */
  fault: Error | null;
}

/**
 * Gives back the memory of a body's bytes, which were read by now. The collector would do so after looking at the whole
 * heap, and would look again and again: what threads send soon is more than all else.
 */
function release({ part, twin, search, code }: RenderedBody): void {
  for (const bytes of [part.bytes, twin.bytes, search.bytes, code]) bytes?.buffer.transfer(0);
}

/** Works until the queue is empty, or a page ends the thread. */
function oneThread(all: RenderAll, queue: number[][], isFirst: boolean): Promise<ThreadEnd> {
  return new Promise((resolve, reject) => {
    const workerData: WorkerInput & ThreadInput = { ...all.input, isWatched: isFirst, codeCache: codeCacheOfThreads() };
    const worker = new Worker(program, { workerData });
    const times = all.pageTimes ?? usualTimes;
    let waiting: number[] = [];
    let answered = 0;
    let timer: NodeJS.Timeout | undefined;
    let settled = false;
    let isReady = false;
    const settle = (error?: NodeJS.ErrnoException) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      // No page is to blame for a thread that never began.
      const end = () =>
        isReady || waiting.length === 0
          ? resolve({
              left: waiting,
              answered,
              fault: error?.code === "ERR_WORKER_OUT_OF_MEMORY" ? null : (error ?? null),
            })
          : reject(new Error("A thread for rendering could not be started", { cause: error }));
      // A thread with nothing left to do ends itself: ended from here, inside Node's own code, it can abort the process.
      if (waiting.length === 0 && isReady && !error) {
        worker.once("exit", end);
        worker.postMessage("end" satisfies WorkerTask);
      } else void worker.terminate().then(end);
    };
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => settle(), isFirst ? times.first : times.next);
    };
    const feed = () => {
      while (waiting.length <= batchSize * (ahead - 1)) {
        const batch = queue.pop();
        if (!batch) break;
        waiting = [...waiting, ...batch];
        worker.postMessage(
          batch.map((index) => ({ index, request: all.requests[index] as BodyRequest })) satisfies WorkerTask,
        );
      }
      if (waiting.length === 0) settle();
      else if (isReady) watch();
    };
    worker.on("message", (answer: WorkerAnswer) => {
      if (settled) return;
      if (answer === "ready") {
        isReady = true;
        watch();
        return;
      }
      const { index, body } = answer;
      waiting = waiting.filter((one) => one !== index);
      answered++;
      try {
        all.onBody(index, body);
        release(body);
        feed();
      } catch (error) {
        settled = true;
        clearTimeout(timer);
        void worker.terminate().then(() => reject(error));
      }
    });
    worker.on("error", settle);
    worker.on("exit", () => settle());
    feed();
  });
}
