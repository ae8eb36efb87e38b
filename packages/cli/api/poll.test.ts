/** Commands that follow work which goes on without them. */
import assert from "node:assert/strict";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { folderOf, lectern } from "../testing.ts";

const busy = { error: "Service unavailable", code: "unavailable", requestId: "r1" };

/** A server whose answers come one after the other; null breaks the connection. */
async function serverOf(context: Parameters<typeof folderOf>[0], answers: ([number, object] | null)[]) {
  const server = createServer((request, response: ServerResponse) => {
    const answer = answers.shift();
    if (!answer) return void request.socket.destroy();
    response.writeHead(answer[0], { "content-type": "application/json", "retry-after": "0" });
    response.end(JSON.stringify(answer[1]));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  context.after(() => server.close());
  return ["--key", "lec_x", "--url", `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
}

test("a server that is started anew, or asks to come later, does not end the command that follows its work", async (context) => {
  const done = { status: "success", logs: ["Publishing"], summary: "1 page" };
  const at = await serverOf(context, [
    [202, { statusId: "dep_x" }],
    [200, { status: "in_progress", logs: [] }],
    [503, busy],
    null,
    [429, { ...busy, error: "Rate limit exceeded" }],
    [200, done],
  ]);
  const { code, stdout, stderr } = await lectern(["deploy", "--project", "prj_x", "--wait", ...at]);
  assert.match(stderr, /^Service unavailable \(request r1\); trying again for two minutes$/m);
  assert.match(stderr, /^Publishing\n1 page$/m);
  assert.deepEqual([code, stdout], [0, "dep_x\n"]);
});

test("what no waiting mends ends it at once, and so does whatever was not begun", async (context) => {
  const job = { jobId: "se_x", status: "running", progress: 5, pageCount: 0 };
  const at = await serverOf(context, [
    [503, busy],
    [202, job],
    [404, { ...busy, error: "Not found" }],
  ]);
  const out = ["export", "docs.example.com", "--out", `${folderOf(context)}/docs.tar.gz`, ...at];
  const first = await lectern(out);
  assert.deepEqual([first.code, first.stderr], [1, "Service unavailable (request r1)\n"]);
  const second = await lectern(out);
  assert.deepEqual([second.code, second.stderr], [1, "Not found (request r1)\n"]);
});
