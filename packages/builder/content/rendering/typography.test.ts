import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "../testing/render.ts";

/** What readers see. */
const shown = (source: string) =>
  readable(render(source).html)
    .replace(/<[^>]*>/g, "")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .trim();

test("Quotes, apostrophes, dashes and dots of prose are those of print, as the format shows them", () => {
  for (const [source, expected] of [
    [`It's "so", isn't it?`, "It’s “so”, isn’t it?"],
    [`'One' and "two 'three' four"`, "‘One’ and “two ‘three’ four”"],
    [`("a") ["b"] x="c"`, "(“a”) [“b”] x=“c”"],
    [`The users' rights in the '90s.`, "The users’ rights in the ’90s."],
    ['"**Bold**" and "`code`" and `f()`\'s.', "“Bold” and “code” and f()’s."],
    [`**It**'s *"here"*.`, "It’s “here”."],
    ["One<br/>\"two\" three<br />'four'", "One“two” three‘four’"],
    ["Markdown only--no code -- wait...", "Markdown only—no code — wait…"],
    [`Pass '--all' or "--one": "yes"--he said.`, "Pass ‘--all’ or “--one”: “yes”—he said."],
    [`| 'a' | "b" |\n|-|-|\n| c's | "d" |`, "‘a’“b”c’s“d”"],
  ] as const)
    assert.equal(shown(source).replace(/\s*\n\s*/g, ""), expected, source);
});

test("Signs of programs stay in prose as they are: options, arrows, spread names, code and what is written in tags", () => {
  for (const source of [
    "Pass --all or (--none) to see --x.",
    "a --> b --- d",
    "See [...slug] and /...path",
    "`\"a\" -- 'b'...`",
    '<code>"a" -- it\'s...</code>',
    '<pre>\n"a" -- it\'s...\n</pre>',
  ])
    assert.equal(shown(source), source.replace(/`|<\/?\w+>/g, "").trim(), source);
});

test("Texts of other documents keep the signs that their authors typed", () => {
  const nodes = [{ markdown: 'It\'s a "type"...' }];
  const lead = { file: "openapi.json", line: 1, column: 1, nodes };
  assert.match(render("It's mine.", {}, {}, { lead }).html, /It's a &quot;type&quot;\.\.\..*It&#8217;s mine/s);
});

test("The list of headings says them as they are shown, and code in them as it is typed", () => {
  const page = render(`## What's "new" in \`it's\`--or not...\n\n## Plain & <b>bold</b>\n\n## It's $x^2$\n`);
  assert.deepEqual(
    page.headings.map(({ text, shown }) => [text, shown]),
    [
      [`What's "new" in it's--or not...`, "What’s “new” in it's—or not…"],
      ["Plain & bold", undefined],
      [page.headings[2]?.text, undefined],
    ],
  );
});

test("What is searched, linked to and read by agents keeps the signs that are typed", () => {
  const page = render(`## What's "new"...\n\nIt's here -- "now".\n`);
  assert.deepEqual(page.headings[0]?.text, `What's "new"...`);
  assert.match(page.sections.map(({ text }) => text).join(" "), /It's here -- "now"\./);
  assert.match(page.markdown, /## What's "new"\.\.\.\n\nIt's here -- "now"\./);
  assert.match(page.html, /id="what’s-new"/);
  assert.match(render("One<br/>two").sections[0]?.text ?? "", /^One\s+two$/, "words of two lines are told apart");
});

test("M05: Quotes around thousands of links cost what the links do", () => {
  const source = Array.from({ length: 12_500 }, (_, index) => `"https://a.test/${index}"`).join(" ");
  const start = performance.now();
  const { html } = render(`${source}\n`);
  const milliseconds = performance.now() - start;
  assert.match(html, /&#8220;<a [^>]*>https:\/\/a\.test\/12499<\/a>&#8221;<\/p>/);
  assert.ok(milliseconds < 5000, `${milliseconds} ms`);
});
