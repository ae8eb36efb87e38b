import assert from "node:assert/strict";
import { test } from "node:test";
import { spreadOf } from "./hashes.ts";

test("texts that are much alike are spread evenly, by every number of choices that is asked for", () => {
  for (const choices of [2, 16, 256]) {
    const counts = new Array<number>(choices).fill(0);
    const texts = 4000 * Math.max(1, choices / 16);
    for (let index = 0; index < texts; index++) {
      const choice = spreadOf(`part-01/section-${index >> 4}/page-${index}.html`) % choices;
      counts[choice] = (counts[choice] as number) + 1;
    }
    const expected = texts / choices;
    for (const count of counts)
      assert.ok(Math.abs(count - expected) < 6 * Math.sqrt(expected), `${count} of ${expected}`);
  }
});

test("the number of a text is the same everywhere", () => {
  assert.deepEqual(
    ["", "a", "guides/start.html", "é\u{1f600}"].map(spreadOf),
    [2872998923, 444641715, 2125744152, 4159213040],
  );
});
