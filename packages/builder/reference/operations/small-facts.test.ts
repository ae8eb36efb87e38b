import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

test("a page says which parameters may be empty, where a link leads, and which flow asks where for a token", async (t) => {
  const linked = {
    200: {
      description: "Fine",
      links: { Owner: { operationId: "getOwner", server: { url: "https://owners.example", description: "Owners" } } },
    },
  };
  const flows = {
    authorizationCode: { authorizationUrl: "https://a.example/ask", tokenUrl: "https://a.example/token", scopes: {} },
    clientCredentials: { tokenUrl: "https://a.example/machines", scopes: {} },
  };
  const flag = { name: "flag", in: "query", allowEmptyValue: true, schema: { type: "boolean" } };
  const site = await buildApi(
    t,
    openapi(
      {
        "/a": {
          get: answering({}, { summary: "A", parameters: [flag], responses: linked, security: [{ oauth: [] }] }),
        },
      },
      { components: { securitySchemes: { oauth: { type: "oauth2", flows } } } },
    ),
    all,
  );
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/a.html"), [
    "flag boolean May be sent without a value",
    "Owner → getOwner , at https://owners.example (Owners)",
    "Authorization code Authorization URL: https://a.example/ask Token URL: https://a.example/token Client credentials Token URL: https://a.example/machines",
  ]);
});

test("a body of bytes is a file, and each item of a list in a form is a part of its own", async (t) => {
  const body = (content: unknown) => ({ requestBody: { content }, responses: {} });
  const properties = { tags: { type: "array", items: { type: "string" }, example: ["a", "b"] } };
  const site = await buildApi(
    t,
    openapi({
      "/raw": { put: { summary: "Raw", ...body({ "image/png": {} }) } },
      "/form": {
        post: { summary: "Form", ...body({ "multipart/form-data": { schema: { type: "object", properties } } }) },
      },
    }),
    all,
  );
  assertHas(textOf(site, "api-reference/raw.html"), [
    "The body is of type string<binary> .",
    "--data-binary '@example-file'",
  ]);
  assertHas(textOf(site, "api-reference/form.html"), ["--form 'tags=a' \\ --form 'tags=b'"]);
});

test("an attribute whose anchor would be the frame's own name takes no id twice, and an empty option is seen", async (t) => {
  const properties = { content: { type: "string" }, state: { type: "string", enum: ["", "on"] } };
  const schema = { type: "object", properties };
  const requestBody = { content: { "application/json": { schema } } };
  const site = await buildApi(t, openapi({ "/a": { post: { summary: "A", requestBody, responses: {} } } }), all);
  const html = site.text("api-reference/a.html");
  assert.equal(html.split('id="body-content"').length, 2);
  assert.match(html, /id="param-content"/);
  assertHas(textOf(site, "api-reference/a.html"), ['Available options: "" , on']);
});

test("a comment of a program keeps no margin that would make code of it, and code keeps its own", async (t) => {
  const comment = 'A piece of the answer.\n\n    Each is one event\n    of the stream.\n\n        {"a": 1}\n    ';
  const plain = "Send this:\n\n    GET /a";
  const of = (description: string) => ({
    description: "Fine",
    content: { "application/json": { schema: { type: "object", description } } },
  });
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering({}, { summary: "A", responses: { 200: of(comment), 400: of(plain) } }) } }),
    all,
  );
  const page = site.text("api-reference/a.html");
  assert.match(page, /<p>Each is one event\s+of the stream\.<\/p>/);
  assert.match(page, /<code>\{(?:"|&quot;)a(?:"|&quot;): 1\}\s*<\/code>/);
  assert.match(page, /<code>GET \/a\s*<\/code>/);
});

test("a request that may go without a credential says so, beside one way in or several", async (t) => {
  const securitySchemes = {
    key: { type: "apiKey", in: "query", name: "key" },
    token: { type: "http", scheme: "bearer" },
  };
  const get = (summary: string, security: unknown[]) => ({ get: answering({}, { summary, security }) });
  const site = await buildApi(
    t,
    openapi(
      {
        "/one": get("One", [{ key: [] }, {}]),
        "/two": get("Two", [{}, { key: [] }, { token: [] }]),
        "/must": get("Must", [{ key: [] }]),
        "/open": get("Open", [{}]),
      },
      { components: { securitySchemes } },
    ),
    all,
  );
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/one.html"), ["Authorizations Optional: a request may go without. key"]);
  assertHas(textOf(site, "api-reference/two.html"), ["Authorizations Optional: a request may go without. key"]);
  assert.match(site.text("api-reference/one.md"), /without\.\s+- `key` \(string, query\)\n/);
  assert.doesNotMatch(textOf(site, "api-reference/must.html"), /Optional/);
  assert.doesNotMatch(textOf(site, "api-reference/open.html"), /Authorizations|Optional/);
});

