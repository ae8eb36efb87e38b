// biome-ignore-all lint/suspicious/noTemplateCurlyInString: template literals of the tested content
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";
import { hiddenSigns } from "./hidden-signs.ts";

test("A lone backtick in an expression or an attribute leaves what follows as it is", () => {
  const cases: [source: string, html: string][] = [
    ["{'`'} and {`x`} end.", "<p>` and x end.</p>"],
    ["{'`'} and {1 + 1} and `code`", "<p>` and 2 and <code>code</code></p>"],
    ["`a` {'`'} `b` {\"`\"}{`y`}", "<p><code>a</code> ` <code>b</code> `y</p>"],
    ["``a ` b`` {1 + 1} `x` {`y`}", "<p><code>a ` b</code> 2 <code>x</code> y</p>"],
    ["- ```` ``` ```` {1 + 1} `x`", "<ul>\n<li><code>```</code> 2 <code>x</code></li>\n</ul>"],
    ["{/* ` */} {`y`} z", "<p> y z</p>"],
    ["Open {'```'} and {\"``\"} {1 + 1}, then {'```js'}.", "<p>Open ``` and `` 2, then ```js.</p>"],
    ['<i title="a=">`b="c"`</i> `d`', '<p><i title="a="><code>b=&quot;c&quot;</code></i> <code>d</code></p>'],
    ["```` {'```'} ```` {'```'}", "<p><code>{'```'}</code> ```</p>"],
    ['<b title="`">a</b> {`y`} <i title={"`"}>{2}</i> {`z`}.', '<p><b title="`">a</b> y <i title="`">2</i> z.</p>'],
  ];
  for (const [source, html] of cases) {
    const page = render(`${source}\n`);
    assert.equal(page.html, `${html}\n`, source);
    assert.deepEqual(faults(page), [], source);
  }
});

test("A template that holds a brace is one", () => {
  const source = "<style>{`.a { color: red } .b { color: blue }`}</style>\n\nA {`} b`} and {`{c`}.\n";
  const page = render(source);
  assert.match(page.html, /<p>A \} b and \{c\.<\/p>/);
  assert.deepEqual(faults(page), []);
});

test("A template with backticks behind backslashes is one, whatever else looks like Markdown in it", () => {
  const cases: [source: string, shown: string][] = [
    ["{`\\`\\`\\`js $a_b$`}\n\n$c^2$", "```js $a_b$c2c^2"],
    ["{`a \\`b\\` <!-- c --> {#d}`}", "a `b` &lt;!-- c --&gt; {#d}"],
    ["<b>{`\\`<https://x.org>`}</b>", "`&lt;https://x.org&gt;"],
    ["= `a\\` and $c^2$ `b`", "= a\\ and c2c^2 b"],
  ];
  for (const [source, shown] of cases) {
    const page = render(`${source}\n`);
    assert.deepEqual([page.html.replace(/<[^>]*>/g, "").trim(), page.diagnostics], [shown, []], source);
  }
});

test("Code that holds braces stays code", () => {
  assert.match(
    render("Code `{ b `} and `x`\n").html,
    /^<p>Code <code>\{ b<\/code>\} and <code>x<\/code><\/p>|^<p>Code <code>\{ b <\/code>/,
  );
  assert.match(render("```js\nconst a = {'`'}\n```\n").html.replace(/<[^>]*>/g, ""), /^const a = \{'`'\}/);
});

test("Signs that stand for backticks never show", () => {
  const page = JSON.stringify(render("{'`'} {'`'} {nope}\n\n{'`' <b>{`\n"));
  assert.ok(!page.includes(hiddenSigns.backtick));
});

test("M05: A page of nothing but lone backticks is read at once", () => {
  assert.ok(render("{'`'} ".repeat(20_000)).html.length > 0);
});

test("Templates within templates are read, in attributes, in lists of elements and beside code that looks alike", () => {
  const cases: [source: string, shown: string][] = [
    ["{`x${`y${1 + 1}`}`}", "xy2"],
    ["Of $5: {`a${'`'}${`b`}`} and {`$${1}`} of $6.", "Of $5: a`b and $1 of $6."],
    ["{[1, 2].map((n) => <b>{`${n > 1 ? `${n}.` : 'one '}`}</b>)}", "one 2."],
    ["Use `${` and `}` around {`${1 + 1}`}.", "Use ${ and } around 2."],
    ["Braces { `${` and `}` \\}.", "Braces { ${ and } }."],
    ["```js\nconst a = `x${`y${1}`}`;\n```\n\n{`x${`y`}`}", "const a = `x${`y${1}`}`;xy"],
    ["<b>{String.raw`a${`\\n`}\\n`}</b>", "a\\n"],
  ];
  for (const [source, shown] of cases)
    assert.equal(render(`${source}\n`).html.replace(/<[^>]*>|\n/g, ""), shown, source);
  const page = render("<div className={`a ${true ? `b-${1}` : ''}`} title={`${`}`}`}>x</div>\n");
  assert.deepEqual([page.html.trim(), page.diagnostics], ['<div class="a b-1" title="}">x</div>', []]);
});
