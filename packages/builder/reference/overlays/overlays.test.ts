import assert from "node:assert/strict";
import { test } from "node:test";
import { applyOverlay } from "./apply-overlay.ts";
import { selectPlaces } from "./json-path.ts";

const document = () => ({
  a: { b: [{ n: 1, t: "x" }, { n: 2 }, { n: 3, t: "y" }] },
  "odd key": { n: 4 },
});

const values = (path: string) => selectPlaces(document(), path)?.map(({ value }) => value);

test("a path selects by name, index, star, depth and simple filters", () => {
  assert.deepEqual(values("$.a.b[0].n"), [1]);
  assert.deepEqual(values("$['odd key'].n"), [4]);
  assert.deepEqual(values('$["a"]["b"][-1].n'), [3]);
  assert.deepEqual(values("$.a.b[*].n"), [1, 2, 3]);
  assert.deepEqual(values("$..n"), [1, 2, 3, 4]);
  assert.deepEqual(values("$.a.b[?(@.t == 'x')].n"), [1]);
  assert.deepEqual(values("$.a.b[?@.t].n"), [1, 3]);
  assert.deepEqual(values("$.a.b[?(@.n != 2)].n"), [1, 3]);
  assert.deepEqual(values("$.none.deeper"), []);
  for (const wrong of ["a.b", "$.a[", "$.a[?(@.x > 1)]", "$.a[(1)]", ""]) assert.equal(values(wrong), undefined, wrong);
});

test("an overlay merges objects, makes lists longer, replaces values and removes what it selects", () => {
  const target = document() as Record<string, unknown>;
  const faults = applyOverlay(target, {
    overlay: "1.0.0",
    actions: [
      { target: "$.a", update: { b: [{ n: 9 }], c: "new" } },
      { target: "$.a.b[?(@.n == 2)]", remove: true },
      { target: "$.a.b", update: { n: 10 } },
      { target: "$['odd key']", update: { n: 5 } },
    ],
  });
  assert.deepEqual(faults, []);
  assert.deepEqual(target, {
    a: { b: [{ n: 1, t: "x" }, { n: 3, t: "y" }, { n: 9 }, { n: 10 }], c: "new" },
    "odd key": { n: 5 },
  });
});

test("an overlay that would grow without end is stopped", () => {
  const target: Record<string, unknown> = { a: {} };
  const actions = Array.from({ length: 60 }, (_, index) => ({ target: "$..*", update: { [`k${index}`]: { x: {} } } }));
  const [fault] = applyOverlay(target, { overlay: "1.0.0", actions });
  assert.equal(fault?.code, "bad-overlay");
});
