import assert from "node:assert/strict";
import { test } from "node:test";
import { hostLabel } from "./host-label.ts";

const project = { id: "prj_00000000000000000001", slug: "docs" };

test("P04, P05: every branch has a legal label of its own, readable where it can be", () => {
  const branches = [
    "main",
    "a/b",
    "a-b",
    "A-B",
    "www",
    "api",
    "admin",
    "xn--mnchen",
    "feature/ünïcode-分支/🎉",
    "🎉",
    "-".repeat(50),
  ];
  branches.push("a".repeat(200), `${"a".repeat(199)}b`, "--", "x--y", "1", "refs/heads/main");
  const labels = branches.map((branch) => hostLabel(project, branch));
  assert.equal(new Set(labels).size, branches.length);
  for (const label of labels) {
    assert.match(label, /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/);
    assert.doesNotMatch(label, /--/);
    assert.match(label, /-[0-9a-f]{10}$/);
  }
  assert.match(hostLabel(project, "feature/ünïcode-分支/🎉"), /^docs-feature-unicode-/);
});

test("the label depends on project and branch only, and not on how projects are called", () => {
  assert.equal(hostLabel(project, "main"), hostLabel({ ...project }, "main"));
  assert.notEqual(hostLabel(project, "main"), hostLabel({ ...project, id: "prj_00000000000000000002" }, "main"));
  assert.doesNotMatch(hostLabel({ id: project.id, slug: "xn--evil" }, "main"), /--/);
  assert.ok(hostLabel({ id: project.id, slug: "s".repeat(40) }, "b".repeat(200)).length <= 63);
});
