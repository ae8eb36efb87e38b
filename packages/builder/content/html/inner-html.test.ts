import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "../testing/render.ts";

const html = (source: string): string => readable(render(source, { "images/a.svg": "" }).html).trim();

test("HTML that an author sets as text is content: tags, classes, links, references to characters", () => {
  assert.equal(
    html(
      '<div dangerouslySetInnerHTML={{ __html: `<p class="x">A &mdash; &#x2014; <a href="/b">l</a></p><ul><li>one</ul><br>end` }} />',
    ),
    '<div><p class="x">A — — <a href="[/b]">l</a></p><ul><li>one</li></ul><br>end</div>',
  );
  assert.match(
    html('<h2 dangerouslySetInnerHTML={{ __html: "Hi <i>you</i>" }} />'),
    /<h2 id="hi-you">Hi <i>you<\/i><a/,
  );
  assert.equal(
    html(
      'export const L = ({ items }) => items.map((one) => <li dangerouslySetInnerHTML={{ __html: one }} />)\n\n<L items={["<b>x</b>", "1 < 2"]} />',
    ),
    "<li><b>x</b></li><li>1 &lt; 2</li>",
  );
});

test("Its text can be searched for and is in the page's Markdown", () => {
  const page = render('<p dangerouslySetInnerHTML={{ __html: "a <b>word</b>" }} />\n');
  assert.match(page.sections[0]?.text ?? "", /a word/);
  assert.match(page.markdown, /a <b>word<\/b>/);
});

test("M02: What could run code is refused there as well", () => {
  const page = render(
    '<div dangerouslySetInnerHTML={{ __html: `<script>alert(1)</script><img src="/a.png" onerror="alert(1)"><a href="javascript:alert(1)">x</a><iframe srcdoc="<b>"></iframe><svg onload=alert(1)><path d="M0 0"/></svg>` }} />\n',
  );
  assert.doesNotMatch(page.html, /alert|script|srcdoc|onload/);
  assert.match(page.html, /<path d="M0 0">/);
});

test("Drawings take pictures and parts of files of the site, and nothing from elsewhere", () => {
  assert.equal(
    html(
      '<svg viewBox="0 0 9 9"><use href="/images/gone.svg#part" /><use href="/images/a.svg#part" /><use href="#own" /><use href="https://h.test/a.svg#b" /><image href="/a.png" width="3" /><foreignObject><div>in</div></foreignObject></svg>',
    ),
    '<svg viewBox="0 0 9 9"><use></use><use href="[/images/a.svg#part]"></use><use href="#own"></use><use></use><image width="3" href="[/a.png]"></image><foreignObject><div>in</div></foreignObject></svg>',
  );
});

test("What an element that a program made holds is complained about on its page", () => {
  const page = render(
    '{React.createElement("div", { dangerouslySetInnerHTML: { __html: "<p onclick=\'x\'>y</p>" } })}',
  );
  assert.deepEqual(
    page.diagnostics.map(({ code, file }) => [code, file]),
    [["unsafe-attribute", "guides/start.mdx"]],
  );
});

test("Rules in HTML that is set as text count as those of a <style> do, and what is left out is told", () => {
  const page = render(
    'export const Box = () => <div dangerouslySetInnerHTML={{ __html: `<style>.box > b { color: red; background: url(https://h.test/a.png) }</style><b>in</b><script>go()</script><link rel="stylesheet" href="https://h.test/a.css">` }} />\n\n<Box />\n',
  );
  assert.match(
    readable(page.html),
    /<div><link rel="stylesheet" href="\[\/_lectern\/style\.\w+\.css\]"><b>in<\/b><\/div>/,
  );
  assert.match(Object.values(page.scripts).join(), /^\.box > b \{ color: red;[^h]*\}\s*$/);
  assert.deepEqual(
    page.diagnostics.map(({ code, message }) => `${code} ${/`<\w+>`/.exec(message)}`),
    ["unsafe-style `<style>`", "unsafe-element `<script>`", "unsafe-element `<link>`"],
  );
});

test("Data for search engines in HTML that is set as text stays data", () => {
  const page = render(
    '<div dangerouslySetInnerHTML={{ __html: `<script type="application/ld+json">{"@type": "Thing"}</script>` }} />\n',
  );
  assert.match(page.html, /<script type="application\/ld\+json">\{"@type": ?"Thing"\}<\/script>/);
});

test("What stands after an element without an end that is left out is kept", () => {
  for (const name of ["link", "meta", "base"]) {
    const page = render(`<div dangerouslySetInnerHTML={{ __html: '<${name} href="/a">one<p>two</p>' }} />\n`);
    assert.equal(readable(page.html).trim(), "<div>one<p>two</p></div>", name);
  }
});

test("What is left out of HTML that a component of a snippet sets is told where the component has it", () => {
  const snippet =
    'export const Box = () => {\n  const html = "<meta><p onclick=\\"x\\">y</p>";\n  return (\n    <div dangerouslySetInnerHTML={{ __html: html }} />\n  );\n};\n';
  const page = render(`import { Box } from "/snippets/box.jsx";\n\n${"Text.\n\n".repeat(8)}<Box />\n`, {
    "snippets/box.jsx": snippet,
  });
  assert.deepEqual(
    page.diagnostics.map(({ code, file, line, column }) => [code, file, line, column]),
    [
      ["unsafe-element", "snippets/box.jsx", 4, 5],
      ["unsafe-attribute", "snippets/box.jsx", 4, 5],
    ],
  );
});
