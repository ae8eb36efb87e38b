import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../testing/render.ts";

const html = (source: string): string => readable(render(source).html).trim();
const severities = (source: string): string[] =>
  render(source).diagnostics.map(({ severity, code }) => `${severity} ${code}`);

test("A custom element stands as it is written, for a script of the repository to define it", () => {
  const source = '<lottie-player src="/a.json" loop speed="2" className="x">in</lottie-player>\n';
  assert.equal(html(source), '<lottie-player class="x" loop speed="2" src="[/a.json]">in</lottie-player>');
  assert.deepEqual(severities(source), ["info unknown-element"]);
  assert.equal(html('<x-y src="https://h.test/a" />'), '<x-y{ src="https://h.test/a"|}></x-y>');
});

test("M02: Custom elements carry no handler, no address that runs code, and none has the name of ours", () => {
  const page = render(
    '<x-y onclick="a()" href="javascript:a()" src="javascript:a()" srcdoc="<b>">z</x-y>\n\n<lc-island data-script="/a.js">kept</lc-island>\n',
  );
  assert.doesNotMatch(page.html, /a\(\)|srcdoc|lc-island|a\.js/);
  assert.match(page.html, /<x-y>z<\/x-y>[\s\S]*kept/);
});

test("Text that stands within fields and embedded files is not lost", () => {
  assert.equal(html("<textarea rows={3}>one **two**</textarea>"), '<textarea rows="3">one two</textarea>');
  assert.equal(html("<textarea defaultValue={'a\\n  <b'} />"), "<textarea>a\n  &lt;b</textarea>");
  assert.equal(
    html(
      '<select multiple defaultValue={["b", 3]}><option>a</option><option>b</option><option value={3}>c</option></select>',
    ),
    '<select multiple><option>a</option><option selected>b</option><option value="3" selected>c</option></select>',
  );
  assert.equal(
    html("<b contentEditable={false} suppressContentEditableWarning>x</b>"),
    '<b contenteditable="false">x</b>',
  );
  assert.match(html('<object data="/a.pdf">\n  See [the file](/a.pdf).\n</object>\n'), /See <a href="\[\/a\.pdf\]">/);
  assert.equal(html("<big>b</big>"), "<big>b</big>");
});

test("What stands between the tags of an element that holds nothing comes behind it", () => {
  const page = render('One<br>two **words**</br>three\n\n<img src="/a.png" alt="A">caption</img>\n\n<hr>under</hr>\n');
  assert.match(page.html, /^<p>One<br>two <strong>words<\/strong>three<\/p>\n<img [^>]*>caption.*<hr>under/s);
  assert.match(page.sections.map(({ text }) => text).join(" "), /two words.*caption.*under/s);
  assert.equal(page.markdown, "One  \ntwo **words**three\n\n![A](/a.png) caption\n\n---\n\nunder\n");
  assert.deepEqual(faults(page), ["misplaced-element 1:4", "misplaced-element 3:1", "misplaced-element 5:1"]);
  assert.deepEqual(faults(render('One<br></br>two <img src="https://h.test/a.png">  </img>\n')), []);
});

test("What is written over characters is, with the base named or not, and in brackets in Markdown", () => {
  for (const ruby of [
    "<ruby><rb>世</rb><rt>よ</rt></ruby>",
    "<ruby><rb>世</rb><rp>(</rp><rt>よ</rt><rp>)</rp></ruby>",
    "<ruby><rb>世</rb><rtc><rt>よ</rt></rtc></ruby>",
    "<ruby>世<rt>よ</rt></ruby>",
  ]) {
    const page = render(`| a |\n| --- |\n| ${ruby}の |\n\n${ruby}の **a**\n`);
    assert.equal(page.html.split(`${ruby}の`).length, 3, ruby);
    assert.equal(page.markdown, "| a |\n| --- |\n| 世(よ)の |\n\n世(よ)の **a**\n");
    assert.deepEqual(faults(page), []);
  }
});

