import assert from "node:assert/strict";
import { test } from "node:test";
import { inlineCodeHtml } from "../../../html/long-names.ts";
import { build, folderOf } from "../../../test/build-fixture.ts";

test("what an API says of objects, of who may read a value, and of requests without a credential is in the page's language", async (t) => {
  const properties = {
    id: { type: "string", readOnly: true },
    size: { type: "object", properties: { width: { type: "number" } } },
  };
  const content = { "application/json": { schema: { type: "object", properties } } };
  const specification = {
    openapi: "3.1.0",
    info: { title: "Harbour", version: "1" },
    security: [{ key: [] }, {}],
    components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
    paths: {
      "/a": {
        post: {
          summary: "A",
          requestBody: {
            content: {
              "application/json": {
                schema: { type: "object", properties: { secret: { type: "string", writeOnly: true } } },
              },
            },
          },
          responses: { 200: { description: "Done", content } },
        },
      },
    },
  };
  const navigation = { languages: [{ language: "de", openapi: "openapi.json" }] };
  const config = { name: "Harbour", theme: "mint", colors: { primary: "#0055aa" }, navigation };
  const site = await build(
    t,
    folderOf(t, { "docs.json": JSON.stringify(config), "openapi.json": JSON.stringify(specification) }),
  );
  const html = site.text(Object.keys(site.manifest.files).find((path) => path.endsWith("/a.html")) ?? "");
  for (const text of [
    "nur lesen",
    "nur schreiben",
    "Zeige</span> untergeordnete Attribute",
    "Optional: Eine Anfrage geht auch ohne.",
  ])
    assert.ok(html.includes(`>${text}<`), text);
  assert.doesNotMatch(html, />(?:read-only|write-only| child attributes|Optional: a request[^<]*)</);
});

test("what an API says of scopes, servers, and what its answers bring besides their body is in the page's language", async (t) => {
  const answer = {
    description: "Ships",
    headers: { "X-Total": { schema: { type: "integer" } } },
    links: { next: { operationId: "ship" } },
  };
  const config = {
    name: "Harbour",
    theme: "mint",
    colors: { primary: "#0055aa" },
    navigation: { languages: [{ language: "fr", groups: [{ group: "API", openapi: "openapi.json" }] }] },
  };
  const api = {
    openapi: "3.0.0",
    info: { title: "Harbour", version: "1" },
    servers: [
      {
        url: "https://{port}.example",
        variables: { port: { default: "north", enum: ["north", "south"], description: "The side" } },
      },
    ],
    components: {
      securitySchemes: { pass: { type: "oauth2", flows: { implicit: { scopes: { "ships:read": "See ships" } } } } },
    },
    paths: {
      "/ships": { get: { summary: "Ships", security: [{ pass: ["ships:read"] }], responses: { 200: answer } } },
    },
  };
  const files = { "docs.json": JSON.stringify(config), "openapi.json": JSON.stringify(api) };
  const site = await build(t, folderOf(t, files));
  const html = site.text(Object.keys(site.manifest.files).find((path) => /\bships\.html$/.test(path)) ?? "");
  assert.match(html, /<p>Portées : <code>ships:read</);
  const verb = "<span data-toggles>Afficher</span>";
  for (const title of ["En-têtes", "liens"])
    assert.ok(html.includes(`lc-expandable-summary"><span>${verb} ${title}<`), title);
  assert.match(html, /<code>south<\/code> <span class="lc-field-default">par défaut : <code>north</);
});

test("what an API says of credentials of which its specification says nothing is in the page's language", async (t) => {
  const bearer = { type: "http", scheme: "bearer" };
  const schemes = { bearer, basic: { type: "http", scheme: "basic" }, oauth: { type: "oauth2", flows: {} } };
  const old = { type: "object", deprecated: true, properties: { a: { type: "string" } } };
  const examples = { one: { summary: "First", value: { a: "1" } }, two: { summary: "Second", value: { a: "2" } } };
  const post = {
    summary: "A",
    security: Object.keys(schemes).map((name) => ({ [name]: [] })),
    requestBody: { content: { "application/json": { schema: old, examples } } },
    responses: {},
  };
  const navigation = { languages: [{ language: "de", openapi: "openapi.json" }] };
  const config = { name: "Harbour", theme: "mint", colors: { primary: "#0055aa" }, navigation };
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": JSON.stringify(config),
      "openapi.json": JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Harbour", version: "1" },
        components: { securitySchemes: schemes },
        paths: { "/a": { post } },
      }),
    }),
  );
  const html = site.text(Object.keys(site.manifest.files).find((path) => path.endsWith("/a.html")) ?? "");
  assert.equal(html.split("<p>Das Zugriffstoken, als <code>Bearer &lt;token&gt;</code>.</p>").length, 3);
  const pair = inlineCodeHtml("username:password");
  assert.ok(html.includes(`<p>Basic-Authentifizierung: <code>Basic</code> und ${pair} in Base64.`));
  for (const text of ["Zeige</span> Beispiele", "Veraltet"]) assert.ok(html.includes(`>${text}<`), text);
  assert.match(html, /aria-label="Link zu diesem Abschnitt: Authorization"/);
  assert.doesNotMatch(html, /The access token|lets the request in|> ?examples<|Link to /);
});

test("the headings, marks and controls of an API in Spanish are in the words that its readers know from others", async (t) => {
  const post = {
    summary: "A",
    security: [{ bearer: [] }],
    requestBody: {
      content: {
        "application/json": {
          schema: { type: "object", required: ["a"], properties: { a: { type: "string", default: "x" } } },
        },
      },
    },
    responses: { 200: { description: "Done" } },
  };
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": JSON.stringify({
        name: "Harbour",
        theme: "mint",
        colors: { primary: "#0055aa" },
        navigation: { languages: [{ language: "es", openapi: "openapi.json" }] },
      }),
      "openapi.json": JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Harbour", version: "1" },
        components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
        paths: { "/a": { post } },
      }),
    }),
  );
  const html = site.text(Object.keys(site.manifest.files).find((path) => path.endsWith("/a.html")) ?? "");
  assert.match(html, />Saltar al contenido principal</);
  assert.match(html, /<h2 id="authorizations"[^>]*>Autorizaciones</);
  assert.match(html, /lc-field-default">predeterminado: <code>x<.*lc-field-required">requerido</s);
});
