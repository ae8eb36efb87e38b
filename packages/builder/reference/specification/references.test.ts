import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi } from "../testing.ts";

test("M08: references reach other files of the tree, and nothing else", async (t) => {
  const specification = openapi({
    "/ok": { get: answering({ $ref: "./parts/thing.yaml#/Thing" }, { summary: "Ok" }) },
    "/out": { get: answering({ $ref: "../../../etc/passwd" }, { summary: "Out" }) },
    "/web": { get: answering({ $ref: "http://169.254.169.254/x.json#/A" }, { summary: "Web" }) },
    "/gone": { get: answering({ $ref: "#/components/schemas/Gone" }, { summary: "Gone" }) },
  });
  const site = await buildApi(
    t,
    specification,
    { tabs: [{ tab: "API", openapi: "openapi.json" }] },
    {
      "parts/thing.yaml":
        "Thing:\n  type: object\n  properties:\n    deep: {$ref: '#/Deep'}\nDeep: {type: string, format: email}\n",
    },
  );
  assert.match(site.text("api-reference/ok.html"), /lc-field-name">deep<\/code>.*string&lt;email&gt;/s);
  const line = (text: string) =>
    JSON.stringify(specification, null, 2)
      .split("\n")
      .findIndex((one) => one.includes(text)) + 1;
  const places = site.report.diagnostics.map((one) => `${one.code} ${one.file}:${one.line}`);
  assert.deepEqual(
    places,
    ["etc/passwd", "169.254", "schemas/Gone"].map((text) => `unresolved-reference openapi.json:${line(text)}`),
  );
});

test("a schema that is a whole file is called by the file's name", async (t) => {
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering({ $ref: "parts%20of/Big%20thing.yaml" }, { summary: "A" }) } }),
    { pages: ["GET /a"] },
    {
      "parts of/Big thing.yaml":
        "type: object\nproperties:\n  next: {$ref: '#'}\n  all: {type: array, items: {$ref: '#'}}\n",
    },
  );
  assert.deepEqual(site.complaints, []);
  assert.match(site.text("api-reference/a.md"), /`next` \(Big thing\)[\s\S]*`all` \(Big thing\[\]\)/);
});
