import assert from "node:assert/strict";
import { test } from "node:test";
import { themeNames } from "../source/site-config.ts";
import { themeStylesheet } from "./build-browser.ts";
import { stylesheetFor } from "./theme-stylesheet.ts";

test("a site's stylesheet has its own theme's rules and no other's", () => {
  const css = '@media print{[data-look=mint] a{color:red}[data-look="palm"] b{color:red}}[data-look=palm]{--a:0}';
  assert.equal(stylesheetFor(css, "mint"), "@media print{:root a{color:red}}");
  assert.equal(stylesheetFor(css, "maple"), "");
  const moves = "@keyframes lc-palm-x{to{top:0}}@keyframes lc-x{to{top:0}}";
  assert.equal(stylesheetFor(moves, "palm"), moves);
  assert.equal(stylesheetFor(moves, "mint"), "@keyframes lc-x{to{top:0}}");
  const shared = ":is([data-look=mint],[data-look=palm]) a{color:red}";
  assert.equal(stylesheetFor(shared, "palm"), ":root a{color:red}");
  assert.equal(stylesheetFor(shared, "maple"), "");
  assert.equal(
    stylesheetFor("[data-look=mint].dark:not([data-mode=center]){top:0}", "mint"),
    ":root.dark:not([data-mode=center]){top:0}",
  );
  for (const theme of themeNames) assert.doesNotMatch(themeStylesheet(theme), /data-look=/, theme);
});

test("alternatives at the end of a selector are written out where they weigh the same", () => {
  const same = (css: string, expected: string) =>
    assert.equal(stylesheetFor(`${css}{top:0}`, "mint"), `${expected}{top:0}`);
  same(".a>:is(.b,.c):hover,i", ".a>.b:hover,.a>.c:hover,i");
  same(":is(h1,h2)::before", "h1::before,h2::before");
  same('.a :is([data-a="x,y)"],.b)', '.a [data-a="x,y)"],.a .b');
  same(":is(p,.b)", ":is(p,.b)");
  same(".x:is(.a,.b) .c", ".x:is(.a,.b) .c");
  same(":is(.a .b,.c .d)", ":is(.a .b,.c .d)");
});

test("values have no spaces that say nothing, and keep those in quotes and between words", () => {
  assert.equal(
    stylesheetFor(
      'a{--font: "A, B", "C", sans-serif;--none: ;--line: 0 1px rgb(0 0 0 / 30%);top:calc(1px + 2px * 3)}',
      "mint",
    ),
    'a{--font:"A, B","C",sans-serif;--none: ;--line:0 1px rgb(0 0 0/30%);top:calc(1px + 2px*3)}',
  );
});

test("rules for parts of the frame leave out the content", () => {
  const css = "#sidebar>a,.x #footer::before{color:#banner}#sidebar-content{top:0}#header-2{top:0}";
  const outside = ":not(:where(#content *))";
  assert.equal(
    stylesheetFor(css, "mint"),
    `#sidebar${outside}>a,.x #footer${outside}::before{color:#banner}#sidebar-content${outside}{top:0}#header-2{top:0}`,
  );
});

test("a layer that goes on is opened once, and one that another stands between is opened again", () => {
  const css =
    "@layer a{b{top:0}}@layer a{[data-look=palm] c{top:0}}@layer a{@media print{d{top:0}}}@layer b{e{top:0}}@layer a{f{top:0}}";
  assert.equal(
    stylesheetFor(css, "mint"),
    "@layer a{b{top:0}@media print{d{top:0}}}@layer b{e{top:0}}@layer a{f{top:0}}",
  );
  assert.equal(
    stylesheetFor("@layer a{b{top:0}}@layer a;@layer a{c{top:0}}", "mint"),
    "@layer a{b{top:0}}@layer a;@layer a{c{top:0}}",
  );
  assert.equal(themeStylesheet("mint").match(/@layer components\{/g)?.length, 1);
});

test("what is no rule of style stays as it is", () => {
  const css = '@layer a,b;@font-face{font-family:"{;}";src:url(a.woff2)}@keyframes x{from{top:0}to{top:1px}}';
  assert.equal(stylesheetFor(css, "mint"), css);
  assert.equal(stylesheetFor("a{top:0}\n", "mint"), "a{top:0}", "nothing becomes part of the next rule");
  for (const theme of ["mint", "palm"] as const) assert.match(themeStylesheet(theme), /\}\s*$/, theme);
});