test("Data for search engines stay on the page, and nothing else of a script", () => {
  const page = render(
    'export const Howto = () => (\n  <script type="application/ld+json">\n    {\'{"@type":"HowTo","name":"</script><b>"}\'}\n  </script>\n);\n\n<Howto />\n\n<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify({ a: 1 }) }} />\n',
  );
  assert.equal(
    page.html.replace(/\s*\n\s*/g, ""),
    '<script type="application/ld+json">{"@type":"HowTo","name":"\\u003c/script>\\u003cb>"}</script><script type="application/ld+json">{"a":1}</script>',
  );
  assert.deepEqual(faults(page), []);
  for (const script of ['type="application/ld+json">no JSON', 'type="application/ld+json" src="/a.js">1', ">1"]) {
    const refused = render(`<script ${script}</script>\n`);
    assert.equal(refused.html, "", script);
    assert.deepEqual(faults(refused), ["unsafe-element 1:1"], script);
  }
});

test("Areas of a picture lead where they say, inside the site and out of it", () => {
  const page = render(
    '<map name="m"><area shape="rect" coords="0,0,1,1" href="/guides/other" alt="a" /><area href="https://h.test" alt="b" /><area href="javascript:a()" alt="c" /></map>\n',
  );
  const shown = readable(page.html);
  assert.match(shown, /<area shape="rect" coords="0,0,1,1" alt="a" href="\[\/guides\/other\]">/);
  assert.match(shown, /<area alt="b" href="https:\/\/h\.test"[^>]*><area alt="c">/);
  assert.deepEqual(
    page.diagnostics.map(({ code }) => code),
    ["unsafe-link"],
  );
});

test("Canvases, lists of suggestions, lights and displacements of drawings and formulas of MathML stand as they are written", () => {
  const source =
    '<canvas id="c" width={3}></canvas><input list="l" /><datalist id="l"><option value="a" /></datalist><svg xmlnsXlink="http://www.w3.org/1999/xlink"><filter id="f"><feTurbulence baseFrequency={1} /><feDisplacementMap in="SourceGraphic" scale={5} xChannelSelector="R" /><feDiffuseLighting surfaceScale={2}><fePointLight pointsAtX={1} z={3} /></feDiffuseLighting></filter><rect><set attributeName="fill" to="red" begin="1s" /></rect></svg><math><mstyle><mspace width="1em" /></mstyle></math>\n';
  const page = render(source);
  assert.deepEqual(page.diagnostics, []);
  for (const part of [
    '<canvas id="c" width="3"></canvas>',
    '<datalist id="l"><option value="a"></option></datalist>',
    'xmlns:xlink="http',
    'xChannelSelector="R"',
    'surfaceScale="2"><fePointLight pointsAtX="1" z="3">',
    '<set attributeName="fill" to="red" begin="1s">',
    '<mspace width="1em">',
  ])
    assert.ok(page.html.includes(part), part);
});

test("What a drawing program notes about a drawing is no text of the page", () => {
  const page = render('<svg><metadata>Made by a program</metadata><path d="M0 0" /></svg>\n');
  assert.equal(page.html.trim(), '<svg><path d="M0 0"></path></svg>');
  assert.doesNotMatch(JSON.stringify(page), /Made by/);
});

test("A PDF of the site is framed without a sandbox, in which browsers show none, and a page of it with one", () => {
  const framed = (src: string) => html(`<iframe src="${src}" />\n`);
  for (const src of ["/files/plan.pdf", "../plan.PDF#page=2"]) assert.doesNotMatch(framed(src), /sandbox/, src);
  for (const src of ["/files/plan.html", "/x?y.pdf", "/x.pdf.html", "/x#.pdf"])
    assert.match(framed(src), / sandbox="allow-scripts allow-popups allow-forms"/, src);
});

