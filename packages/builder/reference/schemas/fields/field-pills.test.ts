import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi } from "../../testing.ts";

test("keys that docs.json names are pills of parameters and attributes, one for each value", async (t) => {
  const properties = {
    a: { type: "string", "x-beta": true, "x-since": 3, "x-plans": ["Pro", "Team", ""] },
    b: { type: "string", "x-beta": false, "x-since": "", "x-plans": [{ name: "Pro" }] },
  };
  const parameters = [
    { name: "limit", in: "query", schema: { type: "integer" }, "x-plans": ["Basic"], "x-beta": true },
  ];
  const operation = { summary: "A", parameters };
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering({ type: "object", properties }, operation) } }),
    {},
    {
      "docs.json": JSON.stringify({
        name: "Shop",
        theme: "mint",
        colors: { primary: "#0a6" },
        navigation: { pages: ["GET /a"] },
        api: { openapi: "openapi.json", params: { post: ["x-beta", "x-since", "x-plans"] } },
      }),
    },
  );
  const page = site.text("api-reference/a.html");
  const pills = [...page.matchAll(/lc-field-name">([^<]*)<\/code>(.*)/g)].map(([, name, head = ""]) => [
    name,
    ...[...head.matchAll(/lc-field-pill">([^<]*)</g)].map(([, pill]) => pill),
  ]);
  assert.deepEqual(pills, [["limit", "x-beta", "Basic"], ["a", "x-beta", "3", "Pro", "Team"], ["b"]]);
});
