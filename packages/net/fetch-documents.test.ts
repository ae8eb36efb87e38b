import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import type { IncomingMessage, RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { type FetchDocumentsOptions, fetchDocuments } from "./fetch-documents.ts";
import { serve } from "./testing.ts";

/** A host whose answers the test decides, and a folder of copies. */
async function host(t: TestContext, answer: RequestListener) {
  const folder = mkdtempSync(join(tmpdir(), "lectern-documents-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const asked: IncomingMessage[] = [];
  const { origin, privateHosts } = await serve(t, (request, response) => {
    asked.push(request);
    answer(request, response);
  });
  const address = `${origin}/openapi.json`;
  const options = { folder, privateHosts, allowedHosts: [] };
  const fetchAll = (more: Partial<FetchDocumentsOptions> = {}) => fetchDocuments([address], { ...options, ...more });
  const fetchIt = async (more: Partial<FetchDocumentsOptions> = {}) => {
    const found = (await fetchAll(more)).get(address);
    assert.ok(found);
    return { ...found, text: found.file ? readFileSync(found.file, "utf8") : null };
  };
  return { folder, address, origin, options, asked, fetchAll, fetchIt };
}

test("a document is fetched, and one that has not changed is not sent again", async (t) => {
  let text = "first";
  const { asked, fetchIt, folder } = await host(t, (request, response) => {
    const etag = JSON.stringify(text);
    if (request.headers["if-none-match"] === etag) return response.writeHead(304).end();
    response.writeHead(200, { etag }).end(text);
  });
  const first = await fetchIt();
  assert.deepEqual([first.text, first.fault, first.size], ["first", null, 5]);
  const again = await fetchIt();
  assert.deepEqual([again.text, again.fault, again.sha256], ["first", null, first.sha256]);
  assert.equal(asked[1]?.headers["if-none-match"], '"first"');
  text = "second";
  assert.equal((await fetchIt()).text, "second");
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.endsWith(".part")),
    [],
  );
});

test("where nobody answers, the copy of an earlier time is taken and the reason told", async (t) => {
  let status = 200;
  const { fetchIt } = await host(t, (_request, response) => response.writeHead(status).end("kept"));
  status = 503;
  const without = await fetchIt();
  assert.deepEqual([without.text, without.fetchedAt], [null, null]);
  assert.match(without.fault ?? "", /^127\.0\.0\.1:\d+ answered with status 503$/);
  status = 200;
  const fetched = await fetchIt();
  status = 404;
  const copy = await fetchIt();
  assert.deepEqual([copy.text, copy.fetchedAt], ["kept", fetched.fetchedAt]);
  assert.match(copy.fault ?? "", /status 404/);
});

test("a copy that was damaged is not taken, and is asked for whole", async (t) => {
  const { fetchIt, asked } = await host(t, (_request, response) =>
    response.writeHead(200, { etag: '"a"' }).end("whole"),
  );
  const { file } = await fetchIt();
  writeFileSync(file ?? "", "torn");
  assert.equal((await fetchIt()).text, "whole");
  assert.equal(asked[1]?.headers["if-none-match"], undefined);
});

test("offline, and while a copy is fresh, nobody is asked", async (t) => {
  const { fetchAll, fetchIt, asked } = await host(t, (_request, response) => response.end("x"));
  assert.equal((await fetchAll({ isOffline: true })).size, 0);
  assert.equal(asked.length, 0);
  await fetchIt();
  assert.deepEqual(
    [(await fetchIt({ isOffline: true })).fault, (await fetchIt({ freshMs: 60_000 })).text],
    [null, "x"],
  );
  assert.equal(asked.length, 1);
  await fetchIt();
  assert.equal(asked.length, 2);
});

test("M08: no address inside the network is reached unless it is listed, neither at once nor by a redirect", async (t) => {
  const { address, options, asked, origin } = await host(t, (_request, response) => response.end("secret"));
  const elsewhere = await serve(t, (_request, response) => response.writeHead(302, { location: address }).end());
  const targets = [
    address,
    "http://169.254.169.254/latest/meta-data",
    "http://[::1]/",
    "http://2130706433/",
    "http://0177.0.0.1/",
    "file:///etc/passwd",
    "ftp://example.org/x",
    `https://user:word@${new URL(origin).host}/`,
  ];
  const strict = { ...options, privateHosts: elsewhere.privateHosts };
  const found = await fetchDocuments([...targets, elsewhere.origin], strict);
  assert.equal(found.size, targets.length + 1);
  for (const [target, { file, fault }] of found) assert.ok(file === null && fault, target);
  assert.equal(asked.length, 0);
  const rebinding = { ...options, privateHosts: [], resolve: async () => ["10.0.0.5"] };
  const [rebound] = (await fetchDocuments(["https://rebind.example/x.json"], rebinding)).values();
  assert.match(rebound?.fault ?? "", /not on the public internet/);
});

test("a document beyond the limits is not fetched, and says so", async (t) => {
  const { options, origin, fetchIt } = await host(t, (request, response) => {
    if (request.url !== "/openapi.json") return response.end("small");
    response.writeHead(200, { "content-length": String(65 * 1024 * 1024) });
    response.write("x");
  });
  assert.match((await fetchIt()).fault ?? "", /larger than 67108864 bytes/);
  const many = Array.from({ length: 101 }, (_, index) => `${origin}/${index}`);
  const found = [...(await fetchDocuments(many, options)).values()];
  assert.deepEqual([found.length, found.filter(({ fault }) => fault !== null).length], [101, 1]);
  assert.match(found.at(-1)?.fault ?? "", /100 documents/);
});

test("documents of one site are bounded together, and what is not kept leaves nothing behind", async (t) => {
  const { folder, options, origin } = await host(t, (request, response) => {
    if (request.url === "/endless") {
      response.write("x".repeat(40));
      const timer = setInterval(() => response.write("x"), 5);
      response.once("close", () => clearInterval(timer));
    } else response.end("0123456789");
  });
  const found = await fetchDocuments([`${origin}/endless`], { ...options, maxTogether: 45 });
  assert.match([...found.values()][0]?.fault ?? "", /larger than 45 bytes/);
  assert.deepEqual(readdirSync(folder), []);
  const many = Array.from({ length: 20 }, (_, index) => `${origin}/${index}`);
  const faults = [...(await fetchDocuments(many, { ...options, maxTogether: 30 })).values()].map(({ fault }) => fault);
  assert.ok(faults.filter((fault) => fault === null).length < 10, faults.join());
  assert.ok(faults.some((fault) => /too large together/.test(fault ?? "")));
});

test("a disk that takes nothing is no fault of the host", async (t) => {
  const { folder, fetchAll } = await host(t, (_request, response) => response.end("x"));
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "a file where the folder should be");
  await assert.rejects(fetchAll(), /EEXIST|ENOTDIR/);
});

test("copies that nobody asked for in a month are removed", async (t) => {
  let text = "a";
  const { folder, origin, options, fetchIt } = await host(t, (_request, response) => response.end(text));
  await fetchIt();
  text = "b";
  await fetchDocuments([`${origin}/other`], options);
  assert.equal(readdirSync(folder).length, 4);
  const old = new Date(Date.now() - 31 * 24 * 3600 * 1000);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), old, old);
  await fetchDocuments([`${origin}/other`], options);
  assert.equal(readdirSync(folder).length, 2);
});
