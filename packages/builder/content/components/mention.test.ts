import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../testing/render.ts";

const files = { "guides/first.mdx": "---\ntitle: First steps\n---\n\nText.", "api/index.md": "Text." };

test("a page that is mentioned is a link with its title", () => {
  const page = render(
    'See <Mention page="/guides/first" />, <Mention page="/api" /> and <Mention page="/made/list-users" />.\n',
    files,
  );
  assert.match(
    readable(page.html),
    /See <a href="\[\/guides\/first\]"><span class="mention">First steps<\/span><\/a>, <a href="\[\/api\]"><span class="mention">Api<\/span><\/a> and <a[^>]*><span class="mention">List users</,
  );
  assert.match(
    page.markdown,
    /See \[First steps\]\(\/guides\/first\), \[Api\]\(\/api\) and \[List users\]\(\/made\/list-users\)\./,
  );
  assert.match(page.sections[0]?.text ?? "", /See First steps, Api and List users/);
  // It is no snippet of the page, which would take its own page from it.
  assert.ok(!page.dependencies.includes("guides/first.mdx"));
  assert.ok(page.references.some(({ target }) => target === "/guides/first"));
});

test("of a colleague the name is shown, and the address to nobody", () => {
  const page = render('Ask <Mention user="ada.lovelace+docs@example.com" />.\n');
  assert.match(page.html, /Ask <span class="mention">Ada Lovelace<\/span>\./);
  assert.match(page.markdown, /Ask Ada Lovelace\./);
  assert.doesNotMatch(JSON.stringify(page), /example\.com/);
  assert.deepEqual(faults(render("<Mention />\n")), ["missing-prop 1:1"]);
});

test("words between the tags of a mention are what it is called, and an icon or a colour makes it a badge", () => {
  const page = render('See <Mention path="/guides/first" icon="star" color="info">the **start**</Mention>.\n', files);
  assert.match(
    readable(page.html).replace(/<svg.*<\/svg>/, "<svg/>"),
    /<a href="\[\/guides\/first\]"><span class="mention badge" data-badge data-color="blue"[^>]*><svg\/>the <strong>start<\/strong><\/span><\/a>/,
  );
  assert.match(page.markdown, /See \[the \*\*start\*\*\]\(\/guides\/first\)\./);
  assert.match(page.sections[0]?.text ?? "", /See the start\./);
  const others = render('<Mention user="ada">Ada L.</Mention>, <Mention icon="bed">Hotel</Mention>\n');
  assert.match(others.html, /<span class="mention">Ada L\.<\/span>, <span class="mention badge"[^>]*data-color="gray"/);
  assert.match(others.markdown, /Ada L\., Hotel/);
  assert.deepEqual([...faults(page), ...faults(others)], []);
});
