import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type RequestListener, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { test } from "node:test";
import { closerOf } from "./close-server.ts";

/** Long enough for a grace that must not be waited for, and shorter than Node's own patience with a silent connection. */
const timeout = 20_000;

async function start(listener: RequestListener) {
  const server = createServer(listener);
  const close = closerOf(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close };
}

/** The text that comes for a path; what came until then, where the connection breaks. */
function ask(port: number, path: string): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    request({ port, path, host: "127.0.0.1", agent: false, headers: { connection: "keep-alive" } }, (response) => {
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.once("close", () => resolve(text));
    })
      .on("error", () => resolve(text))
      .end();
  });
}

test("a connection on which nothing was asked ends at once; an answer that runs is given to its end", {
  timeout,
}, async () => {
  const begun = Promise.withResolvers<() => void>();
  const { port, close } = await start((_request, response) => {
    response.write("begun, ");
    begun.resolve(() => response.end("done"));
  });
  const silent = connect(port, "127.0.0.1");
  await once(silent, "connect");
  const answer = ask(port, "/");
  const finish = await begun.promise;
  const closed = close(60_000);
  await once(silent, "close");
  finish();
  assert.equal(await answer, "begun, done");
  await closed;
});

test("an answer without end is ended after the grace", { timeout }, async () => {
  const begun = Promise.withResolvers<void>();
  const { port, close } = await start((_request, response) => {
    response.write("begun");
    begun.resolve();
  });
  const answer = ask(port, "/");
  await begun.promise;
  await close(10);
  assert.equal(await answer, "begun");
});
