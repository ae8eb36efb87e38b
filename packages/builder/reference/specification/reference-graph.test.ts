import assert from "node:assert/strict";
import { test } from "node:test";
import { cutKey } from "../schemas/schema.ts";
import { ReferenceGraph } from "./reference-graph.ts";

const to = (name: string) => ({ $ref: `#/${name}` });

test("what a page is given has an end: the nearest is whole, what is beyond is there by its type and title", () => {
  const large = { type: "object", description: "x".repeat(1_400_000), properties: { far: to("far") } };
  const far = {
    type: "object",
    title: "Far",
    properties: { filler: { description: "y".repeat(200_000) }, next: to("next") },
  };
  const graph = new ReferenceGraph(
    new Map<string, unknown>([
      ["#/large", large],
      ["#/far", far],
      ["#/next", { type: "string" }],
    ]),
  );
  assert.deepEqual(graph.definitionsFor(to("far")), { "#/far": far, "#/next": { type: "string" } });
  assert.deepEqual(graph.definitionsFor(to("large")), {
    "#/large": large,
    "#/far": { type: "object", title: "Far", [cutKey]: true },
  });
});

test("a hash is that of all that is reached, in circles too, and of nothing else", () => {
  const hashWith = (names: Record<string, unknown>) =>
    new ReferenceGraph(new Map(Object.entries(names))).hash({ items: to("a") });
  const circle = { "#/a": { properties: { b: to("b") } }, "#/b": { properties: { a: to("a") } } };
  assert.equal(hashWith(circle), hashWith({ ...circle, "#/c": { type: "number" } }));
  assert.notEqual(hashWith(circle), hashWith({ ...circle, "#/b": { properties: { a: to("a") }, title: "B" } }));
});
