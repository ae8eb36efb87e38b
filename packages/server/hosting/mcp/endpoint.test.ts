/** The MCP endpoint of sites as programs use it: asked by the official client, of sites that the real builder made. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, beforeEach, test } from "node:test";
import { buildSite } from "@lectern/builder";
import { anonymousLimits, limits } from "@lectern/contract";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { readManifest } from "../../deployments/index.ts";
import { createTestApi, type LocalServer, sendRaw, type TestApi } from "../../http/testing.ts";
import { contentKey, readContent, storeContent } from "../../storage/index.ts";
import { addPreview, addSite, publishManifest, serveSites, type TestSite } from "../testing.ts";

let api: TestApi;
let server: LocalServer;
let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "lectern-mcp-"));
  api = await createTestApi({ plugins: [] });
  server = await serveSites(api.services);
});
after(async () => {
  server.close();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await api.db.deleteFrom("rate_limit_buckets").execute();
});

const page = (title: string, text: string, fields = "") => `---\ntitle: ${title}\n${fields}---\n\n${text}\n`;

/** Builds files as a deployment does and stores what came of them; answers the manifest's hash. */
async function store(name: string, files: Record<string, string>): Promise<string> {
  const source = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(source, path)), { recursive: true });
    await writeFile(join(source, path), text);
  }
  const blobs = new Map<string, Uint8Array>();
  const { manifest } = await buildSite({
    source: { directory: source },
    cache: join(folder, `${name}-cache`),
    output: { has: (key) => blobs.has(key), put: (key, bytes) => void blobs.set(key, Buffer.from(bytes)) },
    preview: null,
    origin: "https://docs.example.org",
    threads: 0,
  });
  assert.ok(manifest);
  const bytes = Buffer.from(JSON.stringify(manifest));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const contents = [...blobs].map(([sha256, bytes]) => ({ sha256, bytes: Buffer.from(bytes) }));
  await storeContent(api.services, [...contents, { sha256, bytes }]);
  return sha256;
}

const config = (navigation: object) =>
  JSON.stringify({
    name: "Harbour",
    description: "Of ships.",
    theme: "mint",
    colors: { primary: "#0055aa" },
    navigation,
  });

const harbour = {
  "docs.json": config({ pages: ["index", "guide/tides", "quiet", "unlisted"] }),
  "index.mdx": page("Home", "Welcome to the harbour."),
  "guide/tides.mdx": page(
    "Tides",
    "Low and high water.\n\n## Spring tides\n\nThe moon pulls the strongest at new moon.",
  ),
  "quiet.mdx": page("Quiet", "Nobody searches the albatross.", "noindex: true\n"),
  "unlisted.mdx": page("Unlisted", "The hidden albatross.", "hidden: true\n"),
};

async function publish(
  files: Record<string, string> = harbour,
  name = "harbour",
): Promise<TestSite & { host: string }> {
  const site = await addSite(api.services, api.organizationId);
  await publishManifest(api.services, site, await store(name, files));
  return { ...site, host: new URL(api.services.urls.site(site.slug)).host };
}

/** `fetch` for a site's host name: names below localhost are found by browsers, not by Node. */
function fetchOf(host: string): typeof fetch {
  return async (input, init) => {
    const { status, headers, body } = await sendRaw(server.port, {
      path: new URL(String(input)).pathname,
      method: init?.method,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), host },
      body: init?.body as string | undefined,
    });
    const hasBody = ![202, 204, 304].includes(status);
    return new Response(hasBody ? new Uint8Array(body) : null, { status, headers: headers as Record<string, string> });
  };
}

async function connect(t: import("node:test").TestContext, host: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://${host}/mcp`), { fetch: fetchOf(host) }));
  t.after(() => client.close());
  return client;
}

type Answer = {
  content: { text: string }[];
  structuredContent?: { results: { title: string; url: string; excerpt: string }[] };
  isError?: boolean;
};
const call = async (client: Client, name: string, args: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: args })) as unknown as Answer;
const textOf = ({ content }: Answer) => content.map(({ text }) => text).join("\n");
const post = (host: string, body: string, headers: Record<string, string> = {}) =>
  fetchOf(host)("http://site/mcp", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });
const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

