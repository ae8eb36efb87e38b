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
