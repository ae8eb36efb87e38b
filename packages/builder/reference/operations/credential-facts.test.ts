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

test("a credential that should not be used any more, and where a server tells of itself, are told (OpenAPI 3.2)", async (t) => {
  const securitySchemes = {
    old: { type: "apiKey", in: "header", name: "X-Old", description: "Until spring.", deprecated: true },
    grant: { type: "oauth2", oauth2MetadataUrl: "https://a.example/.well-known/oauth", flows: {} },
  };
  const paths = {
    "/a": { get: answering({}, { summary: "Old", security: [{ old: [] }] }) },
    "/b": { get: answering({}, { summary: "Grant", security: [{ grant: [] }] }) },
  };
  const site = await buildApi(t, { ...openapi(paths, { components: { securitySchemes } }), openapi: "3.2.0" }, all);
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/old.html"), ["X-Old string header required deprecated Until spring."]);
  assertHas(textOf(site, "api-reference/grant.html"), ["Metadata URL: https://a.example/.well-known/oauth"]);
});