test("D13: a site that an earlier version of the server built says that its search needs a deployment; its pages are read", async (t) => {
  const site = await addSite(api.services, api.organizationId);
  const manifest = await store("former", {
    "docs.json": config({ pages: ["index"] }),
    "index.mdx": page("Quay", "Old."),
  });
  await publishManifest(api.services, site, manifest);
  const { files } = await readManifest(api.services, manifest);
  for (const [path, { sha256 }] of Object.entries(files)) {
    if (!path.startsWith("_lectern/search/")) continue;
    const text = String(await readContent(api.services.blobs, sha256));
    const former = text.replace(/"format":\d+/, '"format":1').replaceAll('"rooms":', '"former":');
    if (former !== text) await api.services.blobs.put(contentKey(sha256), Buffer.from(former));
  }
  const client = await connect(t, new URL(api.services.urls.site(site.slug)).host);
  const answer = await call(client, "search", { query: "old" });
  assert.equal(answer.isError, true);
  assert.match(textOf(answer), /built by another version of the server .* until it is deployed again/);
  assert.match(textOf(await call(client, "get_page", { path: "/" })), /Old\./);
});

test("a program searches a site and reads its pages, with addresses under which they stand", async (t) => {
  const { host } = await publish();
  const client = await connect(t, host);
  assert.equal(client.getServerVersion()?.title, "Harbour");
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name }) => name),
    ["search", "get_page"],
  );

  const found = await call(client, "search", { query: "moon" });
  const [first] = found.structuredContent?.results ?? [];
  assert.equal(first?.title, "Tides › Spring tides");
  assert.equal(first?.url, `http://${host}/guide/tides#spring-tides`);
  assert.match(first?.excerpt ?? "", /new moon/);
  assert.match(textOf(found), /Tides › Spring tides\nhttp:/);

  const read = await call(client, "get_page", { path: first?.url ?? "" });
  assert.match(textOf(read), /^# Tides/);
  for (const path of ["guide/tides", "/guide/tides.md", "/guide/tides/", "https://elsewhere.example/guide/tides?a=b#c"])
    assert.equal(textOf(await call(client, "get_page", { path })), textOf(read), path);
  assert.match(textOf(await call(client, "get_page", { path: "/" })), /^# Home/);
  const missing = await call(client, "get_page", { path: "/guide/none" });
  assert.equal(missing.isError, true);
});

test("pages that are hidden or not to be listed are neither found nor read", async (t) => {
  const { host } = await publish();
  const client = await connect(t, host);
  assert.deepEqual((await call(client, "search", { query: "albatross" })).structuredContent?.results, []);
  for (const path of ["/quiet", "/unlisted", "/../secret", "/%00", "/_lectern/search/en.js"])
    assert.equal((await call(client, "get_page", { path })).isError, true, path);
});

test("each language and version is searched by its name", async (t) => {
  const versions = (language: string) =>
    ["v2", "v1"].map((version) => ({ version, pages: [`${language}/${version}`] }));
  const files = {
    "docs.json": config({ languages: ["en", "de"].map((language) => ({ language, versions: versions(language) })) }),
    "en/v2.mdx": page("New ships", "anchor"),
    "en/v1.mdx": page("Old ships", "anchor"),
    "de/v2.mdx": page("Neue Schiffe", "anchor"),
    "de/v1.mdx": page("Alte Schiffe", "anchor"),
  };
  const { host } = await publish(files, "languages");
  const client = await connect(t, host);
  const titles = async (args: object) =>
    (await call(client, "search", { query: "anchor", ...args })).structuredContent?.results.map(({ title }) => title);
  assert.deepEqual(await titles({}), ["New ships"]);
  assert.deepEqual(await titles({ language: "de" }), ["Neue Schiffe"]);
  assert.deepEqual(await titles({ language: "de-AT", version: "v1" }), ["Alte Schiffe"]);
  assert.deepEqual(await titles({ language: "Deutsch" }), ["Neue Schiffe"]);
  await assert.rejects(titles({ language: "fr" }), /no such language or version/);
  const { inputSchema } = (await client.listTools()).tools[0] ?? {};
  assert.deepEqual(Object.keys(inputSchema?.properties ?? {}), ["query", "limit", "language", "version"]);
});

test("pages of no version are searched with those of each", async (t) => {
  const versions = ["v2", "v1"].map((version) => ({ version, pages: [version] }));
  const files = {
    "docs.json": config({
      tabs: [
        { tab: "Guides", versions },
        { tab: "Crew", pages: ["crew"] },
      ],
    }),
    "v2.mdx": page("New ships", "anchor"),
    "v1.mdx": page("Old ships", "anchor"),
    "crew.mdx": page("Crew", "anchor"),
  };
  const { host } = await publish(files, "unversioned");
  const client = await connect(t, host);
  for (const [args, titles] of [
    [{}, ["Crew", "New ships"]],
    [{ version: "v1" }, ["Crew", "Old ships"]],
  ] as const) {
    const { structuredContent } = await call(client, "search", { query: "anchor", ...args });
    assert.deepEqual(structuredContent?.results.map(({ title }) => title).sort(), titles);
  }
});

