import assert from "node:assert/strict";
import { test } from "node:test";
import { redirectTarget } from "./redirect-target.ts";

test("after signing in the user is back on the page they wanted", () => {
  assert.equal(
    redirectTarget("/projects/prj_1/feedback?status=pending#list"),
    "/projects/prj_1/feedback?status=pending#list",
  );
});

test("a link never leads to another origin", () => {
  for (const wanted of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/.//evil.example",
    "\t//evil.example",
    "evil",
  ]) {
    assert.equal(redirectTarget(wanted), "/", wanted);
  }
});

test("the doors themselves are no target", () => {
  assert.equal(redirectTarget("/sign-in?redirect=/sign-in"), "/");
  assert.equal(redirectTarget("/setup"), "/");
  assert.equal(redirectTarget(undefined), "/");
});
