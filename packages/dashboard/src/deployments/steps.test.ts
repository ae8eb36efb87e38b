import assert from "node:assert/strict";
import { test } from "node:test";
import { deploymentSteps } from "./steps.ts";

const commit = {
  sha: "0123456789abcdef",
  ref: "main",
  message: "m",
  filesChanged: { added: [], modified: [], removed: [] },
};
const states = (seen: Parameters<typeof deploymentSteps>[0]) => deploymentSteps(seen).map(({ state }) => state);

test("a queued deployment waits in its first step", () => {
  assert.deepEqual(states({ status: "queued", commit: null, pageCount: null, live: false }), [
    "running",
    "waiting",
    "waiting",
    "waiting",
  ]);
});

test("steps advance as the commit and the pages become known", () => {
  const status = "in_progress";
  assert.deepEqual(states({ status, commit: null, pageCount: null, live: false }), [
    "done",
    "running",
    "waiting",
    "waiting",
  ]);
  assert.deepEqual(states({ status, commit, pageCount: null, live: false }), ["done", "done", "running", "waiting"]);
  assert.deepEqual(states({ status, commit, pageCount: 12, live: false }), ["done", "done", "done", "running"]);
});

test("a failure stands at the step that it stopped", () => {
  assert.deepEqual(states({ status: "failure", commit: null, pageCount: null, live: false }), [
    "done",
    "failed",
    "waiting",
    "waiting",
  ]);
  assert.deepEqual(states({ status: "failure", commit, pageCount: null, live: false }), [
    "done",
    "done",
    "failed",
    "waiting",
  ]);
});

test("a build that refused the content is not shown as done, though its pages were counted", () => {
  const steps = deploymentSteps({ status: "failure", commit, pageCount: 0, live: false });
  assert.deepEqual(
    steps.map(({ state }) => state),
    ["done", "done", "failed", "waiting"],
  );
  assert.equal(steps[2]?.detail, null);
});

test("a success has all steps done and says what it made", () => {
  const steps = deploymentSteps({ status: "success", commit, pageCount: 1, live: true });
  assert.ok(steps.every(({ state }) => state === "done"));
  assert.deepEqual(
    steps.map(({ detail }) => detail),
    [null, "0123456", "1 page", "Live"],
  );
});
