import assert from "node:assert/strict";
import { test } from "node:test";
import { bundleStylesheet } from "./bundle-stylesheet.ts";

const place = (path: string) => (path === "/images/a.svg" ? "../images/a.svg" : null);
const made = (text: string) => bundleStylesheet(text, place).text;

test("references to other hosts go, wherever they stand", () => {
  for (const [text, expected] of [
    ['@import url("https://a.example/x.css");b{}', "b{}"],
    ["@import url(https://a.example/x.css?a;b) screen and (width > 2px);b{}", "b{}"],
    ["@IMPORT '//a.example/x.css' layer(x);b{}", "b{}"],
    ['@import "https://a.example/x.css"', ""],
    ["a{background:URL( https://a.example/x.png )}", 'a{background:url("")}'],
    ["a{background:url('//a.example/x.png'), red}", 'a{background:url(""), red}'],
    ["a{background:url(h\\74tps://a.example/x)}", 'a{background:url("")}'],
    [
      'a{background:image-set("https://a.example/x.png" 1x, url(y.png) 2x)}',
      'a{background:image-set("" 1x, url("y.png") 2x)}',
    ],
    [
      "@font-face{src:local('A'),url(https://a.example/a.woff2) format('woff2')}",
      "@font-face{src:local('A'),url(\"\") format('woff2')}",
    ],
  ] as const) {
    const { text: result, outsideLine } = bundleStylesheet(text, place);
    assert.equal(result, expected);
    assert.equal(outsideLine, 1, text);
  }
  assert.equal(bundleStylesheet("a{}\n\nb{background:url(//x.example/y)}", place).outsideLine, 3);
});

test("a font that has no file left goes, for it would stand before another file of its family", () => {
  const own = '@font-face{font-family:"Inter";src:url("inter.woff2")}';
  const gone =
    '@font-face { font-family: "Inter"; font-weight: 400; src: url(https://a.example/i.woff2) format("woff2"), url("//a.example/i.woff") }';
  assert.equal(made(`${own}${gone}a{}`), `${own}a{}`);
  const both = '@font-face{font-family:"B";src:url(https://a.example/b.woff2),url("b.woff")}';
  assert.equal(made(both), '@font-face{font-family:"B";src:url(""),url("b.woff")}');
  assert.equal(made(`${gone}b{background:url(https://a.example/x.png)}`), 'b{background:url("")}');
  assert.equal(bundleStylesheet(gone, place, true).text, gone.replace("https://a.example/i.woff2", '"$&"'));
});

test("what begins at the site's root becomes relative; the rest stays as it is", () => {
  assert.equal(made("a{background:url(/images/a.svg)}"), 'a{background:url("../images/a.svg")}');
  assert.equal(made("@import '/images/a.svg' print;"), '@import "../images/a.svg" print;');
  assert.equal(made("a{background:url(/gone.svg)}"), 'a{background:url("/gone.svg")}');
  for (const text of [
    'a{content:"https://a.example"}',
    "/* url(https://a.example/x) @import 'https://a.example' */a{}",
    "a::after{content:'url(https://a.example)'}",
    "a{background:url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E\")}",
    '@import "./b.css";',
    "a{b:c}",
  ])
    assert.deepEqual(bundleStylesheet(text, place), { text, outsideLine: null });
});

test("a sheet that is cut or hostile ends, in time that grows with its length", () => {
  for (const text of [
    "/* never closed",
    "a{b:url(",
    "@import ",
    `a{b:${"url(".repeat(20_000)}`,
    `${'"'.repeat(50_001)}`,
    "image-set(".repeat(5000),
    '\\"'.repeat(100_000),
    `"${'\\"'.repeat(100_000)}`,
  ])
    assert.equal(made(text), text);
});

test("a quote behind a backslash is a sign of a name, and hides no reference", () => {
  assert.equal(
    made('.a\\"{background:url(https://a.example/x.png)}.b\\"{top:0}'),
    '.a\\"{background:url("")}.b\\"{top:0}',
  );
});

test("who keeps content of other hosts keeps these references", () => {
  const kept = bundleStylesheet('@import url("https://a.example/x.css");a{background:url(/images/a.svg)}', place, true);
  assert.equal(kept.text, '@import url("https://a.example/x.css");a{background:url("../images/a.svg")}');
  assert.equal(kept.outsideLine, null);
});
