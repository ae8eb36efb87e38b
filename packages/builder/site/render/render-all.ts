import type { BuildOptions } from "../build-options.ts";
import type { BodyRenderer } from "./body-renderer.ts";
import type { BodyRequest } from "./body-request.ts";
import type { WorkerInput } from "./render-worker.ts";
import type { RenderedBody } from "./rendered-body.ts";

/** The bodies that are to be rendered, and with what. */
export interface RenderAll {
  requests: readonly BodyRequest[];
  input: WorkerInput;
  tree: ConstructorParameters<typeof BodyRenderer>[0];
  byPath: ConstructorParameters<typeof BodyRenderer>[1];
  threads: BuildOptions["threads"];
  /** The build's own folder, where it is written down which pages are at work. */
  cache?: string;
  /** Milliseconds that a page may take in a thread before the thread is ended. */
  pageTimes?: PageTimes;
  /** Called before a page is rendered in the calling thread. */
  onPage?: BuildOptions["onPage"];
  /** Called for each page as it is done, in any order. The bytes are valid during the call. */
  onBody(index: number, body: RenderedBody): void;
}

/**
 * In the first threads lines of code have no limits of their own, which cost as much as the highlighting. A page that
 * ends its thread is rendered once more in the next, where they have.
 */
export interface PageTimes {
  first: number;
  next: number;
}
