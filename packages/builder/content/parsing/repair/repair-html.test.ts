import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

test("An element without content whose tag has an object in it is closed, in a line and in another element", () => {
  for (const [before, tag, after] of [
    ["Press ", `<img src="/a.png" style={{ width: "3em", margin: 0 }}`, " there.\n"],
    ["<p>\n  Press ", `<img src="/a.png" alt="b" style={{ width: '3em' }}`, " there.\n</p>\n"],
    ["", `<img src="/a.png" style={{ "--a": 1 }} alt="b"`, "\n"],
  ] as const) {
    const page = render(`${before}${tag}>${after}`);
    assert.equal(page.html, render(`${before}${tag} />${after}`).html, tag);
    assert.equal(page.diagnostics[0]?.message, "`<img>` is not closed.");
    assert.equal(faults(page).length, 1);
  }
});

test("Typographic quotes around the values of an element are no part of them", () => {
  const page = render("See <a href=“/a” id=‘b’ title=“two words”>this</a>.\n");
  assert.equal(page.html, render('See <a href="/a" id="b" title="two words">this</a>.\n').html);
  assert.deepEqual(faults(page), ["mdx-syntax 1:5"]);
});

test("M05: Thousands of tags with braces that nothing ends take no time's square", () => {
  for (const text of ["<br a={{ ", "<br a={{}", "<br a={{}}\n", "<br a=“"])
    assert.ok(render(text.repeat(8000)).diagnostics.length > 0);
});
