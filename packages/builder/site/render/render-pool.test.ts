import assert from "node:assert/strict";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { openTree } from "../../source/tree/open-tree.ts";
import { folderOf } from "../../test/build-fixture.ts";
import type { BodyRequest } from "./body-request.ts";
import { readPagePart } from "./page-part.ts";
import { pagesAtWork } from "./pages-at-work.ts";
import { renderBodies, worthThreads } from "./render-pool.ts";
import type { RenderedBody } from "./rendered-body.ts";
import { plainSettings } from "./testing.ts";

function job(t: import("node:test").TestContext, count: number, threads: number) {
  const files = Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}.mdx`, `Page ${index}\n`]));
  const directory = folderOf(t, files);
  const tree = openTree({ directory });
  const requests: BodyRequest[] = Object.keys(files).map((file) => ({
    file,
    href: `/${file}`,
    title: file,
    description: null,
    keywords: [],
  }));
  const bodies = new Map<number, RenderedBody>();
  const onBody = (index: number, body: RenderedBody) => void bodies.set(index, structuredClone(body));
  const input = { source: { directory }, files: tree.files, settings: plainSettings };
  return { directory, bodies, all: { requests, input, tree, byPath: tree.byPath, threads, onBody } };
}

test("more threads than work render each page once", async (t) => {
  const { all, bodies } = job(t, worthThreads, 6);
  await renderBodies(all);
  assert.equal(bodies.size, worthThreads);
  assert.match(Buffer.from(bodies.get(77)?.twin.bytes ?? []).toString(), /Page 77/);
});

test("M05: it is known which pages are at work, for whoever finds the process ended by one", async (t) => {
  for (const [count, threads] of [
    [3, 2],
    [worthThreads, 2],
  ] as const) {
    const { all, directory } = job(t, count, threads);
    const seen = new Set<string>();
    const onBody = () => {
      for (const page of pagesAtWork(directory)) seen.add(page);
    };
    await renderBodies({ ...all, cache: directory, onBody });
    assert.ok(seen.size > 0);
    for (const page of seen) assert.match(page, /^p\d+\.mdx$/);
    assert.deepEqual(pagesAtWork(directory), []);
  }
});

test("a page that cannot be read is reported, and the others are rendered", async (t) => {
  const { all, bodies, directory } = job(t, worthThreads, 2);
  rmSync(join(directory, "p5.mdx"));
  await renderBodies(all);
  assert.equal(bodies.size, worthThreads);
  assert.deepEqual(
    bodies.get(5)?.record.diagnostics.map((one) => [one.code, one.file]),
    [["page-not-rendered", "p5.mdx"]],
  );
  assert.deepEqual(bodies.get(6)?.record.diagnostics, []);
});

test("what goes wrong with keeping a body ends the rendering with that error", async (t) => {
  const { all } = job(t, worthThreads, 1);
  const full = new Error("disk full");
  await assert.rejects(
    renderBodies({
      ...all,
      onBody() {
        throw full;
      },
    }),
    full,
  );
});

test("a thread that cannot begin is an error of the machine, not of a page", async (t) => {
  const { all, bodies } = job(t, worthThreads, 1);
  await assert.rejects(renderBodies({ ...all, input: { ...all.input, files: null as never } }), /could not be started/);
  assert.equal(bodies.size, 0);
});

test("a fault of rendering itself, which every page meets, is an error and blames no site", async (t) => {
  const { all } = job(t, worthThreads, 2);
  const requests = all.requests.map((request) => ({ ...request, code: "no bytes" as never }));
  // Said by the thread itself, or by whoever saw it end before it said that it had begun.
  await assert.rejects(
    renderBodies({ ...all, requests }),
    (error: Error) => (error.cause ?? error) instanceof TypeError,
  );
});

test("a page whose code would take hours is rendered with its code plain, and the others with theirs in colours", async (t) => {
  const { all, bodies, directory } = job(t, worthThreads, 2);
  const fence = "```";
  const endless = `${"1".repeat(9000)}x`;
  writeFileSync(join(directory, "p5.mdx"), `Slow\n\n${fence}purescript\n${endless}\n${fence}\n`);
  writeFileSync(join(directory, "p6.mdx"), `Quick\n\n${fence}ts\nconst a = 1;\n${fence}\n`);
  await renderBodies({ ...all, pageTimes: { first: 2000, next: 60_000 } });
  assert.equal(bodies.size, worthThreads);
  const htmlOf = (index: number) => readPagePart(bodies.get(index)?.part.bytes ?? new Uint8Array()).html;
  assert.match(htmlOf(5), new RegExp(`<code>${endless}</code>`));
  assert.match(htmlOf(6), /<span class="[^"]+">const<\/span>/);
  for (const { record } of bodies.values()) assert.deepEqual(record.diagnostics, []);
});

test("threads that share the work of a page make of it what one alone does", async (t) => {
  const { all, bodies, directory } = job(t, 200, 1);
  const fence = "```";
  for (let index = 0; index < 200; index += 3)
    writeFileSync(
      join(directory, `p${index}.mdx`),
      `Page\n\n${fence}ts\nconst a = ${index};\n${fence}\n\n- ${fence}nolang\n  a\n  ${fence}\n`,
    );
  await renderBodies(all);
  const alone = new Map(bodies);
  for (const threads of [2, 5]) {
    bodies.clear();
    await renderBodies({ ...all, threads });
    assert.deepEqual(bodies, new Map([...bodies.keys()].map((index) => [index, alone.get(index)])));
    assert.equal(bodies.size, 200);
  }
});
