import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

const many = 40_000;

/** A page's result and the seconds of the processor that it took. */
function timed(source: string) {
  const before = process.cpuUsage();
  const page = render(source);
  const { user, system } = process.cpuUsage(before);
  return { page, seconds: (user + system) / 1_000_000 };
}

test("M05: A program with thousands of blank lines takes no longer than one without, and the page goes on below it", () => {
  const rows = "1,\n\n".repeat(many);
  for (const program of [
    `export const a = [\n${rows}2]`,
    `import { b } from "react"\nexport const a = [\n${rows}2]`,
    `export const x = 1\n\nexport\nconst a = [\n${rows}2]`,
  ]) {
    const { page, seconds } = timed(`${program}\n\n## Pier {a.at(-1)}\n\n{none}\n`);
    assert.ok(seconds < 8, `${seconds} s`);
    assert.match(page.html, /Pier 2/);
    assert.equal(page.headings.length, 1);
    assert.equal(faults(page).at(-1), `unbound-name ${program.split("\n").length + 4}:2`);
  }
});

test("M05: A program that never ends, or is wrong, above thousands of blank lines leaves the page's text and headings", () => {
  const programs = ["export const a = [1 2,", "export const a = [", "export const a = [\n'\n"];
  for (const program of [...programs, "export const a = () => { let b; let b; c("]) {
    const { page, seconds } = timed(`${program}\n\n${"1,\n\n".repeat(many)}## Pier\n\nlast\n`);
    assert.ok(seconds < 8, `${seconds} s`);
    assert.match(page.html, /last/, program);
    assert.deepEqual(
      page.headings.map(({ text }) => text),
      ["Pier"],
      program,
    );
  }
});

test("M05: Thousands of declarations below each other take no time's square", () => {
  const lines = Array.from({ length: 6000 }, (_, index) => `export const a${index} = \`x\`\n`).join("");
  const { page, seconds } = timed(`${lines}\n<Card title={a5999}>\n\n${lines.replace(/`/g, "")}\n</Card>\n`);
  assert.ok(seconds < 8, `${seconds} s`);
  assert.ok(page.html.length > 0);
});
