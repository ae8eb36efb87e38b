import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "../testing/render.ts";

test("a list of words is written in an attribute as its items, and none that holds elements", () => {
  const html = (source: string): string => readable(render(source).html).trim();
  assert.equal(
    html('<i title={["Keel", 2]} data-parts={["a", null, "b"]} aria-label={[<b>x</b>]}>text</i>'),
    '<i title="Keel,2" data-parts="a,,b">text</i>',
  );
});

test("An attribute that is there or not is left out for a number that counts as nothing", () => {
  const { html } = render('<input disabled={0} required={[].length} readOnly={1} />\n\n<details open="">a</details>\n');
  assert.match(html, /<input readonly>/);
  assert.match(html, /<details open>/);
});
