import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { gzipSync } from "node:zlib";
import { type Built, compose } from "../../test/build-fixture.ts";
import { answering, buildApi, openapi } from "../testing.ts";
import type { PlaygroundData } from "./playground-data.ts";

type Json = Record<string, unknown>;

const node = {
  type: "object",
  required: ["name"],
  properties: {
    id: { type: "integer", readOnly: true },
    name: { type: "string", description: "Its **name**, see [names](/names). </script><script>alert(1)</script>" },
    next: { $ref: "#/components/schemas/Node" },
  },
};
const specification = openapi(
  {
    "/nodes/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
      put: {
        summary: "Put a node",
        servers: [
          { url: "https://{region}.example.com/", variables: { region: { default: "eu", enum: ["eu", "us"] } } },
        ],
        parameters: [
          { name: "tags", in: "query", style: "pipeDelimited", explode: false, schema: { type: "array", items: {} } },
          { name: "where", in: "query", content: { "application/json": { schema: { type: "object" } } } },
        ],
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Node" }, example: { name: "a" } } },
        },
        responses: {},
      },
    },
    "/socket": { get: answering({}, { summary: "Socket", servers: [{ url: "wss://api.example.com" }] }) },
    "/script": { get: answering({}, { summary: "Script", servers: [{ url: "javascript:alert(1)" }] }) },
  },
  {
    components: {
      schemas: { Node: node },
      securitySchemes: {
        login: { type: "http", scheme: "basic" },
        key: { type: "apiKey", in: "cookie", name: "sid", "x-default": "abc" },
      },
    },
    security: [{ login: [], key: [] }, {}],
  },
);
const all = { pages: ["PUT /nodes/{id}", "GET /socket", "GET /script"] };
const put = "api-reference/put-a-node.html";

function dataOf(html: string): PlaygroundData | null {
  const found = /<script type="application\/json" class="lc-playground-data">([^<]*)<\/script>/.exec(html);
  return found ? (JSON.parse(found[1] as string) as PlaygroundData) : null;
}

function withApi(t: TestContext, api: Json, files: Record<string, string> = {}): Promise<Built> {
  const config = { name: "Shop", theme: "mint", colors: { primary: "#0a6" }, navigation: all, api };
  return buildApi(t, specification, all, { "docs.json": JSON.stringify(config), ...files });
}

test("a page carries what its form needs: servers, parameters, credentials, and each schema once", async (t) => {
  const site = await buildApi(t, specification, all);
  const data = dataOf(site.text(put)) as PlaygroundData;
  assert.deepEqual([data.method, data.path], ["PUT", "/nodes/{id}"]);
  assert.deepEqual(data.servers, [
    { url: "https://{region}.example.com", variables: { region: { default: "eu", enum: ["eu", "us"] } } },
  ]);
  assert.deepEqual(
    data.parameters.map(({ name, style, explode, json, required }) => [name, style, explode, json, required]),
    [
      ["id", undefined, undefined, undefined, true],
      ["tags", "pipeDelimited", false, undefined, undefined],
      ["where", undefined, undefined, true, undefined],
    ],
  );
  assert.deepEqual(data.security, [
    [
      { key: "login", in: "header", name: "Authorization", kind: "basic" },
      { key: "key", in: "cookie", name: "sid", kind: "value", default: "abc" },
    ],
    [],
  ]);
  assert.deepEqual(data.body?.media[0]?.schema, { $ref: "s/Node" });
  assert.deepEqual(data.body?.media[0]?.example, { name: "a" });
  const { properties } = data.definitions["s/Node"] as { properties: Json };
  assert.deepEqual(Object.keys(properties), ["name", "next"]);
  assert.deepEqual(properties.next, { $ref: "s/Node" });
  assert.equal((properties.name as Json).description, "Its name, see names. alert(1)");
  assert.doesNotMatch(site.text("api-reference/put-a-node.md"), /playground/);
});

test("a part of the path that no parameter describes has a field, since a request needs it", async (t) => {
  const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  const path = "/ships/{id}/decks/{deck}/{deck}";
  const paths = openapi({ [path]: { get: answering({}, { summary: "Deck", parameters: [id] }) } });
  const site = await buildApi(t, paths, { pages: [`GET ${path}`] });
  const { parameters } = dataOf(site.text("api-reference/deck.html")) as PlaygroundData;
  assert.deepEqual(parameters, [
    { name: "deck", in: "path", required: true, schema: { type: "string" } },
    { name: "id", in: "path", required: true, schema: { type: "integer" } },
  ]);
});

