import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApi, openapi } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

test("a sample says one media type where the specification has a range of them", async (t) => {
  const object = { type: "object", properties: { name: { type: "string" } } };
  const ranges: [range: string, schema: object, sent: string, curl: RegExp][] = [
    ["*/*", object, "application/json", /"name": "<string>"/],
    [
      "application/*",
      { type: "string", format: "binary" },
      "application/octet-stream",
      /--data-binary '?@example-file/,
    ],
    ["image/*", { type: "string", format: "binary" }, "image/png", /--data-binary '?@example-file/],
    ["text/*", { type: "string" }, "text/plain", /<string>/],
    ["text/csv", { type: "string" }, "text/csv", /<string>/],
  ];
  for (const [range, schema, sent, curl] of ranges) {
    const requestBody = { content: { [range]: { schema } } };
    const site = await buildApi(t, openapi({ "/a": { post: { summary: "A", requestBody, responses: {} } } }), all);
    const page = site.text("api-reference/a.md");
    const sample = page.split("```bash cURL")[1]?.split("```")[0] ?? "";
    assert.ok(sample.includes(`Content-Type: ${sent}'`), sample);
    assert.match(sample, curl);
    assert.ok(page.includes(range));
  }
});
