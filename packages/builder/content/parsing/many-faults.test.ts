import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

test("Hundreds of addresses in angle brackets are links, and the rest of the page is MDX", () => {
  for (const count of [70, 1500]) {
    const page = render(
      `${"See <https://a.example/b_c> or <me@a.example>.\n\n".repeat(count)}<Note>**last** {1 + 1}</Note>\n`,
    );
    assert.equal(
      page.html.match(/<a href="https:\/\/a\.example\/b_c"[^>]*>https:\/\/a\.example\/b_c<\/a>/g)?.length,
      count,
    );
    assert.equal(page.html.match(/<a href="mailto:me@a\.example">me@a\.example<\/a>/g)?.length, count);
    assert.match(page.html, /<strong>last<\/strong> 2/);
    assert.deepEqual(faults(page).slice(0, 3), ["mdx-syntax 1:5", "mdx-syntax 1:32", "mdx-syntax 3:5"]);
  }
  const kept = render('a < b\n\n<Card title="see <https://a.b>" />\n\n`<https://b.example>`\n');
  assert.match(kept.html, /see &lt;https:\/\/a\.b&gt;.*<code[^>]*>&lt;https:\/\/b\.example&gt;<\/code>/s);
});

test("Hundreds of braces that hold no expression are text, and those that do are values", () => {
  const page = render(
    `export const a = { b: 1 }\n\n${"Send {user name} and {a.b}, <b title={a.b}>{ x y }</b>.\n\n".repeat(100)}<Note>**last** {1 + 1}</Note>\n`,
  );
  assert.equal(page.html.match(/Send \{user name\} and 1, <b title="1">\{ x y \}<\/b>\./g)?.length, 100);
  assert.match(page.html, /<strong>last<\/strong> 2/);
  assert.deepEqual(faults(page).slice(0, 3), ["mdx-syntax 3:6", "mdx-syntax 3:44", "mdx-syntax 5:6"]);
});

test("Hundreds of words in angle brackets and of templates are text, beside code and within one another", () => {
  for (const [line, shown] of [
    ["- `a` takes <the-key> of <class 'b'>", "<code>a</code> takes &lt;the-key&gt; of &lt;class"],
    ["- `since <time>` or since <time> ago", "<code>since &lt;time&gt;</code> or since &lt;time&gt; ago"],
    ["- Promise<Array<K, V>> of `<T>`", "Promise&lt;Array&lt;K, V&gt;&gt; of <code>&lt;T&gt;</code>"],
    ["- x <5 and `y`", "x &lt;5 and <code>y</code>"],
    ["- {{ .Values.a }} and `{{ .b }}`", "{{ .Values.a }} and <code>{{ .b }}</code>"],
  ] as const) {
    const page = render(`<Note>first</Note>\n\n${`${line}\n`.repeat(700)}\n<Note>**last** {1 + 1}</Note>\n`);
    assert.equal(page.html.split(shown).length - 1, 700, line);
    assert.match(page.html, /<aside.*first<\/div>.*<strong>last<\/strong> 2/s, line);
  }
});

test("M05: Thousands of pairs of angle brackets around nothing are text, and those with an end hold what they hold", () => {
  for (const [text, shown] of [
    ["<>", "&lt;&gt;"],
    ["><", "&gt;&lt;"],
    ["a<>\n\n", "<p>a&lt;&gt;</p>"],
  ] as const) {
    const page = render(`${text.repeat(3000)}\n\n<Note><>**last**</> {1 + 1}</Note>\n`);
    assert.ok(page.html.split(shown).length > 2990, text);
    assert.match(page.html, /<aside.*<strong>last<\/strong> 2/s, text);
    for (const { message } of page.diagnostics) assert.match(message, /is shown as it is written/, text);
  }
});

test("M05: Thousands of tags that are begun and go on as none are text at once", () => {
  for (const text of ["]<a", "=><a", "`<a", "<b-c*", "&</a"]) {
    const page = render(`${text.repeat(3000)}!\n\n<Note>**last** {1 + 1}</Note>\n`);
    assert.ok(/<aside.*<strong>last<\/strong> 2/s.test(page.html), text);
    assert.deepEqual(faults(page), ["mdx-syntax 1:1"], text);
  }
  assert.match(render("]<a".repeat(28_000)).diagnostics.at(-1)?.message ?? "", /too many marks and tags in one line/);
});

test("A page of a hundred faults is no plain Markdown", () => {
  for (const block of [
    "<details><summary>a</summary>\ntext\n\n</details>\n",
    "<a name=b>\n\n## Heading\n",
    "<p>text\n",
    "- <b>text",
    "text</span> more\n",
  ])
    assert.match(render(`${`${block}\n`.repeat(100)}\n<Note>**last** {1 + 1}</Note>\n`).html, /<aside/, block);
});

