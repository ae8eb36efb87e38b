import { setTimeout as sleep } from "node:timers/promises";
import type { BlobStore } from "./blob-store.ts";

/** How long a job waits for a store that is away; shorter than it takes until others think that nobody works on it. */
const patienceMs = 10 * 60 * 1000;
const pauseMs = 2000;

/**
 * Waits until the blob store answers again, before a job that failed for its absence is tried again: tries at once would be
 * used up within seconds. Returns when it answers, when the signal says so, or after ten minutes.
 */
export async function untilAvailable(blobs: Pick<BlobStore, "check">, signal: AbortSignal): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!signal.aborted && performance.now() < end) {
    const answers = await blobs.check().then(
      () => true,
      () => false,
    );
    if (answers) return;
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
}
