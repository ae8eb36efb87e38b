import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApi, openapi } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "/openapi.json" }] };

/** What the sample of a body sends. */
async function sent(t: Parameters<typeof buildApi>[0], type: string, media: object): Promise<string> {
  const requestBody = { content: { [type]: media } };
  const site = await buildApi(t, openapi({ "/a": { post: { summary: "A", requestBody, responses: {} } } }), all);
  return /--data(?:-raw)? '([^']*)'/.exec(site.text("api-reference/a.md"))?.[1]?.trim() ?? "";
}

test("an example of JSON that is written as a text is sent as what it says", async (t) => {
  const example = '{"id": 7, "tags": ["a"]}';
  const meant = '{\n  "id": 7,\n  "tags": [\n    "a"\n  ]\n}';
  assert.equal(await sent(t, "application/json", { schema: { type: "object" }, example }), meant);
  assert.equal(await sent(t, "application/json", { example: `${example}\n` }), meant);
  assert.equal(await sent(t, "application/json", { schema: { oneOf: [{ type: "object" }] }, example }), meant);
  assert.equal(
    await sent(t, "application/json", { schema: { type: "string" }, example: "[1]" }),
    '"[1]"',
    "a text is a text",
  );
  assert.equal(await sent(t, "application/json", { schema: { type: "object" }, example: "{…" }), '"{…"');
});

test("lines of JSON that are written as a text are sent as they are", async (t) => {
  const example = '{"a":1}\n{"a":2}';
  assert.equal(await sent(t, "application/x-ndjson", { schema: { type: "object" }, example }), example);
});
