import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, htmlOf, readable, render } from "../../testing/render.ts";

const html = (source: string): string => htmlOf(source, "");

test("Comments, commas and typographic quotes among the attributes of a tag cost none of them", () => {
  const whole = html('<Card title="a" href="/x">\n  Text\n</Card>\n');
  for (const source of [
    '<Card /* note */ title="a" href="/x">\n  Text\n</Card>\n',
    '<Card {/* note > */} title="a" href="/x">\n  Text\n</Card>\n',
    '<Card\n  title="a"\n  {/* icon="star" */}\n  // icon="star"\n  href="/x"\n>\n  Text\n</Card>\n',
    '<Card title="a", href="/x">\n  Text\n</Card>\n',
    "<Card title=“a” href=/x>\n  Text\n</Card>\n",
    '<Card title="a" :open="b" @click="c" href="/x">\n  Text\n</Card>\n',
  ]) {
    assert.equal(html(source), whole, source);
    assert.deepEqual(faults(render(source)), ["mdx-syntax 1:1"]);
  }
});

test("A `<` of prose stays prose, whatever comes after it", () => {
  for (const source of ["Use <API_KEY, b> now.", "List<Item, Other>", "a <b c", "Card <Card", '<Unknown, a="b">x'])
    assert.match(html(source), /&lt;/, source);
});

test("A tag that shares its line with text holds what stands between it and its end, over blocks too", () => {
  const shapes = (source: string) => html(source).replace(/ (?:class|role|aria-label|data-[\w-]+)="[^"]*"|\n/g, "");
  const note = (inner: string) => `<aside><span></span><div>${inner}</div></aside>`;
  assert.equal(shapes("<Note>one\n\ntwo</Note>\n"), note("<p>one</p><p>two</p>"));
  assert.equal(shapes("<Note>\none</Note>\n\nafter\n"), `${note("<p>one</p>")}<p>after</p>`);
  assert.equal(shapes("<Note>\n- a\n- b</Note>\n"), note("<ul><li>a</li><li>b</li></ul>"));
  assert.equal(
    shapes("- item <Note>\n  x\n  </Note>\n- b\n"),
    `<ul><li><p>item</p>${note("<p>x</p>")}</li><li>b</li></ul>`,
  );
  assert.equal(shapes("<Note>a</note>\n"), note("a"));
  assert.equal(
    shapes("<table><thead><tr><th>A</th></tr></thead><tbody>\n<tr><td>**b**</td></tr>\n</tbody></table>\n"),
    "<div><table><thead><tr><th>A</th></tr></thead><tbody><tr><td><strong>b</strong></td></tr></tbody></table></div>",
  );
  assert.match(
    html('<ResponseField name="r">d\n<Expandable title="p">\nq\n</Expandable>\n</ResponseField>\n'),
    /lc-field-body.*d.*<details.*q/s,
  );
});

test("Ids that authors give to headings stay theirs below a repaired tag", () => {
  const page = render("# One {#first}\n\n<Note>a\n\nb</Note>\n\n## Two {#second}\n");
  assert.deepEqual(
    page.headings.map(({ id }) => id),
    ["first", "second"],
  );
});

test("Code whose fences share their lines with tags is code, and the tags hold it", () => {
  const whole = html('<Tabs>\n  <Tab title="a">\n  ```sh\n  one\n  ```\n  </Tab>\n</Tabs>\n\nafter\n');
  assert.match(whole, /data-tab="a".*<code[^>]*>.*one.*<p>after/s);
  for (const source of [
    '<Tabs>\n  <Tab title="a">```sh\n  one\n  ```\n  </Tab>\n</Tabs>\n\nafter\n',
    '<Tabs>\n  <Tab title="a">\n  ```sh\n  one\n  ```</Tab></Tabs>\n\nafter\n',
    '<Tabs><Tab title="a">```sh\none\n```</Tab>\n</Tabs>\n\nafter\n',
  ])
    assert.equal(html(source), whole, source);
  assert.match(
    html("<CodeGroup>```js one.js\na\n```\n\n```py two.py\nb\n```</CodeGroup>\n"),
    /data-component="code-group".*one\.js.*two\.py/s,
  );
});

test("A fence that shows one before a closing tag, and code within a line, stay as they are", () => {
  for (const source of [
    "```md\n<Note>\n```</Note>\n```\n\nafter\n",
    "````md\n<Note>```sh\n```</Note>\n````\n",
    "<b>```a\nb```</b>\n",
    "<kbd>```a```</kbd> b\n",
  ])
    assert.deepEqual(faults(render(source)), [], source);
});

