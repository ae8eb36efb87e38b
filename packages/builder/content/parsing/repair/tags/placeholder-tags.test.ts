import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, htmlOf, render } from "../../../testing/render.ts";

const html = (source: string): string => htmlOf(source, "");

function placeOf(source: string, word: string): string {
  const lines = source.slice(0, source.indexOf(word)).split("\n");
  return `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
}

test("A word in angle brackets stays text where it is all that a component holds, and costs it nothing", () => {
  const frames: ((inner: string) => string)[] = [
    (inner) => `<Note>${inner}</Note>\n\nafter\n`,
    (inner) => `<Card title="t">\n  ${inner}\n</Card>\n\nafter\n`,
    (inner) => `<ParamField body="k">\n  ${inner}\n</ParamField>\n\n<ParamField body="l">\n  more\n</ParamField>\n`,
    (inner) => `<Steps>\n  <Step title="t">\n    ${inner}\n  </Step>\n</Steps>\n\nafter\n`,
    (inner) =>
      `<Tabs>\n  <Tab title="a">\n    Set it:\n\n    ${inner}\n\n    and go\n  </Tab>\n  <Tab title="b">\n    two\n  </Tab>\n</Tabs>\n`,
  ];
  for (const frame of frames)
    for (const word of ["your-key", "API_KEY", "Value"]) {
      const source = frame(`<${word}>`);
      const words = (text: string) => html(text).replace(/<\/?p>|\s+/g, "");
      assert.equal(words(source), words(frame(`\\<${word}>`)), source);
      const [fault, ...others] = faults(render(source));
      assert.equal(fault, `mdx-syntax ${placeOf(source, `<${word}>`)}`, source);
      assert.deepEqual(others, [], source);
    }
});

test("The name of a box in a sentence or alone in a cell, and what a program prints of itself, are text", () => {
  assert.match(
    html("Use a <div> or <span> in <table>, <h1>.\n"),
    /^<p>Use a &lt;div&gt; or &lt;span&gt; in &lt;table&gt;, &lt;h1&gt;/,
  );
  assert.match(html("| a | b |\n|-|-|\n| <div> | a box |\n"), /<td>&lt;div&gt;<\/td><td>a box/);
  for (const printed of ["<object object>", "<object object at 0x7f>"])
    assert.match(html(`run(x=${printed}) runs\n`), new RegExp(`x=&lt;${printed.slice(1, -1)}&gt;\\) runs`));
  assert.match(html("x <input disabled> y\n"), /<input disabled>/);
  assert.match(html("word <div>\nblock\n</div>\n"), /<div><p>block/);
  assert.doesNotMatch(html("<div>text\n"), /&lt;/);
});

test("A word in angle brackets stays text on a page that has the element too", () => {
  const page = "<div>\nx\n</div>\n\nWrap it in a <div> or a <form>.\n\n<div>y</div>\n\n<form>z</form>\n";
  assert.match(html(page), /in a &lt;div&gt; or a &lt;form&gt;\.<\/p>\s*<div>y<\/div>\s*<form[^>]*>z/);
  assert.match(html("text <div>\nblock\n\n</div>\n\nmore\n"), /<p>text<\/p>\s*<div><p>block<\/p>\s*<\/div>/);
});

test("An element that is closed beyond its component is no word", () => {
  assert.match(html("<Note><my-box>in</Note></my-box>\n"), /<aside/);
  assert.match(html("<my-box>\n\n<Note>in</Note>\n\n</my-box>\n"), /<aside.*in/s);
});

test("The letter of a type stays in its brackets, as does what only begins like a tag", () => {
  assert.match(
    html("Option<A> or Array<U>, and <B> of <S>.\n"),
    /Option&lt;A&gt; or Array&lt;U&gt;, and &lt;B&gt; of &lt;S&gt;/,
  );
  assert.match(html("| a |\n| - |\n| Array<U> |\n"), /Array&lt;U&gt;/);
  assert.match(html("if a<b and c>d then\n"), /a&lt;b and c&gt;d/);
  assert.match(html("<P>old\n\nnew\n"), /<p>old/i);
  assert.match(html("<b>under</b> a<u>b</u>\n"), /<b>under<\/b> a<u>b<\/u>/);
});

test("A phrase in angle brackets stays text where its first word is the name of an element within a line", () => {
  const phrases = ["<a couple of words>", "<b plus c>", "<q as asked>", "<var of yours>"];
  for (const phrase of phrases)
    for (const frame of ["Put % here.\n", "## Put %\n", "- Put %\n", "<Note>\nPut % here.\n</Note>\n", "%\n"])
      for (const link of ["", '\n<a href="https://a.example">b</a> <b>c</b>\n', "\n<q>d</q> <var>e</var>\n"]) {
        const source = frame.replace("%", phrase) + link;
        assert.match(html(source), new RegExp(`&lt;${phrase.slice(1, -1)}&gt;`), source);
      }
  assert.match(html("<b hidden>one\n"), /<b hidden>one/);
  assert.match(html("<a couple>of\n\nwords</a>\n"), /<a couple>of/);
});

test("What holds nothing ends by itself: an icon, a file and a colour without an end swallow none of what follows", () => {
  for (const [open, closed] of [
    ['<Note>\n<Icon icon="star">\n\nkept\n</Note>\n', '<Note>\n<Icon icon="star"/>\n\nkept\n</Note>\n'],
    [
      '<Tree>\n  <Tree.Folder name="f">\n    <Tree.File name="a">\n    <Tree.File name="b">\n  </Tree.Folder>\n</Tree>\n',
      '<Tree>\n  <Tree.Folder name="f">\n    <Tree.File name="a"/>\n    <Tree.File name="b"/>\n  </Tree.Folder>\n</Tree>\n',
    ],
  ] as const)
    assert.equal(html(open), html(closed), open);
});

test("A sign of inequality in SQL costs the component that holds it nothing", () => {
  const steps = (sign: string) =>
    `<Steps>\n  <Step title="t">\n    one\n\n    ${sign}\n\n    two\n  </Step>\n</Steps>\n\n<Card title="c">d</Card>\n`;
  const words = (text: string) => html(text).replace(/<\/?p>|\s+/g, "");
  assert.equal(words(steps("<>")), words(steps("\\<>")));
  assert.equal(words("<Note>\n<>\n</Note>\n"), words("<Note>\n\\<>\n</Note>\n"));
});
