import { useHeapFlagsInThreads } from "../../heap-flags.ts";
import { BodyRenderer } from "./body-renderer.ts";
import type { BodyRequest } from "./body-request.ts";
import { failedBody } from "./failed-body.ts";
import { beginWork, endWork, PageMark } from "./pages-at-work.ts";
import { runPoolThread } from "./pool-thread.ts";
import type { PageTimes, RenderAll } from "./render-all.ts";
import { batchSize, RenderQueue } from "./render-queue.ts";

/**
 * Fewer pages than this are rendered in the calling thread: two threads load and warm the same program twice more,
 * which takes as long as they save.
 */
export const worthThreads = 170;
/** The share of threads that colour ahead: about that of a page's work which colouring is. */
const colouring = 0.4;

const usualTimes: PageTimes = { first: 10_000, next: 30_000 };

/** Renders the bodies, in threads where that pays. A page that ends its thread is reported and the others go on. */
export async function renderBodies(all: RenderAll): Promise<void> {
  const { cache, requests } = all;
  const isHere = all.threads < 1 || requests.length < worthThreads;
  if (cache && requests.length > 0) beginWork(cache);
  try {
    await (isHere ? renderHere(all) : renderInThreads(all));
  } finally {
    if (cache) endWork(cache);
  }
}

async function renderHere(all: RenderAll): Promise<void> {
  const { cache, requests } = all;
  const reference = isReferred(requests) ? await import("../../reference/index.ts") : null;
  const renderer = new BodyRenderer(all.tree, all.byPath, all.input.settings, reference);
  const mark = cache && requests.length > 0 ? new PageMark(cache, 0) : null;
  try {
    for (const [index, request] of requests.entries()) {
      all.onPage?.(request.file);
      mark?.set(request.file);
      all.onBody(index, renderer.render(request));
    }
  } finally {
    mark?.close();
  }
}

/** Whether there are pages that an API or a library makes. */
function isReferred(requests: RenderAll["requests"]): boolean {
  return requests.some((request) => "reference" in request);
}

async function renderInThreads(all: RenderAll): Promise<void> {
  useHeapFlagsInThreads(isReferred(all.requests));
  const count = Math.min(all.threads, Math.ceil(all.requests.length / (batchSize * 2)));
  const colourists = count === 1 ? 0 : Math.max(1, Math.round(count * colouring));
  const queue = new RenderQueue(all.requests, colourists);
  let fault: { error: unknown } | null = null;
  const stop = (error: unknown) => {
    fault ??= { error };
    queue.stop();
    throw fault.error;
  };
  const onBody: RenderAll["onBody"] = (index, body) => {
    if (fault) stop(fault.error);
    all.onBody(index, body);
  };
  const threads = Array.from({ length: count }, (_, index) =>
    runThread({ ...all, onBody }, queue, { number: index, colours: index < colourists }).catch(stop),
  );
  // None goes on when this has failed: what it would report is closed by then.
  await Promise.allSettled(threads);
  await Promise.all(threads);
}

/** Threads in a row that an exception ended before they finished a page: after these, no page is to blame. */
const faultsMost = 5;

/** One thread, and another in its place as often as a page ends it. Only the first colours ahead. */
async function runThread(
  all: RenderAll,
  queue: RenderQueue,
  { number, colours }: { number: number; colours: boolean },
): Promise<void> {
  const times = all.pageTimes ?? usualTimes;
  let faults = 0;
  for (let isFirst = true; ; isFirst = false) {
    const { isDone, left, finished, fault } = await runPoolThread(all, queue, {
      pageTime: isFirst ? times.first : times.next,
      isWatched: isFirst,
      colours: colours && isFirst,
      number,
    });
    if (isDone || (queue.isEmpty && left.length === 0)) return;
    faults = fault === null || finished > 0 ? 0 : faults + 1;
    if (faults === faultsMost) throw fault;
    if (isFirst || left.length === 0) {
      queue.putBack(left);
      continue;
    }
    // This thread answered each page at once, in order: the first that was not answered is the one that ended it.
    const [culprit, ...others] = left as [number, ...number[]];
    const request = all.requests[culprit] as BodyRequest;
    all.onBody(culprit, failedBody(request, "it took too long or too much memory"));
    if (others.length > 0) queue.putBack(others);
    if (queue.isEmpty) return;
  }
}
