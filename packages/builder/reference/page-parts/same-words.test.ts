import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi, textOf } from "../testing.ts";
import { sameWords } from "./same-words.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

test("texts say the same in other lines, capitals, marks and with a full stop", () => {
  assert.ok(sameWords("Options of a field.\nWith `enum`", "options of a **field**. With enum."));
  for (const [one, other] of [
    ["At least 5", "At least 6"],
    ["x > 5", "x < 5"],
    [".", "!"],
    ["Is it?", "Is it"],
  ] as const)
    assert.ok(!sameWords(one, other), one);
});

test("what the words of a title, a list or an answer say already is not said again", async (t) => {
  const text = "A list of **links** to follow";
  const schema = {
    type: "object",
    description: "The links of\na page.",
    properties: {
      links: { type: "array", description: text, items: { type: "object", description: `${text}.` } },
    },
  };
  const parameters = [
    { name: "n", in: "query", description: "How *many*", schema: { type: "integer", description: "How many." } },
  ];
  const operation = answering(schema, { summary: "List links", description: "List [links](/links).", parameters });
  operation.responses = {
    200: { description: "The links of a page", content: { "application/json": { schema } } },
  };
  const other = answering({}, { summary: "Drop links", description: "Drop links\n\nAll of them." });
  const site = await buildApi(t, openapi({ "/a": { get: operation, delete: other } }), all);
  const page = textOf(site, "api-reference/list-links.html");
  for (const once of [/A list of links to follow/g, /How many/g, /The links of a page/g])
    assert.equal(page.match(once)?.length, 1, `${once} ${page}`);
  assert.doesNotMatch(site.text("api-reference/list-links.md"), /^> List/m);
  const rest = site.text("api-reference/drop-links.md");
  assert.doesNotMatch(rest, /^> Drop/m);
  assert.match(rest, /^All of them\.$/m);
});

test("labels of examples show no Markdown", async (t) => {
  const examples = { one: { summary: "A `managed` **thing**", value: 1 }, two: { summary: "[Other](/x)", value: 2 } };
  const operation = { responses: { 200: { description: "Fine", content: { "application/json": { examples } } } } };
  const site = await buildApi(t, openapi({ "/a": { get: { summary: "A", ...operation } } }), all);
  const page = site.text("api-reference/a.html");
  assert.match(page, /data-tab="200 A managed thing"/);
  assert.match(page, /data-tab="200 Other"/);
});