test("an address of a server without a scheme, or with a word between angle brackets, is its address all the same", async (t) => {
  const servers = [
    { url: "//api.shop.example/v1" },
    { url: "shop.example:8443/v2", description: "Second" },
    { url: "https://<your-shop>.example/v3/" },
    { url: "localhost:3000" },
    { url: "v4" },
    { url: "javascript:alert(1)" },
  ];
  const site = await buildApi(t, openapi({ "/a": { get: answering({}, { summary: "A" }) } }, { servers }), all);
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/a.html"), [
    "--url https://api.shop.example/v1/a",
    "Servers https://api.shop.example/v1 https://shop.example:8443/v2 Second https://{your-shop}.example/v3 http://localhost:3000",
  ]);
  assert.doesNotMatch(site.text("api-reference/a.html"), /javascript:alert/);
});

test("parameters of one name, and those without one, are all told; requests have one of a name", async (t) => {
  const query = (name: string | undefined, description: string) => ({ name, in: "query", description, required: true });
  const shared = { name: "q", in: "query", description: "Of the path" };
  const get = answering(
    {},
    {
      summary: "Twice",
      parameters: [query("q", "First"), query("q", "Second"), query("q", "Second"), query(undefined, "Nameless")],
    },
  );
  const site = await buildApi(t, openapi({ "/twice": { parameters: [shared], get } }), all);
  const page = textOf(site, "api-reference/twice.html");
  assertHas(page, ["First", "Second", "Nameless", "/twice?q="]);
  assert.equal(page.split("Second").length, 2);
  assert.doesNotMatch(page, /Of the path|q=.*&.*=/);
});

test("an answer that is a text stands in quotes where it is JSON", async (t) => {
  const answer = (type: string, example: unknown) => ({
    get: {
      summary: "A",
      responses: { 200: { description: "", content: { [type]: { schema: { type: "string" }, example } } } },
    },
  });
  const panelOf = async (type: string, example?: unknown) => {
    const site = await buildApi(t, openapi({ "/a": answer(type, example) }), all);
    return /^```\w+ 200\n(.*?)\n```/ms.exec(site.text("api-reference/a.md"))?.[1];
  };
  assert.equal(await panelOf("application/json"), '"<string>"');
  assert.equal(await panelOf("application/problem+json; charset=utf-8", "018b-c5e"), '"018b-c5e"');
  assert.equal(await panelOf("application/json", '{"a": 1}'), '{"a": 1}');
  assert.equal(await panelOf("application/json", "12"), "12");
  assert.equal(await panelOf("text/plain", "words"), "words");
});

test("a sample sends no form without fields, and with GET no body that may be left out: browsers refuse one", async (t) => {
  const form = (required: boolean) => ({
    required,
    content: { "application/x-www-form-urlencoded": { schema: { type: "object" } } },
  });
  const json = (required: boolean) => ({
    required,
    content: { "application/json": { schema: { type: "object", properties: { q: { type: "string" } } } } },
  });
  const sampleOf = async (method: string, requestBody: object) => {
    const site = await buildApi(t, openapi({ "/a": { [method]: { summary: "A", requestBody, responses: {} } } }), all);
    return /```javascript JavaScript\n([\s\S]*?)\n```/.exec(site.text("api-reference/a.md"))?.[1] ?? "";
  };
  for (const [method, body] of [
    ["get", form(false)],
    ["post", form(false)],
    ["get", json(false)],
  ] as const)
    assert.doesNotMatch(await sampleOf(method, body), /body:|Content-Type/);
  for (const [method, body] of [
    ["post", form(true)],
    ["get", json(true)],
    ["delete", json(false)],
  ] as const)
    assert.match(await sampleOf(method, body), /body:/);
});

test("ranges of media types stand in a page's Markdown as they are", async (t) => {
  const content = { "*/*": { schema: { type: "string" } }, "image/*": {} };
  const site = await buildApi(
    t,
    openapi({ "/a": { get: { summary: "A", responses: { 200: { description: "Fine", content } } } } }),
    all,
  );
  const page = site.text("api-reference/a.md");
  assert.match(page, /^\*\*\\\*\/\\\*\*\*$/m);
  assert.match(page, /^\*\*image\/\\\*\*\*$/m);
});

