import assert from "node:assert/strict";
import { test } from "node:test";
import { readOptions } from "./options.ts";

test("without options the demo publishes this manual on port 4400 and stays up", () => {
  const options = readOptions([]);
  assert.deepEqual([options?.repo, options?.port, options?.once], [null, 4400, false]);
});

test("help is asked for without anything else being read", () => {
  for (const word of ["--help", "-h"]) assert.equal(readOptions([word]), null);
});

test("an unknown option, an empty value and what is no port are refused by name", () => {
  for (const [args, message] of [
    [["--prot", "80"], /--prot/],
    [["docs"], /docs/],
    [["--branch"], /--branch/],
    // A variable of a script that is not set.
    [["--repo", ""], /^--repo is empty$/],
    [["--data", ""], /^--data is empty$/],
    [["--port", ""], /^--port is empty$/],
    [["--port", "0x50"], /^--port must be a number from 0 to 65535$/],
    [["--port", "65536"], /^--port must be/],
  ] as [string[], RegExp][]) {
    assert.throws(
      () => readOptions(args),
      (error: Error) => message.test(error.message),
      args.join(" "),
    );
  }
});
