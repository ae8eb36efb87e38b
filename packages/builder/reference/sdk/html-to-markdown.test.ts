import assert from "node:assert/strict";
import { test } from "node:test";
import { webLink } from "./declaration-link.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import type { HtmlReading } from "./inline-markdown.ts";
import { DeepHtml, parseHtml } from "./parse-html.ts";

const reading: HtmlReading = { link: (href) => (href.startsWith("#") ? href : webLink(href)) };
const markdown = (html: string, more: Partial<HtmlReading> = {}): string =>
  htmlToMarkdown(parseHtml(html, more.isMarkdown), { ...reading, ...more });

test("Paragraphs, emphasis, breaks and lists become Markdown, tags that nothing closes too", () => {
  assert.equal(
    markdown("One <b>two</b>\n  and <i>three</i>.<p>Four<br>five"),
    "One **two** and *three*.\n\nFour  \nfive",
  );
  assert.equal(markdown("<ul><li>a<li>b<ol start=3><li>c<li>d</ol></ul>"), "- a\n- b\n  3. c\n  4. d");
  assert.equal(markdown("<ul><li><p>a</p><p>b</p></li></ul>"), "- a\n\n  b");
  assert.equal(markdown("<dl><dt>Term<dd>Meaning</dl>"), "- Term\n\n  Meaning");
  assert.equal(markdown("<blockquote><p>a</p><p>b</p></blockquote>"), "> a\n>\n> b");
});

test("An item ends the one before it, and no item around it, where paragraphs in it are not closed", () => {
  assert.equal(markdown("<ul><li>a<ul><li><p>b<li><p>c</ul></li><li>d</ul>e"), "- a\n  - b\n  - c\n- d\n\ne");
});

test("Signs of a text stay text", () => {
  assert.equal(
    markdown("5 * 3 [x] `y` a_b _c_ ~d~ &lt;T&gt; &amp;lt;"),
    "5 \\* 3 \\[x\\] \\`y\\` a_b \\_c\\_ \\~d\\~ \\<T> \\&lt;",
  );
  assert.equal(markdown("1. one<p># two<p>- three<p>$$ four"), "1\\. one\n\n\\# two\n\n\\- three\n\n\\$\\$ four");
});

test("Emphasis that Markdown could not close keeps its tags, as what Markdown has no mark for does", () => {
  assert.equal(markdown("a<b>(b)</b>c x<sup>2</sup>"), "a<strong>(b)</strong>c x<sup>2</sup>");
});

test("Code keeps its text, its language and its links", () => {
  assert.equal(markdown("<code>a`b</code> <code>List&lt;<a href='#x'>T</a>&gt;</code>"), "``a`b`` `List<`[`T`](#x)`>`");
  assert.equal(
    markdown('<pre><code class="language-java">\n  a &lt; b;\n    c;\n</code></pre>'),
    "```java\na < b;\n  c;\n```",
  );
  assert.equal(markdown("<pre>```\nx\n```</pre>"), "````\n```\nx\n```\n````");
});

test("Tables stay tables, with blocks, bars and other tables in their cells", () => {
  assert.equal(
    markdown("<table><caption>Cap</caption><tr><th>A<th>B|C<tr><td>1<p>2<td><table><tr><td>x<td>y</table> z</table>"),
    "Cap\n\n| A | B\\|C |\n| --- | --- |\n| 1<br>2 | x y<br>z |",
  );
});

test("Links lead to declarations and the web alone; pictures are their words; programs are left out", () => {
  assert.equal(markdown('<a href="#a">x</a> <a href="b.html">y</a> <a href="javascript:z">z</a>'), "[x](#a) y z");
  assert.equal(markdown('<a href="https://h.test/a(b) c">[x]</a>'), "[\\[x\\]](https://h.test/a%28b%29%20c)");
  assert.equal(
    markdown('<img src="a.png" alt="A *picture*"><script>bad()</script><style>bad</style>'),
    "A \\*picture\\*",
  );
});

test("The highest heading of a description stands below the title of its page", () => {
  assert.equal(markdown("<h3>One #</h3>a<h4>Two</h4>b"), "## One \\#\n\na\n\n### Two\n\nb");
});

test("Where the text is Markdown already it stays so, beside blocks of HTML", () => {
  assert.equal(
    markdown("**a** &lt;b&gt;\n\n- c\n- d\n<p>e</p><pre><code>&lt;f&gt;</code></pre>", { isMarkdown: true }),
    "**a** &lt;b&gt;\n\n- c\n- d\n\ne\n\n```\n<f>\n```",
  );
});

test("M02: HTML that nests without end is refused before anything walks into it", () => {
  assert.throws(() => parseHtml("<div>".repeat(1_000_000)), DeepHtml);
  assert.throws(() => parseHtml("<b>".repeat(500) + "</i>".repeat(500)), DeepHtml);
  assert.equal(markdown(`${"<b>".repeat(300)}x`), `${"<strong>".repeat(299)}**x**${"</strong>".repeat(299)}`);
});

test("M02: Lines of a text that nests deep do not each grow by all that is around them", () => {
  for (const around of ["<ul><li>", "<blockquote>", "<dl><dd>"])
    assert.ok(markdown(around.repeat(190) + "<p>a".repeat(50_000)).length < 1_000_000, around);
});
