import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

const chips =
  'export const Chips = ({ text, hint = "{{who}}" }) => (\n  <p title={hint}>\n    {text.split(/(\\{\\{[^}]+\\}\\})/g).map((part, i) =>\n      part.startsWith("{{") ? <b key={i}>{part.slice(2, -2)}</b> : part)}\n  </p>\n);\n\n';

test("Double braces in strings of attributes, programs and expressions are what a component is given", () => {
  const page = render(
    `${chips}<Chips text="Hi {{name}}, {{1}}" />\n\n<Chips text={"Yes {{ok}}"} hint='{{2}}' />\n\n{["{{a}}"].map((one) => <i>{one.length}</i>)}\n\n[Call](https://a.example/{{host}}/x)\n`,
  );
  assert.deepEqual(faults(page), []);
  assert.match(page.html, /<p title="\{\{who\}\}">Hi <b>name<\/b>, <b>1<\/b><\/p>/);
  assert.match(page.html, /<p title="\{\{2\}\}">Yes <b>ok<\/b><\/p>/);
  assert.match(page.html, /<i>5<\/i>/);
  assert.match(page.html, /href="https:\/\/a\.example\/(?:\{\{|%7B%7B)host/);
});

test("Where a site has variables, an unknown one in a string is told and stays what it is", () => {
  const page = render(`${chips}<Chips text="Hi {{name}} of {{site}}" />\n`, {}, { variables: { site: "Acme" } });
  assert.match(page.html, /Hi <b>name<\/b> of Acme/);
  assert.deepEqual(faults(page), ["undefined-variable 1:39", "undefined-variable 8:17"]);
});

test("Prose with a name in double braces is told, also beside expressions and quotes", () => {
  const page = render('Say "{{one}}" {1} {{two}}.\n\n| a |\n|---|\n| {{three}} |\n');
  assert.deepEqual(faults(page), ["undefined-variable 1:6", "undefined-variable 1:19", "undefined-variable 5:3"]);
  assert.match(page.html, /<p>Say &#8220;\{\{one\}\}&#8221; 1 \{\{two\}\}\.<\/p>/);
});
