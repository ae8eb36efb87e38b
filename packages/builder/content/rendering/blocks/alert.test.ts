import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../../testing/render.ts";

const html = (source: string) => render(source).html.trim();

test("An alert of Markdown is the callout of its kind", () => {
  for (const [name, kind] of [
    ["NOTE", "Note"],
    ["TIP", "Tip"],
    ["IMPORTANT", "Info"],
    ["WARNING", "Warning"],
    ["CAUTION", "Danger"],
  ])
    assert.equal(
      html(`> [!${name}]\n> Low **tide**.\n>\n> - a\n`),
      html(`<${kind}>\nLow **tide**.\n\n- a\n</${kind}>\n`),
      name,
    );
  assert.equal(html("> [!NOTE]\n>\n> Low tide.\n"), html("<Note>\nLow tide.\n</Note>\n"));
});

test("Other quotations stay quotations, and an alert is one in the Markdown of the page", () => {
  for (const source of ["> [!NOTE] Low tide.", "> Low [!NOTE] tide.", "> [!SHIP]\n> Low tide."])
    assert.match(html(source), /^<blockquote>/, source);
  assert.equal(render("> [!TIP]\n> Low **tide**.\n").markdown, "> [!TIP]\n> Low **tide**.\n");
});
