import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { lectern } from "./testing.ts";

test("init on a server that asks for its set-up token says how to give it", async (context) => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/v1/setup" ? 401 : 500;
    response.end(JSON.stringify({ error: "The set-up token is missing: the server printed it at start" }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  context.after(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, stdout, stderr } = await lectern(
    ["init", "--email", "ada@example.com", "--organization", "Acme", "--url", url],
    {},
  );
  assert.equal(stderr, "The set-up token is missing: the server printed it at start\nGive the token with --token\n");
  assert.deepEqual([code, stdout], [1, ""]);
});
