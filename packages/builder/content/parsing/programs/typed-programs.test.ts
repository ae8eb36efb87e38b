import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

test("Types in the programs of a page are left out, and are neither a fault nor text", () => {
  const page = render(
    `export type Ship = { name: string };

export interface Berth {
  depth: number;

  name?: string;
}

export const depth: number = 4;

export const Row = ({ name, tons }: { name: string; tons?: number }) => {
  const text: string = name as string;

  return <b>{text} ({tons} t)</b>;
};

<Row name="Anna" tons={3} />

It is {depth} m deep.
`,
  );
  assert.deepEqual(faults(page), []);
  assert.match(page.html, /^\s*<b>Anna \(3 t\)<\/b>\s*<p>It is 4 m deep\.<\/p>\s*$/);
});

test("What is below a program with types keeps its lines, and what no types explain is still told", () => {
  assert.deepEqual(faults(render("export const a: number =\n  1;\n\n{a} {missing}\n")), ["unbound-name 4:6"]);
  assert.deepEqual(faults(render("export const a = {b: ;\n\nText.\n")), ["expression-syntax 1:22"]);
});

test("Code that shows types is shown as it is written", () => {
  const source = "```ts\nexport const a: number = 1;\n```\n";
  assert.match(render(source).html.replace(/<[^>]*>/g, ""), /export const a: number = 1;/);
});
