import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { CompilerAnswer, CompilerInput, CompilerTask } from "./compiler-thread.ts";

/** Megabytes of the thread's heap: TypeScript and its declarations take 200. */
const heap = 768;
/** Milliseconds that a thread may take until it can be asked: it reads TypeScript and its declarations. */
const startTime = 20_000;
/** Milliseconds without a question after which the thread is ended. */
const idle = 20_000;
/** How often code may end the thread before none is started any more. */
const endsMost = 5;

/** The thread's program beside this file, as source or compiled. */
const program = new URL(`./compiler-thread.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url);

interface CompilerThread {
  worker: Worker;
  port: MessagePort;
  answered: Int32Array;
  idleTimer: NodeJS.Timeout;
}

let running: CompilerThread | null = null;
let ends = 0;

/**
 * Starts the compiler where none runs, and sleeps until it can be asked: how long that takes is the machine's affair, and no
 * fault of the code.
 */
export function readyCompiler(): void {
  if (ends >= endsMost) return;
  running ??= start();
  if (Atomics.wait(running.answered, 0, 0, startTime) !== "timed-out") return;
  // Another would not come further.
  ends = endsMost;
  end(running);
}

/**
 * Asks the compiler about code and sleeps until it has answered: pages are rendered in one go. It runs in a thread of its
 * own, since types can be written whose checking has no end, or no room.
 * @param milliseconds that the answer may take once it can be asked; the thread is ended after them.
 * @returns null where there is no answer within the time, or earlier code took too long too often.
 */
export function askCompiler(task: CompilerTask, milliseconds: number): CompilerAnswer | null {
  readyCompiler();
  if (!running) return null;
  const { port, answered, idleTimer } = running;
  const before = Atomics.load(answered, 0);
  port.postMessage(task);
  Atomics.wait(answered, 0, before, milliseconds);
  const received = receiveMessageOnPort(port) as { message: CompilerAnswer } | undefined;
  if (received) {
    idleTimer.refresh();
    return received.message;
  }
  ends++;
  end(running);
  return null;
}

function start(): CompilerThread {
  const { port1, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: CompilerInput = { port: port2, answered };
  const worker = new Worker(program, {
    workerData,
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  const idleTimer = setTimeout(() => end(thread), idle).unref();
  const thread: CompilerThread = { worker, port: port1, answered, idleTimer };
  // Whoever waits for its answer sees that there is none.
  worker.on("error", () => end(thread));
  // A process ends without it.
  worker.unref();
  return thread;
}

function end(thread: CompilerThread): void {
  clearTimeout(thread.idleTimer);
  void thread.worker.terminate();
  if (running === thread) running = null;
}
