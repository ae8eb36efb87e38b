import assert from "node:assert/strict";
import { test } from "node:test";
import { readOptions } from "./options.ts";

test("Sizes, tools and repositories are read; the cache is outside the repository", () => {
  const options = readOptions(
    ["--pages", "200,1000", "--tools", "Lectern,MkDocs", "--repository", "a", "--repository", "b", "--growth"],
    { XDG_CACHE_HOME: "/home/me/.cache" },
  );
  assert.deepEqual(options.pages, [200, 1000]);
  assert.deepEqual(options.tools, ["lectern", "mkdocs"]);
  assert.deepEqual(options.repositories, ["a", "b"]);
  assert.equal(options.growth, true);
  assert.equal(options.cache, "/home/me/.cache/lectern-bench");
});

test("Without options all tools are compared, and the slow ones only in the small size", () => {
  const options = readOptions([]);
  assert.deepEqual(options.pages, [200, 1000, 5000]);
  assert.equal(options.tools, null);
  assert.deepEqual(options.othersTo, { all: 200, byName: {} });
});

test("One of the slow tools can be compared in a larger size, up to so much CPU", () => {
  const { othersTo, stopAfter } = readOptions(["--others-to", "200,Docusaurus=5000", "--stop-after", "900"]);
  assert.deepEqual(othersTo, { all: 200, byName: { docusaurus: 5000 } });
  assert.equal(stopAfter, 900);
});

test("A comparison can be left out", () => {
  assert.deepEqual(readOptions(["--pages", "none"]).pages, []);
});

test("What is no number of pages is named", () => {
  for (const [option, text] of [
    ["--pages", "200,many"],
    ["--pages", "0"],
    ["--runs", "1.5"],
    ["--others-to", "-1"],
    ["--others-to", "200,mkdocs=all"],
    ["--stop-after", "never"],
  ] as const) {
    assert.throws(() => readOptions([`${option}=${text}`]), new RegExp(`^Error: ${option}: .* whole number`));
  }
  assert.throws(() => readOptions(["--sizes", "3"]), /--sizes/);
});
