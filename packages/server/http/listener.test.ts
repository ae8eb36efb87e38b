import assert from "node:assert/strict";
import { once } from "node:events";
import { request as send } from "node:http";
import { connect } from "node:net";
import { after, before, describe, it } from "node:test";
import { type Listener, openListener } from "./listener.ts";
import { healthRoutes } from "./monitoring/health.ts";
import { createTestApi, type TestApi } from "./testing.ts";

let api: TestApi;
let listener: Listener;
before(async () => {
  api = await createTestApi({ plugins: [healthRoutes], config: { publicUrl: "http://docs.example.com" } });
  listener = await openListener({ host: "127.0.0.1", port: 0 });
});
after(async () => {
  await listener.close(1);
  await api.close();
});

/** What a raw client gets back: the whole answer as text. */
async function raw(text: string): Promise<string> {
  const socket = connect(listener.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.on("error", () => {});
  socket.write(text);
  await new Promise((resolve) => socket.once("close", resolve));
  return answer;
}
const get = (path: string, headers: string) => raw(`GET ${path} HTTP/1.1\r\nConnection: close\r\n${headers}\r\n`);
const whoAnswers = async (path: string, headers: string) => {
  const answer = await get(path, headers);
  if (answer.includes("a site for ")) return /a site for (\S*)/.exec(answer)?.[1] || "no host";
  return answer.includes("x-request-id") ? "api" : answer.split(" ")[1];
};

describe("the listener", () => {
  it("asks for patience until it is told who answers", async () => {
    const answer = await get("/healthz", "Host: localhost\r\n");
    assert.match(answer, /^HTTP\/1\.1 503 .*retry-after: 5/is);
    listener.serve({
      api: api.app,
      publicUrl: "http://docs.example.com",
      sites: (request, response) => response.end(`a site for ${request.headers.host ?? ""}`),
    });
    assert.match(await get("/healthz", "Host: localhost\r\n"), /^HTTP\/1\.1 200 /);
  });

  it("goes by Host alone", async () => {
    for (const host of [
      "docs.example.com",
      "DOCS.example.com:4400",
      "docs.example.com.",
      "localhost:1",
      "127.0.0.1",
      "[::1]:80",
    ]) {
      assert.equal(await whoAnswers("/v1/nothing", `Host: ${host}\r\n`), "api", host);
    }
    assert.equal(await whoAnswers("/v1/nothing", "Host: a.sites.localhost\r\n"), "a.sites.localhost");
    assert.equal(await whoAnswers("/healthz", "Host: www.example.org\r\n"), "www.example.org");
    assert.equal(
      await whoAnswers("/", "Host: www.example.org\r\nX-Forwarded-Host: docs.example.com\r\n"),
      "www.example.org",
    );
    assert.equal(await whoAnswers("/?host=docs.example.com", "Host: x.docs.example.com\r\n"), "x.docs.example.com");
  });

  it("answers probes at a bare address, and nothing else of the API", async () => {
    assert.equal(await whoAnswers("/readyz", "Host: 10.1.2.3:4400\r\n"), "api");
    assert.equal(await whoAnswers("/v1/nothing", "Host: 10.1.2.3:4400\r\n"), "10.1.2.3:4400");
  });

  it("M18: refuses what is not a plain request", async () => {
    assert.equal(await whoAnswers("http://docs.example.com/v1/me", "Host: a.sites.localhost\r\n"), "400");
    for (const host of ["a b", "a@docs.example.com", "docs.example.com/x", "a:99999999", "é"]) {
      assert.equal(await whoAnswers("/", `Host: ${host}\r\n`), "400", host);
    }
    assert.equal(await whoAnswers("/", ""), "400", "HTTP/1.1 without Host");
    assert.match(await raw("GET / HTTP/1.0\r\n\r\n"), /a site for /, "HTTP/1.0 may have none");
    assert.match(await get(`/${"a".repeat(20_000)}`, "Host: localhost\r\n"), /^HTTP\/1\.1 431 /);
    assert.match(await get("/", `Host: localhost\r\nX-Big: ${"a".repeat(1_000_000)}\r\n`), /^HTTP\/1\.1 431 |^$/);
    const smuggled =
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n";
    assert.match(await raw(smuggled), /^HTTP\/1\.1 400 [\s\S]*close/i);
  });

  it("D14: lets running requests end before it closes", async () => {
    const other = await openListener({ host: "127.0.0.1", port: 0 });
    let answer: (() => void) | undefined;
    const arrived = new Promise<void>((resolve) => {
      other.serve({
        api: null,
        publicUrl: "http://x.example",
        sites: (_request, response) => {
          answer = () => response.end("done");
          resolve();
        },
      });
    });
    const request = send({ port: other.port, host: "127.0.0.1", headers: { host: "a.b" } }).end();
    await arrived;
    const closed = other.close(30);
    answer?.();
    const [response] = await once(request, "response");
    assert.equal(response.statusCode, 200);
    response.resume();
    await closed;
    await assert.rejects(fetch(`http://127.0.0.1:${other.port}/`));
  });
});