test("A frame that its author gave no name is called by what it shows", () => {
  const title = (source: string) => [...html(source).matchAll(/ title="([^"]*)"/g)].map(([, name]) => name);
  assert.deepEqual(title('<iframe src="https://www.films.test/embed/1" />'), ["films.test"]);
  assert.deepEqual(title('<iframe src="//films.test/1" title="" />'), ["films.test"]);
  assert.deepEqual(title('<iframe src="/plans/quay.pdf?page=2" />'), ["quay.pdf"]);
  assert.deepEqual(title('<iframe src="https://films.test/1" title="A film" />'), ["A film"]);
  assert.deepEqual(title('<iframe src="https://films.test/1" aria-label="A film" />'), []);
});

test("What unfolds a part, and what is pressed, holds nothing else to press but links", () => {
  const summary = html(
    '<details><summary><h3>Berths</h3><img src="/quay.png" alt="A quay" /></summary>\n\nText\n\n</details>',
  );
  assert.match(summary, /<summary><h3 id="berths">Berths<\/h3>\n<img [^>]*alt="A quay"[^>]*><\/summary>/);
  assert.doesNotMatch(summary, /data-zoom|<a /);
  assert.doesNotMatch(html('<button><img src="/quay.png" alt="A quay" /></button>'), /data-zoom/);
  assert.match(html("<details><summary>A</summary>\n\n### Berths\n\n</details>"), /<a class="lc-heading-anchor"/);
});

test("A paragraph around what no paragraph can hold keeps its classes and its alignment", () => {
  const first = (source: string) => /^<[^>]*>/.exec(html(source))?.[0];
  assert.equal(
    first('<p align="center">\n  <Frame><img src="/quay.png" /></Frame>\n</p>'),
    '<div align="center" class="lc-paragraph">',
  );
  assert.equal(first('<p className="quay">\n\nBerths:\n\n- One\n\n</p>'), '<div class="quay">');
  assert.equal(first('<p>\n<Card title="A" href="/berths">B</Card>\n</p>'), '<div class="lc-paragraph">');
  assert.match(html('<p className="quay">A <div>B</div> C</p>'), /^<div class="quay">A <div>B<\/div> C<\/div>$/);
  assert.equal(html('<p className="quay">A <b>B</b> <img src="/a.png" /></p>').slice(0, 16), '<p class="quay">');
});

test("What content calls the main part of a page is a part of it, since there is one already", () => {
  assert.equal(html('<main className="p-4">in</main>'), '<div class="p-4">in</div>');
});

test("Who embeds a file by an element that is left out is told which one shows it", () => {
  for (const source of ['<embed src="/plan.pdf" />', '<object data="/plan.pdf" type="application/pdf" />'])
    assert.match(render(source).diagnostics[0]?.hint ?? "", /<iframe>/, source);
  assert.match(render('<iframe src="/plan.pdf" />').html, /<iframe[^>]*plan\.pdf/);
});

test("What an author says of the other side of a link stays, and the tab is the reader's alone", () => {
  const tag = (source: string) => /<a [^>]*>/.exec(render(source).html)?.[0];
  assert.equal(
    tag('<a href="https://h.test" rel="nofollow opener">x</a>'),
    '<a href="https://h.test" target="_blank" rel="noopener noreferrer nofollow">',
  );
  assert.equal(tag('<a href="#x" rel="license">x</a>'), '<a href="#x" rel="license">');
  assert.equal(tag('<a href="#x" rel="noreferrer">x</a>'), '<a href="#x">');
});

test("What stands in `<noscript>` is there for those without scripts, and for no search", () => {
  const page = render("Before.\n\n<noscript>\n  No scripts: see the **list**.\n</noscript>\n\nAfter.\n");
  assert.match(page.html, /<noscript><p>No scripts: see the <strong>list<\/strong>\.<\/p>\s*<\/noscript>/);
  assert.deepEqual(faults(page), []);
  assert.doesNotMatch(page.sections.map(({ text }) => text).join(""), /No scripts/);
});

