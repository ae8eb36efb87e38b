/** Specifications on the web: the worker fetches what the builder, which has no network, asks for. */
import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { type DeploymentFixture, deploymentFixture } from "../testing/fixture.ts";

let fixture: DeploymentFixture;
let web: Server;
let host: string;
const asked: string[] = [];
let answer: string | null = null;
before(async () => {
  web = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (answer === null) response.writeHead(503).end();
    else response.end(answer);
  });
  await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(web.address() as AddressInfo).port}`;
  const config = { buildMemoryMb: 1024, buildThreads: 1, documentPrivateHosts: [host] };
  fixture = await deploymentFixture({ realBuilder: true, config });
});
after(async () => {
  await fixture.close();
  web.closeAllConnections();
  web.close();
});

const specification = (...paths: string[]) =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    paths: Object.fromEntries(paths.map((path) => [path, { get: { responses: { 200: { description: "OK" } } } }])),
  });

const docsJson = (address: string) => ({
  "docs.json": JSON.stringify({
    name: "Shop",
    theme: "mint",
    colors: { primary: "#0055aa" },
    navigation: {
      tabs: [
        { tab: "Guide", pages: ["index"] },
        { tab: "API", openapi: address },
      ],
    },
  }),
  "index.mdx": "---\ntitle: Home\n---\n\nHello.\n",
});

/** A production update to its end. */
async function updated(projectId: string) {
  const { update, runJobs, status } = fixture;
  const id = await update(projectId);
  await runJobs();
  const { status: state, pageCount, logs, diagnostics } = await status(id);
  return { state, pageCount, logs: logs.join("\n") as string, diagnostics };
}

test("a deployment has the pages of a specification on the web, as it is then; later the last copy while it is away", async () => {
  answer = specification("/carts");
  const { id } = await fixture.addProject(docsJson(`http://${host}/openapi.json?key=1`));
  const first = await updated(id);
  assert.deepEqual([first.state, first.pageCount], ["success", 2], first.logs);
  assert.match(first.logs, /Fetching http:\/\/127\.0\.0\.1:\d+\/openapi\.json$/m);

  answer = specification("/carts", "/orders", "/users");
  assert.equal((await updated(id)).pageCount, 4);
  answer = null;
  const away = await updated(id);
  assert.deepEqual([away.state, away.pageCount], ["success", 4]);
  assert.match(away.logs, /its copy of \d{4}-\d\d-\d\d is used: .* answered with status 503/);
});

test("a host inside the network that is not listed is not reached", async () => {
  const before = asked.length;
  const other = host.replace("127.0.0.1", "127.0.0.2");
  const { id } = await fixture.addProject(docsJson(`http://${other}/openapi.json`));
  const { state, pageCount, logs } = await updated(id);
  assert.deepEqual([state, pageCount], ["success", 1]);
  assert.match(logs, /could not be fetched: .*not on the public internet/);
  assert.equal(asked.length, before);
});
