import assert from "node:assert/strict";
import { test } from "node:test";
import { readFrontmatter } from "./frontmatter.ts";

test("frontmatter is typed, the rest is kept, and the page begins after it", () => {
  const text =
    '---\ntitle: Start here\ndescription: "What: it is"\nhidden: true\nkeywords: [a, b]\n"og:title": Shared\nowner:\n  team: docs\n---\n\nText\n';
  const { frontmatter, source, firstLine, diagnostics } = readFrontmatter("a.mdx", text);
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(
    [frontmatter.title, frontmatter.description, frontmatter.hidden, frontmatter.noindex],
    ["Start here", "What: it is", true, false],
  );
  assert.deepEqual(frontmatter.keywords, ["a", "b"]);
  assert.deepEqual(frontmatter.metatags, { "og:title": "Shared" });
  assert.deepEqual(frontmatter.custom, { owner: { team: "docs" } });
  assert.deepEqual([source, firstLine], ["\nText\n", 10]);
});

test("a quoted value may go on at the margin, as most readers of frontmatter take it", () => {
  const text = '---\ntitle: Start\ndescription: "First line\nsecond line\n"\nicon: star\n---\nText\n';
  const { frontmatter, diagnostics } = readFrontmatter("a.mdx", text);
  assert.deepEqual(diagnostics, []);
  assert.equal(frontmatter.description?.trim(), "First line second line");
  assert.equal(frontmatter.icon, "star");
});

test("titles are plain text: marks of Markdown around their words are none of it", () => {
  const read = (title: string) =>
    readFrontmatter("a.mdx", `---\ntitle: "${title}"\nsidebarTitle: "${title}"\n---\n`).frontmatter;
  for (const [written, plain] of [
    ["The `init` and ``ls`` commands of a ` b", "The init and ls commands of a ` b"],
    ["**Bold** start", "Bold start"],
    ["2 * 3 and **kwargs", "2 * 3 and **kwargs"],
  ] as const) {
    assert.equal(read(written).title, plain);
    assert.equal(
      read(written).sidebarTitle,
      written.replaceAll(/\*\*(\w+)\*\*/g, "$1"),
      "code is shown in the navigation",
    );
  }
  assert.equal(readFrontmatter("a.mdx", "---\ntitle: The `init`\n---\n").frontmatter.sidebarTitle, "The `init`");
});

test("the fast reading of simple lines gives what YAML gives", () => {
  for (const value of [
    "plain words",
    "Don't",
    "a-b_c.d",
    "'single quoted'",
    '"double quoted"',
    "12",
    "1.50",
    "yes",
    "null",
    "~",
    "2024-01-02",
    "a  b",
    "über",
    "x #y",
    "C# and F#, both",
    'it\'s "here" & there: https://example.com/a#b',
    "see a [link](/b), {c} or *d* | e > f!",
    "ends in:",
    "two: parts",
    "日本語のページ",
    "إعداد",
    "Yes, it is",
    "x\ty",
  ]) {
    const fast = readFrontmatter("a.md", `---\ntitle: ${value}\n---\n`).frontmatter.title;
    const full = readFrontmatter("a.md", `---\ntitle: ${value}\nother: {}\n---\n`).frontmatter.title;
    assert.equal(fast, full, value);
  }
});

test("the fast reading of lists in one line gives what YAML gives", () => {
  for (const value of [
    "[]",
    "[ ]",
    "[a]",
    '["a", "b, c", \'d\']',
    "[ plain words , another ]",
    "[a,b,]",
    "[a,,b]",
    "[,a]",
    "[yes, No, null, 1, ~]",
    "['it''s', \"b\\n\"]",
    "[a: b, c]",
    "[a #b]",
    "[[a], b]",
    "[a, {b: c}]",
    '["a" b]',
    '["a", "b]',
    "[über, 日本語]",
    "[a]]",
    "[*a]",
  ]) {
    const read = (more: string) => {
      const { frontmatter, diagnostics } = readFrontmatter("a.md", `---\nkeywords: ${value}\n${more}---\n`);
      return [frontmatter.keywords, diagnostics.map(({ code, message }) => `${code} ${message}`)];
    };
    assert.deepEqual(read(""), read("other: {}\n"), value);
  }
});

