import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";
import { referenceCircles } from "./reference-circles.ts";

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test("references that lead to nothing but each other are told once, where one of them stands", async (t) => {
  const schemas = {
    A: reference("B"),
    B: reference("C"),
    C: reference("A"),
    Whole: { allOf: [{ type: "object" }, reference("Whole")] },
    Tree: { type: "object", properties: { parent: reference("Tree") }, oneOf: [reference("Tree"), { type: "object" }] },
  };
  const properties = { a: reference("A"), whole: reference("Whole"), tree: reference("Tree") };
  const specification = openapi(
    { "/a": { get: answering({ type: "object", properties }, { summary: "A" }) } },
    { components: { schemas } },
  );
  const site = await buildApi(t, specification, { tabs: [{ tab: "API", openapi: "openapi.json" }] });
  const lines = JSON.stringify(specification, null, 2).split("\n");
  const lineAfter = (key: string, part: string) => {
    const start = lines.findIndex((line) => line.startsWith(`      "${key}": `));
    return lines.findIndex((line, index) => index > start && line.includes(part)) + 1;
  };
  assert.deepEqual(
    site.report.diagnostics.map(({ code, line, message }) => [code, line, /: (.+)$/.exec(message)?.[1]]),
    [
      ["unresolved-reference", lineAfter("A", "schemas/B"), "it only leads back to itself"],
      ["unresolved-reference", lineAfter("Whole", "schemas/Whole"), "it only leads back to itself"],
    ],
  );
  assertHas(textOf(site, "api-reference/a.html"), ["a any", "tree object"]);
});

test("a long way of references that meet again is walked once", () => {
  const targets = new Map<string, unknown>();
  for (let step = 0; step < 20_000; step++)
    targets.set(`a.json#/${step}`, { allOf: [{ $ref: `a.json#/${step + 1}` }, { $ref: `a.json#/${step + 2}` }] });
  assert.deepEqual(referenceCircles(targets), []);
});
