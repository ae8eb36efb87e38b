import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../../testing/render.ts";

test("A component that nobody knows shows the words of its props and its content", () => {
  const page = render('<Feature title="Fast" description="No waiting" icon="bolt" count={3}>\n\nText.\n\n</Feature>\n');
  assert.equal(page.html, "<p><strong>Fast</strong></p>\n<p>No waiting</p>\n<p>Text.</p>\n");
  assert.equal(page.markdown, "**Fast**\n\nNo waiting\n\nText.\n");
  assert.match(page.sections.map(({ text }) => text).join(" "), /Fast No waiting Text\./);
  assert.deepEqual(faults(page), ["unknown-component 1:1"]);
});

test("Its title leads where the component does, and may be an element", () => {
  const page = render(
    '<Feature header={<>Very <i>fast</i></>} href="/fast" />\n\n<Feature label="Plain" href="javascript:x" />\n',
  );
  assert.equal(
    readable(page.html),
    '<p><a href="[/fast]"><strong>Very <i>fast</i></strong></a></p>\n<p><strong>Plain</strong></p>\n',
  );
  assert.match(page.markdown, /^\*\*\[Very \*fast\*\]\(\/fast\)\*\*\n\n\*\*Plain\*\*\n/);
});

test("One that leads somewhere with a line of text is a link", () => {
  const page = render('<Go href="/fast">\n  To the **fast** one\n</Go>\n\nOr <Go href="/slow">slow</Go>.\n');
  assert.equal(
    readable(page.html),
    '<p><a href="[/fast]">To the <strong>fast</strong> one</a></p>\n<p>Or <a href="[/slow]">slow</a>.</p>\n',
  );
  assert.equal(page.markdown, "[To the **fast** one](/fast)\n\nOr [slow](/slow).\n");
  assert.match(readable(render('<Go href="/x">\n\nOne.\n\nTwo.\n\n</Go>\n').html), /^<p>One\.<\/p>/);
});

test("Within a line the words stay in it", () => {
  const page = render('See <Feature label="here" name="x" /> now.\n');
  assert.equal(page.html, "<p>See <strong>here</strong> now.</p>\n");
  assert.equal(page.markdown, "See **here** now.\n");
});

test("What a file lacks, or a package would bring, shows its words too", () => {
  const page = render(
    'import { Hero } from "@acme/ui"\nimport { Lost } from "/snippets/lost.jsx"\n\n<Hero name="Acme">one</Hero>\n\n<Lost title="Found">two</Lost>\n',
  );
  assert.match(page.html, /<strong>Acme<\/strong><\/p>\n.*one.*<strong>Found<\/strong><\/p>\n.*two/s);
});

test("A banner in a page is told where banners are written", () => {
  assert.match(render("<Banner>News</Banner>\n").diagnostics[0]?.hint ?? "", /`banner` in docs\.json/);
});

test("An import right below text is named as what keeps a component unknown", () => {
  const files = { "snippets/part.mdx": "in" };
  const [fault] = render(
    'Text\nimport Part from "/snippets/part.mdx"\n\n<Part />\n',
    files,
    {},
    { firstLine: 4 },
  ).diagnostics;
  assert.equal(fault?.code, "unknown-component");
  assert.equal(fault?.hint, "Leave a blank line above line 5, which is read as more of the text above it.");
  const code = render('```js\nx\nimport Part from "y"\n```\n\n<Part />\n').diagnostics[0];
  assert.doesNotMatch(code?.hint ?? "", /blank line/);
});

test("A component of another platform is told by what is its like here, though another name is nearer in letters", () => {
  const hintOf = (name: string) => render(`<${name}>\n\nText.\n\n</${name}>\n`).diagnostics[0]?.hint ?? "";
  const here = {
    CodeBlocks: "CodeGroup",
    Admonition: "Callout",
    TabItem: "Tab",
    LinkCard: "Card",
    Accordions: "AccordionGroup",
  };
  for (const [name, like] of Object.entries(here))
    assert.equal(hintOf(name), `Did you mean <${like}>? Its content is shown.`);
  assert.match(hintOf("TypeTable"), /table of Markdown/);
  assert.match(hintOf("Acordion"), /<Accordion>/, "letters count where no platform has the name");
});

test("A label that stands between the tags too is said once, and is the link", () => {
  const page = render('See <Anchor label="L" href="https://h.test/x">L</Anchor>, <Anchor label="M">n</Anchor>.\n');
  assert.match(page.html, /See <a href="https:\/\/h\.test\/x"[^>]*>L<\/a>, <strong>M<\/strong> n\./);
  assert.match(page.markdown, /^See \[L\]\(https:\/\/h\.test\/x\), \*\*M\*\* n\.\n$/);
});

test("The picture that it names is shown, before its words", () => {
  const files = { "images/a.png": "", "images/b.svg": "" };
  const page = render('<Image src="/images/a.png" alt="A map" width={300} caption="The way" />\n', files);
  assert.match(
    readable(page.html),
    /^<p><img [^>]*src="\[\/images\/a\.png\]"[^>]* alt="A map"[^>]*><\/p>\n<p>The way<\/p>\n$/,
  );
  assert.match(page.html, / width="300"/);
  assert.equal(page.markdown, "![A map](/images/a.png)\n\nThe way\n");
  assert.deepEqual(faults(page), ["unknown-component 1:1"]);

  const line = render('See <Image src="/images/b.svg?v=1" /> now.\n', files);
  assert.match(readable(line.html), /^<p>See <img [^>]*src="\[\/images\/b\.svg\?v=1\]"[^>]*> now\.<\/p>\n$/);
  assert.equal(line.markdown, "See ![](/images/b.svg?v=1) now.\n");

  const others = render(
    '<Player src="/images/a.mp4" />\n\n<Image src={3} />\n\n<Image src="javascript:a.png" />\n',
    files,
  );
  assert.doesNotMatch(others.html, /src=|javascript/);
});
