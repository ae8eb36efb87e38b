import assert from "node:assert/strict";
import { test } from "node:test";
import { inlineCodeHtml, withJoints } from "./long-names.ts";

test("a long name in a title may be broken where its words meet", () => {
  assert.equal(
    withJoints("Set MAX_OPEN_CONNECTION_COUNT now"),
    'Set <span class="lc-name">MAX_<wbr>OPEN_<wbr>CONNECTION_<wbr>COUNT</span> now',
  );
  assert.equal(
    withJoints("useSharedHTTPClientOptions"),
    '<span class="lc-name">use<wbr>Shared<wbr>HTTP<wbr>Client<wbr>Options</span>',
  );
  assert.equal(
    withJoints("agents.defaults/model_name"),
    '<span class="lc-name">agents<wbr>.defaults/<wbr>model_<wbr>name</span>',
  );
});

test("words, addresses' beginnings and references of HTML are not broken", () => {
  for (const html of ["Internationalization", "Wait&#8230;then&nbsp;go", "a_b", '<b class="someClassName">x</b>']) {
    assert.equal(withJoints(html), html);
  }
  assert.match(withJoints("https://example.com/a/page"), /https:\/\/example<wbr>\.com/);
});

test("code, formulas and pictures within a title stay as they are", () => {
  const html = "<code>someLongNameOfAllOfThem</code> <svg><title>someLongNameOfAllOfThem</title></svg>";
  assert.equal(withJoints(html), html);
  assert.match(withJoints(`${html} someLongNameOfAllOfThem`), /<\/svg> <span class="lc-name">some<wbr>Long/);
});

test("code of one word is one box, and a flag among others stays in its line", () => {
  assert.equal(inlineCodeHtml("ls"), "<code>ls</code>");
  assert.equal(inlineCodeHtml("--dry-run"), '<code class="lc-name lc-short">--dry-run</code>');
  assert.equal(
    inlineCodeHtml("https://a.example/token"),
    '<code class="lc-name lc-short">https://a.example/token</code>',
  );
  assert.match(
    inlineCodeHtml("https://auth.example.com/of/every/other/token"),
    />https:\/\/auth<wbr>\.example<wbr>\.com\/<wbr>of\/<wbr>every\/<wbr>other\/</,
  );
  assert.equal(inlineCodeHtml("Map<string, string>"), "<code>Map&lt;string, string&gt;</code>");
  assert.equal(inlineCodeHtml("rm -r a"), '<code>rm <span class="lc-flag">-r</span> a</code>');
  assert.equal(
    inlineCodeHtml("b-c <d-e>"),
    '<code><span class="lc-flag">b-c</span> <span class="lc-flag">&lt;d-e&gt;</span></code>',
  );
});