test("a fault has its line, and what can be read counts", () => {
  const { frontmatter, diagnostics, source } = readFrontmatter("a.mdx", "---\ntitle: A: b: c\nicon: star\n---\nText");
  assert.deepEqual([frontmatter.title, frontmatter.icon, source], ["A: b: c", "star", "Text"]);
  assert.deepEqual(
    diagnostics.map((one) => [one.code, one.line]),
    [["bad-frontmatter", 2]],
  );
  const wrong = readFrontmatter("a.mdx", "---\ntitle: ok\n\nhidden: sometimes\nmode: huge\n---\n");
  assert.deepEqual(wrong.diagnostics.map((one) => one.line).sort(), [4, 5]);
});

test("a value that YAML misreads costs no other value", () => {
  const around = (line: string) =>
    `---\n${line}\ndescription: >-\n  folded\n  text\nkeywords:\n  - a\n  - b\nextra: {one: 1}\n---\nText`;
  for (const [line, title] of [
    ["title: Overview: of it", "Overview: of it"],
    ["title: [Beta] Feature", "[Beta] Feature"],
    ["title: 'It's here'", "It's here"],
    ['title: "A "quoted" word"', 'A "quoted" word'],
    ["title: @scope/name", "@scope/name"],
    ["title: `code` first", "code first"],
  ] as const) {
    const { frontmatter, diagnostics } = readFrontmatter("a.mdx", around(line));
    const { description, keywords, custom } = frontmatter;
    assert.deepEqual([frontmatter.title, description, keywords], [title, "folded text", ["a", "b"]], line);
    assert.deepEqual(custom, { extra: { one: 1 } }, line);
    assert.deepEqual(
      diagnostics.map((one) => [one.code, one.line]),
      [["bad-frontmatter", 2]],
      line,
    );
  }
});

test("a key with a slip around its colon, or behind a space, keeps its value and the others", () => {
  const read = (yaml: string) => readFrontmatter("a.mdx", `---\n${yaml}\n---\n\nText\n`);
  for (const yaml of [
    "title:Tides\ndescription: How they run",
    "title = Tides\ndescription: How they run",
    'title="Tides"\ndescription="How they run"',
    "title: Tides\n description: How they run",
    "title: Tides\n\tdescription: How they run",
  ]) {
    const { frontmatter, diagnostics } = read(yaml);
    assert.deepEqual([frontmatter.title, frontmatter.description], ["Tides", "How they run"], yaml);
    assert.equal(diagnostics.length, 1, yaml);
  }
  const { frontmatter } = read("title: Tides: high\nrss:\n\tdescription: of the feed\nhttps://a.example");
  assert.equal(frontmatter.description, null);
});

test("a value that YAML misreads may go on in further lines", () => {
  const block =
    '---\ntitle: Uses: a sign\n  and goes on\n\ndescription: "One\n  \\u0041 two"\nkeywords:\n  - a: b\n  - c\nicon: star\n---\n';
  const { frontmatter, diagnostics } = readFrontmatter("a.mdx", block);
  assert.equal(frontmatter.title, "Uses: a sign and goes on");
  assert.equal(frontmatter.description, "One A two");
  assert.equal(frontmatter.icon, "star");
  assert.deepEqual(
    diagnostics.map(({ code, line }) => [code, line]),
    [["bad-frontmatter", 2]],
  );
});

test("a page without frontmatter, with an empty one, or with one that never ends is a page", () => {
  assert.deepEqual(readFrontmatter("a.md", "Text\n---\nx").firstLine, 1);
  assert.equal(readFrontmatter("a.md", "---\n---\nText").source, "Text");
  const text = readFrontmatter("a.md", "---\nWe say: no keys\n");
  assert.deepEqual([text.source, text.diagnostics], ["---\nWe say: no keys\n", []]);
});

test("keys that no dashes end are told, and neither they nor the text are taken for the other", () => {
  const bodies = ["Text\n\n---\n\nMore: text", "# Head\n\nWords\n\n---\n", "- a list\n\n---\n", "Words"];
  for (const body of bodies) {
    const page = readFrontmatter("a.md", `---\ntitle: x\nmode: wide\n\n${body}`);
    assert.deepEqual([page.frontmatter.title, page.frontmatter.mode], ["x", "wide"], body);
    assert.equal(page.source.trimStart(), body);
    const told = page.diagnostics.map(({ code, line }) => `${code} ${line}`);
    assert.deepEqual(told, ["unclosed-frontmatter 5"], body);
  }
  const bare = readFrontmatter("a.md", "---\ntitle: x\nopenapi: GET /a");
  assert.deepEqual([bare.frontmatter.title, bare.frontmatter.openapi, bare.source], ["x", "GET /a", ""]);
});

