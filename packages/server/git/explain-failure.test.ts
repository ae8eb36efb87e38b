import assert from "node:assert/strict";
import { test } from "node:test";
import { explainFailure } from "./explain-failure.ts";

test("P24: a full disk of the server is told as one, and not as a broken repository", () => {
  const { code, message, retryable } = explainFailure(
    "remote: Counting objects: 5\nfatal: write error: No space left on device\nfatal: index-pack failed\n",
    "git.example.com",
  );
  assert.deepEqual([code, retryable], ["no_space", false]);
  assert.match(message, /^The server has no space left/);
});

test("A full disk of the Git host is not the server's", () => {
  const printed = "remote: fatal: write error: No space left on device\nfatal: early EOF\n";
  assert.equal(explainFailure(printed, "git.example.com").code, "connection_failed");
});
