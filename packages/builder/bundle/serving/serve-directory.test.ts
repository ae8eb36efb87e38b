import assert from "node:assert/strict";
import { request } from "node:http";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { unpackBundle } from "../reading/unpack-bundle.ts";
import { bytesOf, filesOf, streamOf, temporaryFolder, testInfo } from "../testing.ts";
import { type BundleInfo, writeBundle } from "../write-bundle.ts";
import { type ServeDirectoryOptions, serveDirectory } from "./serve-directory.ts";

const page = `<!doctype html><h1>Start</h1>${"<p>text</p>".repeat(200)}`;
const files = {
  "404.html": "<h1>No such page</h1>",
  _redirects: [
    "/old /guides/start 308",
    "/v1/* /guides/:splat 307",
    "/asked /guides/start?tab=js#a 308",
    "/within /guides/start#a 308",
    "",
  ].join("\n"),
  "_lectern/theme.0123abcd.css": "body{color:red}",
  "api/index.html": "<h1>API</h1>",
  "guides/start.html": page,
  "headed.html": "<!doctype html><html><head><title>T</title></head><body><h1>Headed</h1></body></html>",
  "index.html": "<h1>Home</h1>",
  "logo.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
};
const bundleOf = (content: Record<string, string>, info: Partial<BundleInfo> = {}) =>
  bytesOf(writeBundle(filesOf(content), { ...testInfo, ...info }));

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** A request as it is, without what `fetch` would tidy up. */
function get(port: number, path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method, agent: false }, (response) => {
      bytesOf(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers as Answer["headers"], body }),
        reject,
      );
    })
      .on("error", reject)
      .end();
  });
}

async function serve(
  context: TestContext,
  options: Partial<ServeDirectoryOptions> = {},
  info: Partial<BundleInfo> = {},
) {
  const directory = join(await temporaryFolder(context), "site");
  await unpackBundle(streamOf(await bundleOf(files, info)), directory);
  const server = await serveDirectory(directory, { port: 0, recheckMs: 0, ...options });
  context.after(() => server.close());
  return { directory, port: server.port, url: server.url };
}

test("pages by both of their addresses, files, redirects, and the page for what is not there", async (context) => {
  const { port } = await serve(context);
  for (const [path, status, location] of [
    ["/", 200],
    ["/guides/start.html", 200],
    ["/guides/start", 200],
    ["/guides/start/?q=1", 308, "/guides/start?q=1"],
    ["/api", 308, "/api/"],
    ["/api/", 200],
    ["/old", 308, "/guides/start"],
    ["/v1/start", 307, "/guides/start"],
    ["/old?tab=go", 308, "/guides/start?tab=go"],
    ["/v1/start?q=%2f", 307, "/guides/start?q=%2f"],
    ["/asked?tab=go", 308, "/guides/start?tab=js#a"],
    ["/within?tab=go", 308, "/guides/start?tab=go#a"],
    ["/nothing", 404],
    ["/lectern-bundle.json", 404],
    ["/../secret", 400],
    ["/%2e%2e/secret", 400],
    ["//evil.example/", 404],
  ] as [string, number, string?][]) {
    const answer = await get(port, path);
    assert.equal(answer.status, status, path);
    assert.equal(answer.headers.location, location, path);
    if (status === 404) assert.equal(answer.body.toString(), "<h1>No such page</h1>");
  }
  assert.equal((await get(port, "/", {}, "POST")).headers.allow, "GET, HEAD");
});

test("under a path, everything stays under it", async (context) => {
  const { port, url } = await serve(context, { basePath: "/any/sub path/" });
  assert.ok(url.endsWith("/any/sub%20path/"));
  assert.equal((await get(port, "/any/sub%20path")).headers.location, "/any/sub%20path/");
  assert.equal((await get(port, "/any/sub%20path/guides/start")).status, 200);
  assert.equal((await get(port, "/any/sub%20path/old")).headers.location, "/any/sub%20path/guides/start");
  assert.equal((await get(port, "/guides/start")).status, 404);
});

test("a page that a browser fetches ahead is kept until its reader opens it", async (context) => {
  const { port } = await serve(context);
  const ahead = await get(port, "/guides/start", { "sec-purpose": "prefetch", accept: "*/*" });
  assert.deepEqual([ahead.headers["cache-control"], ahead.headers.vary], ["private, max-age=30", "Accept-Encoding"]);
  const missing = await get(port, "/nothing", { "sec-purpose": "prefetch" });
  assert.equal(missing.headers["cache-control"], "no-cache");
});

