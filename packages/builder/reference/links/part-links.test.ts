import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi } from "../testing.ts";

const description = `See [create](#operation/createUser), [the same](#tag/User%20accounts/operation/createUser), [again](#/User%20accounts/createUser),
[by path](#tag/User-accounts/paths/~1users/post), [all](#tag/User-accounts), <a href="#operation/createUser">as HTML</a>,
[signing in](#section/Authentication), [gone](#operation/gone) and [below](#here).

## Here`;
const field = { type: "string", description: "Of [create](#operation/createUser)." };
const specification = openapi({
  "/users": {
    get: answering(
      { type: "object", properties: { name: field } },
      { summary: "List", operationId: "listUsers", tags: ["User accounts"], description },
    ),
    post: { summary: "Create", operationId: "createUser", tags: ["User accounts"], responses: {} },
  },
});

test("Links to parts of a specification lead to their pages, in each copy of it to those of the copy", async (t) => {
  const copy = (directory: string) => ({ tab: directory, openapi: { source: "openapi.json", directory } });
  const site = await buildApi(t, specification, { tabs: [copy("one"), copy("two")] });
  for (const directory of ["one", "two"]) {
    const html = site.text(`${directory}/user-accounts/list.html`);
    for (const label of ["create", "the same", "again", "by path", "as HTML"])
      assert.match(html, new RegExp(`<a href="/${directory}/user-accounts/create">${label}</a>`));
    assert.match(html, new RegExp(`Of <a href="/${directory}/user-accounts/create">create</a>`));
    assert.match(html, new RegExp(`<a href="/${directory}/user-accounts/list">all</a>`));
    assert.match(html, /signing in, gone and <a href="#here">below<\/a>/);
  }
  assert.deepEqual(site.complaints, []);
});
