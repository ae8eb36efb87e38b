/** Specifications and sources of libraries that are named by their addresses: whoever builds fetches them, the builder asks. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { FetchedDocument } from "@lectern/contract/site/fetched-document";
import { build, compose, folderOf, type TestScope, temporaryFolder } from "../../test/build-fixture.ts";
import { sha256 } from "../../text/hashes.ts";

const address = "https://api.shop.example/openapi.json";

const specification = (...paths: string[]) =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    servers: [{ url: "https://api.shop.example" }],
    paths: Object.fromEntries(
      paths.map((path) => [
        path,
        { get: { summary: `Get ${path.slice(1)}`, responses: { 200: { description: "OK" } } } },
      ]),
    ),
  });

const docsJson = (...tabs: object[]) =>
  JSON.stringify({
    name: "Shop",
    theme: "mint",
    colors: { primary: "#0055aa" },
    navigation: { tabs: [{ tab: "Guide", pages: ["index", "orders"] }, ...tabs] },
  });
const index = "---\ntitle: Home\n---\n\nText.\n";
const orders = "---\ntitle: Orders\nopenapi: GET /orders\n---\n\nMore.\n";

/** A web of documents, what was asked of it, and a site that is built from it again and again. */
function web(t: TestScope, documents: Record<string, string | Error>, files: Record<string, string>) {
  const kept = temporaryFolder(t);
  const cache = temporaryFolder(t);
  const folder = folderOf(t, files);
  const asked: string[] = [];
  const copies = new Map<string, FetchedDocument>();
  const fetchOne = (one: string, answer: string | Error): FetchedDocument => {
    const copy = copies.get(one) ?? { file: null, sha256: "", size: 0, fault: null, fetchedAt: null };
    if (answer instanceof Error) return { ...copy, fault: answer.message };
    const [file, size] = [join(kept, sha256(answer)), Buffer.byteLength(answer)];
    writeFileSync(file, answer);
    const document = { file, sha256: sha256(answer), size, fault: null, fetchedAt: "2026-01-02T03:04:05.000Z" };
    copies.set(one, document);
    return document;
  };
  const fetchDocuments = async (addresses: readonly string[]) => {
    asked.push(...addresses);
    const known = addresses.filter((one) => one in documents);
    return new Map(known.map((one) => [one, fetchOne(one, documents[one] as string | Error)]));
  };
  return { folder, documents, asked, build: () => build(t, folder, { cache, fetchDocuments }) };
}

const pathsOf = ({ manifest }: Awaited<ReturnType<typeof build>>) => manifest.pages.map(({ path }) => path);

test("a specification on the web has pages, and changes them when it changes", async (t) => {
  const files = { "docs.json": docsJson({ tab: "API", openapi: address }), "index.mdx": index, "orders.mdx": orders };
  const { build, documents, asked, folder } = web(t, { [address]: specification("/orders", "/carts") }, files);
  const first = await build();
  assert.deepEqual(first.complaints, []);
  assert.deepEqual(pathsOf(first), ["", "orders", "api-reference/get-orders", "api-reference/get-carts"]);
  assert.match(first.text("api-reference/get-carts.html"), /Get carts/);
  assert.match(first.text("orders.html"), /\/orders/);
  assert.equal(asked.length, 1);
  // It is the builder's, and no file of the site; lists lead to it.
  assert.ok(!Object.keys(first.manifest.files).some((path) => path.includes("openapi")));
  assert.ok(first.text("llms.txt").includes(`[Shop](${address})`));
  assert.ok((await compose(first)).files.has("api-reference/get-carts.html"));

  const again = await build();
  assert.deepEqual([again.report.rendered, asked.length], [0, 2]);
  documents[address] = specification("/orders", "/invoices");
  const changed = await build();
  assert.deepEqual(pathsOf(changed).slice(2), ["api-reference/get-orders", "api-reference/get-invoices"]);
  assert.equal((await build()).report.rendered, 0);

  writeFileSync(join(folder, "orders.mdx"), `${orders}Still more.\n`);
  const edited = await build();
  assert.deepEqual([edited.report.rendered, edited.complaints], [1, []]);
  assert.match(edited.text("orders.html"), /Still more.*<\/html>/s);
  assert.match(edited.text("orders.html"), /\/orders/);
});