test("M02: `<noscript>` holds nothing that could end it before its own tag", () => {
  for (const inner of [
    '<img src="/a.png" alt="</noscript><b>x</b>" />',
    "<noscript>x</noscript>",
    '<script type="application/ld+json">{`{"a": "</noscript><b>"}`}</script>',
    "`</noscript><b>`",
  ]) {
    const { html } = render(`<noscript>\n${inner}\n</noscript>\n`);
    assert.ok((html.match(/<\/noscript/g) ?? []).length <= 1, html);
    assert.doesNotMatch(html, /<b>/, inner);
  }
});

test("A summary stands by itself, and the text right below or behind it is a paragraph", () => {
  const body = "<p>Low at <strong>six</strong>.</p>";
  for (const source of [
    "<details>\n<summary>Tides</summary>\nLow at **six**.\n</details>\n",
    "<details>\n  <summary>Tides</summary>\n  Low at **six**.\n</details>\n",
    "<details>\n<summary>Tides</summary> Low at **six**.\n</details>\n",
    "<details>\n<summary>Tides</summary>\n\nLow at **six**.\n</details>\n",
  ])
    assert.equal(render(source).html.replace(/\n/g, ""), `<details><summary>Tides</summary>${body}</details>`, source);
});

test("Text on a line of its own in a drawing stays in the drawing, where a paragraph would end it", () => {
  assert.equal(
    html("<svg>\n<text>\n  one\n</text>\n<title>\n  Name\n</title>\n</svg>\n"),
    "<svg><text>one</text>\n<title>Name</title></svg>",
  );
  assert.match(html("<svg>\n<foreignObject>\n  text\n</foreignObject>\n</svg>\n"), /<foreignObject><p>text<\/p>/);
});

test("A table of HTML stands in the box that scrolls, as one of Markdown does, unless its author says how it looks", () => {
  const rows = "<tbody><tr><td>a</td></tr></tbody>";
  assert.equal(html(`<table>${rows}</table>`), `<div class="lc-table"><table>${rows}</table></div>`);
  assert.equal(html(`<table className="x">${rows}</table>`), `<table class="x">${rows}</table>`);
});

test("An element that is left out of a component's program is told there, once for all uses", () => {
  const files = {
    "snippets/tag.jsx": "export const Tag = () => (\n  <div>\n    <script>run()</script>x\n  </div>\n);\n",
  };
  const page = render('import { Tag } from "/snippets/tag.jsx"\n\n<Tag />\n\n{[1, 2].map(() => <Tag />)}\n', files);
  assert.deepEqual(
    page.diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`),
    ["unsafe-element snippets/tag.jsx:3:5"],
  );
});

test("Headings of a closed dialog are no sections of the page, those of an open one are", () => {
  const page = render(
    "## First\n\n<dialog>\n## Hidden\n\nIts words.\n</dialog>\n\n<dialog open>\n## Seen\n</dialog>\n\n## Last\n",
  );
  assert.deepEqual(
    page.headings.map(({ text }) => text),
    ["First", "Seen", "Last"],
  );
  assert.match(page.html, /<dialog>.*<h2 id="hidden">.*<\/dialog>/s);
  assert.match(page.sections.map(({ text }) => text).join(), /Its words/);
});

test("a component in small letters is no element, and the complaint names the component", () => {
  const hintOf = (source: string) => render(source).diagnostics[0]?.hint;
  const rest = "Write \\< for a less-than sign in text. Its content is shown.";
  assert.equal(hintOf("<card>held</card>"), `Did you mean <Card>? ${rest}`);
  assert.equal(hintOf("<card-group>held</card-group>"), `Did you mean <CardGroup>? ${rest}`);
  assert.equal(hintOf("<yourkey>held</yourkey>"), rest);
});
