import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, htmlOf, render } from "../../../testing/render.ts";

const html = (source: string): string => htmlOf(source, "");

test("A tag without its end that is no box still closes itself, and text within a line keeps its marks", () => {
  assert.match(html("<Steps>a\n\nb\n"), /<\/div>\s*<p>a<\/p>\s*<p>b<\/p>/);
  assert.match(html("one **two <b>three** four\n\nfive</b> six\n"), /five.*six/s);
});

test("An element that was left open within another ends with it, or where the next of its kind begins", () => {
  const tabs = (between: string) =>
    html(`<Tabs>\n  <Tab title="a">\n    one\n${between}  <Tab title="b">\n    two\n  </Tab>\n</Tabs>\n\nafter\n`);
  assert.equal(tabs("\n"), tabs("  </Tab>\n"));
  const note = (between: string) =>
    html(`<Steps>\n  <Step title="s">\n    <Note>\n    in\n${between}  </Step>\n</Steps>\n`);
  assert.equal(note(""), note("    </Note>\n"));
  const page = render("<CardGroup>\n  <Card title='a'>\n  text\n\n</CardGroup>\n\n## Two {#second}\n");
  assert.deepEqual(faults(page), ["mdx-syntax 2:3"]);
  assert.equal(page.diagnostics[0]?.message, "`<Card>` is not closed before `</CardGroup>` of line 5.");
  assert.equal(page.headings[0]?.id, "second");
});

test("A box that nothing closes holds the first text below its tag, and leaves out what else follows", () => {
  const box = (open: string, close: string, rest: string) => html(`before\n\n<Note>${open}${close}${rest}`);
  const cases: [open: string, end: string, rest: string][] = [
    ["\none\ntwo\n", "</Note>\n", "\nthree\n\n## Four\n\nfive\n"],
    ["\n\none\n", "\n</Note>\n", "\nthree\n"],
    ["\n- one\n- two\n", "\n</Note>\n", "\nthree\n"],
    ["\none\n", "</Note>\n", "## Four\n"],
    ["one\ntwo", "</Note>", "\n\nthree\n"],
    ["\none", "\n</Note>", ""],
  ];
  for (const [open, end, rest] of cases) assert.equal(box(open, "", rest), box(open, end, rest), open + rest);
  const page = render("<Card title='a'>\ntext\n\n<Tip>in</Tip>\n\n## Two {#second}\n");
  assert.deepEqual(faults(page), ["mdx-syntax 1:1"]);
  assert.match(page.html, /id="second"/);
  const empty = render("<Note>\n\n## Two\n");
  assert.deepEqual(faults(empty), ["mdx-syntax 1:1"]);
});

test("A box that nothing closes holds its text in a list and behind white space too, and no item of the list below", () => {
  const pairs: [open: string, closed: string][] = [
    ["Intro.\n\n  <Note>\n  Low tide.\n\nNext.\n", "Intro.\n\n  <Note>\n  Low tide.\n  </Note>\n\nNext.\n"],
    ["1. a\n\n   <Note>\n   Tide.\n\n2. b\n", "1. a\n\n   <Note>\n   Tide.\n   </Note>\n\n2. b\n"],
    ["- a\n  <Note>\n  Tide.\n- b\n", "- a\n  <Note>\n  Tide.\n  </Note>\n- b\n"],
    [
      '<Steps>\n  <Step title="A">\n    <Tip>Tide.\n\n    More.\n  </Step>\n</Steps>\n',
      '<Steps>\n  <Step title="A">\n    <Tip>Tide.</Tip>\n\n    More.\n  </Step>\n</Steps>\n',
    ],
  ];
  for (const [open, closed] of pairs) assert.equal(html(open), html(closed), open);
});

test("An element whose closing tag stands in the last item of its list is that element", () => {
  const page = render('<Card title="Named" href="/y">\ntext\n\n- a\n  </Card>\n\nend\n');
  assert.match(page.html, /^<a class="card".*Named.*<li>a<\/li>.*<\/a>\n?<p>end<\/p>/s);
  assert.deepEqual(faults(page), []);
});

test("A closing tag with something behind it on its line ends what begins above it", () => {
  const page = render("<table><tr><td>\n\n**a**\n\n</td><td>b</td></tr></table>\n\nEnd.\n");
  assert.match(
    page.html.replace(/\n/g, ""),
    /<table><tr><td><p><strong>a<\/strong><\/p><\/td><td>b<\/td><\/tr><\/table>.*<p>End\./,
  );
  assert.equal(page.diagnostics.length, 2);
});
