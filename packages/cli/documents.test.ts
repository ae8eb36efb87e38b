/** Specifications that docs.json names by their addresses, as `lectern build` and `lectern check` fetch them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import type { BuildReport } from "@lectern/contract";
import { documentsFetcher } from "./fetch-options.ts";
import { folderOf, lectern } from "./testing.ts";

const specification = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  paths: { "/carts": { get: { summary: "List carts", responses: { 200: { description: "OK" } } } } },
};

/** A folder whose specification is on a host of this machine, and what that host was asked. */
async function siteWithDocument(context: TestContext) {
  const asked: string[] = [];
  let isUp = true;
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (isUp) response.end(JSON.stringify(specification));
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = folderOf(context, {
    "docs.json": JSON.stringify({
      name: "Shop",
      theme: "mint",
      colors: { primary: "#0055aa" },
      navigation: {
        tabs: [
          { tab: "Guide", pages: ["index"] },
          { tab: "API", openapi: `http://${host}/openapi.json` },
        ],
      },
    }),
    "index.mdx": "---\ntitle: Home\n---\n\nHello.\n",
  });
  const fail = () => {
    isUp = false;
  };
  return { folder, host, asked, fail };
}

const told = (stdout: string) => {
  const { pages, diagnostics } = JSON.parse(stdout) as BuildReport;
  return [pages, ...diagnostics.map(({ severity, code }) => `${severity} ${code}`)];
};

test("a specification on a host that is allowed has pages; later its copy has, offline and while the host is down", async (context) => {
  const { folder, host, asked, fail } = await siteWithDocument(context);
  const out = join(folder, "..", `${folder.split("/").pop()}-site`);
  const build = (...options: string[]) => lectern(["build", folder, "--out", join(out, "site"), "--json", ...options]);
  const first = await build("--private-host", host);
  assert.deepEqual([first.code, told(first.stdout)], [0, [2]], first.stderr);
  assert.match(readFileSync(join(out, "site/api-reference/list-carts.html"), "utf8"), /List carts/);

  const offline = await build("--offline");
  assert.deepEqual([offline.code, told(offline.stdout), asked.length], [0, [2], 1]);
  fail();
  const down = await build("--private-host", "other.example", "--private-host", host);
  assert.deepEqual([down.code, told(down.stdout)], [0, [2, "warning unreachable-specification"]]);
});

test("no host inside the network is reached unasked; offline nothing is, and both are said", async (context) => {
  const { folder, host, asked } = await siteWithDocument(context);
  const refused = await lectern(["check", folder]);
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /docs\.json:1:\d+ error unreachable-specification\n.*127\.0\.0\.1/);
  const offline = await lectern(["check", folder, "--offline", "--json"]);
  assert.deepEqual([offline.code, told(offline.stdout)], [0, [1, "info remote-specification"]]);
  assert.equal(asked.length, 0);
  const allowed = await lectern(["check", folder, "--private-host", host, "--json"]);
  assert.deepEqual([allowed.code, told(allowed.stdout)], [0, [2]]);
});

test("while one writes, a host that does not answer is not waited for at every change", async (context) => {
  const { host, asked, fail } = await siteWithDocument(context);
  fail();
  const address = `http://${host}/openapi.json`;
  const cache = folderOf(context, {});
  const fetch = (freshMs: number) => documentsFetcher(cache, { privateHost: [host] }, freshMs)([address]);
  for (let change = 0; change < 3; change++)
    assert.match((await fetch(60_000)).get(address)?.fault ?? "", /status 503/);
  assert.equal(asked.length, 1);
  await fetch(0);
  assert.equal(asked.length, 2);
});
