/** `lectern export` against a server that does not keep its word; with one that does, see e2e/cli.test.ts. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { cleanUp, folderOf, lectern } from "../testing.ts";

/** A server whose one export is completed; `bundle` answers for its bundle. */
async function serverWith(t: TestContext, bundle: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const job = { jobId: "se_x", status: "completed", progress: 100, pageCount: 1, totalPages: 1 };
    if (request.url === "/bundle") bundle(request, response);
    else if (request.url?.endsWith("/bundle"))
      response.end(
        JSON.stringify({
          bundleUrl: `${url}/bundle`,
          sizeBytes: 9,
          sha256: "0".repeat(64),
          version: "1",
          format: "tar.gz",
        }),
      );
    else response.end(JSON.stringify(job));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUp(t, () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("an export whose download is refused or breaks off says so in a sentence, and leaves nothing", async (t) => {
  const faults: [RequestListener, RegExp][] = [
    [(_request, response) => response.writeHead(403).end(), /^The bundle cannot be fetched: http:\S+ answered 403\n$/],
    [
      (_request, response) => {
        response.writeHead(200, { "content-length": 1000 });
        response.write("too little", () => response.destroy());
      },
      /^The download of the bundle broke off: .+\n$/,
    ],
  ];
  for (const [bundle, sentence] of faults) {
    const url = await serverWith(t, bundle);
    const folder = folderOf(t);
    const out = join(folder, "site.tar.gz");
    const { code, stderr } = await lectern([
      "export",
      "docs.example.com",
      "--out",
      out,
      "--key",
      "lec_x",
      "--url",
      url,
    ]);
    assert.match(stderr, sentence);
    assert.equal(code, 1);
    assert.deepEqual(readdirSync(folder), []);
  }
});
