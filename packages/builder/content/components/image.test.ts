import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, htmlOf as html, readable, render } from "../testing/render.ts";

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

test("Images name every file of their set, and controls that are asked for", () => {
  assert.equal(
    html('<img src="/a.png" srcSet="/a.png 1x, /a@2x.png 2x" alt="A" noZoom actions actionsPlacement="top-left" />'),
    '<img src="[/a.png]" alt="A" srcset="[/a.png] 1x, [/a@2x.png] 2x" loading="lazy" data-actions="copy download" data-placement="top-left">',
  );
  assert.match(
    html('<img src="/a.png" alt="" actions="download" />'),
    /data-actions="download" data-placement="bottom-center"/,
  );
  assert.doesNotMatch(html('<img src="/a.png" alt="" actions={false} />'), /data-actions/);
});

test("No file of a set is fetched from another host by an image of the site, nor any that runs", () => {
  const page = html(
    '<img src="/a.png" srcSet="https://x.example/a.png 2x, javascript:alert(1) 3x, /b.png 4x" alt="" />',
  );
  assert.match(page, / srcset="\[\/b\.png\] 4x"/);
  assert.doesNotMatch(page, /x\.example|javascript/);
  assert.equal(
    html(
      '<picture><source srcSet="https://x.example/a.png, /b.png 2x" media="(min-width: 1px)" /><img src="/c.png" alt="" noZoom /></picture>',
    ),
    '<picture>{<source media="(min-width: 1px)" srcset="https://x.example/a.png, [/b.png] 2x">|<source media="(min-width: 1px)" srcset="[/b.png] 2x">}<img src="[/c.png]" alt="" loading="lazy"></picture>',
  );
});
