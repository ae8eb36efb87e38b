import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { lectern } from "../testing.ts";

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

test("init calls the first project as the dashboard does: like its repository, with its owner where that is just called docs", async (context) => {
  const names: string[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    if (request.url === "/v1/projects") names.push(body.name);
    response.setHeader("set-cookie", "session=x");
    response.end(
      JSON.stringify({ key: "lec_x", projectId: "prj_x", siteUrl: "http://docs.localhost", statusId: "dep_x" }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  context.after(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const owner = ["--email", "ada@example.com", "--organization", "Acme", "--url", url];
  for (const repository of [
    "https://git.example/acme/guide",
    "https://git.example/acme/guide.git/",
    "git@git.example:user-guide.git",
    "https://git.example/acme/docs",
  ]) {
    const { code, stderr } = await lectern(["init", ...owner, "--repo", repository]);
    assert.deepEqual([code, stderr], [0, ""], repository);
  }
  assert.deepEqual(names, ["Guide", "Guide", "User guide", "Acme docs"]);
});