test("examples of media types whose lines are JSON have a value in each line", async (t) => {
  const schema = { type: "array", items: { type: "object", properties: { a: { type: "integer" } } } };
  const example = [{ a: 1 }, { a: 2 }];
  const content = { "application/jsonl": { schema, example } };
  const responses = { 200: { description: "Fine", content: { "application/x-ndjson": { schema, example } } } };
  const site = await buildApi(
    t,
    openapi({ "/a": { post: { summary: "A", requestBody: { content }, responses } } }),
    all,
  );
  const page = site.text("api-reference/a.md");
  assert.match(page, /--data '\{"a":1\}\n\{"a":2\}'/);
  assert.match(page, /```json 200\n\{"a":1\}\n\{"a":2\}\n```/);
});

test("credentials of which a specification says nothing are told in the words that references of APIs have for them", async (t) => {
  const securitySchemes = {
    token: { type: "http", scheme: "bearer" },
    login: { type: "http", scheme: "basic" },
    grant: { type: "oauth2", flows: {} },
    own: { type: "http", scheme: "bearer", description: "Ask us." },
  };
  const secured = (name: string) => answering({}, { summary: name, security: [{ [name]: [] }] });
  const site = await buildApi(
    t,
    openapi(Object.fromEntries(Object.keys(securitySchemes).map((name) => [`/${name}`, { get: secured(name) }])), {
      components: { securitySchemes },
    }),
    all,
  );
  const lines = [
    [
      "token",
      "header required Bearer authentication header of the form Bearer <token> , where <token> is your auth token.",
    ],
    [
      "login",
      "header required Basic authentication header of the form Basic <encoded-value> , where <encoded-value> is the base64-encoded string username:password .",
    ],
    ["grant", "header required The access token received from the authorization server in the OAuth 2.0 flow."],
    ["own", "header required Ask us."],
  ] as const;
  for (const [name, line] of lines)
    assertHas(textOf(site, `api-reference/${name}.html`), [`Authorization string ${line}`]);
});

test("a body and an answer without attributes are said by their types, with what else is said of them", async (t) => {
  const json = (schema: unknown) => ({ "application/json": { schema } });
  const site = await buildApi(
    t,
    openapi({
      "/a": {
        post: {
          summary: "A",
          requestBody: { content: json({ type: "object", description: "Any keys" }) },
          responses: { 200: { description: "Fine", content: json({}) } },
        },
      },
      "/b": {
        put: {
          summary: "B",
          requestBody: { content: json({ type: "string", maxLength: 5, default: "x" }) },
          responses: { 200: { description: "Fine", content: json({ type: "string", example: "OK" }) } },
        },
      },
    }),
    all,
  );
  assertHas(textOf(site, "api-reference/a.html"), [
    "application/json The body is of type object . Any keys",
    "Fine The response is of type any .",
  ]);
  assertHas(textOf(site, "api-reference/b.html"), [
    "application/json body string default: x Maximum string length: 5",
    'Fine The response is of type string . Example: "OK"',
  ]);
  assert.match(site.text("api-reference/a.md"), /Fine\s+The response is of type `any`\./);
});

test("a header parameter that is the credential of every way in is told as that, with all that it says", async (t) => {
  const scheme = { type: "http", scheme: "bearer", description: "The token" };
  const key = { type: "apiKey", in: "header", name: "X-Key" };
  const header = (name: string, more: object) => ({
    name,
    in: "header",
    required: true,
    schema: { type: "string" },
    ...more,
  });
  const parameters = [
    header("authorization", { description: "From your *account*", example: "Bearer abc" }),
    header("X-Trace", { description: "For us" }),
  ];
  const operation = (summary: string, security: object[]) => ({
    get: answering({}, { summary, parameters, security }),
  });
  const paths = {
    "/a": operation("One", [{ token: [] }]),
    "/b": operation("Either", [{ token: [] }, { key: [] }]),
    "/c": operation("Free", [{ token: [] }, {}]),
    "/d": operation("Open", []),
  };
  const site = await buildApi(t, openapi(paths, { components: { securitySchemes: { token: scheme, key } } }), all);
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/one.html"), [
    'Authorization string header required The token From your account Example: "Bearer abc" Headers X-Trace',
  ]);
  for (const page of ["either", "free", "open"])
    assertHas(textOf(site, `api-reference/${page}.html`), [
      "Headers authorization string header required From your account",
    ]);
});