test("A fence behind its code ends that where an element ends, and not where it goes on", () => {
  const flat = "    ```bash cURL\n    curl -X POST 'https://a.b' \\\n    --form 'user=abc' ```";
  const page = render(
    `<CodeGroup>\n${flat}\n</CodeGroup>\n\n<CodeGroup>\n\`\`\`json Answer\n{}\n\`\`\`\n</CodeGroup>\n\nAfter.\n`,
  );
  assert.deepEqual(faults(page), ["mdx-syntax 4:23"]);
  assert.equal(
    page.markdown,
    "```bash cURL\ncurl -X POST 'https://a.b' \\\n--form 'user=abc' \n```\n\n```json Answer\n{}\n```\n\nAfter.\n",
  );
  const last = render(`<Tab title="a">\n${flat}\n</Tab>\n`);
  assert.match(last.markdown, /user=abc' \n```\n$/);
  const shown = '<Tab title="a">\n```md\nText ```\n</Tab>\nmore\n```\n</Tab>\n';
  assert.deepEqual(faults(render(shown)), []);
  assert.match(render(shown).markdown, /Text ```\n<\/Tab>\nmore/);
});

test("A fence that shares its line with a tag leaves the ids of headings below it where they are", () => {
  const page = render("<Note>```sh\none\n```</Note>\n\n## Two {#second}\n");
  assert.deepEqual(
    page.headings.map(({ id }) => id),
    ["second"],
  );
});

test("Text that begins with import or export as a sentence does is shown, and programs stay programs", () => {
  assert.match(
    html("import the data and use it.\nMore **text**.\n"),
    /^<p>import the data and use it\.\nMore <strong>text<\/strong>\.<\/p>/,
  );
  assert.match(html("import requests\n\nexport FOO=bar\n"), /<p>import requests<\/p>\s*<p>export FOO=bar<\/p>/);
  assert.match(
    html("<Note>\nimport your data from files.\n\nexport all of it.\n</Note>\n\nafter\n"),
    /from files.*all of it.*<\/aside>.*after/s,
  );
  assert.match(String(faults(render("one\n\nimport the data and use it.\n"))), /mdx-syntax/);
  for (const source of [
    "export const a = `\nimport os\n\nimport the data and use it.\n`\n\n{a.length}\n",
    "<CodeBlock>{`\n\nimport the data and use it.\n`}</CodeBlock>\n",
    "```py\n\nimport the data and use it.\n```\n",
  ])
    assert.deepEqual(faults(render(source)), [], source);
  assert.match(html('import { broken from "x";\n\nafter\n'), /^<p>after/);
});

test("A stand-in between angle brackets is text, though code of the page declares its name or HTML has it", () => {
  for (const [source, text] of [
    ["Use <token> here.\n\n```js\nconst token = 1\n```\n", "Use &lt;token&gt; here."],
    ["Set <API_KEY> here.\n\n```bash\nexport API_KEY=abc\n```\n", "Set &lt;API_KEY&gt; here."],
    ["Put <your-key> in.\n\nexport const your = 1\n", "Put &lt;your-key&gt; in."],
    ["Copy <source> since <time>.\n", "Copy &lt;source&gt; since &lt;time&gt;."],
  ] as const)
    assert.ok(html(source).startsWith(`<p>${text}</p>`), source);
  assert.match(html("a <b>c\n\n<section>\n\nd <time>e</time>\n"), /<time>e<\/time>/);
  assert.match(html("export const Own = () => <b>own</b>\n\n<Own> text\n"), /<b>own<\/b>/);
});

test("A brace without its end costs a long page nothing but itself, however many words in angle brackets come after it", () => {
  const parts = Array.from(
    { length: 20 },
    (_, n) => `## Part ${n}\n\nUse \`run <id>\`:\n\n\`\`\`bash\nopen <name>\n\`\`\`\n`,
  );
  for (const stray of ["{/* note", "${name", '<Card title={"x}>', "{/* a {/* b"]) {
    const page = render(`First ${stray} last.\n\n${parts.join("\n")}`);
    assert.equal(page.html.match(/<h2 /g)?.length, parts.length, stray);
    assert.match(html(`First ${stray} last.\n\n${parts.join("\n")}`), /First [\s\S]{4,40} last\./, stray);
    assert.ok(
      page.diagnostics.every(({ code }) => code === "mdx-syntax"),
      stray,
    );
  }
});

test("Braces that are no expression are shown with the empty ones and the remarks within them", () => {
  const data = 'Say {"a": 1, "b": {}, "c": {"d": { }}} now.';
  assert.equal(html(`${data}\n`).replace(/[\u201c\u201d]|&#822[01];/g, '"'), `<p>${data}</p>\n`);
  const lines = '{\n"allow": true,\n"sails": {\n// of the main mast\n}\n}';
  assert.match(html(`${lines}\n`), /sails[^{]*\{\s*\/\/ of the main mast\s*\}\s*\}<\/p>/);
  assert.equal(html("See {this and {/* a remark */}that} here{}.\n"), "<p>See {this and that} here.</p>\n");
});

test("An element that content may not have is left out without its end too, and is a word where it is one", () => {
  for (const tag of ['<link rel="x" href="/y.css">', '<meta name="a" content="b">', '<embed src="/x.pdf" width="9">']) {
    const page = render(`Before ${tag} after.\n\n${tag}\n\nEnd.\n`);
    assert.doesNotMatch(page.html, /&lt;/, tag);
    assert.match(page.html, /Before .*after\..*End\./s);
    assert.ok(faults(page).includes("unsafe-element 1:8"), faults(page).join());
  }
  assert.match(
    html("Put it into the <head> and the <link>, or <script> it."),
    /&lt;head&gt; and the &lt;link&gt;, or &lt;script&gt; it/,
  );
});

test("A quote behind a backslash is one of its value, as in other languages", () => {
  const page = render(
    '<Card title="say \\"hi\\" now" href=\'/it\\\'s\'>\n\ntext\n\n</Card>\n\n{nope} <Card title="C:\\" icon="x" /> {nope}\n',
  );
  assert.match(page.html, /title">say &quot;hi&quot; now</);
  assert.match(page.html, /href="[^"]*\/it's/);
  assert.match(page.html, /title">C:\\</);
  assert.deepEqual(faults(page).slice(0, 2), ["mdx-syntax 1:1", "unbound-name 7:2"]);
  assert.match(page.diagnostics[0]?.message ?? "", /^A quote behind a backslash ends the value in `<Card>`/);
});

test("A tag within a line whose `>` begins the next is one, and ids below it stay where they are", () => {
  const page = render(
    '<Badge\n  color="red"\n>new</Badge> in line <Badge\n  icon={"x"}\n  >two</Badge>.\n\n## H {#own}\n\n{nope}\n',
  );
  assert.match(
    page.html,
    /^<p><span class="badge"[^>]*data-color="red"[^>]*>new<\/span> in line <span class="badge".*two<\/span>\.<\/p>/s,
  );
  assert.match(page.html, /<h2 id="own">/);
  assert.deepEqual(
    faults(page),
    ["mdx-syntax 3:22", "unbound-name 9:2"],
    "a tag that begins its line is read over lines",
  );
});

test("M05: What is told of a page stands in its lines, whatever was joined or put there before, and has no endless names", () => {
  const name = "x".repeat(100_000);
  for (const source of [
    `<Card title="a">\n\n<${name}>\n`,
    `words <${name}>b</${name}>\n\n<Note>\n`,
    `{${name}}\n\n<${name.toUpperCase()} />\n`,
    `import a from "/${name}"\n\n[a](/${name})\n\n![a](/${name}.png)\n`,
    "A first\rline.\n- The words of a longer line<Visibility><Visibility><Visibility>\n\n",
    "- item <Visibility\n  for='a'\n  when='b'> and words\n\nthe end {1 +}\n",
    '- Step <Card title="a"\n  href="b"\n  icon="c"> with words that go on for long <li>\n\ntext\n',
  ]) {
    const lines = source.split("\n");
    for (const { message, hint, line, column } of render(source).diagnostics) {
      assert.ok(
        message.length < 1000 && (hint ?? "").length < 1000,
        `${message.length} letters of ${message.slice(0, 80)}`,
      );
      assert.ok(
        (column ?? 1) <= (lines[(line ?? 1) - 1] ?? "").length + 1,
        `${line}:${column} of ${source.slice(0, 80)}`,
      );
    }
  }
});

test("M05: A name of any length leaves the page what else it has", () => {
  const name = `X${"x".repeat(100_000)}`;
  for (const source of [
    `<${name} />`,
    `- a <${name}> b`,
    `<Card>\n<${name}>\n</Card>`,
    `import * as ${name} from "lucide-react"\n\n<${name}.House />`,
    `export const ${name} = () => <b>a</b>\n\n<Card>\n\n<${name}>\n\n</Card>\n\n- b <${name}> c`,
    `text\nimport { ${name} } from "/a.jsx"\n\n{${name}}`,
    `{/${name}/.test("a")}`,
    `[a](#${name}) [b]: /c\n\n[^${name}]\n\n[^${name}]: note`,
  ])
    assert.match(render(`${source}\n\nlast **words**\n`).html, /last <strong>words<\/strong>/, source.slice(0, 60));
});

test("A tag that is closed and has a value without quotes is told for the quotes, and its slash is no part of the value", () => {
  const told = (source: string) => {
    const page = render(source);
    return [readable(page.html).trim(), ...page.diagnostics.map(({ message }) => message)];
  };
  const image = (height: string) => `<img src="[/a.svg]" alt="" height="${height}" loading="lazy" data-zoom>`;
  const quotes = "A value in `<img>` has no quotes.";
  assert.deepEqual(told('<img src="/a.svg" height=100 />\n'), [image("100"), quotes]);
  assert.deepEqual(told('<img src="/a.svg" height=100/>\n'), [image("100"), quotes]);
  assert.deepEqual(told('<img src="/a.svg" height=100>\n'), [image("100"), "`<img>` is not closed."]);
});
