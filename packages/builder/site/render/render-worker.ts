import { parentPort, workerData } from "node:worker_threads";
import * as reference from "../../reference/index.ts";
import { FilesByPath } from "../../source/tree/composed-names.ts";
import { type OpenTree, openTree } from "../../source/tree/open-tree.ts";
import type { SourceFile } from "../../source/tree/source-tree.ts";
import type { BuildOptions } from "../build-options.ts";
import { BodyRenderer } from "./body-renderer.ts";
import type { BodyRequest } from "./body-request.ts";
import type { BodySettings } from "./body-settings.ts";
import { PageMark } from "./pages-at-work.ts";
import type { ColouredCode } from "./render-queue.ts";
import type { RenderedBody } from "./rendered-body.ts";

/** What a rendering thread is started with. */
export interface WorkerInput {
  source: BuildOptions["source"];
  files: readonly SourceFile[];
  settings: BodySettings;
  /**
   * Whether the main thread ends this one soon when a page takes long; else lines of code have limits, and each page is
   * answered at once, so that it is known which was under way.
   */
  isWatched?: boolean;
  /** One number in shared memory: pages that the thread has finished, answered or not. */
  finished?: Int32Array<SharedArrayBuffer>;
  /** Where the thread writes down the page that it is at. */
  mark?: { cache: string; thread: number };
}

/** `ready` once, when the thread can work; then pages in the order in which the main thread sent them. */
export type WorkerAnswer =
  | "ready"
  | { bodies: { index: number; body: RenderedBody }[] }
  | { coloured: { index: number; code: ColouredCode | null }[] };

/** What the main thread sends: pages to render, pages whose code is to be coloured, and that nothing more will come. */
export type WorkerTask =
  | { render: { index: number; request: BodyRequest }[] }
  | { colour: { index: number; file: string }[] }
  | "end";

if (parentPort) {
  const port = parentPort;
  const { source, files, settings, isWatched = false, finished, mark: place } = workerData as WorkerInput;
  const tree: Pick<OpenTree, "read"> = openForReading(source, files);
  const renderer = new BodyRenderer({ files, read: tree.read }, new FilesByPath(files), settings, reference, isWatched);
  const mark = place ? new PageMark(place.cache, place.thread) : null;
  const send = (answer: WorkerAnswer, buffers: Iterable<ArrayBufferLike>) =>
    port.postMessage(answer, [...new Set(buffers)] as ArrayBuffer[]);
  // A message costs the thread as much as a tenth of a page.
  const together = isWatched ? Number.POSITIVE_INFINITY : 1;
  const each = <Page extends { file: string } | { request: BodyRequest }, Done>(
    pages: readonly Page[],
    make: (page: Page) => Done,
    answer: (done: Done[]) => void,
  ) => {
    let done: Done[] = [];
    for (const [index, page] of pages.entries()) {
      mark?.set("file" in page ? page.file : page.request.file);
      done.push(make(page));
      if (finished) Atomics.add(finished, 0, 1);
      if (done.length < together && index + 1 < pages.length) continue;
      answer(done);
      done = [];
    }
    mark?.set("");
  };
  const work = (task: WorkerTask) => {
    if (task === "end") port.close();
    else if ("colour" in task)
      each(
        task.colour,
        ({ index, file }) => ({ index, code: renderer.colour(file) }),
        (coloured) =>
          send(
            { coloured },
            coloured.flatMap(({ code }) => buffersOf([code?.source, code?.code])),
          ),
      );
    else
      each(
        task.render,
        ({ index, request }) => ({ index, body: renderer.render(request) }),
        (bodies) =>
          send(
            { bodies },
            bodies.flatMap(({ body: { part, twin, search, code } }) =>
              buffersOf([part.bytes, twin.bytes, search.bytes, code]),
            ),
          ),
      );
  };
  // Messages that wait are all given out before the event loop goes on, and only there is the memory of the parser given
  // back, about four times the size of each page.
  port.on("message", (task: WorkerTask) => void setImmediate(work, task));
  port.postMessage("ready" satisfies WorkerAnswer);
}

function buffersOf(bytes: readonly (Uint8Array | null | undefined)[]): ArrayBufferLike[] {
  return bytes.flatMap((one) => one?.buffer ?? []);
}

/** The tree as the main thread saw it: the list is not made again. */
function openForReading(source: BuildOptions["source"], files: readonly SourceFile[]): Pick<OpenTree, "read"> {
  return openTree(source, null, files);
}
