import assert from "node:assert/strict";
import { test } from "node:test";
import { adviceOnSettings } from "./advice.ts";

const advice = (code: string, kind: "production" | "preview" = "production") =>
  adviceOnSettings({ kind, error: { code, message: "m" } });

test("faults of repository, branch and folder lead to the settings", () => {
  assert.match(advice("repository_not_found") ?? "", /address, or store a credential/);
  assert.equal(advice("branch_not_found"), "Correct the branch");
  assert.match(advice("missing-config") ?? "", /directory/);
});

test("other faults do not, nor does the branch of a preview, which is not chosen there", () => {
  assert.equal(advice("branch_not_found", "preview"), null);
  assert.equal(advice("unreadable-config"), null);
  assert.equal(advice("constructor"), null);
  assert.equal(adviceOnSettings({ kind: "production" }), null);
});
