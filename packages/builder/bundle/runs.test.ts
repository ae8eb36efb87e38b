import assert from "node:assert/strict";
import { test } from "node:test";
import type { ComposedFile, PlannedFile } from "../files/planned-file.ts";
import { intoRuns, runKey } from "./runs.ts";

function planned(path: string, key: string): PlannedFile {
  return { path, key, read: async () => Buffer.from(key) };
}

async function runsOf(files: readonly (PlannedFile | ComposedFile)[]): Promise<string[][]> {
  const runs: string[][] = [];
  for await (const run of intoRuns(files)) runs.push("files" in run ? run.files.map(({ path }) => path) : [run.path]);
  return runs;
}

test("a file that is gone changes its own run and no other", async () => {
  const files = Array.from({ length: 400 }, (_, at) => planned(`pages/${String(at).padStart(3, "0")}.html`, `${at}`));
  const all = await runsOf(files);
  assert.ok(all.length > 10, `${all.length} runs`);
  assert.deepEqual(
    all.flat(),
    files.map(({ path }) => path),
  );
  const fewer = await runsOf(files.filter(({ path }) => path !== "pages/200.html"));
  const missing = all.filter((run) => !fewer.some((other) => other.join() === run.join()));
  assert.equal(missing.length, 1, "the run of the file");
});

test("a key stands for the paths and for all that makes the files, and never for another cut of the same text", () => {
  const key = (...files: PlannedFile[]) => runKey({ files }, "1.0");
  const plain = key(planned("a", "1"), planned("b", "2"));
  assert.equal(key(planned("a", "1"), planned("b", "2")), plain);
  assert.notEqual(key(planned("a", "1"), planned("b", "3")), plain);
  assert.notEqual(key(planned("a", "1"), planned("c", "2")), plain);
  assert.notEqual(key(planned("a", "1\n1 b1 2")), plain);
  assert.notEqual(runKey({ files: [planned("a", "1"), planned("b", "2")] }, "1.1"), plain, "another builder");
});

test("files that are given as they are have no key: nobody knows what makes them", () => {
  assert.equal(runKey({ files: [planned("a", "1"), { path: "b", bytes: Buffer.from("2") }] }, "1.0"), null);
});

test("a path that comes twice is refused, whether the files stand in order or not", async () => {
  const files = (...paths: string[]) => paths.map((path) => planned(path, "1"));
  assert.deepEqual((await runsOf(files("b", "a", "c"))).flat(), ["b", "a", "c"]);
  for (const paths of [
    ["a", "b", "b"],
    ["a", "b", "a"],
    ["b", "a", "c", "c"],
    ["", ""],
  ])
    await assert.rejects(runsOf(files(...paths)), /has two files named /, paths.join());
});
