import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { ByteCache } from "./byte-cache.ts";
import { respondWithContent } from "./respond.ts";

test("who answers in place of bytes that are gone is not said to be compressed, or to be them", async (t) => {
  const content = {
    sha256: "0".repeat(64),
    size: 5000,
    type: "text/html; charset=utf-8",
    immutable: false,
    open: async () => Promise.reject(new Error("gone")),
  };
  const server = createServer((request, response) => {
    respondWithContent(request, response, content, { cache: new ByteCache(1_000_000) }).catch(() => {
      response.writeHead(503);
      response.end("Not now");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  assert.equal(answer.status, 503);
  assert.equal(await answer.text(), "Not now");
  assert.deepEqual([answer.headers.get("content-encoding"), answer.headers.get("etag")], [null, null]);
});