test("what does not answer is told where it is named; a copy of an earlier time keeps its pages", async (t) => {
  const files = { "docs.json": docsJson({ tab: "API", openapi: address }), "index.mdx": index, "orders.mdx": index };
  const { build, documents } = web(t, { [address]: new Error("The host api.shop.example was not found") }, files);
  const without = await build();
  assert.deepEqual(pathsOf(without), ["", "orders"]);
  const [told] = without.report.diagnostics;
  assert.deepEqual([told?.severity, told?.code, told?.file], ["error", "unreachable-specification", "docs.json"]);
  assert.match(told?.message ?? "", /could not be fetched: The host api\.shop\.example was not found$/);

  documents[address] = specification("/orders");
  assert.deepEqual((await build()).complaints, []);
  documents[address] = new Error("api.shop.example answered with status 503");
  const kept = await build();
  assert.equal(pathsOf(kept).length, 3);
  assert.deepEqual(
    kept.report.diagnostics.map(({ severity, code }) => `${severity} ${code}`),
    ["warning unreachable-specification"],
  );
  assert.match(
    kept.report.diagnostics[0]?.message ?? "",
    /its copy of 2026-01-02 is used: api\.shop\.example answered/,
  );
});

test("faults of a specification on the web carry its address, line and column", async (t) => {
  const files = { "docs.json": docsJson({ tab: "API", openapi: address }), "index.mdx": index, "orders.mdx": index };
  const { build } = web(t, { [address]: '{\n  "openapi": "3.1.0",\n  "info": }\n' }, files);
  const [told] = (await build()).report.diagnostics;
  assert.deepEqual([told?.code, told?.file, told?.line], ["unreadable-specification", address, 3]);
});

test("every way of naming a document is asked for, once: lists, objects, other divisions, libraries, pages, operations", async (t) => {
  const at = (name: string) => `https://docs.example/${name}`;
  const files = {
    "docs.json": JSON.stringify({
      name: "Shop",
      theme: "mint",
      colors: { primary: "#0055aa" },
      api: { openapi: at("api.json") },
      navigation: {
        tabs: [
          {
            tab: "Guide",
            groups: [{ group: "A", openapi: [at("a.json"), { source: at("b.json") }], pages: ["index"] }],
          },
          { tab: "Objects", openapi: { source: at("c.json"), directory: "c" } },
          { tab: "Events", asyncapi: at("events.yaml") },
          { tab: "Graph", graphql: { source: at("schema.graphql"), directory: "graph" } },
          { tab: "One", pages: [`${at("one.json")} GET /one`, "named"] },
          { tab: "Here", openapi: "ftp://docs.example/ftp.json", pages: ["again"] },
        ],
      },
    }),
    "index.mdx": index,
    "named.mdx": `---\nopenapi: ${at("named.json")} GET /named\n---\n`,
    "again.mdx": `---\nopenapi: ${at("named.json?key=1")} GET /named\n---\n`,
  };
  const documents: Record<string, string> = {
    [at("events.yaml")]: "asyncapi: 3.0.0\ninfo: { title: E, version: '1' }\nchannels: { said: { address: said } }\n",
    [at("schema.graphql")]: "type Query { shop: String }",
  };
  for (const name of ["api", "a", "b", "c", "one", "named"]) documents[at(`${name}.json`)] = specification(`/${name}`);
  documents[at("named.json?key=1")] = specification("/named");
  const { build, asked } = web(t, documents, files);
  const site = await build();
  assert.deepEqual(asked.toSorted(), Object.keys(documents).toSorted());
  assert.deepEqual(
    site.report.diagnostics.map(({ code, message }) => `${code} ${/\S*:\/\/\S*/.exec(message)?.[0]}`),
    ["remote-specification ftp://docs.example/ftp.json"],
  );
  assert.match(site.text("named.html"), /\/named/);
  const paths = pathsOf(site);
  for (const path of ["c/get-c", "graph/queries/shop", "api-reference/websockets/said"])
    assert.ok(paths.includes(path), paths.join());
  // An address with a query may hold a key.
  assert.ok(!site.text("llms.txt").includes("?key=1"));
});

