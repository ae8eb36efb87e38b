import assert from "node:assert/strict";
import { test } from "node:test";
import { repeat, summarize } from "./cost.ts";

const cost = (wall: number, cpu = 1, memory = 1) => ({ wall, cpu, memory });

test("Of several runs the middle time of each kind counts, and the most memory", () => {
  assert.deepEqual(summarize([cost(3, 1, 10), cost(1, 9, 30), cost(2, 5, 20)]), cost(2, 5, 30));
  assert.deepEqual(summarize([cost(1), cost(2)]), cost(1));
});

test("A short step is run as often as asked, a long one as long as there is time for it, and at least once", async () => {
  const run = (wall: number) => async (index: number) => ({ cost: cost(wall), index });
  assert.deepEqual(
    (await repeat(3, run(1), 20)).map(({ index }) => index),
    [0, 1, 2],
  );
  assert.equal((await repeat(5, run(15), 20)).length, 2);
  assert.equal((await repeat(3, run(100), 20)).length, 1);
});
