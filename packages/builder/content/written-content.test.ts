import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "./testing/render.ts";
import type { WrittenNode } from "./written-node.ts";

test("a prop of written content may be content itself: a type with links", () => {
  const link: WrittenNode = { component: "a", props: { href: "https://example.com/user" }, children: ["User"] };
  const type = { nodes: ["Promise<", link, ">"] };
  const field: WrittenNode = { component: "ResponseField", props: { name: "user", type } };
  const page = render("", {}, {}, { written: { file: "sdk.json", line: 1, column: 1, nodes: [field] } });
  assert.match(
    page.html,
    /class="lc-field-type">Promise&lt;<a href="https:\/\/example\.com\/user"[^>]*>User<\/a>&gt;<\/span>/,
  );
  assert.match(page.markdown, /`user` \(Promise<\[User\]\(https:\/\/example\.com\/user\)>\)/);
});

test("Markdown that many pages are written with says the same on each, and its faults where each is from", () => {
  const markdown = "See [the guide][g] and <b>this</b>.[^1]\n\n[g]: /none\n\n[^1]: A note.";
  const at = (line: number, column: number) =>
    render("", {}, {}, { written: { file: "api.json", line, column, nodes: [{ markdown }, { markdown }] } });
  const pages = [at(3, 5), at(9, 5), at(12, 7), at(3, 5)];
  for (const page of pages) {
    assert.equal(page.html, pages[0]?.html);
    assert.equal(page.markdown, pages[0]?.markdown);
  }
  assert.match(pages[0]?.html ?? "", /<b>this<\/b>/);
  assert.match(pages[0]?.html ?? "", /A note\./);
  assert.deepEqual(
    pages.map(({ references }) => references.map(({ target, line, column }) => [target, line, column])),
    [3, 9, 12, 3].map((line, index) => Array(2).fill(["/none", line, index === 2 ? 7 : 5])),
  );
});