test("conditions, ranges and compression", async (context) => {
  const { port } = await serve(context);
  const plain = await get(port, "/guides/start");
  assert.equal(plain.body.toString(), page);
  assert.equal(plain.headers["cache-control"], "no-cache");
  assert.equal(plain.headers.vary, "Accept-Encoding");
  const etag = plain.headers.etag as string;
  const gzip = await get(port, "/guides/start", { "accept-encoding": "gzip" });
  assert.equal(gunzipSync(gzip.body).toString(), page);
  assert.notEqual(gzip.headers.etag, etag);
  const br = await get(port, "/guides/start", { "accept-encoding": "gzip, br" });
  assert.equal(brotliDecompressSync(br.body).toString(), page);
  for (const tag of [etag, gzip.headers.etag as string, `W/${etag}`]) {
    const same = await get(port, "/guides/start", { "if-none-match": tag });
    assert.deepEqual([same.status, same.body.length], [304, 0]);
  }
  const part = await get(port, "/guides/start", { range: "bytes=0-8", "accept-encoding": "br", "if-range": etag });
  assert.deepEqual(
    [part.status, part.body.toString(), part.headers["content-encoding"]],
    [206, "<!doctype", undefined],
  );
  assert.equal(part.headers["content-range"], `bytes 0-8/${page.length}`);
  assert.equal((await get(port, "/guides/start", { range: "bytes=0-8", "if-range": '"old"' })).status, 200);
  assert.equal((await get(port, "/guides/start", { range: "bytes=99999-" })).status, 416);
  assert.equal((await get(port, "/guides/start", { range: "bytes=0-1,3-4" })).body.length, page.length);
  const head = await get(port, "/guides/start", {}, "HEAD");
  assert.deepEqual([head.body.length, head.headers["content-length"]], [0, String(page.length)]);
});

test("what has a hash in its name is kept for ever; an SVG opens in a sandbox; an air-gapped page reaches nothing", async (context) => {
  const { port } = await serve(context, {}, { target: "air-gapped", features: { search: true, apiPlayground: false } });
  assert.match((await get(port, "/_lectern/theme.0123abcd.css")).headers["cache-control"] ?? "", /immutable/);
  assert.match((await get(port, "/logo.svg")).headers["content-security-policy"] ?? "", /^sandbox/);
  const home = await get(port, "/");
  assert.equal(home.headers["x-content-type-options"], "nosniff");
  assert.doesNotMatch(home.headers["content-security-policy"] ?? "", /https?:/);
});

test("another bundle is served from the moment it is active; one that breaks leaves the old one", async (context) => {
  const { port, directory } = await serve(context, { notice: () => "the newest bundle was refused" });
  const ready = async () => JSON.parse((await get(port, "/readyz")).body.toString());
  assert.deepEqual(await ready(), {
    ready: true,
    version: "v1",
    reason: null,
    notice: "the newest bundle was refused",
  });
  await unpackBundle(streamOf(await bundleOf({ "index.html": "<h1>Second</h1>" }, { version: "v2" })), directory);
  assert.equal((await get(port, "/")).body.toString(), "<h1>Second</h1>");
  assert.equal((await get(port, "/guides/start")).status, 404);
  assert.equal((await ready()).version, "v2");
  const bad = (await bundleOf(files, { version: "v3" })).subarray(0, 900);
  await assert.rejects(unpackBundle(streamOf(bad), directory));
  assert.equal((await get(port, "/")).body.toString(), "<h1>Second</h1>");
});

test("without a bundle it lives, is not ready, and says why", async (context) => {
  const server = await serveDirectory(join(await temporaryFolder(context), "none"), { port: 0 });
  context.after(() => server.close());
  assert.equal((await get(server.port, "/healthz")).status, 200);
  const ready = await get(server.port, "/readyz");
  assert.equal(ready.status, 503);
  assert.match(JSON.parse(ready.body.toString()).reason, /ENOENT|no bundle/);
  assert.equal((await get(server.port, "/")).status, 503);
});

test("whoever serves a site may answer for addresses of its own, and add to the head of every page", async (context) => {
  const { port } = await serve(context, {
    head: () => '<script src="/_own/a.js"></script>',
    answer: (path, _request, response) => {
      if (path !== "/_own/a.js") return false;
      response.end("own");
      return true;
    },
  });
  assert.equal((await get(port, "/_own/a.js")).body.toString(), "own");
  assert.equal((await get(port, "/_own/b.js")).status, 404);
  const plain = await get(port, "/headed");
  assert.match(plain.body.toString(), /<title>T<\/title><script src="\/_own\/a\.js"><\/script><\/head>/);
  assert.equal(plain.headers["content-length"], String(plain.body.length));
  assert.equal((await get(port, "/_lectern/theme.0123abcd.css")).body.toString(), "body{color:red}");
});
