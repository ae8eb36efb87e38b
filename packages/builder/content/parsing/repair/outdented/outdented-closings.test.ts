import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../../testing/render.ts";

const shape = (html: string) =>
  [...html.matchAll(/<\/?(?:table|tr|td|ul|ol|li|div|p)\b/g)].map(([tag]) => tag).join(" ");

test("An element ends at its closing tag, however far it is indented below a list in it, and others follow", () => {
  const table = (list: string) =>
    `<table>\n  <tbody>\n    <tr>\n      <td>\n\n${list}\n      </td>\n      <td>next</td>\n    </tr>\n  </tbody>\n</table>\n`;
  const expected = shape(render(table("- a\n- b\n").replace("      </td>", "</td>")).html);
  for (const list of ["- a\n- b\n", "- a\n- b", "- a\n- b\ngoes on"]) {
    assert.deepEqual(shape(render(table(list).replaceAll("\n", "\r\n")).html), expected);
    const page = render(table(list));
    assert.equal(shape(page.html), expected, page.html);
    assert.match(page.html, /<td>next<\/td><\/tr>/);
    assert.deepEqual(faults(page), []);
  }
});

test("Elements within an item stay in it, and those around nested lists end there", () => {
  const nested = render("- o\n\n  <div id='x'>\n\n  1. a\n\n     - b\n\n       </div>\n\n  <div>y</div>\n\nend\n");
  assert.match(nested.html, /<div id="x"><ol>.*<\/ol>\n?<\/div>\n?<div>y<\/div>\n?<\/li>\n?<\/ul>\n?<p>end/s);
  const inner = render("- o\n\n  <div>\n\n  text\n\n  </div>\n\n  after\n- p\n");
  assert.match(inner.html, /<div><p>text<\/p>\n?<\/div>\n?<p>after<\/p>\n?<\/li>/);
  const quoted = render("> <div>\n> - a\n>     </div>\n>     <div>y</div>\n");
  assert.match(quoted.html, /<blockquote>\s*<div><ul>.*<\/ul>\n?<\/div>\n?<div>y<\/div>\s*<\/blockquote>/s);
  assert.deepEqual([...faults(nested), ...faults(inner), ...faults(quoted)], []);
});

test("Closing tags in code and in items of their own stay where they are written", () => {
  const { html } = render("<div>\n\n- a\n\n  ```text\n  <div>\n    </div>\n  ```\n\n</div>\n");
  assert.match(html, /&lt;div&gt;\n {2}&lt;\/div&gt;/);
});
