/** Markup in descriptions of a specification: components, tags with Markdown between them, and what only looks like one. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi } from "../testing.ts";

/** The Markdown of a page whose operation is described so, down to its endpoint. */
async function markdownOf(t: Parameters<typeof buildApi>[0], description: string): Promise<string> {
  const paths = { "/a": { get: answering({}, { summary: "A", description: `Intro.\n\n${description}` }) } };
  const site = await buildApi(t, openapi(paths), { pages: ["GET /a"] });
  const text = site.text("api-reference/a.md");
  return text.slice(text.indexOf("Intro.") + 6, text.indexOf("```http")).trim();
}

async function described(t: Parameters<typeof buildApi>[0], description: string): Promise<string> {
  const paths = { "/a": { get: answering({}, { summary: "A", description: `Intro.\n\n${description}` }) } };
  const site = await buildApi(t, openapi(paths), { pages: ["GET /a"] });
  const page = site.text("api-reference/a.html");
  return page.slice(page.indexOf("Intro."), page.indexOf('id="request-example"')).replace(/<svg[\s\S]*?<\/svg>/g, "");
}

test("components in descriptions are what they are on pages, without programs and styles", async (t) => {
  const page = await described(
    t,
    [
      "<Note>Take `care`.</Note>",
      "<Warning>\nIt **bites**\n\n- hard\n</Warning>",
      'A <Tooltip tip="A ship">hull</Tooltip>.',
      '<Card title="More" href="/a" className="mine" onClick="x()">Read</Card>',
      "<Accordion title='Why' defaultOpen icon={process.env}>\n\nBecause\n\n</Accordion>",
    ].join("\n\n"),
  );
  assert.match(page, /aria-label="Note"[\s\S]*Take <code>care<\/code>/);
  assert.match(
    page,
    /aria-label="Warning"[\s\S]*It <strong>bites<\/strong>[\s\S]*<li>hard<\/li>\s*<\/ul>\s*<\/div><\/aside>/,
  );
  assert.match(page, /<details[^>]*open[\s\S]*Why[\s\S]*Because/);
  assert.match(page, /href="[^"]*"[\s\S]*More[\s\S]*Read/);
  assert.doesNotMatch(page, /&lt;|mine|x\(\)|process/);
});

test("Markdown goes on between tags of HTML, but not in code", async (t) => {
  const page = await described(
    t,
    "<br>\nNext **bold** [link](https://a.example)\n\n<table>\n<tr><td>`x`</td><td>a * b</td></tr>\n</table>\n\n" +
      "<div>\n    Indented **text**\n    <p>- no list</p>\n</div>\n\n<pre>a **b**</pre>\n",
  );
  assert.match(page, /<br>\s*Next <strong>bold<\/strong> <a [^>]*>link<\/a>/);
  assert.match(page, /<td>\s*<code>x<\/code>[\s\S]*a \* b<\/td>/);
  assert.match(page, /Indented <strong>text<\/strong>\s*<p>- no list<\/p>/);
  assert.match(page, /a \*\*b\*\*/);
});

test("links whose address stands in angle brackets are links between tags, too", async (t) => {
  const page = await described(
    t,
    "<aside>Take care</aside>\nSee [the way](</a>) and [this](#tag/none) and [that](#/paths/~1a/get).",
  );
  assert.match(page, /See <a [^>]*href="\/a"[^>]*>the way<\/a> and this and <a [^>]*href="[^"]*"[^>]*>that<\/a>\./);
});

test("what only looks like a tag stays as it is written, its end too", async (t) => {
  const page = await described(t, "Use <your-key> in <Envelope>one</Envelope>.");
  assert.match(page, /Use &lt;your-key&gt; in &lt;Envelope&gt;one&lt;\/Envelope&gt;\./);
});

test("two dollars in a description are no formula where only one of them has a space", async (t) => {
  const page = await described(t, 'Double $$ are one $, so "$$(NAME)" stays. And $$x^2$$ is one.');
  assert.match(page, /Double \$\$ are one \$, so (?:"|&quot;)\$\$\(NAME\)(?:"|&quot;) stays/);
  assert.match(page, /<math/);
});

test("what stands between tags of HTML stands in the page's Markdown once", async (t) => {
  const paragraph = '<p>\n  <span class="kind">Hosted</span> Endpoint **only** here &amp; there.\n</p>';
  assert.equal(await markdownOf(t, paragraph), "Hosted Endpoint **only** here &amp; there.");
  assert.equal(
    await markdownOf(t, "<ul>\n<li>one</li>\n<li>two [b](https://b.example)</li>\n</ul>"),
    "- one\n- two [b](https://b.example)",
  );
  const table = "<table>\n<tr><th>Name</th></tr>\n<tr><td>`x` is *it*</td></tr>\n</table>";
  assert.equal(await markdownOf(t, table), "| Name |\n| --- |\n| `x` is *it* |");
  const blocks = "<div>\n\nBefore\n\n</div>\n\n<div>\nText\n\n- a\n- b\n</div>";
  assert.equal((await markdownOf(t, blocks)).replace(/\n+/g, "\n"), "Before\nText\n- a\n- b");
  assert.equal(
    await markdownOf(t, "<details>\n<summary>More</summary>\nInside\n</details>").then(
      (text) => text.split("Inside").length,
    ),
    2,
  );
});
