import assert from "node:assert/strict";
import { test } from "node:test";
import type { BodyRequest } from "./body-request.ts";
import { batchSize, type NextTask, RenderQueue } from "./render-queue.ts";

function requests(count: number): BodyRequest[] {
  return Array.from({ length: count }, (_, index) => ({
    file: `p${index}.mdx`,
    href: `/p${index}`,
    title: "",
    description: null,
    keywords: [],
  }));
}

function pagesOf(task: NextTask): number[] {
  assert.ok(typeof task === "object", String(task));
  return task.pages;
}

const code = (size = 1) => ({ code: new Uint8Array(size), source: new Uint8Array(1) });

test("a page is coloured by one thread, and rendered by another with its code", () => {
  const queue = new RenderQueue(requests(20), 1);
  assert.equal(queue.toRender(true), "wait");
  const pages = pagesOf(queue.toColour());
  assert.equal(pages.length, batchSize);
  for (const page of pages) queue.addColoured(page, code());
  assert.deepEqual(pagesOf(queue.toRender(true)), pages);
  assert.equal(queue.request(3).code?.byteLength, 1);
  assert.equal(queue.request(3).file, "p3.mdx");
  assert.ok(!queue.isEmpty);
  for (const page of pagesOf(queue.toColour())) queue.addColoured(page, null);
  assert.deepEqual(pagesOf(queue.toRender(true)), [16, 17, 18, 19]);
  assert.equal(queue.request(17).code, undefined);
  assert.equal(queue.toRender(true), "end");
  assert.equal(queue.toColour(), "end");
});

test("whoever waited too long renders what nobody has coloured, and does not wait where nobody colours", () => {
  const queue = new RenderQueue(requests(40), 1);
  queue.toColour();
  assert.equal(queue.toRender(true), "wait");
  assert.equal(pagesOf(queue.toRender(false))[0], batchSize);
  queue.stopColouring();
  assert.equal(pagesOf(queue.toRender(true))[0], 2 * batchSize);
  assert.equal(queue.toRender(false), "wait", "the first batch is still being coloured");
});

test("a thread that finds nothing to colour renders, unless little is left", () => {
  const queue = new RenderQueue(
    requests(40).map((request) => ({ ...request, code: new Uint8Array() })),
    1,
  );
  assert.equal(queue.toColour(), "end", "pages that bring their code need no colouring");
  assert.ok(queue.stopColouring());
  for (let left = 40; left > 0; left -= batchSize) queue.toRender(true);
  assert.equal(queue.toRender(true), "end");
  assert.ok(!new RenderQueue(requests(40), 1).stopColouring());
});

test("coloured code that waits to be rendered holds up the colouring, until it is taken", async () => {
  const queue = new RenderQueue(requests(100), 1);
  for (const page of pagesOf(queue.toColour())) queue.addColoured(page, code(2 * 1024 * 1024));
  assert.equal(queue.toColour(), "wait");
  const called = new Promise<void>((resolve) => queue.onChange(resolve));
  for (const page of pagesOf(queue.toRender(true))) queue.request(page);
  await called;
  assert.equal(pagesOf(queue.toColour())[0], batchSize);
});

test("where very many pages are left, whoever is far ahead with colouring renders in the meantime", () => {
  const queue = new RenderQueue(requests(5000), 1);
  const pages = pagesOf(queue.toColour());
  for (const page of pages) queue.addColoured(page, code(2 * 1024 * 1024));
  assert.deepEqual(queue.toColour(), { kind: "render", pages });
  for (const page of pages) queue.request(page);
  assert.deepEqual(queue.toColour(), { kind: "colour", pages: pages.map((page) => page + batchSize) });
});

test("a thread that has rendered once does so again rather than wait or end, however little is left", () => {
  const queue = new RenderQueue(requests(100), 1);
  const pages = pagesOf(queue.toColour(true));
  for (const page of pages) queue.addColoured(page, code(2 * 1024 * 1024));
  assert.deepEqual(queue.toColour(true), { kind: "render", pages });
  assert.ok(queue.stopColouring(true));
});

test("pages that a thread left undone are rendered by another", async () => {
  const queue = new RenderQueue(requests(2), 0);
  assert.deepEqual(pagesOf(queue.toRender(true)), [0, 1]);
  assert.ok(queue.isEmpty);
  const called = new Promise<void>((resolve) => queue.onChange(resolve));
  queue.putBack([1]);
  await called;
  assert.deepEqual(pagesOf(queue.toRender(true)), [1]);
});

test("nobody waits for pages that are not wanted any more", async () => {
  const queue = new RenderQueue(requests(40), 1);
  queue.toColour();
  assert.equal(queue.toRender(true), "wait");
  const woken = new Promise<void>((resolve) => queue.onChange(resolve));
  queue.stop();
  await woken;
  assert.deepEqual([queue.toRender(true), queue.toColour(), queue.isEmpty], ["end", "end", true]);
});