test("a preview answers for its own content, a site without content for none", async (t) => {
  const site = await publish();
  const preview = await addPreview(api.services, site);
  const files = { ...harbour, "guide/tides.mdx": page("Tides", "The preview speaks of whirlpools.") };
  await publishManifest(api.services, site, await store("preview", files), preview.id);
  const { host } = new URL(api.services.urls.preview(preview.label));
  const previewed = await connect(t, host);
  assert.equal((await call(previewed, "search", { query: "whirlpools" })).structuredContent?.results.length, 1);
  const live = await connect(t, site.host);
  assert.equal((await call(live, "search", { query: "whirlpools" })).structuredContent?.results.length, 0);
  const empty = await addSite(api.services, api.organizationId);
  assert.equal((await post(new URL(api.services.urls.site(empty.slug)).host, ping)).status, 404);
});

test("a page of the address /mcp is read by readers, and the card says where programs go", async () => {
  const files = { ...harbour, "docs.json": config({ pages: ["index", "mcp"] }), "mcp.mdx": page("Our MCP", "How to.") };
  const { host } = await publish(files, "own-page");
  const fetched = await fetchOf(host)(`http://${host}/mcp`, { headers: { accept: "text/html" } });
  assert.match(await fetched.text(), /Our MCP/);
  assert.equal((await post(host, ping)).status, 200);
  const stream = await fetchOf(host)(`http://${host}/mcp`, { headers: { accept: "text/event-stream" } });
  assert.deepEqual([stream.status, stream.headers.get("allow")], [405, "POST"]);
  for (const path of ["/.well-known/mcp", "/.well-known/mcp.json", "/.well-known/mcp/server-card.json"]) {
    const card = (await (await fetchOf(host)(`http://${host}${path}`)).json()) as { transport: object };
    assert.deepEqual(card.transport, { type: "streamable-http", endpoint: "/mcp" }, path);
  }
});

test("what is wrong is said as JSON-RPC says it, and costs no more than its answer", async () => {
  const { host } = await publish();
  const tool = (name: string, args: unknown) =>
    JSON.stringify({ jsonrpc: "2.0", id: "a", method: "tools/call", params: { name, arguments: args } });
  const cases: [body: string, status: number, code: number][] = [
    ["{", 400, -32700],
    ["[]", 400, -32600],
    ["null", 200, -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"resources/list"}', 200, -32601],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', 200, -32600],
    [tool("__proto__", {}), 200, -32602],
    [tool("search", "x"), 200, -32602],
    [tool("search", { query: "" }), 200, -32602],
    [tool("search", { query: "x".repeat(401) }), 200, -32602],
    [tool("search", { query: "x", limit: 1e9 }), 200, -32602],
    [tool("search", { query: "x", language: ["en"] }), 200, -32602],
    [tool("get_page", { path: 5 }), 200, -32602],
    [" ".repeat(limits.bodyBytes + 1), 413, -32600],
  ];
  for (const [body, status, code] of cases) {
    const answer = await post(host, body);
    const { error } = (await answer.json()) as { error: { code: number } };
    assert.deepEqual([answer.status, error.code], [status, code], body.slice(0, 80));
  }
  assert.equal((await post(host, '{"jsonrpc":"2.0","method":"notifications/initialized"}')).status, 202);
  assert.equal((await post(host, ping, { "content-type": "text/plain" })).status, 415);
  const both = (await (await post(host, `[${ping},${ping}]`)).json()) as object[];
  assert.equal(both.length, 2);
  assert.equal((await post(host, `[${Array(11).fill(ping).join()}]`)).status, 400);
});

test("pages of other sites may not ask, and nobody may ask without end", async () => {
  const { host } = await publish();
  assert.equal((await post(host, ping, { origin: "https://evil.example" })).status, 403);
  const own = await post(host, ping, { origin: `http://${host}` });
  assert.equal(own.status, 200);
  assert.equal(own.headers.get("access-control-allow-origin"), null);
  const { quota } = anonymousLimits.mcpPerAddress;
  const statuses = await Promise.all(Array.from({ length: quota + 5 }, async () => (await post(host, ping)).status));
  assert.equal(statuses.filter((status) => status === 200).length, quota - 1);
  const refused = await post(host, ping);
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get("retry-after")) >= 1);
});
