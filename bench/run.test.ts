import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { inTemporaryFolder } from "./content/temporary-folder.ts";
import { canMeasure } from "./measure/measure.ts";

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "run.ts"), ...args], { encoding: "utf8" });

test(
  "One run measures every step of Lectern and writes the results without a path of the machine",
  {
    skip: canMeasure() ? false : "needs GNU time and /proc",
  },
  () =>
    inTemporaryFolder(tmpdir(), async (folder) => {
      const out = join(folder, "results.md");
      const { status, stderr } = run("--pages", "3", "--tools", "lectern", "--runs", "1", "--out", out);
      assert.equal(status, 0, stderr);
      const text = readFileSync(out, "utf8");
      const steps = [
        "cold, to its bundle",
        "one page changed, to its bundle",
        "cold, with its bundle",
        "bundle, first",
        "bundle, one page changed",
        "navigation title changed",
        "the platform: nothing changed",
        "the platform: one page changed",
      ];
      for (const step of steps) {
        assert.match(text, new RegExp(`\\| ${step} +\\| +\\d`));
      }
      assert.match(text, /\| Lectern +\|(?: +[\d.,]+ \|){10}/);
      assert.doesNotMatch(text, /\/(?:home|root|tmp|work|usr)\//);
    }),
);

test("What is asked for wrongly is refused with how to ask, before anything is built", () => {
  const { status, stderr } = run("--tools", "nobody");
  assert.equal(status, 2);
  assert.match(stderr, /"nobody" is none of Lectern, /);
  assert.match(stderr, /--repository <folder>/);
});
