import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { after, before, test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { newId } from "@lectern/contract";
import { createTestApi, type TestApi } from "../http/testing.ts";
import { createSites } from "./index.ts";
import { addPreview, addSite, publishManifest, storeManifest, type TestSite } from "./testing.ts";

let api: TestApi;
let port: number;
const server = createServer();
before(async () => {
  api = await createTestApi({ plugins: [] });
  const sites = createSites(api.services);
  server.on("request", (request, response) => sites.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
after(async () => {
  server.close();
  server.closeAllConnections();
  await api.close();
});

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** A request exactly as given: nothing tidies up the path. */
function get(
  host: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  body = "",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ port, path, method, agent: false, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer["headers"],
          body: Buffer.concat(chunks),
        }),
      );
      response.on("error", reject);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
const hostOf = (site: TestSite) => `${site.slug}.sites.localhost:${port}`;
const text = "<!doctype html><h1>Start</h1>".padEnd(3000, "lorem ipsum ");
const files = {
  "404.html": "<h1>No such page</h1>",
  "_lectern/theme.0a1b2c3d.css": "body{}".repeat(200),
  "api/index.html": "<h1>API</h1>",
  "guides/start.html": text,
  "guides/start.md": "# Start",
  "index.html": "<h1>Home</h1>",
  "logo.svg": "<svg onload='alert(1)'/>",
  "static/check.html": "verification",
};
const redirects = [
  { source: "/old", destination: "/guides/start#install", permanent: true },
  { source: "/soon", destination: "https://example.com/x", permanent: false },
  { source: "/v1/:rest*", destination: "/:rest*", permanent: true },
];

async function newSite(options: Parameters<typeof storeManifest>[2] = { redirects }): Promise<TestSite> {
  const site = await addSite(api.services, api.organizationId);
  await publishManifest(api.services, site, await storeManifest(api.services, files, options));
  return site;
}

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

test("M12: a redirect never leaves the site for an address that the request chose", async () => {
  const host = hostOf(await newSite());
  for (const path of [
    "/v1//evil.example",
    "/v1/%2fevil.example",
    "/v1/%5cevil.example",
    "/v1/.//evil.example",
    "//evil.example/..",
  ]) {
    const location = (await get(host, path)).headers.location ?? "/";
    assert.match(location, /^\/(?![/\\])/, path);
  }
});

test("M04: the host name alone decides whose site it is", async () => {
  const [mine, other] = [await newSite(), await addSite(api.services, api.organizationId)];
  await publishManifest(api.services, other, await storeManifest(api.services, { "index.html": "other home" }));
  assert.equal((await get(hostOf(other), "/")).body.toString(), "other home");
  for (const path of [
    "/logo.svg",
    `/${mine.slug}/logo.svg`,
    `/_static/${mine.slug}/logo.svg`,
    `/logo.svg?site=${mine.slug}`,
  ]) {
    assert.equal((await get(hostOf(other), path)).status, 404, path);
  }
  const forwarded = await get(hostOf(other), "/", {
    "x-forwarded-host": hostOf(mine),
    forwarded: `host=${hostOf(mine)}`,
  });
  assert.equal(forwarded.body.toString(), "other home");
  assert.equal((await get(hostOf(other).toUpperCase(), "/")).status, 200);
  assert.equal((await get(hostOf(other).replace(":", ".:"), "/")).status, 200, "a trailing dot");
  for (const host of [
    "nobody.sites.localhost",
    "sites.localhost",
    `a.${hostOf(mine)}`,
    `${mine.slug}.previews.localhost`,
    "127.0.0.1",
    "x y",
  ]) {
    assert.equal((await get(host, "/")).status, 404, host);
  }
});

test("a custom domain serves once it is verified", async () => {
  const site = await newSite();
  const hostname = `docs-${site.slug}.example.com`;
  const row = { organization_id: api.organizationId, project_id: site.projectId, hostname, verification_token: "t" };
  await api.db
    .insertInto("domains")
    .values({ id: newId("domain"), ...row })
    .execute();
  assert.equal((await get(hostname, "/")).status, 404);
  await api.db.updateTable("domains").set({ verified_at: new Date() }).where("hostname", "=", hostname).execute();
  assert.equal((await get(hostname, "/")).status, 200);
});

test("M17: conditions, parts and compression", async () => {
  const host = hostOf(await newSite());
  const plain = await get(host, "/guides/start");
  const etag = plain.headers.etag as string;
  assert.match(etag, /^"[0-9a-f]{64}"$/);
  assert.deepEqual([plain.headers["cache-control"], plain.headers.vary], ["no-cache", "Accept, Accept-Encoding"]);
  assert.equal(gunzipSync((await get(host, "/guides/start", { "accept-encoding": "gzip" })).body).toString(), text);
  const br = await get(host, "/guides/start", { "accept-encoding": "gzip, br" });
  assert.equal(brotliDecompressSync(br.body).toString(), text);
  for (const tag of [etag, br.headers.etag as string, `W/${etag}`, `"x", ${etag}`]) {
    const same = await get(host, "/guides/start", { "if-none-match": tag, "accept-encoding": "br" });
    assert.deepEqual([same.status, same.body.length, same.headers.vary], [304, 0, "Accept, Accept-Encoding"], tag);
  }
  const part = await get(host, "/guides/start", { range: "bytes=2-8", "accept-encoding": "br", "if-range": etag });
  assert.deepEqual([part.status, part.body.toString(), part.headers["content-encoding"]], [206, "doctype", undefined]);
  assert.equal((await get(host, "/guides/start", { range: "bytes=-3" })).body.toString(), text.slice(-3));
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
  await publishManifest(
    api.services,
    site,
    await storeManifest(api.services, { "index.html": "x", "film.mp4": large }),
  );
  assert.ok((await get(hostOf(site), "/film.mp4")).body.equals(large));
  const part = await get(hostOf(site), "/film.mp4", { range: "bytes=1000000-1000009" });
  assert.deepEqual([part.status, part.body.toString()], [206, "0123456789"]);
});

test("M03: headers keep content in its place", async () => {
  const host = hostOf(await newSite());
  const page = await get(host, "/guides/start");
  assert.match(page.headers["content-security-policy"] ?? "", /script-src 'self';/);
  assert.equal(page.headers["x-content-type-options"], "nosniff");
  assert.ok(page.headers["referrer-policy"] && page.headers["permissions-policy"]);
  assert.equal(page.headers["x-robots-tag"], undefined);
  assert.equal(page.headers["access-control-allow-origin"], undefined);
  const svg = await get(host, "/logo.svg");
  assert.match(svg.headers["content-security-policy"] ?? "", /^sandbox; default-src 'none'/);
  assert.match((await get(host, "/_lectern/theme.0a1b2c3d.css")).headers["cache-control"] ?? "", /immutable/);
});

test("a page is Markdown for whoever asks so, at its own address or by Accept", async () => {
  const host = hostOf(await newSite());
  const twin = await get(host, "/guides/start.md");
  assert.deepEqual([twin.body.toString(), twin.headers["x-robots-tag"]], ["# Start", "noindex"]);
  assert.equal((await get(host, "/guides/start", { accept: "text/markdown" })).body.toString(), "# Start");
  assert.equal((await get(host, "/guides/start", { accept: "text/html,*/*;q=0.8" })).body.toString(), text);
  assert.equal((await get(host, "/guides/start", { accept: "text/html, text/markdown;q=0.5" })).body.toString(), text);
  assert.equal((await get(host, "/api", { accept: "text/markdown" })).body.toString(), "<h1>API</h1>", "no twin");
});

test("a moved pointer is seen by the very next request; before the first one there is a friendly page", async () => {
  const site = await addSite(api.services, api.organizationId);
  const before = await get(hostOf(site), "/");
  assert.equal(before.status, 404);
  assert.match(before.body.toString(), /Not published yet/);
  for (const version of ["one", "two", "three"]) {
    await publishManifest(api.services, site, await storeManifest(api.services, { "index.html": version }));
    assert.equal((await get(hostOf(site), "/")).body.toString(), version);
  }
});

test("an open page finds the assets of its own time for three deployments, and only assets", async () => {
  const site = await addSite(api.services, api.organizationId);
  const publish = async (hash: string) =>
    publishManifest(
      api.services,
      site,
      await storeManifest(api.services, { [`_lectern/app.${hash}.js`]: `"${hash}"`, [`page-${hash}.html`]: hash }),
    );
  const hashes = ["00000001", "00000002", "00000003", "00000004", "00000005"];
  for (const hash of hashes) await publish(hash);
  const statuses = await Promise.all(
    hashes.map(async (hash) => (await get(hostOf(site), `/_lectern/app.${hash}.js`)).status),
  );
  assert.deepEqual(statuses, [404, 200, 200, 200, 200]);
  assert.equal((await get(hostOf(site), "/page-00000004")).status, 404);
});

test("a preview is not for search engines, takes no feedback, and is gone once deleted", async () => {
  const site = await newSite();
  const preview = await addPreview(api.services, site);
  const host = `${preview.label}.previews.localhost`;
  assert.match((await get(host, "/")).body.toString(), /Not published yet/);
  await publishManifest(
    api.services,
    site,
    await storeManifest(api.services, { ...files, "index.html": "preview" }, { redirects }),
    preview.id,
  );
  const answer = await get(host, "/");
  assert.deepEqual([answer.body.toString(), answer.headers["x-robots-tag"]], ["preview", "noindex"]);
  for (const path of ["/old", "/nothing", "/logo.svg", "/guides/start/"]) {
    assert.equal((await get(host, path)).headers["x-robots-tag"], "noindex", path);
  }
  assert.equal((await get(host, "/_lectern/feedback", { origin: `http://${host}` }, "POST", "{}")).status, 404);
  assert.equal((await get(hostOf(site), "/")).body.toString(), "<h1>Home</h1>");
  await api.db.updateTable("previews").set({ deleted_at: new Date() }).where("id", "=", preview.id).execute();
  assert.equal((await get(host, "/")).status, 404);
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

test("sites where unknown pages lead home do so for pages only", async () => {
  const host = hostOf(
    await newSite({ site: { name: "Docs", description: "", trailingSlash: false, notFoundRedirect: true } }),
  );
  const answer = await get(host, "/nothing");
  assert.deepEqual([answer.status, answer.headers.location], [307, "/"]);
  assert.equal((await get(host, "/nothing.png")).status, 404);
});

test("M12: seven thousand redirects are answered like one", async () => {
  const many = Array.from({ length: 7000 }, (_, index) => ({
    source: `/old/${index}`,
    destination: `/new/${index}`,
    permanent: true,
  }));
  const host = hostOf(await newSite({ redirects: [...many, ...redirects] }));
  assert.equal((await get(host, "/old/6999")).headers.location, "/new/6999");
  assert.equal((await get(host, "/v1/api")).headers.location, "/api");
});

test("with the database away known sites go on, and others say that it will pass", async () => {
  const [known, unknown] = [await newSite(), await newSite()];
  assert.equal((await get(hostOf(known), "/")).status, 200);
  await api.withDatabaseFault("unavailable", async () => {
    assert.equal((await get(hostOf(known), "/api")).status, 200);
    const answer = await get(hostOf(unknown), "/");
    assert.deepEqual([answer.status, answer.headers["retry-after"]], [503, "5"]);
    assert.doesNotMatch(answer.body.toString(), /ECONN/);
  });
});

test("a content that the store has lost is an error, and never another content", async () => {
  const site = await addSite(api.services, api.organizationId);
  const unique = `lost ${randomUUID()}`;
  const manifest = await storeManifest(api.services, { "index.html": unique });
  await publishManifest(api.services, site, manifest);
  const { createHash } = await import("node:crypto");
  const sha256 = createHash("sha256").update(unique).digest("hex");
  await api.services.blobs.delete([`content/${sha256.slice(0, 2)}/${sha256}`]);
  const answer = await get(hostOf(site), "/");
  assert.deepEqual([answer.status, answer.headers.etag], [500, undefined]);
});

test("a request without a host name is refused", async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.end("GET / HTTP/1.0\r\n\r\n"));
    let received = "";
    socket.setEncoding("utf8").on("data", (chunk) => {
      received += chunk;
    });
    socket.on("end", () => resolve(received)).on("error", reject);
  });
  assert.match(answer, /^HTTP\/1\.1 40[04]/);
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
