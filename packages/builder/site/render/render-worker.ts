import { parentPort, workerData } from "node:worker_threads";
import * as reference from "../../reference/index.ts";
import { type OpenTree, openTree } from "../../source/open-tree.ts";
import type { SourceFile } from "../../source/source-tree.ts";
import type { BuildOptions } from "../build-options.ts";
import { BodyRenderer } from "./body-renderer.ts";
import type { BodyRequest } from "./body-request.ts";
import type { BodySettings } from "./body-settings.ts";
import type { ColouredCode } from "./render-queue.ts";
import type { RenderedBody } from "./rendered-body.ts";

/** What a rendering thread is started with. */
export interface WorkerInput {
  source: BuildOptions["source"];
  files: readonly SourceFile[];
  settings: BodySettings;
  /** Whether the main thread ends this one soon when a page takes long; else lines of code have limits. */
  isWatched?: boolean;
}

/**
 * `ready` once, when the thread can work; then for each page of the batches that the main thread sends its body, or its
 * code, one by one, so that it is known which page was under way.
 */
export type WorkerAnswer =
  | "ready"
  | { index: number; body: RenderedBody }
  | { index: number; coloured: ColouredCode | null };

/** What the main thread sends: pages to render, pages whose code is to be coloured, and that nothing more will come. */
export type WorkerTask =
  | { render: { index: number; request: BodyRequest }[] }
  | { colour: { index: number; file: string }[] }
  | "end";

if (parentPort) {
  const port = parentPort;
  const { source, files, settings, isWatched } = workerData as WorkerInput;
  const tree: Pick<OpenTree, "read"> = openForReading(source, files);
  const renderer = new BodyRenderer(
    { files, read: tree.read },
    new Map(files.map((file) => [file.path, file])),
    settings,
    reference,
    isWatched,
  );
  const work = (task: WorkerTask) => {
    if (task === "end") return port.close();
    if ("colour" in task) {
      for (const { index, file } of task.colour) {
        const coloured = renderer.colour(file);
        const buffers = [coloured?.source, coloured?.code].flatMap((bytes) => bytes?.buffer ?? []);
        port.postMessage({ index, coloured } satisfies WorkerAnswer, buffers as ArrayBuffer[]);
      }
      return;
    }
    for (const { index, request } of task.render) {
      const body = renderer.render(request);
      const { part, twin, search, code } = body;
      const buffers = new Set([part.bytes.buffer, twin.bytes.buffer, search.bytes.buffer]);
      if (code) buffers.add(code.buffer);
      port.postMessage({ index, body } satisfies WorkerAnswer, [...buffers]);
    }
  };
  // Messages that wait are all given out before the event loop goes on, and only there is the memory of the parser given
  // back, about four times the size of each page.
  port.on("message", (task: WorkerTask) => void setImmediate(work, task));
  port.postMessage("ready" satisfies WorkerAnswer);
}

/** The tree as the main thread saw it: the list is not made again. */
function openForReading(source: BuildOptions["source"], files: readonly SourceFile[]): Pick<OpenTree, "read"> {
  return openTree(source, null, files);
}
