import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { after, test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { addSite, createHostedSites, publishManifest, startPage, storeManifest } from "./testing.ts";

const sites = await createHostedSites();
const { api, get, hostOf, newSite, publish } = sites;
after(() => sites.close());

test("clean addresses, redirects, files and the page for what is not there", async () => {
  const host = hostOf(await newSite());
  for (const [path, status, location] of [
    ["/", 200],
    ["/guides/start", 200],
    ["/guides/start?utm=1", 200],
    ["/guides/start/", 308, "/guides/start"],
    ["/guides/start.html?a=1", 308, "/guides/start?a=1"],
    ["/index.html", 308, "/"],
    ["/api", 200],
    ["/guides/start.md", 200],
    ["/static/check.html", 200],
    ["/old", 308, "/guides/start#install"],
    ["/old?a=1", 308, "/guides/start?a=1#install"],
    ["/soon", 307, "https://example.com/x"],
    ["/v1/guides/start", 308, "/guides/start"],
    ["/guides?a=1", 307, "/guides/start?a=1"],
    ["/guides/", 307, "/guides/start"],
    ["/nothing", 404],
    ["/404.html", 404],
  ] as [string, number, string?][]) {
    const answer = await get(host, path);
    assert.equal(answer.status, status, path);
    assert.equal(answer.headers.location, location, path);
    assert.equal(answer.headers["set-cookie"], undefined);
    if (status === 404) assert.equal(answer.body.toString(), "<h1>No such page</h1>");
  }
});

test("M16: only what the manifest lists: no way out of it, however it is written", async () => {
  const host = hostOf(await newSite());
  for (const path of [
    "/../../etc/passwd",
    "/%2e%2e%2f%2e%2e%2fetc/passwd",
    "/..%5c..%5cetc",
    "/%00",
    "/%252e%252e/etc/passwd",
    "/.git/config",
    "/docs.json",
    "/_meta",
    "/constructor",
    "/__proto__",
    "/_lectern/files/bundles/x",
    "//evil.example/x",
    "/guides//start",
    `/${"a".repeat(15_000)}`,
    `http://${host}/guides/start`,
  ]) {
    const answer = await get(host, path);
    assert.ok([400, 404].includes(answer.status), `${path.slice(0, 40)}: ${answer.status}`);
    assert.equal(answer.headers.location, undefined);
  }
});

test("M17: conditions, parts and compression", async () => {
  const host = hostOf(await newSite());
  const plain = await get(host, "/guides/start");
  const etag = plain.headers.etag as string;
  assert.match(etag, /^"[0-9a-f]{64}"$/);
  assert.deepEqual([plain.headers["cache-control"], plain.headers.vary], ["no-cache", "Accept, Accept-Encoding"]);
  assert.equal(
    gunzipSync((await get(host, "/guides/start", { "accept-encoding": "gzip" })).body).toString(),
    startPage,
  );
  const br = await get(host, "/guides/start", { "accept-encoding": "gzip, br" });
  assert.equal(brotliDecompressSync(br.body).toString(), startPage);
  for (const tag of [etag, br.headers.etag as string, `W/${etag}`, `"x", ${etag}`]) {
    const same = await get(host, "/guides/start", { "if-none-match": tag, "accept-encoding": "br" });
    assert.deepEqual([same.status, same.body.length, same.headers.vary], [304, 0, "Accept, Accept-Encoding"], tag);
  }
  const part = await get(host, "/guides/start", { range: "bytes=2-8", "accept-encoding": "br", "if-range": etag });
  assert.deepEqual([part.status, part.body.toString(), part.headers["content-encoding"]], [206, "doctype", undefined]);
  assert.equal((await get(host, "/guides/start", { range: "bytes=-3" })).body.toString(), startPage.slice(-3));
  assert.equal((await get(host, "/guides/start", { range: "bytes=0-1", "if-range": `W/${etag}` })).status, 200);
  const beyond = await get(host, "/guides/start", { range: "bytes=9000-" });
  assert.deepEqual([beyond.status, beyond.headers["content-range"]], [416, "bytes */3000"]);
  const many = Array.from({ length: 1000 }, (_, at) => `${at}-${at}`).join(",");
  assert.equal((await get(host, "/guides/start", { range: `bytes=${many}` })).body.length, 3000);
  const head = await get(host, "/guides/start", { "accept-encoding": "br" }, "HEAD");
  assert.deepEqual([head.body.length, head.headers["content-length"]], [0, String(br.body.length)]);
  assert.equal((await get(host, "/", {}, "POST")).headers.allow, "GET, HEAD");
});

test("a large file comes from the store in pieces, and its parts too", async () => {
  const site = await addSite(api.services, api.organizationId);
  const large = Buffer.alloc(3_000_000, "0123456789");
  await publish(site, { "index.html": "x", "film.mp4": large });
  assert.ok((await get(hostOf(site), "/film.mp4")).body.equals(large));
  const part = await get(hostOf(site), "/film.mp4", { range: "bytes=1000000-1000009" });
  assert.deepEqual([part.status, part.body.toString()], [206, "0123456789"]);
});

test("a file in pieces is one file: whole, in ranges over their seams, compressed, and by its name", async () => {
  const site = await newSite();
  const pieces = ["first ".repeat(500), "second ".repeat(700), "third ".repeat(300)];
  const text = pieces.join("");
  await publish(site, { "llms-full.txt": pieces });
  const ask = (headers: Record<string, string> = {}, method?: string) =>
    get(hostOf(site), "/llms-full.txt", headers, method);
  const whole = await ask();
  assert.deepEqual(
    [whole.status, whole.headers["content-length"], whole.body.toString()],
    [200, `${text.length}`, text],
  );
  for (const [from, to] of [
    [0, 9],
    [2990, 3010],
    [3000, 7899],
    [2999, 7900],
    [7895, text.length - 1],
  ] as const) {
    const part = await ask({ range: `bytes=${from}-${to}` });
    assert.deepEqual([part.status, part.body.toString()], [206, text.slice(from, to + 1)], `${from}-${to}`);
  }
  assert.equal((await ask({ range: "bytes=-5" })).body.toString(), text.slice(-5));
  const packed = await ask({ "accept-encoding": "gzip" });
  assert.equal(gunzipSync(packed.body).toString(), text);
  assert.equal((await ask({ "if-none-match": String(whole.headers.etag) })).status, 304);
  assert.equal((await ask({}, "HEAD")).headers["content-length"], `${text.length}`);
  await publish(site, { "llms-full.txt": [pieces[0] as string, "other ".repeat(700), pieces[2] as string] });
  assert.equal((await ask({ "if-none-match": String(whole.headers.etag) })).status, 200);
});

test("M03: headers keep content in its place", async () => {
  const host = hostOf(await newSite());
  const page = await get(host, "/guides/start");
  assert.match(String(page.headers["content-security-policy"]), /script-src 'self';/);
  assert.match(String(page.headers["content-security-policy"]), /connect-src 'self' https: http: wss: ws:;/);
  assert.equal(page.headers["x-content-type-options"], "nosniff");
  assert.ok(page.headers["referrer-policy"] && page.headers["permissions-policy"]);
  assert.equal(page.headers["x-robots-tag"], undefined);
  assert.equal(page.headers["access-control-allow-origin"], undefined);
  const svg = await get(host, "/logo.svg");
  assert.match(String(svg.headers["content-security-policy"]), /^sandbox; default-src 'none'/);
  assert.match(String((await get(host, "/_lectern/theme.0a1b2c3d.css")).headers["cache-control"]), /immutable/);
});

test("pages may run scripts of the services that their site names, unless the server forbids them", async (t) => {
  const site = await addSite(api.services, api.organizationId);
  const services = { scripts: ["https://*.stats.example"], styles: true as const };
  const named = { site: { name: "Docs", description: "", trailingSlash: false, services } };
  await publishManifest(api.services, site, await storeManifest(api.services, { "index.html": "<h1>Hi</h1>" }, named));
  const policy = async () => String((await get(hostOf(site), "/")).headers["content-security-policy"]);
  assert.match(
    await policy(),
    /script-src 'self' https:\/\/\*\.stats\.example; style-src 'self' https: 'unsafe-inline'/,
  );
  const config = api.services.config as { siteServices: boolean };
  config.siteServices = false;
  t.after(() => {
    config.siteServices = true;
  });
  assert.match(await policy(), /script-src 'self'; style-src 'self' https:;/);
});

test("a page is Markdown for whoever asks so, at its own address or by Accept", async () => {
  const host = hostOf(await newSite());
  const twin = await get(host, "/guides/start.md");
  assert.deepEqual([twin.body.toString(), twin.headers["x-robots-tag"]], ["# Start", "noindex"]);
  for (const accept of ["text/markdown", "text/plain", "text/plain, */*;q=0.1"])
    assert.equal((await get(host, "/guides/start", { accept })).body.toString(), "# Start", accept);
  assert.equal((await get(host, "/guides/start", { accept: "text/html,*/*;q=0.8" })).body.toString(), startPage);
  assert.equal(
    (await get(host, "/guides/start", { accept: "text/html, text/markdown;q=0.5" })).body.toString(),
    startPage,
  );
  assert.equal((await get(host, "/api", { accept: "text/markdown" })).body.toString(), "<h1>API</h1>", "no twin");
});

test("where addresses end with a slash, whoever asks for Markdown is led to its own address, from which its links start", async () => {
  const host = hostOf(await newSite({ site: { name: "Docs", description: "", trailingSlash: true } }));
  const asked = await get(host, "/guides/start/?a=1", { accept: "text/markdown" });
  assert.deepEqual([asked.status, asked.headers.location], [307, "/guides/start.md"]);
  assert.match(String(asked.headers.vary), /Accept/);
  assert.equal((await get(host, "/guides/start/", { accept: "text/html" })).body.toString(), startPage);
});

test("pages lead programs to what the site has for them, other files do not", async () => {
  const site = await addSite(api.services, api.organizationId);
  const files = {
    "index.html": "<h1>Hi</h1>",
    "index.md": "# Hi",
    "llms.txt": "# Docs",
    ".well-known/agent-skills/index.json": "{}",
    ".well-known/agent-card.json": "{}",
  };
  await publishManifest(api.services, site, await storeManifest(api.services, files));
  const links =
    '</llms.txt>; rel="llms-txt", </.well-known/agent-card.json>; rel="agent-card", ' +
    '</.well-known/agent-skills/index.json>; rel="agent-skills", ' +
    '</.well-known/mcp/server-card.json>; rel="mcp-server-card"';
  const head = async (path: string, more = {}) => (await get(hostOf(site), path, more)).headers;
  for (const headers of [await head("/"), await head("/", { accept: "text/markdown" })])
    assert.deepEqual([headers.link, headers["x-llms-txt"]], [links, "/llms.txt"]);
  for (const path of ["/llms.txt", "/nothing"]) assert.equal((await head(path)).link, undefined, path);
});

test("feedback goes to the project of the site it was sent to", async () => {
  const site = await newSite();
  const host = hostOf(site);
  const sent = { id: randomUUID(), path: "/guides/start/", kind: "thumbs_only", helpful: true };
  const headers = { origin: `http://${host}`, "content-type": "application/json" };
  assert.equal((await get(host, "/_lectern/feedback", headers, "POST", JSON.stringify(sent))).status, 202);
  const entries = await api.db.selectFrom("feedback").selectAll().where("project_id", "=", site.projectId).execute();
  assert.deepEqual(
    entries.map((entry) => [entry.path, entry.helpful]),
    [["/guides/start", true]],
  );
  const missing = { ...sent, id: randomUUID(), path: "/old" };
  assert.equal((await get(host, "/_lectern/feedback", headers, "POST", JSON.stringify(missing))).status, 404);
});

test("P25: a content that the store has lost is an error, and never another content", async () => {
  const site = await addSite(api.services, api.organizationId);
  const unique = `lost ${randomUUID()}`;
  const manifest = await storeManifest(api.services, { "index.html": unique });
  await publishManifest(api.services, site, manifest);
  const sha256 = createHash("sha256").update(unique).digest("hex");
  await api.services.blobs.delete([`content/${sha256.slice(0, 2)}/${sha256}`]);
  const answer = await get(hostOf(site), "/");
  assert.deepEqual([answer.status, answer.headers.etag], [500, undefined]);
});

test("D19: thousands of requests leave neither files open nor memory behind", {
  skip: !existsSync("/proc/self/fd"),
}, async () => {
  const host = hostOf(await newSite());
  const paths = ["/", "/guides/start", "/logo.svg", "/nowhere", "/old", "/v1/a"];
  const visit = async (times: number) => {
    for (let round = 0; round < times; round++)
      await Promise.all(paths.map((path) => get(host, path, { "accept-encoding": "br" })));
  };
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const held = () => {
    collect();
    return { files: readdirSync("/proc/self/fd").length, bytes: process.memoryUsage().heapUsed };
  };
  await visit(100);
  const before = held();
  await visit(400);
  const after = held();
  assert.ok(after.files <= before.files + 12, `${before.files} files, then ${after.files}`);
  assert.ok(after.bytes < before.bytes + 8_000_000, `${before.bytes} bytes, then ${after.bytes}`);
});