test("a parameter that is the place of a credential is sent once, and asked for where the credential is", async (t) => {
  const named = (name: string, place = "header") => ({ name, in: place, required: true, schema: { type: "string" } });
  const operation = {
    parameters: [
      { ...named("authorization"), description: "Of an administrator" },
      named("X-Own"),
      named("key", "query"),
    ],
    responses: {},
  };
  const document = {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    servers: [{ url: "https://api.shop.example" }],
    security: [{ token: [] }],
    paths: { "/one": { get: operation }, "/two": { get: { ...operation, security: [{ token: [] }, { key: [] }] } } },
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        key: { type: "apiKey", in: "query", name: "key" },
      },
    },
  };
  const site = await buildApi(t, document, { pages: ["GET /one", "GET /two"] });
  const one = site.text("api-reference/get-one.md");
  assert.deepEqual(one.match(/--header '.*'/g), [
    "--header 'Authorization: Bearer <token>'",
    "--header 'X-Own: <x-own>'",
  ]);
  assert.match(one, /Of an administrator/);
  const askedFor = (page: string) =>
    dataOf(site.text(`api-reference/${page}.html`))?.parameters.map(({ name }) => name);
  assert.deepEqual(askedFor("get-one"), ["X-Own", "key"]);
  // Here a request may be let in without it.
  assert.deepEqual(askedFor("get-two"), ["authorization", "X-Own", "key"]);
});

test("no request is offered to what is no web address", async (t) => {
  const site = await buildApi(t, specification, all);
  for (const page of ["socket", "script"]) assert.equal(dataOf(site.text(`api-reference/${page}.html`)), null);
  assert.doesNotMatch(site.text("api-reference/script.html"), /data-playground/);
});

test("docs.json and a page's frontmatter say whether requests are sent, and how", async (t) => {
  const page = (display: string) => `---\nopenapi: "PUT /nodes/{id}"\nplayground: ${display}\n---\n`;
  const simple = await withApi(t, { playground: { display: "simple" } }, { "own.mdx": page("interactive") });
  assert.equal(dataOf(simple.text(put)), null);
  assert.notEqual(dataOf(simple.text("own.html")), null);
  const direct = await withApi(
    t,
    { playground: { proxy: false, credentials: true }, examples: { prefill: true, languages: ["go"] } },
    { "own.mdx": page("none") },
  );
  const { proxy, credentials, prefill, languages } = dataOf(direct.text(put)) as PlaygroundData;
  assert.deepEqual([proxy, credentials, prefill, languages], [false, true, true, ["go"]]);
  assert.equal(dataOf(direct.text("own.html")), null);
  // Cookies go only where the request goes straight to the API.
  const through = dataOf((await withApi(t, { playground: { credentials: true } })).text(put));
  assert.deepEqual([through?.proxy, through?.credentials], [true, false]);
});

