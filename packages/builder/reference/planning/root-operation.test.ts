import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi } from "../testing.ts";

const specification = openapi({
  "/a": { get: answering({}, { summary: "All of A" }) },
  "/b": { get: answering({}, { summary: "B" }) },
});

test("the title of a group whose root names an operation leads to its page", async (t) => {
  const group = { group: "Letters", root: "GET /a", pages: ["GET /b"] };
  const site = await buildApi(t, specification, { tabs: [{ tab: "API", openapi: "openapi.json", groups: [group] }] });
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(site.manifest.pages.map(({ path }) => path).sort(), ["api-reference/all-of-a", "api-reference/b"]);
  assert.match(site.text("api-reference/b.html"), /href="\/api-reference\/all-of-a"/);
  assert.match(site.text("api-reference/all-of-a.html"), /lc-endpoint-path">\/a/);
});

test("a root that names an operation which there is not is told as one", async (t) => {
  const group = { group: "Letters", root: "openapi.json GET /c", pages: ["GET /b"] };
  const site = await buildApi(t, specification, { tabs: [{ tab: "API", openapi: "openapi.json", groups: [group] }] });
  assert.deepEqual(
    site.report.diagnostics.map(({ code, message }) => `${code} ${message}`),
    ["unknown-operation There is no operation GET /c in openapi.json"],
  );
});
