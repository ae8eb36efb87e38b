import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi, users } from "../testing.ts";

test("a page shows endpoint, credentials, parameters, bodies, samples and examples", async (t) => {
  const site = await buildApi(t, users, { pages: ["GET /users", "POST /users"] });
  const list = site.text("api-reference/people/list-users.html");
  assert.match(list, /<h1 id="page-title">List users/);
  assert.match(list, /data-copy="https:\/\/api\.shop\.example\/v1\/users"/);
  assert.match(list, /lc-field-name">X-Key<\/code>/);
  assert.match(list, /lc-field-name">limit<\/code>.*?integer.*?default: <code>20<\/code>/s);
  assert.match(list, /Required range: <code>1 &lt;= x &lt;= 100<\/code>/);
  assert.match(list, /Full <strong>name<\/strong>/);
  assert.match(list, / data-dropdown id="request-example".*data-tab="cURL".*data-tab="Python".*data-tab="JavaScript"/s);
  assert.match(list, /id="response-example".*data-tab="200"/s);
  const twin = site.text("api-reference/people/create-a-user.md");
  assert.match(twin, /POST https:\/\/api\.shop\.example\/v1\/users/);
  assert.match(twin, /`id` \(string<uuid>, required\)/);
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
  assert.match(page, /lc-field-name">[^\n]*age<\/code> <span [^>]*class="lc-field-type">integer<\/span>/);
});

test("descriptions of servers and of their variables are CommonMark, as the specification says", async (t) => {
  const servers = [
    {
      url: "https://{shop}.example/v1",
      description: "The **live** one, see [status](https://status.example/live)",
      variables: { shop: { default: "demo", description: "The `id` of *your* shop\n\n- a name\n- a number" } },
    },
  ];
  const site = await buildApi(t, openapi({ "/a": { get: answering({}, { summary: "A" }) } }, { servers }), {
    pages: ["GET /a"],
  });
  const page = site.text("api-reference/a.html");
  assert.match(page, /The <strong>live<\/strong> one, see <a[^>]* href="https:\/\/status\.example\/live"/);
  assert.match(page, /The <code[^>]*>id<\/code> of <em>your<\/em> shop/);
  assert.match(page, /<li>\s*a number\s*<\/li>/);
  const form = /class="lc-playground-data">(.*?)<\/script>/s.exec(page)?.[1] ?? "";
  assert.match(form, /"description":"The live one, see status"/, "the form shows text alone");
  assert.match(form, /"description":"The id of /);
});

test("a certificate that lets a client in is told, beside other ways or alone", async (t) => {
  const securitySchemes = {
    card: { type: "mutualTLS", description: "Ask *us* for one" },
    key: { type: "apiKey", in: "header", name: "X-Key" },
  };
  const paths = {
    "/alone": { get: answering({}, { summary: "Alone", security: [{ card: [] }] }) },
    "/both": { get: answering({}, { summary: "Both", security: [{ card: [] }, { key: [] }] }) },
  };
  const site = await buildApi(t, openapi(paths, { components: { securitySchemes } }), {
    pages: ["GET /alone", "GET /both"],
  });
  assert.match(site.text("api-reference/alone.md"), /## Authorizations\s+- `card` \(mutual TLS\): Ask \*us\* for one/);
  const both = site.text("api-reference/both.md");
  assert.match(both, /\*\*card\*\*[\s\S]*\*\*key\*\*[\s\S]*`X-Key`/);
  assert.match(both, /--header 'X-Key: <api-key>'/);
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