test("M08: a document on the web refers to its own parts, and reads nothing of the repository; an overlay may change it", async (t) => {
  const other = '{ "type": "object", "properties": { "secret": { "type": "string" } } }';
  const schema = (reference: string) => ({
    get: {
      summary: reference,
      responses: { 200: { description: "OK", content: { "application/json": { schema: { $ref: reference } } } } },
      "x-codeSamples": [{ lang: "sh", source: { $ref: "../notes.txt" } }],
    },
  });
  const paths = {
    "/own": schema("#/components/schemas/Cart"),
    "/named": schema("openapi.json#/components/schemas/Cart"),
    "/whole": schema(`${address}#/components/schemas/Cart`),
    "/relative": schema("private.json"),
    "/above": schema("../../../../private.json"),
    "/root": schema("/private.json"),
    "/elsewhere": schema("https://other.example/private.json"),
  };
  const components = { schemas: { Cart: { type: "object", properties: { total: { type: "integer" } } } } };
  const document = JSON.stringify({ openapi: "3.1.0", info: { title: "Shop", version: "1" }, paths, components });
  const files = {
    "docs.json": docsJson({ tab: "API", openapi: address }),
    "index.mdx": index,
    "orders.mdx": index,
    "private.json": other,
    "notes.txt": "the secret",
    "overlay.json": JSON.stringify({
      overlay: "1.0.0",
      extends: address,
      actions: [{ target: "$.paths['/own'].get", update: { summary: "Renamed" } }],
    }),
  };
  const site = await web(t, { [address]: document }, files).build();
  assert.deepEqual(
    [...new Set(site.report.diagnostics.map(({ code, file }) => `${code} ${file}`))],
    [`unresolved-reference ${address}`],
  );
  const pages = Object.keys(site.manifest.files).filter((path) => /^api-reference.*html$/.test(path));
  assert.equal(pages.length, 7);
  const texts = pages.map((path) => site.text(path));
  assert.ok(!texts.some((text) => text.includes("secret")));
  assert.equal(texts.filter((text) => text.includes("total")).length, 3);
  assert.ok(texts.some((text) => text.includes("<h1") && text.includes("Renamed")));
});

test("requests go to the host that a specification came from where it names none, and not to a host of files", async (t) => {
  const files = { "docs.json": docsJson({ tab: "API", openapi: address }), "index.mdx": index, "orders.mdx": orders };
  const asking = async (name: string, servers: object[]) => {
    const text = JSON.stringify({ ...JSON.parse(specification("/orders")), servers });
    const config = files["docs.json"].replace(address, name);
    const { build } = web(t, { [name]: text }, { ...files, "docs.json": config });
    return /--url (\S+)/.exec((await build()).text("orders.md"))?.[1];
  };
  assert.equal(await asking(address, []), "https://api.shop.example/orders");
  assert.equal(await asking(address, [{ url: "/" }]), "https://api.shop.example/orders");
  assert.equal(await asking(address, [{ url: "/v2" }]), "https://api.shop.example/v2/orders");
  assert.equal(
    await asking("https://api.shop.example/v3/openapi.json", [{ url: "./" }]),
    "https://api.shop.example/v3/orders",
  );
  for (const host of ["raw.githubusercontent.com", "shop.s3.eu-west-1.amazonaws.com", "storage.googleapis.com"])
    assert.equal(
      await asking(`https://${host}/shop/openapi.json`, [{ url: "/v2" }]),
      "https://api.example.com/v2/orders",
      host,
    );
  const gateway = "https://a1.execute-api.eu-west-1.amazonaws.com";
  assert.equal(await asking(`${gateway}/openapi.json`, [{ url: "/v2" }]), `${gateway}/v2/orders`);
});