test("dashes close a frontmatter that has a fault in it", () => {
  for (const yaml of ["title: a: b\n\nmode: wide", "title x\nmode: wide", "title: x\n\nmode: wide\nicon: a: b"]) {
    const page = readFrontmatter("a.md", `---\n${yaml}\n---\nText`);
    assert.deepEqual([page.source, page.frontmatter.mode], ["Text", "wide"], yaml);
    assert.ok(page.diagnostics.every(({ code }) => code === "bad-frontmatter"));
  }
});

test("variables of docs.json stand in all that a frontmatter says, quoted or not; unknown ones stay and are told", () => {
  const text =
    '---\ntitle: {{product}} "guide"\ndescription: About {{ product }} {{nope}}\nkeywords:\n  - {{ver-1}} notes\n"og:title": "{{product}}"\nowner:\n  team: "{{product}} docs"\n---\nText {{product}}\n';
  const page = readFrontmatter("a.mdx", text, { product: 'Ac"me: {x}', "ver-1": "1.2" });
  const { frontmatter } = page;
  assert.equal(frontmatter.title, 'Ac"me: {x} "guide"');
  assert.equal(frontmatter.description, 'About Ac"me: {x} {{nope}}');
  assert.deepEqual(frontmatter.keywords, ["1.2 notes"]);
  assert.deepEqual(frontmatter.metatags, { "og:title": 'Ac"me: {x}' });
  assert.deepEqual(frontmatter.custom, { owner: { team: 'Ac"me: {x} docs' } });
  assert.equal(page.source, "Text {{product}}\n");
  assert.deepEqual(
    page.diagnostics.map(({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`),
    ["error undefined-variable 3:34"],
  );
});

test("double braces of a site without variables are text", () => {
  const page = readFrontmatter("a.mdx", '---\ntitle: Fill {{name}}\ndescription: "Of {{1}}"\n---\nText\n');
  assert.deepEqual([page.frontmatter.title, page.frontmatter.description], ["Fill {{name}}", "Of {{1}}"]);
  assert.deepEqual(page.diagnostics, []);
});

test("a url that is no address leaves the page a page", () => {
  const read = (url: string) => readFrontmatter("a.mdx", `---\nurl: ${url}\n---\nText\n`);
  for (const url of ["https://example.com/x", "/guides/a", "example.com", "mailto:a@b.c", "#part"]) {
    assert.equal(read(`"${url}"`).frontmatter.url, url);
    assert.deepEqual(read(`"${url}"`).diagnostics, []);
  }
  for (const url of ["true", "3", "none", "'<b>x</b>'"]) {
    assert.equal(read(url).frontmatter.url, null, url);
    assert.deepEqual(
      read(url).diagnostics.map(({ code, line }) => `${code} ${line}`),
      ["bad-frontmatter-value 2"],
    );
  }
});

test("a number where text is expected is shown as it is written", () => {
  const text = "---\ntitle: 1.10\nsidebarTitle: 0x1F\ndescription: +2.50 # a price\ntag: 007\nboost: 1.50\n---\nText";
  const { frontmatter, diagnostics } = readFrontmatter("a.mdx", text);
  assert.deepEqual(diagnostics, []);
  const { title, sidebarTitle, description, tag, boost } = frontmatter;
  assert.deepEqual([title, sidebarTitle, description, tag, boost], ["1.10", "0x1F", "+2.50", "007", 1.5]);
});

test("the hint for frontmatter that is no YAML says what helps", () => {
  const hintOf = (yaml: string) => readFrontmatter("a.mdx", `---\n${yaml}\n---\nText`).diagnostics[0]?.hint;
  assert.equal(hintOf("title: a\ntitle: b"), "Leave one line of each name");
  assert.equal(hintOf("title: a\n\tdescription: b"), "Indent with spaces");
  assert.match(hintOf("title: a: b") ?? "", /double quotes$/);
});

test("A value that begins with an exclamation mark is the text that it is", () => {
  for (const [yaml, title] of [
    ["title: !important", "!important"],
    ["title: !important Read this # first", "!important Read this"],
    ["tag: !new\ntitle: &a Pier\ndescription: *a", "Pier"],
    ["more:\n  - !a\n  - {b: !c}\ntitle: Pier", "Pier"],
  ]) {
    const { frontmatter, diagnostics } = readFrontmatter("a.mdx", `---\n${yaml}\n---\n`);
    assert.equal(frontmatter.title, title);
    assert.deepEqual(diagnostics, []);
    if (frontmatter.custom.more) assert.deepEqual(frontmatter.custom.more, ["!a", { b: "!c" }]);
  }
});
