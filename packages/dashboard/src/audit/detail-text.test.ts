import assert from "node:assert/strict";
import { test } from "node:test";
import { detailText } from "./detail-text.ts";

test("details are read as words and values, whatever the values are", () => {
  assert.equal(
    detailText({ name: "CI", count: 2, of: ["a", "b"], none: null, inner: { a: 1 }, empty: [] }),
    'name: CI, count: 2, of: a and b, none: none, inner: {"a":1}, empty: none',
  );
  assert.equal(detailText(null), "");
});

test("no name of a field is shown as it stands in the API", () => {
  assert.equal(
    detailText({ repositoryUrl: "https://git.example/docs", projectId: "prj_1", revokedKeys: 2 }),
    "repository: https://git.example/docs, project: prj_1, revoked keys: 2",
  );
  assert.equal(detailText({ changed: ["repositoryUrl", "branch"] }), "changed: repository and branch");
  assert.equal(detailText({ changed: ["name", "branch", "slug"] }), "changed: name, branch and slug");
  assert.equal(
    detailText({ replacedBy: "key_2", graceDays: 3, display: "lec_a…z" }),
    "replaced by: key_2, days of grace: 3, key: lec_a…z",
  );
});
