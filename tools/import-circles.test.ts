/** `npm run lint` refuses modules that wait for each other, and leaves those alone that only name each other's types. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { circlesOf, neededBy } from "./import-circles.ts";

test("a module needs what it imports or hands on, and not what is only a type or loaded later", () => {
  const text = [
    'import { a } from "./a.ts";',
    'import type { B } from "./b.ts";',
    "import {",
    "  c,",
    "  type D,",
    '} from "../c.ts";',
    'export * from "./d.ts";',
    'export type { E } from "./e.ts";',
    'import "./f.ts";',
    'import { readFile } from "node:fs";',
    'const g = () => import("./g.ts");',
  ].join("\n");
  assert.deepEqual(neededBy(text), ["./a.ts", "../c.ts", "./d.ts", "./f.ts"]);
});

test("files that lead back to themselves are a circle, with all that is on the way", () => {
  const imports = new Map([
    ["start", ["one"]],
    ["one", ["two", "leaf"]],
    ["two", ["three"]],
    ["three", ["one", "leaf"]],
    ["leaf", ["elsewhere"]],
    ["self", ["self"]],
  ]);
  assert.deepEqual(circlesOf(imports), [["one", "three", "two"], ["self"]]);
});

test("two ways to the same file are no circle", () => {
  const imports = new Map([
    ["top", ["left", "right"]],
    ["left", ["ground"]],
    ["right", ["ground"]],
    ["ground", []],
  ]);
  assert.deepEqual(circlesOf(imports), []);
});
