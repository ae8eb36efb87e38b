import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, htmlOf as html, render } from "../testing/render.ts";

test("Code, diagrams and prompts between tags keep their lines", () => {
  const code = html('<CodeBlock language="text">\n{`a\nb\n\nc`}\n</CodeBlock>\n').replace(/<[^>]*>/g, "");
  assert.equal(code.trim(), "a\nb\n\nc");
  assert.match(
    html('<CodeBlock language="bash">\n# first\nls -l\n</CodeBlock>\n').replace(/<[^>]*>/g, ""),
    /# first\nls -l/,
  );
  const fence = render('<CodeBlock filename="a.js">\n  ```js\n  let a\n  ```\n</CodeBlock>\n');
  assert.match(fence.html, /data-language="js"/);
  assert.doesNotMatch(fence.html.replace(/<[^>]*>/g, ""), /`/);
  assert.equal(fence.markdown, "```js a.js\nlet a\n```\n");
  assert.match(html("<Mermaid>{`graph TD\nA-->B`}</Mermaid>\n"), /graph TD\nA--&gt;B/);
  const prompt = html('<Prompt description="d">\n{`One\nTwo`}\n</Prompt>\n');
  assert.match(prompt, /<pre class="lc-prompt-text" tabindex="0">One\nTwo<\/pre>/);
  assert.match(
    html('<Prompt description="d">\n- *x*\n</Prompt>\n'),
    /<pre class="lc-prompt-text" tabindex="0">- \*x\*<\/pre>/,
  );
  assert.match(
    html('<Prompt description={"**A** first.\\n\\nA `second`."}>x</Prompt>\n'),
    /<strong>A<\/strong> first\.<br><br>A <code>second<\/code>\./,
  );
  const opened = html('<Prompt description="Some **bold** words" actions={["copy", "cursor"]}>Say "a & b"</Prompt>\n');
  assert.match(
    opened,
    /href="cursor:\/\/anysphere\.cursor-deeplink\/prompt\?text=Say%20%22a%20%26%20b%22">Open in Cursor<\/a>/,
  );
  assert.match(opened, /<span>Some <strong>bold<\/strong> words<\/span>/);
  assert.doesNotMatch(prompt, /Cursor/);
});

test("A snippet of the older way is found without its extension", () => {
  const page = render('<Snippet file="parts/intro" />\n', { "snippets/parts/intro.mdx": "Intro **text**\n" });
  assert.match(page.html, /Intro <strong>text/);
  assert.deepEqual(page.diagnostics, []);
});

test("A snippet that names no file is told as one, and shows what stands in it", () => {
  const page = render("<Snippet>\nWithin\n</Snippet>\n");
  assert.match(page.html, /<p>Within<\/p>/);
  assert.deepEqual(
    page.diagnostics.map(({ code, message }) => [code, message]),
    [["missing-prop", "`<Snippet>` has no `file`."]],
  );
});

test("A name that is nearly a component's is said so, and what it holds is shown", () => {
  const page = render("<Nte>Text</Nte>\n");
  assert.match(page.diagnostics[0]?.hint ?? "", /Did you mean <Note>\?/);
  assert.match(page.html, /Text/);
});

test("Callouts are asides with an icon and a name", () => {
  assert.equal(
    html("<Warning>Mind **this**.</Warning>"),
    '<aside class="callout lc-callout-warning" data-callout-type="warning" role="note" aria-label="Warning"><span class="callout-icon"><svg/></span><div class="lc-callout-body">Mind <strong>this</strong>.</div></aside>\n',
  );
});

test("Accordions open without scripts and can be linked to", () => {
  assert.equal(
    html('<Accordion title="Why?" defaultOpen>Because.</Accordion>'),
    '<details class="accordion" id="why" open><summary class="lc-accordion-summary"><span id="why?" class="lc-alias"></span><span class="lc-accordion-heading"><span class="lc-accordion-title">Why?</span></span></summary><div class="lc-accordion-content">Because.</div></details>\n',
  );
});

test("All tabs are readable without scripts, in order and labelled", () => {
  const page = html('<Tabs>\n  <Tab title="npm">one</Tab>\n  <Tab title="pnpm">two</Tab>\n</Tabs>');
  assert.match(page, /^<div class="tabs" data-component="tabs" data-sync="true" data-default="0">/);
  assert.match(
    page,
    /id="npm" data-tab="npm"><p class="lc-tab-label">npm<\/p><div class="lc-tab-content">one<.*id="pnpm" data-tab="pnpm"/s,
  );
});

test("Steps are numbered, and their titles are headings when asked", () => {
  const page = render(
    '<Steps titleSize="h3">\n  <Step title="First">a</Step>\n  <Step title="Second" icon="check">b</Step>\n</Steps>',
  );
  assert.match(
    page.html,
    /<div class="step" role="listitem" data-step="1">.*? aria-hidden="true"><div class="lc-step-number">1<\/div>/,
  );
  assert.deepEqual(page.headings, [
    { id: "first", text: "First", level: 3 },
    { id: "second", text: "Second", level: 3 },
  ]);
});

test("A step whose icon a bundle leaves out has its number there", () => {
  const step = html('<Steps>\n<Step title="a" icon="https://example.com/a.svg">x</Step>\n</Steps>');
  assert.match(step, / aria-hidden="true"><div class="lc-step-number">\{<img [^>]*>\|1\}<\/div>/);
});

test("An update enters the table of contents by its label", () => {
  assert.deepEqual(render('<Update label="June 2024" description="v2" tags={["api"]}>Text</Update>').headings, [
    { id: "june-2024", text: "June 2024", level: 2 },
  ]);
});

test("What only agents should read is in the Markdown, what only humans should is on the page", () => {
  const page = render('<Visibility for="agents">A</Visibility>\n\n<Visibility for="humans">H</Visibility>');
  assert.equal(page.html, "H");
  assert.equal(page.markdown, "A\n");
});

test("Nobody signs in to a site, so what is for those who did is told and not shown, and what is for others is", () => {
  const page = render(
    '<Visibility for="signed-in">I</Visibility>\n\n<Visibility for="signed-out">O</Visibility>\n\n<Visibility for={{ groups: ["crew"] }}>G</Visibility>',
  );
  assert.equal(page.html.trim(), "O");
  assert.equal(page.markdown, "O\n");
  assert.deepEqual(faults(page), ["no-sign-in 1:1", "no-sign-in 5:1"]);
});

test("An unknown component shows what it holds and is reported where it stands", () => {
  const page = render("Text\n\n<Alert>held</Alert>\n");
  assert.equal(page.html, "<p>Text</p>\nheld");
  assert.deepEqual(faults(page), ["unknown-component 3:1"]);
});

test("An icon that no library has leaves nothing on the page but a diagnostic", () => {
  const page = render('<Icon icon="no-such-icon-at-all" /> <Icon icon="rocket" size={20} color="#f00" />');
  assert.deepEqual(faults(page), ["missing-icon 1:1"]);
  assert.match(page.html, /^<span class="icon ls-\w+"><svg class="lc-icon"/);
  assert.deepEqual(Object.values(page.styles), ["width:20px;height:20px;font-size:20px;color:#f00"]);
});

test("Words and places that components let authors choose are on the page", () => {
  assert.match(
    html('<Expandable openedText="Less" closedText="More">x</Expandable>'),
    /lc-when-closed">More<.*lc-when-open">Less</,
  );
  assert.match(
    html('<Expandable title="fields" openedText="Hide" closedText="Show">x</Expandable>'),
    /lc-when-closed">Show fields<.*lc-when-open">Hide fields</,
  );
  assert.match(
    html('<Expandable title="fields" closedText="Show">x</Expandable>'),
    /lc-when-closed">Show fields<.*lc-when-open">fields</,
  );
  assert.match(
    html('<Expandable title="the fields">x</Expandable>'),
    /<summary [^>]*><span><span data-toggles>Show<\/span> the fields<\/span><\/summary>/,
  );
  assert.match(
    html('<Expandable title="fields" defaultOpen>x</Expandable>'),
    /<span data-toggles>Hide<\/span> fields</,
  );
  assert.match(html("<Expandable>x</Expandable>"), /<span data-toggles>Show<\/span> child attributes</);
  assert.match(
    html('<Expandable title="Show the fields">x</Expandable>'),
    /<summary [^>]*><span>Show the fields<\/span><\/summary>/,
  );
  assert.match(
    html('<Frame title="Above" caption="Below" description="And *more*">x</Frame>'),
    /Above.*Below<br>And <em>more<\/em>/s,
  );
  assert.match(
    html('<Tooltip tip="T" side="bottom" align="start">x</Tooltip>'),
    /data-side="bottom" data-align="start"/,
  );
  assert.match(
    html('<CodeBlock language="js" className="mine">a</CodeBlock>'),
    /^<div class="mine"><div class="code-block/,
  );
  assert.match(
    html('<Card title="T" href="/a" newTab>x</Card>'),
    /href="\[\/a\]" target="_blank" rel="noopener noreferrer"/,
  );
  assert.match(html('<GitHub.Repo repo="a/b" variant="flat" />'), /data-variant="flat"/);
});

test("An entry of a changelog is named by its version and date too, as other changelogs write it", () => {
  const page = render('<Update version="1.2" date="May 2">\n- x\n</Update>\n');
  assert.match(page.html, /id="1-2".*lc-update-label" href="#1-2">1\.2<.*lc-update-description">May 2</s);
  assert.equal(page.headings[0]?.text, "1.2");
});

test("Blocks that a program puts into a title or a description stay in it: no browser ends the line before them", () => {
  const title =
    "export const Title = ({ text }) => <div style={{ display: 'flex' }}><Icon icon=\"user\" /><span>{text}</span></div>\n\n";
  const page = render(
    `${title}<Card title={<Title text="Hub" />} description={<ul><li>one</li></ul>}>in</Card>\n\n<Steps>\n<Step title={<Title text="First" />}>do</Step>\n</Steps>\n\n<Tabs>\n<Tab title={<Title text="A" />}>a</Tab>\n</Tabs>\n\n<Card title="Plain">in</Card>\n`,
  );
  assert.doesNotMatch(page.html, /<p [^>]*>(?:(?!<\/p>).)*<(?:div|ul)/s);
  for (const line of ["face-title", "face-text", "step-title", "tab-label"])
    assert.match(page.html, new RegExp(`<div [^>]*class="lc-${line}">`), line);
  assert.match(page.html, /class="lc-face-title">Plain<\/h2>/);
});

test("A prompt is copied without the depth at which its author put it, and with what its lines have beyond", () => {
  const page = render(
    '<Prompt description="Move">\n  Do **this**:\n\n  ```bash\n  if true; then\n    npm i\n  fi\n  ```\n\n  1. one\n     - deeper\n</Prompt>\n',
  );
  assert.match(
    page.html,
    /<pre class="lc-prompt-text" tabindex="0">Do \*\*this\*\*:\n\n```bash\nif true; then\n {2}npm i\nfi\n```\n\n1\. one\n {3}- deeper<\/pre>/,
  );
});

test("What stands within a line holds no paragraph, wherever its words are written", () => {
  assert.match(html("<Badge>\n  Final\n</Badge>\n"), /shape="rounded">Final<\/span>/);
  assert.match(html('<Tooltip tip="More">\n  Term\n</Tooltip>\n'), /tooltip">Term<span/);
  // Hidden or not, it is text of the page: words of it and of the sentence around it are words of their own.
  assert.equal(
    html('<Tooltip headline="H" tip="More" cta="Read" href="/a">Term</Tooltip>')
      .replace(/<[^>]*>/g, "")
      .trim(),
    "Term H More Read",
  );
  assert.match(html("<Heading level={3}>\n  Place\n</Heading>\n"), /<h3 id="place">Place</);
});

test("Components under their older names are what they were: groups of code, pictures and films", () => {
  const page = render(
    "<SnippetGroup>\n\n```js one.js\nx\n```\n\n```py two.py\ny\n```\n\n</SnippetGroup>\n\n" +
      '<ZoomImage src="/a.png" alt="A" />\n\n<ZoomImage><img src="/b.png" alt="B" /></ZoomImage>\n\n' +
      '<OptimizedVideo src="/c.mp4" controls />\n',
    { "a.png": "", "b.png": "", "c.mp4": "" },
  );
  assert.match(page.html, /data-component="code-group".*data-tab="one\.js".*data-tab="two\.py"/s);
  assert.match(
    page.html,
    /<img src="[^"]*a\.png[^"]*" alt="A".*<img src="[^"]*b\.png[^"]*" alt="B".*<video [^>]*src="[^"]*c\.mp4/s,
  );
  assert.match(page.markdown, /!\[A\]\([^)]*a\.png\).*!\[B\].*c\.mp4/s);
  assert.deepEqual(page.diagnostics, []);
});

test("A heading is named without the tips of its words, and search finds these apart from them", () => {
  const page = render('## The <Tooltip tip="Interface">API</Tooltip> now\n\nAn <Tooltip tip="Tip">API</Tooltip>.\n');
  assert.deepEqual(
    page.headings.map(({ id, text }) => `${id} ${text}`),
    ["the-api-now The API now"],
  );
  assert.match(page.html, /role="tooltip"> Interface</);
  assert.match(JSON.stringify(page.sections), /API Tip/);
});
