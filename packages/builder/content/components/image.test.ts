import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../testing/render.ts";

test("what is no file of the site and no picture on the web is not embedded, and told", () => {
  for (const address of ["mailto:a@example.com", "tel:+49123", "ftp://files.example/a.png", "/"]) {
    const page = render(`![A picture](${address})`);
    assert.doesNotMatch(page.html, /<img/, address);
    assert.deepEqual(faults(page), ["unsafe-source 1:1"], address);
  }
});

test("pictures of the site and of other hosts are embedded", () => {
  const page = render("![A](/a.png)\n\n![B](https://example.com/b.png)", { "a.png": "" });
  assert.match(readable(page.html), /<img src="\[\/a\.png\]"/);
  assert.match(readable(page.html), /<img src="https:\/\/example\.com\/b\.png"/);
  assert.deepEqual(faults(page), []);
});

test("a picture between words of one line is in that line, whatever holds it; one that stands alone is not", () => {
  const isInLine = (source: string) => / data-inline[ >]/.test(render(source, { "a.png": "" }).html);
  for (const picture of ["![A](/a.png)", '<img src="/a.png" />']) {
    for (const name of ["Note", "Card", "Step", "div"]) {
      assert.ok(isInLine(`<${name}>Press ${picture} now</${name}>`), `${name} ${picture}`);
      assert.ok(!isInLine(`<${name}>${picture}</${name}>`), `${name} ${picture}`);
      assert.ok(!isInLine(`<${name}>\n\nAbove\n\n${picture}\n\n</${name}>`), `${name} ${picture}`);
    }
    assert.ok(!isInLine(`<div>Words <Frame>${picture}</Frame></div>`), picture);
  }
});
