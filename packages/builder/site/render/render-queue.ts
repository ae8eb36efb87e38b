import type { BodyRequest } from "./body-request.ts";

/** Pages that one message takes to a thread. */
export const batchSize = 16;
/** Bytes of coloured code that may wait for threads that render. */
const waitingMost = 16 * 1024 * 1024;

/**
 * Pages left for which it pays that a thread compiles what renders them, beside what colours. With 5000 in its place, a
 * site of 5000 large pages waits a third longer and takes no less of the processor.
 */
const worthHelp = 3000;

/** What a thread is to do next: colour or render these pages, wait until something changes, or end. */
export type NextTask = { kind: "colour" | "render"; pages: number[] } | "wait" | "end";

/** What colouring ahead adds to the request of a page. */
export type ColouredCode = Pick<BodyRequest, "code" | "source">;

/**
 * Hands out the pages of a build. Some threads colour the code of pages that others render: colouring is a good part of
 * a build's work and of its program, which is compiled but once so, and remembers the lines of all pages. Where threads of
 * one kind have nothing to do, they do the work of the other.
 */
export class RenderQueue {
  readonly #requests: readonly BodyRequest[];
  #colourists: number;
  /** The first page that nobody has taken. */
  #next = 0;
  /** Pages to be rendered next. */
  readonly #ready: number[] = [];
  /** Pages whose code is being coloured. */
  readonly #inColouring = new Set<number>();
  readonly #coloured = new Map<number, ColouredCode>();
  #waitingBytes = 0;
  readonly #waiters = new Set<() => void>();
  #isStopped = false;

  /** @param colourists threads that colour ahead, at first. */
  constructor(requests: readonly BodyRequest[], colourists: number) {
    this.#requests = requests;
    this.#colourists = colourists;
  }

  /** Whether every page was handed out to be rendered. */
  get isEmpty(): boolean {
    if (this.#isStopped) return true;
    return this.#ready.length === 0 && this.#inColouring.size === 0 && this.#next === this.#requests.length;
  }

  /** @param isPatient whether the thread rather waits for coloured code than colours what it renders. */
  toRender(isPatient: boolean): NextTask {
    if (this.#isStopped) return "end";
    if (this.#ready.length > 0) return { kind: "render", pages: this.#ready.splice(0, batchSize) };
    const hasFresh = this.#next < this.#requests.length;
    if (hasFresh && (this.#colourists === 0 || !isPatient)) return { kind: "render", pages: this.#take() };
    return this.isEmpty ? "end" : "wait";
  }

  /**
   * Pages that were rendered before bring their code, and are ready. Where colouring is far ahead of a rendering that
   * has much to do, the thread helps it out; one that has done so before, and has compiled what renders, always does.
   */
  toColour(hasRendered = false): NextTask {
    while (!this.#isStopped && this.#next < this.#requests.length) {
      if (this.#waitingBytes > waitingMost) {
        const left = this.#requests.length - this.#next + this.#ready.length;
        return hasRendered || left > worthHelp ? this.toRender(true) : "wait";
      }
      const pages: number[] = [];
      for (const page of this.#take())
        ("code" in (this.#requests[page] as BodyRequest) ? this.#ready : pages).push(page);
      for (const page of pages) this.#inColouring.add(page);
      if (pages.length > 0) return { kind: "colour", pages };
      this.#wake();
    }
    return "end";
  }

  /** @param code null where none could be coloured: whoever renders the page finds out why. */
  addColoured(page: number, code: ColouredCode | null): void {
    this.#inColouring.delete(page);
    if (code) {
      this.#coloured.set(page, code);
      this.#waitingBytes += bytesOf(code);
    }
    this.#ready.push(page);
    // A batch at once: messages cost more than to wait for fifteen pages.
    if (this.#ready.length >= batchSize || this.#inColouring.size === 0) this.#wake();
  }

  /** A thread colours no more. @returns whether it had better render: it has done so before, or so much is left. */
  stopColouring(hasRendered = false): boolean {
    this.#colourists--;
    this.#wake();
    return hasRendered || this.#ready.length > this.#requests.length / 2;
  }

  /** Takes pages back that a thread left undone. */
  putBack(pages: readonly number[]): void {
    this.#ready.push(...pages);
    this.#wake();
  }

  /** Nobody wants the pages any more: threads that wait for some, or ask for the next, end. */
  stop(): void {
    this.#isStopped = true;
    this.#wake();
  }

  /** The request of a page, with its coloured code; to be asked once. */
  request(page: number): BodyRequest {
    const request = this.#requests[page] as BodyRequest;
    const code = this.#coloured.get(page);
    if (!code) return request;
    this.#coloured.delete(page);
    this.#waitingBytes -= bytesOf(code);
    if (this.#waitingBytes < waitingMost) this.#wake();
    return { ...request, ...code };
  }

  /** Calls back once, as soon as there may be something to do; a function that waits already waits once. */
  onChange(callback: () => void): void {
    this.#waiters.add(callback);
  }

  #take(): number[] {
    const from = this.#next;
    this.#next = Math.min(from + batchSize, this.#requests.length);
    return Array.from({ length: this.#next - from }, (_, index) => from + index);
  }

  #wake(): void {
    const waiters = [...this.#waiters];
    this.#waiters.clear();
    for (const callback of waiters) queueMicrotask(callback);
  }
}

function bytesOf({ code, source }: ColouredCode): number {
  return (code?.byteLength ?? 0) + (source?.byteLength ?? 0);
}
