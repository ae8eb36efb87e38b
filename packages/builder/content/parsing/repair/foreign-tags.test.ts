import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../../testing/render.ts";

const told = (source: string) =>
  render(source).diagnostics.map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`);
const shown = (source: string) =>
  render(source)
    .html.replace(/<[^>]*>/g, "")
    .replaceAll("&#8220;", "“")
    .replaceAll("&#8221;", "”");

test("A tag of another tool's templates is shown, and told of once, with what to write in its place", () => {
  const source =
    '{% hint style="info" %}\nText of *it*.\n{% endhint %}\n\n1. One {{< alert >}}\n2. Two {{% tab name="A" %}}\n';
  assert.deepEqual(
    told(source).map((one) => one.replace(/ Write a component.*/, "")),
    [
      "1:1 `{% hint` begins a tag of another tool; it is shown as it is written.",
      "3:1 `{% endhint` begins a tag of another tool; it is shown as it is written.",
      "5:8 `{{< alert` begins a tag of another tool; it is shown as it is written.",
      "6:8 `{{% tab` begins a tag of another tool; it is shown as it is written.",
    ],
  );
  assert.match(told(source)[0] ?? "", / Write a component in its place, such as `<Note>` or `<Tabs>`\.$/);
  const text = shown(source);
  for (const part of ["{% hint style=“info” %}", "{{&lt; alert &gt;}}", "{{% tab name=“A” %}}"])
    assert.ok(text.includes(part), text);
});

test("An element behind a brace is no tag of another tool", () => {
  assert.doesNotMatch(told('<pre>{<br/>"a": 1<br/>}</pre>\n').join("\n"), /another tool/);
  assert.doesNotMatch(told('<pre>{<br>"a": 1<br>}</pre>\n').join("\n"), /another tool/);
});

test("Attributes that stand behind a block in other tools are told of as such", () => {
  assert.deepEqual(told('[a](https://a.test){:target="_blank"}\n\n{: .note}\nText\n'), [
    "1:20 Attributes in braces are of another tool; they are shown as they are written. Leave them out, or write an element with them.",
    "3:1 Attributes in braces are of another tool; they are shown as they are written. Leave them out, or write an element with them.",
  ]);
});

test("Other braces in text are told of as braces", () => {
  assert.match(told("From {a to b.\n")[0] ?? "", /Write \\\{ for a brace/);
  assert.match(told("{100 %}\n")[0] ?? "", /Write \\\{ for a brace/);
});