test("A page with more faults than are repaired keeps its tables, its disclosures and its components", () => {
  const page = render(
    `${"text</span> more\n\n".repeat(3000)}<Note>\n  **in** it\n</Note>\n\n<Card title="T" href="/x">c</Card>\n\n| <b>d</b> | e<br>f <g> |\n|-|-|\n\n<details>\n<summary>h</summary>\n\ni\n\n</details>\n\n<script>j</script>\n`,
  );
  assert.equal(page.html.match(/<p>text +more<\/p>/g)?.length, 3000);
  assert.match(page.html, /<aside.*<strong>in<\/strong> it.*<a class="card" href=.*<b>d<\/b>.*e<br>f &lt;g&gt;/s);
  assert.match(page.html, /<details>\s*<summary>h<\/summary>.*<p>i<\/p>/s);
  assert.doesNotMatch(page.html, /<script|j</);
  assert.match(
    page.markdown,
    /> \[!NOTE\]\n>\n> \*\*in\*\* it\n\n\*\*\[T\]\(\/x\)\*\*\n\nc\n\n\| \*\*d\*\* \| e<br>f <g> \|/,
  );
});

test("Thousands of repairs in one line, and of notes, are all made", () => {
  const page = render("a<br>".repeat(8000));
  assert.equal(page.html.match(/<br>/g)?.length, 8000);
  const notes = Array.from({ length: 12_000 }, (_, n) => `[^${n}]: note\n`);
  const uses = Array.from({ length: 12_000 }, (_, n) => `a[^${n}]\n\n`);
  const noted = render(uses.join("") + notes.join(""));
  assert.match(noted.html, /aria-label="Footnote 12000">12000</);
});

test("Expressions of a long table are those of a short one", () => {
  const row = "| x {1} *a {'b'}* `{c}` \\{d} | {2} ![e {f}](/x.png) |\n";
  const head = "| a {0} | b |\n|---|---|\n";
  const cells = (html: string): string[] => html.match(/<tr><td>.*?<\/tr>/gs) ?? [];
  const [short] = cells(render(head + row).html);
  const long = cells(render(head + row.repeat(1500)).html);
  assert.equal(long.length, 1500);
  assert.ok(long.every((one) => one === short));
});

test("M05: What the parser looks for again and again is repaired a few times only, and all its words are there", () => {
  for (const [source, most] of [
    ["<a ".repeat(16_000), 10],
    ["<https://a.example ".repeat(4000), 10],
    [`{${"<a ".repeat(16_000)}`, 10],
    ["</".repeat(16_000), 10],
    ["<a><b>word</a></b>\n".repeat(8000), 10],
    ["{ word\n".repeat(8000), 10],
    ["a <b> word\n\n".repeat(16_000), 10],
  ] as const) {
    const page = render(source);
    const count = page.diagnostics.length;
    assert.ok(count > 0 && count <= most, `${source.slice(0, 20)}: ${count}`);
    assert.equal(page.html.split("word").length, source.split("word").length, source.slice(0, 20));
  }
});

test("M05: Thousands of elements that end within others are told, and the page is Markdown at once", () => {
  for (const crossed of ["<div>\n\n<b>\n\n</div>\n\n</b>\n\n", "<a>\n<b>\n</a>\n</b>\n", "<a><b></a></b>\n\n"]) {
    for (const count of [700, 3000]) {
      const before = process.cpuUsage();
      const page = render(`${crossed.repeat(count)}\n\n## Last **words**\n`);
      const { user, system } = process.cpuUsage(before);
      assert.ok(user + system < 4_000_000, `${user + system} µs for ${count} of ${crossed}`);
      assert.match(page.html, /Last <strong>words<\/strong>/);
      assert.match(faults(page).join(), count === 700 ? /mdx-syntax/ : /^nested-too-deeply 1:1$/);
    }
  }
});

test("M05: Thousands of braces that hold no expression, of pieces of code in a table and of braces in a formula take seconds at most", () => {
  for (const source of [
    "a {``x} ".repeat(3000),
    `|a|\n|-|\n${"|`x`|\n".repeat(40_000)}`,
    `$$\n${"\\def\\a{\\b}".repeat(30_000)}\n$$\n`,
  ]) {
    const before = process.cpuUsage();
    const { html } = render(`${source}\n\nlast **words**\n`);
    const { user, system } = process.cpuUsage(before);
    assert.ok(user + system < 6_000_000, `${user + system} µs for ${source.slice(0, 20)}`);
    assert.match(html, /last <strong>words|words/);
  }
});
