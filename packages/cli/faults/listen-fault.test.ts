import assert from "node:assert/strict";
import { test } from "node:test";
import { FailedError } from "../exit-codes.ts";
import { listenFault } from "./listen-fault.ts";

test("why a server cannot listen is said with its port and address, and any other fault stays itself", () => {
  const place = { host: "10.0.0.9", port: "80" };
  const told = (code: string) => listenFault(Object.assign(new Error(`listen ${code}`), { code }), place);
  for (const [code, message] of [
    ["EADDRINUSE", "Port 80 of 10.0.0.9 is in use; give another --port, or 0 for a free one"],
    ["EACCES", "Port 80 may not be opened by this user"],
    ["EADDRNOTAVAIL", "10.0.0.9 is no address of this machine"],
    ["ENOTFOUND", "10.0.0.9 is no address of this machine"],
  ] as const) {
    const fault = told(code);
    assert.ok(fault instanceof FailedError, code);
    assert.equal(fault.message, message);
  }
  assert.ok(!(told("EMFILE") instanceof FailedError));
});
