import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../../testing/render.ts";

test("A group that has no end holds the parts right below it", () => {
  const page = render(
    '<AccordionGroup>\n<Accordion title="A">\none\n</Accordion>\n\n<Accordion title="B">\ntwo\n</Accordion>\n\nAfter\n',
  );
  assert.match(page.html, /^<div class="accordion-group">[\s\S]*one[\s\S]*two[\s\S]*<\/details>\s*<\/div>\s*<p>After/);
  assert.deepEqual(faults(page), ["mdx-syntax 1:1"]);
  const cards = render('<CardGroup cols={2}>\n  \n<Card title="A" href="/a" />\n<Card title="B">\nmore\n\nAfter\n');
  assert.match(cards.html, /^<div class="card-group[\s\S]*more[\s\S]*<\/div>\s*<p>After/);
});

test("A box that has no end holds the element right below it", () => {
  for (const source of ["<Tip>\n<Frame>\ntext\n</Frame>\n\nAfter\n", "<Tip>\n<Frame>\ntext\n\nAfter\n"]) {
    const page = render(source);
    assert.match(page.html, /<aside [^>]*>[\s\S]*<figure[\s\S]*text[\s\S]*<\/aside>\s*<p>After/, source);
  }
});

test("What may stand beside an element without an end stays beside it", () => {
  const cases = [
    '<Card title="A" href="/a">\n<Card title="B" href="/b">\ntext\n</Card>\n',
    '<Card title="A" href="/a">\n<Column>\ntext\n</Column>\n',
    "<Steps>\n<Note>\ntext\n</Note>\n",
    "<Note>\n<Card>\ntext\n</Card> and more\n",
  ];
  for (const source of cases) assert.doesNotMatch(render(source).html, /text[\s\S]*(?:<\/div>\s*){4}$/, source);
});

test("A group of code that has no end holds the fences right below it", () => {
  const group = (name: string, fence: (title: string) => string, end: string) =>
    render(`<${name}>\n${fence("A")}\n\n${fence("B")}\n${end}\nAfter\n\n${fence("C")}\n`);
  for (const name of ["CodeGroup", "RequestExample"])
    for (const indentation of ["", "  "]) {
      const fence = (title: string) => `${indentation}\`\`\`js ${title}\n${indentation}let a\n${indentation}\`\`\``;
      const page = group(name, fence, "");
      assert.equal(page.html, group(name, fence, `</${name}>\n`).html, name + indentation);
      assert.deepEqual(faults(page), ["mdx-syntax 1:1"]);
      // Taken for an end where the slash is missing, it holds nothing.
      assert.equal(group(name, fence, `<${name}>\n`).html, page.html, name);
    }
});
