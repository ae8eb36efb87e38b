import assert from "node:assert/strict";
import { test } from "node:test";
import { Progress } from "./progress.ts";

test("a log has no line of what is over at once, and a line at each tenth of what takes longer", () => {
  let now = 0;
  const lines: string[] = [];
  const log = { isTTY: false, write: (text: string) => lines.push(text) > 0 };
  const progress = new Progress("build", log, () => now);
  for (const percent of [0, 50, 100]) progress.update(percent);
  now = 1999;
  progress.update(100);
  assert.deepEqual(lines, []);
  now = 2000;
  for (const percent of [40, 41, 49, 50]) progress.update(percent, "pages");
  progress.end();
  assert.deepEqual(lines, ["build 40 % pages\n", "build 50 % pages\n"]);
});

test("on a terminal the line is drawn over itself, and is no longer than the terminal is wide", () => {
  const written: string[] = [];
  const screen = { isTTY: true, columns: 40, write: (text: string) => written.push(text) > 0 };
  const progress = new Progress("build", screen);
  progress.update(50, "1000/2000 pages");
  progress.end();
  assert.match(written[0] ?? "", /^\r\x1b\[2Kbuild █{14}░{14} /);
  assert.equal((written[0] ?? "").length, "\r\x1b[2K".length + 39);
  assert.deepEqual(written.slice(1), ["\n"]);
});
