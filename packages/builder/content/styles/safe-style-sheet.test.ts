import assert from "node:assert/strict";
import { test } from "node:test";
import { safeStyleSheet } from "./safe-style-sheet.ts";

const addressOf = (address: string) => (/^\/(?!\/)/.test(address) ? `..${address}` : null);

test("Rules of an ordinary sheet stay as they are, and files of the site get their address", () => {
  const sheet =
    '.a\\:b, .w-1\\/2 { content: "\\201C\\A"; --x: "a;b" }\n@media (min-width: 1px) { a { color: red !important; scroll-behavior: smooth } }';
  assert.deepEqual(safeStyleSheet(sheet, addressOf), { css: sheet, isWhole: true });
  const pictures =
    'a { background: url(/a.png), url(\'#b\'); mask: image-set(url(/b.png) 1x, url("/c d.png") 2x type("image/png")) }';
  assert.deepEqual(safeStyleSheet(pictures, addressOf), {
    css: 'a { background: url("../a.png"), url("#b"); mask: image-set(url("../b.png") 1x, url("../c%20d.png") 2x type("image/png")) }',
    isWhole: true,
  });
  const drawing = `a { background: url("data:image/svg+xml,<g transform='rotate(45)'/>") }`;
  assert.equal(
    safeStyleSheet(drawing, addressOf).css,
    'a { background: url("data:image/svg+xml,%3Cg%20transform=%27rotate%2845%29%27/%3E") }',
  );
});

test("M02: no spelling of a rule or address leads outside: escapes, broken strings, pieces that join, ends that are missing", () => {
  for (const sheet of [
    "@import 'https://h.test/x.css';",
    "@import 'https://h.test/{x.css';",
    '@import "https://h.test/x.css',
    "@import url(https://h.test/x",
    "@\\69mport 'https://h.test/x.css';",
    "@\\000049 mport 'https://h.test/x.css';",
    "@imp@import a;ort 'https://h.test/x.css';",
    "@im/**/port 'https://h.test/x.css';",
    "@namespace url(https://h.test/x);",
    "a { background: url(https://h.test/x",
    "a { background: u\\72l(https://h.test/x) }",
    "a { background: u\\72 l(https://h.test/x) }",
    "a { background: \\75\\72\\6c(https://h.test/x) }",
    "a { background: ujavascript:rl(https://h.test/x) }",
    'a { content: "\\\n"; background: u\\72l(https://h.test/x); content: "b" }',
    'a { content: "\r; background: u\\72l(https://h.test/x); content: "b" }',
    'a { content: "\f; background: u\\72l(https://h.test/x); content: "b" }',
    'a { background: url(/x"y); background: u\\72l(https://h.test/x); content: "z" }',
    'a { content: "url("data:image/png,;background:url(https://h.test/x)"); }',
    'a { content: "image-set("; background: image-set("https://h.test/x" 1x) }',
    'a { background: image-set("#" 1x, "https://h.test/x" 2x) }',
    'a { background: image-set("\\"" 1x, "https://h.test/x" 2x) }',
    'a { background: -webkit-image-set("//h.test/x" 1x) }',
    'a { background: image\\2dset("https://h.test/x" 1x) }',
    "a { background: src('https://h.test/x') }",
    "@font-face { src: url(//h.test/f.woff2) }",
    "a { background: url(\\68ttps://h.test/x) }",
    "a { background: url( 'https://h.test/a)b' ) }",
  ]) {
    const { css, isWhole } = safeStyleSheet(`b { color: red } ${sheet}`, addressOf);
    assert.equal(isWhole, sheet.includes("data:image"), sheet);
    assert.match(css, /^b \{ color: red \}/, sheet);
    assert.doesNotMatch(css, /@import|@namespace|(?:url|src)\((?!"(?:\.\.|#|data:image)[^"()\\]*"\))/i, sheet);
    assert.doesNotMatch(css, /image-set\((?:[^)]*["'])/i, sheet);
  }
});

test("M05: Rules without number that lead outside are read in one pass", () => {
  const { css, isWhole } = safeStyleSheet(`${"@import ".repeat(500_000)}{`, addressOf);
  assert.doesNotMatch(css, /@import/);
  assert.equal(isWhole, false);
});
