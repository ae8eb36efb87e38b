import assert from "node:assert/strict";
import { test } from "node:test";
import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import { namesOperation } from "./snippets.ts";

test("a page is about something of a specification where its frontmatter names an operation, a schema or a symbol", () => {
  const page = (keys: object) => ({ openapi: null, asyncapi: null, custom: {}, ...keys }) as unknown as Frontmatter;
  for (const keys of [
    { openapi: "GET /a" },
    { asyncapi: "channel" },
    { custom: { sdk: "class Client" } },
    { custom: { graphql: "query users" } },
    { custom: { "openapi-schema": "User" } },
  ])
    assert.ok(namesOperation(page(keys)), JSON.stringify(keys));
  assert.ok(!namesOperation(page({ custom: { owner: "Ada" } })));
});
