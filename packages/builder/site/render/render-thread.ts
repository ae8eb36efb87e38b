import { enableCompileCache, flushCompileCache } from "node:module";
import { workerData } from "node:worker_threads";

/** What a rendering thread is started with, beside what it renders. */
export interface ThreadInput {
  /** Folder of compiled program text. */
  codeCache: string | undefined;
}

const { codeCache } = workerData as ThreadInput;
if (codeCache) enableCompileCache(codeCache);
await import("./render-worker.ts");
if (codeCache) process.once("exit", () => flushCompileCache());
