import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, htmlOf as html, render } from "../testing/render.ts";

test("The default of a field is data: words of elements, JSON of lists and objects, and nothing of functions", () => {
  const shown = (value: string) => {
    const page = render(`<ParamField query="a" default={${value}}>x</ParamField>\n`);
    const html = /lc-field-default">default: <code>(.*?)<\/code>/.exec(page.html)?.[1]?.replaceAll("&quot;", '"') ?? "";
    assert.equal(/default: (.*)\): x/.exec(page.markdown)?.[1] ?? "", html);
    return html;
  };
  assert.equal(shown("false"), "false");
  assert.equal(shown("0"), "0");
  assert.equal(shown("<b>bold</b>"), "bold");
  assert.equal(shown('["a", <b>c</b>, { x: 1 }]'), '["a","c",{"x":1}]');
  assert.equal(shown('new Date("2024-05-01")'), "Wed, 01 May 2024 00:00:00 GMT");
  for (const nothing of ["() => 1", "Math.max", "null", '""']) assert.equal(shown(nothing), "", nothing);
});

test("A text that a field begins with stands in quotes, as in the format: the words of numbers and programs too", () => {
  const shown = (value: string) => {
    const page = render(`<ResponseField name="a" default=${value}>x</ResponseField>\n`);
    const text = /lc-field-default">default: <code>(.*?)<\/code>/.exec(page.html)?.[1]?.replaceAll("&quot;", '"') ?? "";
    assert.equal(/default: (.*)\): x/.exec(page.markdown)?.[1] ?? "", text);
    return text;
  };
  assert.equal(shown('"light"'), '"light"');
  assert.equal(shown('"120"'), '"120"');
  assert.equal(shown('{"None"}'), '"None"');
  for (const own of [`'"cpu"'`, `"'cpu'"`]) assert.equal(shown(own).replaceAll("&#39;", "'"), own.slice(1, -1));
});

test("M05: A default that doubles itself ends with a diagnostic", () => {
  const doubled = "export const f = (() => { let a = ['x']; for (let i = 0; i < 40; i++) a = [a, a]; return a })()\n\n";
  assert.deepEqual(faults(render(`${doubled}<ParamField query="a" default={f}>x</ParamField>\n`)), [
    "expression-limit 3:1",
  ]);
});

test("A pill or a tag may be one word, number or element instead of a list", () => {
  const page = render(
    '<ResponseField name="a" pre={2} post={<b>new</b>}>x</ResponseField>\n\n<Update label="L" tags={<i>t</i>}>x</Update>\n',
  );
  assert.match(page.html, /lc-field-pill">2<.*lc-field-pill"><b>new<\/b>.*>t</s);
  assert.equal(page.markdown, "- `a` (2, **new**): x\n\n## L\n\n*t*\n\nx\n");
});

test("Who takes the text of a field gets its name before its type, as it is shown", () => {
  const { sections } = render('<ParamField body="id" type="string">The number.</ParamField>\n');
  assert.match(sections[0]?.text ?? "", /^\s*id\s+string\s+The number\./);
});

test("Fields say name, type, place, default and duty", () => {
  assert.equal(
    html('<ParamField query="limit" type="integer" default={20} required>How many.</ParamField>'),
    '<div class="field" id="param-limit" data-field="query"><span id="query-limit" class="lc-alias"></span><div class="param-head"><a class="lc-heading-anchor" href="#param-limit" aria-label="Link to limit"></a><code class="lc-field-name">limit</code> <span class="lc-field-type">integer</span> <span class="lc-field-default">default: <code>20</code></span> <span class="lc-field-required">required</span></div><div class="lc-field-body">How many.</div></div>\n',
  );
});

test("Pills of a field may be elements, and a tooltip's call to action may lead nowhere", () => {
  const field = html('<ResponseField name="a" type="x" pre={["b", <b>c</b>]} />');
  assert.match(field, /field-pill">b<\/span> <span [^>]*class="lc-field-pill"><b>c<\/b><\/span>/);
  assert.match(html('<Tooltip tip="t" cta="Read on">w</Tooltip>'), /<span class="lc-tooltip-cta">Read on<\/span>/);
});

test("Pills of a field keep what they are made of, and a field may have a type alone", () => {
  const page = render(
    '<ResponseField name="a" type="string" post={[<span style={{ color: "red" }}>value: 1</span>, "<b>"]}>x</ResponseField>\n\n<ResponseField type="integer[]" required>All.</ResponseField>\n',
  );
  assert.match(
    page.html,
    /<span [^>]*class="lc-field-pill"><span class="ls-\w+">value: 1<\/span><\/span> <span [^>]*class="lc-field-pill">&lt;b&gt;<\/span>/,
  );
  assert.match(
    page.html,
    /id="param" ?[^>]*>.*aria-label="Link to integer\[\]"><\/a><span [^>]*class="lc-field-type">/s,
  );
  assert.equal(page.html.match(/lc-field-name/g)?.length, 1);
});
