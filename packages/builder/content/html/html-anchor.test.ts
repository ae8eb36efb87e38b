import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../testing/render.ts";

test("A place that leads nowhere leaves the links within it, and keeps its name within a link", () => {
  const cases: [source: string, html: string][] = [
    ['<a id="x">See [b](/b).</a>', '<span id="x">See <a href="[/b]">b</a>.</span>'],
    [
      '<a name="x"><a href="/b">b</a></a>',
      '<span name="x"><span id="x" class="lc-alias"></span><a href="[/b]">b</a></span>',
    ],
    ['[<a id="x"></a>b](/b)', '<a href="[/b]"><span id="x"></span>b</a>'],
    ['<a id="x">b</a>', '<a id="x">b</a>'],
  ];
  for (const [source, html] of cases) {
    const page = render(`T ${source}\n`);
    assert.deepEqual([readable(page.html), faults(page)], [`<p>T ${html}</p>\n`, []], source);
  }
});

test("A link in a link is told, and its words lead where the outer one does", () => {
  const page = render('T <a href="/a">a [b](/b)</a>\n');
  assert.equal(readable(page.html), '<p>T <a href="[/a]">a b</a></p>\n');
  assert.deepEqual(faults(page), ["misplaced-element 1:18"]);
});
