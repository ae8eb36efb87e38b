import assert from "node:assert/strict";
import { test } from "node:test";
import { generatePages } from "./generate-pages.ts";
import { outline } from "./outline.ts";

test("The same number of pages is the same text on every machine, and another seed is another text", () => {
  assert.deepEqual(generatePages(30), generatePages(30));
  assert.notEqual(generatePages(1, 2)[0]?.body, generatePages(1)[0]?.body);
});

test("Pages have paths of their own, links that lead somewhere, and about 6 kB", () => {
  const pages = generatePages(200);
  const paths = new Set(pages.map(({ path }) => `/${path}`));
  assert.equal(paths.size, 200);
  const links = pages.flatMap(({ body }) => [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, link]) => link as string));
  assert.ok(links.length > 200);
  assert.deepEqual(
    links.filter((link) => !paths.has(link)),
    [],
  );
  const bytes = pages.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0) / pages.length;
  assert.ok(bytes > 5500 && bytes < 6500, `${bytes} bytes a page`);
});

test("A part has four sections of 25 pages, in their order", () => {
  const pages = generatePages(130);
  const parts = outline(pages);
  assert.deepEqual(
    parts.map(({ sections }) => sections.map((section) => section.pages.length)),
    [
      [25, 25, 25, 25],
      [25, 5],
    ],
  );
  assert.deepEqual(
    parts.flatMap(({ sections }) => sections.flatMap((section) => section.pages)),
    pages,
  );
});
