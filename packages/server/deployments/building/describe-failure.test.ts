import assert from "node:assert/strict";
import { test } from "node:test";
import { describeFailure } from "./describe-failure.ts";

test("P24: a full disk is told as one, and the build is not tried again", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  const quota = new Error("The site was not stored", { cause: Object.assign(new Error("write"), { code: "EDQUOT" }) });
  for (const found of [full, quota]) {
    const { error, retryable } = describeFailure(found);
    assert.deepEqual([error.code, retryable], ["no_space", false], found.message);
    assert.match(error.message, /^The server has no space left/);
  }
});
