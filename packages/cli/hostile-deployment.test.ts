/** What the commands that show deployments print of what a repository says. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import { lectern } from "./testing.ts";

const hostile =
  "\u001b[31m<b>red</b>\u001b]0;title\u0007 \u202egnp.exe\r\n  ::set-output name=x::y\n##[add-mask]a\u009b2J";

/** A server whose only deployment has such words wherever those of a repository may stand. */
async function serverOf(t: TestContext, status: "success" | "failure"): Promise<string> {
  const deployment = {
    _id: "dep_x",
    status,
    url: "https://docs.example.com",
    summary: hostile,
    commit: { sha: "0".repeat(40), author: hostile, message: hostile },
    error: status === "failure" ? { code: "build_failed", message: hostile, file: hostile, line: 1, column: 1 } : null,
    logs: [hostile, "::error::forged", "  ::error::forged", "fetched ##vso[task.complete]"],
  };
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(request.method === "POST" ? { statusId: "dep_x" } : deployment));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

for (const status of ["success", "failure"] as const)
  for (const args of [
    ["status", "dep_x"],
    ["deploy", "--project", "prj_x", "--wait"],
  ])
    test(`P18: ${args[0]} of a ${status} prints what a repository says as text, and no command of a terminal or a log`, async (t) => {
      const url = await serverOf(t, status);
      const { stdout, stderr } = await lectern([...args, "--key", "lec_x", "--url", url]);
      const printed = stdout + stderr;
      assert.match(printed, /<b>red<\/b>/);
      assert.doesNotMatch(printed, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
      assert.doesNotMatch(printed, /^\s*::|##\[|##vso\[/m);
    });
