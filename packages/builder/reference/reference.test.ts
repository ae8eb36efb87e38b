import assert from "node:assert/strict";
import { test } from "node:test";
import { temporaryFolder } from "../test/build-fixture.ts";
import { answering, buildApi, openapi } from "./testing.ts";

const user = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "string", format: "uuid" }, name: { type: "string", description: "Full **name**" } },
};
const users = openapi(
  {
    "/users": {
      get: answering(
        { type: "array", items: { $ref: "#/components/schemas/User" } },
        {
          summary: "List users",
          tags: ["people"],
          parameters: [
            { name: "limit", in: "query", schema: { type: "integer", default: 20, minimum: 1, maximum: 100 } },
          ],
        },
      ),
      post: {
        summary: "Create a user",
        tags: ["people"],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/User" } } } },
        responses: {},
      },
    },
    "/health": { get: answering({ type: "boolean" }) },
    "/secret": { get: answering({}, { summary: "Secret", "x-excluded": true }) },
    "/hidden": { get: answering({}, { summary: "Hidden", "x-hidden": true }) },
    "/moved": {
      get: answering(
        {},
        {
          summary: "Moved",
          "x-mint": {
            href: "/elsewhere/here",
            content: "## Before you call\n\n<Note>Careful</Note>",
            metadata: { title: "Moved away", tag: "NEW" },
          },
        },
      ),
    },
  },
  {
    tags: [{ name: "people", "x-group": "People & teams" }],
    components: { schemas: { User: user }, securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
    security: [{ key: [] }],
  },
);

test("a division with a specification and no pages has all its operations, in a group for each tag", async (t) => {
  const site = await buildApi(t, users, { tabs: [{ tab: "API", openapi: "openapi.json" }] });
  const paths = site.manifest.pages.map((page) => page.path);
  assert.deepEqual(paths.sort(), [
    "api-reference/get-health",
    "api-reference/hidden",
    "api-reference/people/create-a-user",
    "api-reference/people/list-users",
    "elsewhere/here",
  ]);
  const page = site.text("api-reference/people/list-users.html");
  assert.match(page, /People &amp; teams/);
  assert.match(page, /class="method-nav-pill" data-method="post"/);
  assert.doesNotMatch(page, /href="[^"]*\/hidden"/);
  assert.deepEqual(site.complaints, []);
});

test("a page shows endpoint, credentials, parameters, bodies, samples and examples", async (t) => {
  const site = await buildApi(t, users, { pages: ["GET /users", "POST /users"] });
  const list = site.text("api-reference/people/list-users.html");
  assert.match(list, /<h1 id="page-title">List users/);
  assert.match(list, /data-copy="https:\/\/api\.shop\.example\/v1\/users"/);
  assert.match(list, /lc-field-name">X-Key<\/code>/);
  assert.match(list, /lc-field-name">limit<\/code>.*?integer.*?default: <code>20<\/code>/s);
  assert.match(list, /Required range: <code>1 &lt;= x &lt;= 100<\/code>/);
  assert.match(list, /Full <strong>name<\/strong>/);
  assert.match(list, /id="request-example".*data-tab="cURL".*data-tab="Python".*data-tab="JavaScript"/s);
  assert.match(list, /id="response-example".*data-tab="200"/s);
  const twin = site.text("api-reference/people/create-a-user.md");
  assert.match(twin, /POST https:\/\/api\.shop\.example\/v1\/users/);
  assert.match(twin, /`id` \(string<uuid>, body, required\)/);
});

test("x-mint gives an operation's page its address, its head and text before the reference", async (t) => {
  const site = await buildApi(t, users, { groups: [{ group: "API", pages: ["openapi.json GET /moved"] }] });
  const page = site.text("elsewhere/here.html");
  assert.match(page, /<h1 id="page-title">Moved away/);
  assert.match(page, /Before you call.*Careful.*id="response"/s);
});

test("frontmatter makes a written page the reference of an operation, a webhook or a schema", async (t) => {
  const specification = {
    ...users,
    webhooks: {
      userCreated: {
        post: {
          summary: "User created",
          requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/User" } } } },
        },
      },
    },
  };
  const site = await buildApi(
    t,
    specification,
    { pages: ["list", "hook", "user"] },
    {
      "list.mdx":
        '---\nopenapi: "get /users/"\n---\nOwn words.\n\n<RequestExample>\n```bash mine\ncall me\n```\n</RequestExample>\n',
      "hook.mdx": '---\nopenapi: "openapi.json webhook userCreated"\n---\n',
      "user.mdx": "---\nopenapi-schema: User\n---\n",
    },
  );
  const list = site.text("list.html");
  assert.match(list, /lc-endpoint.*Own words\./s);
  assert.match(list, /data-tab="mine"/);
  assert.doesNotMatch(list, /data-tab="cURL"/);
  assert.match(site.text("hook.html"), /data-method="webhook".*id="payload".*lc-field-name">name/s);
  assert.match(site.text("user.html"), /id="attributes".*lc-field-name">id/s);
  assert.deepEqual(site.complaints, []);
});

test("a page with `api` in its frontmatter begins with its endpoint", async (t) => {
  const site = await buildApi(
    t,
    users,
    { pages: ["pay"] },
    { "pay.mdx": "---\ntitle: Pay\napi: POST https://pay.example/v2/pay\nauthMethod: bearer\n---\nWords\n" },
  );
  assert.match(site.text("pay.html"), /data-copy="https:\/\/pay\.example\/v2\/pay".*Authorization.*Words/s);
});

test("M08: recursive schemas end, alternatives have tabs, allOf is one object", async (t) => {
  const schemas = {
    Tree: {
      type: "object",
      properties: {
        value: { type: "string" },
        children: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
      },
    },
    Loop: { $ref: "#/components/schemas/Loop" },
    Both: {
      allOf: [
        { $ref: "#/components/schemas/Tree" },
        {
          type: "object",
          required: ["extra"],
          properties: { extra: { type: ["string", "null"], enum: ["a", "b", null] } },
        },
      ],
    },
    Pet: {
      oneOf: [
        { title: "Cat", type: "object", properties: { meows: { type: "boolean" } } },
        { title: "Dog", type: "object", properties: { barks: { type: "boolean" } } },
      ],
      discriminator: { propertyName: "kind" },
    },
  };
  const both = {
    type: "object",
    properties: {
      both: { $ref: "#/components/schemas/Both" },
      pet: { $ref: "#/components/schemas/Pet" },
      loop: { $ref: "#/components/schemas/Loop" },
    },
  };
  const site = await buildApi(
    t,
    openapi({ "/t": { get: answering(both, { summary: "T" }) } }, { components: { schemas } }),
    { pages: ["GET /t"] },
  );
  const page = site.text("api-reference/t.html");
  assert.match(page, /data-tab="Cat".*meows.*data-tab="Dog".*barks/s);
  assert.match(page, /lc-field-name">extra<\/code>.*enum&lt;string&gt; \| null.*required.*Available options/s);
  assert.ok(page.length < 200_000, `${page.length} characters`);
});

test("M09: what is written in a specification cannot run in the reader's browser", async (t) => {
  const description =
    'Bad <script>alert(1)</script> <img src=x onerror="alert(2)"> [link](javascript:alert(3)) {process.env} <b>bold</b>';
  const site = await buildApi(
    t,
    openapi(
      {
        "/a": {
          get: {
            summary: "A",
            description,
            responses: {
              200: {
                description: "x",
                content: { "application/json": { example: { a: "</script><script>alert(4)</script>" } } },
              },
            },
          },
        },
      },
      { servers: [{ url: "javascript:alert(5)" }] },
    ),
    { pages: ["GET /a"] },
  );
  const page = site.text("api-reference/a.html");
  assert.doesNotMatch(page, /alert\([123]\)<|<script>alert|onerror|href="javascript|alert\(5\)/);
  assert.match(page, /\{process\.env\} <b>bold<\/b>/);
});

test("M08: references reach other files of the tree, and nothing else", async (t) => {
  const specification = openapi({
    "/ok": { get: answering({ $ref: "./parts/thing.yaml#/Thing" }, { summary: "Ok" }) },
    "/out": { get: answering({ $ref: "../../../etc/passwd" }, { summary: "Out" }) },
    "/web": { get: answering({ $ref: "http://169.254.169.254/x.json#/A" }, { summary: "Web" }) },
    "/gone": { get: answering({ $ref: "#/components/schemas/Gone" }, { summary: "Gone" }) },
  });
  const site = await buildApi(
    t,
    specification,
    { tabs: [{ tab: "API", openapi: "openapi.json" }] },
    {
      "parts/thing.yaml":
        "Thing:\n  type: object\n  properties:\n    deep: {$ref: '#/Deep'}\nDeep: {type: string, format: email}\n",
    },
  );
  assert.match(site.text("api-reference/ok.html"), /lc-field-name">deep<\/code>.*string&lt;email&gt;/s);
  const line = (text: string) =>
    JSON.stringify(specification, null, 2)
      .split("\n")
      .findIndex((one) => one.includes(text)) + 1;
  const places = site.report.diagnostics.map((one) => `${one.code} ${one.file}:${one.line}`);
  assert.deepEqual(
    places,
    ["etc/passwd", "169.254", "schemas/Gone"].map((text) => `unresolved-reference openapi.json:${line(text)}`),
  );
});

test("faults say where they are and take no other page down", async (t) => {
  const unreadable = await buildApi(
    t,
    '{\n  "openapi": "3.1.0",\n  "paths": {,}\n}',
    { tabs: [{ tab: "API", openapi: "openapi.json" }] },
    { "a.mdx": "Fine" },
  );
  assert.deepEqual(unreadable.complaints, ["openapi.json:3:13 unreadable-specification"]);
  assert.match(unreadable.text("a.html"), /Fine/);
  const unknown = await buildApi(
    t,
    users,
    { pages: ["GET /nowhere", "b"] },
    { "b.mdx": "---\ntitle: B\nopenapi: GET /neither\n---\n" },
  );
  assert.deepEqual(
    unknown.complaints.map((one) => one.replace(/docs\.json:\d+:\d+/, "docs.json")),
    ["b.mdx:3:1 unknown-operation", "docs.json unknown-operation"],
  );
  const remote = await buildApi(t, users, { tabs: [{ tab: "API", openapi: "https://example.org/openapi.json" }] });
  assert.match(remote.complaints.join(), /remote-specification/);
});

test("operations are made once, and again only those that changed", async (t) => {
  const paths = (changed: number) =>
    Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [
        `/things/${index}`,
        {
          get: answering(
            { $ref: "#/components/schemas/User" },
            { summary: `Thing ${index}${index === changed ? " new" : ""}`, operationId: `t${index}` },
          ),
        },
      ]),
    );
  const components = { schemas: { User: user } };
  const cache = temporaryFolder(t);
  const navigation = { tabs: [{ tab: "API", openapi: "openapi.json" }] };
  const build = (changed: number) => buildApi(t, openapi(paths(changed), { components }), navigation, {}, { cache });
  const first = await build(-1);
  assert.equal(first.report.rendered, 200);
  const second = await build(7);
  assert.equal(second.report.rendered, 1);
  assert.match(second.text("api-reference/thing-7-new.html"), /Thing 7 new/);
});

test("Swagger 2.0 in YAML is read as OpenAPI 3", async (t) => {
  const swagger =
    "swagger: '2.0'\ninfo: {title: Old, version: '1'}\nhost: old.example\nschemes: [https]\nbasePath: /v0\npaths:\n  /things:\n    post:\n      summary: Add\n      parameters:\n        - {in: body, name: body, schema: {$ref: '#/definitions/Thing'}}\n      responses: {'200': {description: ok}}\ndefinitions:\n  Thing: {type: object, properties: {size: {type: integer}}}\n";
  const site = await buildApi(
    t,
    users,
    { groups: [{ group: "Old", openapi: { source: "old.yaml", directory: "old" } }] },
    { "old.yaml": swagger },
  );
  const page = site.text("old/add.html");
  assert.match(page, /data-copy="https:\/\/old\.example\/v0\/things"/);
  assert.match(page, /lc-field-name">size/);
});

test("each part of a body or an answer has an anchor made of all names above it", async (t) => {
  const search = {
    post: {
      summary: "Search",
      requestBody: {
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: {
                filter: { type: "object", properties: { maxPrice: { type: "number" } } },
                by: { oneOf: [{ type: "string" }, { type: "object", properties: { userId: { type: "string" } } }] },
              },
            },
          },
        },
      },
      responses: {
        200: {
          description: "Fine",
          content: {
            "application/json": {
              schema: {
                oneOf: [
                  { type: "object", properties: { hitsPerPage: { type: "integer" } } },
                  { type: "object", properties: { limit: { type: "integer" } } },
                ],
              },
            },
          },
        },
      },
    },
  };
  const site = await buildApi(t, openapi({ "/search": search }), { pages: ["POST /search"] });
  const [page] = site.manifest.pages;
  const ids = [...site.text(page?.file ?? "").matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  for (const id of [
    "body-filter",
    "body-filter-max-price",
    "body-by-one-of-1",
    "body-by-one-of-1-user-id",
    "response-one-of-0",
    "response-one-of-0-hits-per-page",
    "response-one-of-1-limit",
  ]) {
    assert.ok(ids.includes(id), `there is no #${id} among ${ids.join(" ")}`);
  }
  assert.equal(new Set(ids).size, ids.length, "no id stands twice");
});

test("nothing that a schema says is lost on its way to the page", async (t) => {
  const schemas = {
    Level: { type: "string", enum: ["low", "high"], description: "How loud" },
    Place: { type: "object", description: "Where it is", properties: { street: { type: "string" } } },
  };
  const properties = {
    level: {
      anyOf: [{ $ref: "#/components/schemas/Level" }, { type: "null" }],
      description: "Its level",
      default: "low",
    },
    place: { oneOf: [{ type: "null" }, { $ref: "#/components/schemas/Place" }] },
    tags: { type: "array", items: { type: "string", description: "One tag", example: "red" }, minItems: 2 },
    size: {
      oneOf: [
        { type: "integer", description: "In pixels", multipleOf: 8 },
        { type: "string", enum: ["auto"] },
      ],
    },
    code: { type: "string", enum: Array.from({ length: 300 }, (_, index) => `code_${index}`) },
  };
  const paths = {
    "/signs": {
      get: answering(
        { type: "object", properties },
        {
          summary: "Signs",
          requestBody: {
            content: {
              "application/json": {
                schema: { type: "object" },
                examples: { one: { value: { a: "first" } }, two: { summary: "The other", value: { a: "second" } } },
              },
            },
          },
          parameters: [
            {
              name: "since",
              in: "query",
              schema: { type: "string" },
              examples: { day: { value: "2024-01-01" }, hour: { value: "2024-01-01T10" } },
            },
          ],
        },
      ),
    },
  };
  const site = await buildApi(t, openapi(paths, { components: { schemas } }), { pages: ["GET /signs"] });
  const page = site.text(site.manifest.pages[0]?.file ?? "");
  const text = page.slice(page.indexOf("<main")).replace(/<[^>]*>/g, " ");
  for (const said of [
    "Its level",
    "How loud",
    "low , high",
    "Where it is",
    "One tag",
    "red",
    "Minimum array length: 2",
    "In pixels",
    "Multiple of:",
    "auto",
    "code_299",
    "2024-01-01T10",
    "The other",
    "second",
  ]) {
    assert.ok(text.replace(/\s+/g, " ").includes(said), `“${said}” is not on the page`);
  }
  assert.match(page, /id="response-place-one-of-1"/);
  assert.match(page, /id="response-place-one-of-1-street"/);
});

test("a page names every way in, the scopes, the variables of servers and where more is written", async (t) => {
  const specification = openapi(
    {
      "/point": {
        get: answering(
          {
            type: "object",
            properties: {
              pair: { type: "array", prefixItems: [{ type: "string", description: "The name" }, { type: "integer" }] },
              headers: { type: "object", patternProperties: { "^x-": { type: "string", description: "Own ones" } } },
              state: { type: "string", enum: ["on"], "x-enumDescriptions": { on: "It runs" } },
            },
          },
          {
            summary: "Point",
            security: [{ oauth: ["read"] }, { cookie: [] }],
            externalDocs: { url: "https://more.example/point", description: "More on points" },
            parameters: [
              {
                name: "filter",
                in: "query",
                schema: { type: "object", properties: { age: { type: "integer" } } },
              },
            ],
          },
        ),
      },
    },
    {
      servers: [
        {
          url: "https://{region}.example/v1",
          variables: { region: { default: "eu", enum: ["eu", "us"], description: "Where" } },
        },
      ],
      components: {
        securitySchemes: {
          oauth: {
            type: "oauth2",
            flows: { clientCredentials: { tokenUrl: "https://a.example", scopes: { read: "See things", all: "All" } } },
          },
          cookie: { type: "apiKey", in: "cookie", name: "sid", description: "The session" },
        },
      },
    },
  );
  const site = await buildApi(t, specification, { pages: ["GET /point"] });
  const page = site.text(site.manifest.pages[0]?.file ?? "");
  const text = page
    .slice(page.indexOf("<main"))
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
  for (const said of ["The name", "Own ones", "It runs", "See things", "The session", "{region} Where", "eu , us"])
    assert.ok(text.includes(said), `“${said}” is not on the page`);
  assert.match(page, /<a href="https:\/\/more\.example\/point"[^>]*>More on points/);
  assert.match(page, /lc-field-name">age<\/code><span class="lc-field-type">integer<\/span>/);
});

test("overlays change a specification before its pages are made, and say what in them is wrong", async (t) => {
  const overlay = `overlay: 1.0.0
info: { title: Public, version: "1" }
actions:
  - target: $.paths['/users'].get
    update: { summary: People, tags: [public] }
  - target: $..parameters[?(@.in == 'query')]
    update: { description: In the address }
  - target: $.paths['/health']
    remove: true
  - target: $.paths['/nowhere']
    remove: true
  - target: $.paths[
    remove: true
`;
  const openapi = { source: "openapi.json", directory: "api", overlays: ["./public.yaml", "gone.yaml"] };
  const site = await buildApi(t, users, { tabs: [{ tab: "API", openapi }] }, { "public.yaml": overlay });
  const paths = site.manifest.pages.map(({ path }) => path);
  assert.ok(paths.includes("api/people/people"), paths.join(" "));
  assert.ok(!paths.includes("api/get-health"));
  assert.match(site.text("api/people/people.html"), /In the address/);
  assert.deepEqual(site.complaints.filter((one) => /overlay/.test(one)).sort(), [
    "gone.yaml:1:1 bad-overlay",
    "public.yaml:10:13 overlay-without-target",
    "public.yaml:12:13 bad-overlay",
  ]);
});

test("an overlay that says what it extends needs no other name; an empty list takes it away", async (t) => {
  const overlay = (more: object) =>
    JSON.stringify({
      overlay: "1.0.0",
      info: { title: "O", version: "1" },
      ...more,
      actions: [{ target: "$.paths['/users'].get", update: { summary: "Found" } }],
    });
  const title = async (openapi: unknown, extended: object, name = "specs/public.overlay.json") => {
    const navigation = { pages: [{ group: "G", openapi, pages: ["GET /users"] }] };
    return (await buildApi(t, users, navigation, { [name]: overlay(extended) })).manifest.pages[0]?.title;
  };
  assert.equal(await title("openapi.json", { extends: "../openapi.json" }), "Found");
  assert.equal(await title("openapi.json", { extends: "./openapi.json" }), "Found", "from the root");
  assert.equal(await title({ source: "openapi.json", overlays: [] }, { extends: "../openapi.json" }), "List users");
  assert.equal(await title("openapi.json", { extends: "other.json" }), "List users");
  assert.equal(await title("openapi.json", { extends: "https://example.org/openapi.json" }), "List users");
  assert.equal(await title("openapi.json", {}), "List users");
  assert.equal(await title("openapi.json", { extends: "../openapi.json" }, "specs/public.json"), "List users");
});

test("a build notices that an overlay changed, was added or was taken away", async (t) => {
  const cache = temporaryFolder(t);
  const title = async (summary: string | null) => {
    const openapi = summary === null ? "openapi.json" : { source: "openapi.json", overlays: ["o.json"] };
    const actions = [{ target: "$.paths['/users'].get", update: { summary } }];
    const files = { "o.json": JSON.stringify({ overlay: "1.0.0", actions }) };
    const site = await buildApi(t, users, { pages: [{ group: "G", openapi, pages: ["GET /users"] }] }, files, {
      cache,
    });
    return site.manifest.pages[0]?.title;
  };
  assert.deepEqual(
    [await title(null), await title("One"), await title("Two"), await title(null)],
    ["List users", "One", "Two", "List users"],
  );
});

test("an operation is found whatever its page calls the parameters of the path", async (t) => {
  const paths = {
    "/users/{id}": { get: answering({}, { summary: "By id" }) },
    "/users/{id}/keys/{key}": { get: answering({}, { summary: "A key" }) },
  };
  const site = await buildApi(t, openapi(paths), { pages: ["GET /users/{user_id}", "GET /users/{a}/keys/{b}"] });
  assert.deepEqual(site.manifest.pages.map(({ title }) => title).sort(), ["A key", "By id"]);
  assert.deepEqual(site.complaints, []);
  const wrong = await buildApi(t, openapi(paths), { pages: ["GET /users/id", "GET /users/{id}"] });
  assert.deepEqual(
    wrong.report.diagnostics.map(({ code }) => code),
    ["unknown-operation"],
  );
});
