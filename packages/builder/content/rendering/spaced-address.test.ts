import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const told = (source: string) =>
  render(source).diagnostics.map(({ code, line, column, message }) => `${code} ${line}:${column} ${message}`);
const shown = (what: string) => `This ${what} is shown as it is written: there is a space in its address.`;

test("A link or picture that is none for a space in its address is told where it stands", () => {
  assert.deepEqual(told("Look:\n![Dock](/images/dock 2024-01-01 at 10.png)\n"), [
    `spaced-address 2:1 ${shown("picture")}`,
  ]);
  assert.deepEqual(told('- See [the dock](../the dock/first "Dock") and [it](./the dock).\n'), [
    `spaced-address 1:7 ${shown("link")}`,
    `spaced-address 1:48 ${shown("link")}`,
  ]);
  assert.deepEqual(told("Is ![**new**](/a (1) b.png) here\n"), [`spaced-address 1:13 ${shown("link")}`]);
});

test("What is a link, or words that look like one alone, is not told", () => {
  assert.deepEqual(told("[A](/a \"of it\") [B](</the dock>) [C](/the%20dock) ![D](/d.png 'of it')\n"), []);
  assert.deepEqual(
    told("`[a](/the dock)`, \\[a\\](/the dock), a[i](b c) and [x](y z)\n\n```\n[a](/the dock)\n```\n"),
    [],
  );
});

test("A page full of links with spaces in their addresses is rendered in seconds", () => {
  const start = performance.now();
  render("[](/a".repeat(20_000));
  render("[a](/b c) ".repeat(10_000));
  assert.ok(performance.now() - start < 5_000);
});
