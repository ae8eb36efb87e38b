import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

/** What search knows of a component's words. */
function words(body: string): string | undefined {
  const source = `export const Part = ({ of }) => ${body}\n\n<Part of={['a', 'b']} />\n`;
  return render(source).sections[0]?.text;
}

test("Words that only their places set apart are words of their own for search", () => {
  assert.equal(words("<p>Now:<div>box</div><span>Price</span><small>$3</small></p>"), "Now: box Price $3");
  assert.equal(
    words("<p><span>1</span><strong>Install</strong>: run <code>it</code><small>now</small></p>"),
    "1 Install: run it now",
  );
  assert.equal(words('<p className="md:flex">Open<b>now</b>or later</p>'), "Open now or later");
  assert.equal(words("<p style={{ display: 'grid' }}>Open<b>now</b></p>"), "Open now");
  assert.equal(words('<p>Open<i className="block">now</i>or later</p>'), "Open now or later");
  assert.equal(words("<p>{of.map((one) => <span key={one}>{one}1</span>)}</p>"), "a1 b1");
});

test("A word whose letters are marked is one", () => {
  assert.equal(
    words("<p>H<sub>2</sub>O, <b>b</b>ig, {of.map((one) => <span key={one}>{one}</span>)}</p>"),
    "H2O, big, ab",
  );
  assert.equal(words("<pre><span>let</span><span>ter</span></pre>"), "letter");
  assert.match(render('<div className="flex">one<b>two</b></div>\n').html, /<div class="flex">one<b>two<\/b><\/div>/);
});