test("a page without a playground has no line of its endpoint, which its Markdown and the search know", async (t) => {
  const none = { playground: { display: "none" } };
  const files = {
    "own.mdx": "---\napi: GET https://a.example/x\n---\n",
    "shown.mdx": '---\nopenapi: "PUT /nodes/{id}"\nplayground: simple\n---\n',
  };
  const site = await withApi(t, none, files);
  for (const page of [put, "own.html"]) assert.doesNotMatch(site.text(page), /"lc-endpoint"|method-pill/);
  assert.match(site.text("shown.html"), /lc-endpoint-path">\/nodes\//);
  assert.match(site.text(put), /id="request-example".*id="path-parameters"/s);
  assert.match(site.text(put.replace("html", "md")), /```http\nPUT .*\/nodes\/\{id\}\n```/);
  assert.match(site.text("own.md"), /```http\nGET https:\/\/a\.example\/x\n```/);
});

test("a page with `api` has the servers and the credential that docs.json gives it, and its own media type", async (t) => {
  const site = await withApi(
    t,
    { mdx: { server: ["https://a.example", "https://b.example"], auth: { method: "key", name: "X-Own" } } },
    {
      "one.mdx": '---\napi: "GET /x/{y}"\n---\n',
      "two.mdx": '---\napi: "GET https://c.example/x"\nauthMethod: none\ncontentType: multipart/form-data\n---\n',
    },
  );
  const one = dataOf(site.text("one.html"));
  assert.deepEqual(one?.servers, [{ url: "https://a.example" }, { url: "https://b.example" }]);
  assert.deepEqual(one?.security, [[{ key: "mdx key", kind: "value", in: "header", name: "X-Own" }]]);
  const two = dataOf(site.text("two.html"));
  assert.deepEqual([two?.servers, two?.security], [[{ url: "https://c.example" }], []]);
  assert.deepEqual([one?.contentType, two?.contentType], [undefined, "multipart/form-data"]);
});

test("a bundle asks the API itself, and an air-gapped one keeps nothing of the playground", async (t) => {
  const site = await buildApi(t, specification, all);
  assert.match(site.text(put), /data-playground="[^"]+"[^>]* data-hosted/);
  const bundle = (await compose(site)).text(put);
  assert.notEqual(dataOf(bundle), null);
  assert.match(bundle, /data-playground="/);
  assert.doesNotMatch(bundle, /data-hosted/);
  const closed = (await compose(site, { target: "air-gapped" })).text(put);
  assert.equal(dataOf(closed), null);
  assert.doesNotMatch(closed, /data-playground/);
  const asked = await compose(site, { target: "air-gapped", features: { apiPlayground: true } });
  assert.notEqual(dataOf(asked.text(put)), null);
});

test("the form is loaded when it is wanted: before that a page has at most 20 kB of scripts", async (t) => {
  const site = await buildApi(t, specification, all);
  const loaded = [...site.text(put).matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, path]) => path as string);
  assert.ok(loaded.every((path) => !path.includes("playground")));
  const bytes = loaded.reduce((sum, path) => sum + gzipSync(site.text(path)).length, 0);
  assert.ok(bytes > 0 && bytes <= 20_000, `${bytes} bytes`);
});

test("a body of XML or of lines of JSON begins as it is sent, given or made of its schema", async (t) => {
  const pet = { type: "object", xml: { name: "pet" }, properties: { name: { type: "string" } } };
  const events = { type: "array", items: { type: "object" } };
  const content = {
    "application/json": { schema: pet, example: { name: "Rex" } },
    "application/xml": { schema: pet, example: { name: "R&D" } },
    "text/xml": { schema: pet },
    "application/x-ndjson": {
      schema: events,
      examples: { two: { value: [{ a: 1 }, { b: 2 }] }, text: { value: '{"c":3}' } },
    },
  };
  const site = await buildApi(
    t,
    openapi({ "/pets": { put: { summary: "Put", requestBody: { content }, responses: {} } } }),
    { groups: [{ group: "A", pages: ["PUT /pets"] }], openapi: "openapi.json" },
  );
  const media = dataOf(site.text("api-reference/put.html"))?.body?.media ?? [];
  const examples = new Map(media.map((one) => [one.type, one]));
  assert.deepEqual(examples.get("application/json")?.example, { name: "Rex" });
  assert.match(String(examples.get("application/xml")?.example), /<pet>\s*<name>R&amp;D<\/name>\s*<\/pet>/);
  assert.match(String(examples.get("text/xml")?.example), /<pet>\s*<name>string<\/name>\s*<\/pet>/);
  const lines = examples.get("application/x-ndjson");
  assert.equal(lines?.example, '{"a":1}\n{"b":2}');
  assert.deepEqual(
    lines?.examples?.map(({ value }) => value),
    ['{"a":1}\n{"b":2}', '{"c":3}'],
  );
});

test("a request too large for a form is entered as JSON", async (t) => {
  const properties = Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [
      `property${index}`,
      { type: "string", description: "word ".repeat(30) },
    ]),
  );
  const large = openapi({
    "/large": {
      post: {
        summary: "Large",
        requestBody: { content: { "application/json": { schema: { properties } } } },
        responses: {},
      },
    },
  });
  const site = await buildApi(t, large, { pages: ["POST /large"] });
  const data = dataOf(site.text("api-reference/large.html"));
  assert.deepEqual(data?.body, { media: [{ type: "application/json", schema: {} }] });
});
