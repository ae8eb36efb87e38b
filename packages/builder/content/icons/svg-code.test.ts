import assert from "node:assert/strict";
import { test } from "node:test";
import { findIcon } from "./icons.ts";
import { svgFromCode } from "./svg-code.ts";

const shown = (inside: string) => `<svg class="lc-icon" viewBox="0 0 24 24" aria-hidden="true">${inside}</svg>`;

test("an icon may be drawn where others are named, and has the size and the colour of the text", () => {
  const code = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2"><path d="M1 1h2"/><g opacity='.5'><circle cx="5" cy="5" r="4"></circle></g></svg>`;
  const inside = `<g fill="none" stroke="currentColor" stroke-width="2"><path d="M1 1h2"/><g opacity=".5"><circle cx="5" cy="5" r="4"></circle></g></g>`;
  assert.equal(findIcon(code, { library: "lucide" }), shown(inside));
  assert.equal(svgFromCode(`<svg width="24" height="24"><path d="M1 1"/></svg>`), shown('<g><path d="M1 1"/></g>'));
});

test("of a drawn icon only its shapes are taken", () => {
  const harmless = `<svg viewBox="0 0 24 24" onload="a()" style="x" class="y"><path d='M1">' onclick="b()" fill="url(https://a.example)" stroke="url(#a)" stop-color="\\75rl(https://a.example)"/></svg>`;
  assert.equal(svgFromCode(harmless), shown('<g><path d="M1&quot;&gt;" stroke="url(#a)"/></g>'));
  for (const code of [
    '<svg viewBox="0 0 1 1"><script>a()</script></svg>',
    '<svg viewBox="0 0 1 1"><a href="javascript:a()"><path d="M1"/></a></svg>',
    '<svg viewBox="0 0 1 1"><foreignObject/></svg>',
    '<svg viewBox="0 0 1 1"><g></svg>',
    '<svg viewBox="0 0 1 1"><path d="M1"/>',
    "<svg><path/></svg>",
    "<svg <svg",
  ])
    assert.equal(svgFromCode(code), null, code);
});

test("a long text that only begins like a drawing is none", () => {
  for (const part of ["<svg ", '<svg a="', "<svg a=' ", "<svg\n"]) assert.equal(svgFromCode(part.repeat(3000)), null);
});
