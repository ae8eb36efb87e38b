import assert from "node:assert/strict";
import { test } from "node:test";
import { dropTwinSideIds, hasExample } from "./side-ids.ts";

const example = (id: string, word: string) => `<div class="code-group lc-${id}" id="${id}">${word}</div>\n`;
const heading = '<h2 id="request-example">Request Example</h2>\n';

test("a heading has the name of an example and is none, nor is a text that shows one", () => {
  const shown = '<pre><code>&lt;div id="request-example"&gt;</code></pre>';
  assert.equal(hasExample(heading + shown, "RequestExample"), false);
  assert.equal(hasExample(heading + example("request-example", "curl"), "RequestExample"), true);
  assert.equal(hasExample(example("request-example", "curl"), "ResponseExample"), false);
});

test("the id of an example is its heading's, else the first one's", () => {
  const withHeading = dropTwinSideIds(example("request-example", "curl") + heading);
  assert.equal(withHeading, `<div class="code-group lc-request-example">curl</div>\n${heading}`);
  const two = dropTwinSideIds(example("response-example", "200") + example("response-example", "404"));
  assert.equal(two, `${example("response-example", "200")}<div class="code-group lc-response-example">404</div>\n`);
  const shown = `${heading}<code>&lt;a id="request-example"&gt;</code>`;
  assert.equal(dropTwinSideIds(shown), shown);
});

test("the first of several panels has the id", () => {
  const panel = '<aside class="panel" id="panel">A</aside>';
  assert.equal(dropTwinSideIds(panel + panel), `${panel}<aside class="panel">A</aside>`);
});

test("a page that repeats the attribute in its text stays as it is", () => {
  const text = ' id="request-example"'.repeat(100_000);
  assert.equal(dropTwinSideIds(text), text);
});
