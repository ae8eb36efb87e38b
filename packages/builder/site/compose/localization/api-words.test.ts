import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf, type TestScope } from "../../../test/build-fixture.ts";
import { wordsFor, wordsLanguages } from "../../../theme/words/words.ts";

const text = { type: "string" };
const flow = (scopes: object, more: object) => ({ scopes, ...more });
const schemes = {
  ask: {
    type: "oauth2",
    flows: {
      authorizationCode: flow(
        {},
        {
          authorizationUrl: "https://a.example/ask",
          tokenUrl: "https://a.example/token",
          refreshUrl: "https://a.example/again",
        },
      ),
      deviceAuthorization: flow(
        {},
        { deviceAuthorizationUrl: "https://a.example/device", tokenUrl: "https://a.example/t" },
      ),
    },
  },
  digest: { type: "http", scheme: "digest" },
  client: { type: "mutualTLS" },
};
const body = {
  type: "object",
  properties: {
    mail: text,
    phone: text,
    kind: { enum: ["firm", "club"] },
    plain: {
      oneOf: [
        { type: "string", title: "Name" },
        { type: "integer", title: "Number" },
      ],
    },
    grid: { type: "array", items: { type: "array", items: { type: "integer", minimum: 7 } } },
    keys: { type: "object", propertyNames: { minLength: 3 }, additionalProperties: true },
    choice: {
      oneOf: [
        { type: "object", properties: { a: text } },
        { type: "object", properties: { b: text } },
      ],
    },
  },
  anyOf: [{ required: ["mail"] }, { required: ["phone"] }],
  dependentRequired: { mail: ["kind"] },
  if: { properties: { kind: { const: "firm" } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: { required: ["phone"] },
  else: { required: ["mail"] },
};
const specification = {
  openapi: "3.2.0",
  info: { title: "Harbour", version: "1" },
  components: { securitySchemes: schemes },
  paths: {
    "/a": {
      post: {
        summary: "A",
        security: Object.keys(schemes).map((name) => ({ [name]: [] })),
        parameters: [{ name: "lost", schema: text }],
        callbacks: {
          done: { "https://b.example": { post: { deprecated: true, responses: { 200: { description: "Seen" } } } } },
        },
        requestBody: { content: { "application/json": { schema: body } } },
        responses: {
          200: {
            description: "Fine",
            headers: Object.fromEntries(Array.from({ length: 70 }, (_, at) => [`X-${at}`, { schema: text }])),
            content: { "application/jsonl": { itemSchema: text, example: "x".repeat(40_000) } },
          },
        },
      },
    },
  },
};

/** The page of the operation in a language. */
async function pageIn(t: TestScope, language: string): Promise<string> {
  const navigation = { languages: [{ language, openapi: "openapi.json" }] };
  const config = { name: "Harbour", theme: "mint", colors: { primary: "#0055aa" }, navigation };
  const files = { "docs.json": JSON.stringify(config), "openapi.json": JSON.stringify(specification) };
  const site = await build(t, folderOf(t, files));
  return whole(site.text(Object.keys(site.manifest.files).find((path) => path.endsWith("/a.html")) ?? ""));
}

/** A page without the places where the names in it may be broken. */
function whole(html: string): string {
  return html.replaceAll("<wbr>", "").replaceAll(/<code class="lc-name[^>]*>/g, "<code>");
}

test("what the reference of an API says in lines of its own is in the page's language", async (t) => {
  const html = await pageIn(t, "de");
  for (const said of [
    "Erforderlich mit <code>mail</code>: <code>kind</code>",
    "Erforderlich, wenn <code>kind</code> = <code>firm</code>: <code>phone</code>",
    "Sonst erforderlich: <code>mail</code>",
    "Mindestens eines von: <code>mail</code>, <code>phone</code>",
    "Eines von: Name <code>string</code>",
    "Jeder Eintrag darin, Zulässiger Bereich: <code>x &gt;= 7</code>",
    "Schlüssel, Minimale Textlänge: <code>3</code>",
    "Ein Datenstrom; jeder seiner Einträge:",
    "Weiteres wird hier nicht gezeigt: <a ",
    ">siehe Spezifikation</a>",
    "Gekürzt: 200",
    'data-tab="Option 2"',
    "<p>Das Zertifikat des Clients.<",
    "Autorisierungs-URL: <code>https://a.example/ask<",
    "URL zur Geräteautorisierung: <code>https://a.example/device<",
    "Token-URL: <code>https://a.example/token<",
    "Aktualisierungs-URL: <code>https://a.example/again<",
    "<p>HTTP-Authentifizierung: <code>Digest &lt;credentials&gt;<",
    ">Parameter<a ",
    "<strong>Veraltet<",
    "<strong>Antwort<",
  ])
    assert.ok(html.includes(said), said);
});

test("no language leaves one of these lines in English", async (t) => {
  const english = wordsFor("en").content;
  const keys = Object.keys(english).slice(Object.keys(english).indexOf("requiredWith")) as (keyof typeof english)[];
  for (const language of wordsLanguages.filter((one) => one !== "en")) {
    const words = wordsFor(language).content;
    for (const key of keys) assert.ok(words[key] !== english[key] || ["option", "parameters"].includes(key), key);
  }
  const html = await pageIn(t, "fr");
  const content = html.slice(html.indexOf('id="content"'), html.indexOf("</main>"));
  assert.doesNotMatch(
    content,
    /(?:Required|At least|Exactly|One of|Each item|Keys|A stream|More is|Shortened|see the)\b/,
  );
  assert.doesNotMatch(content, /(?:Authorization|Token|Refresh) URL|HTTP authentication|The client|>Parameters</);
});

test("what a page says of a channel's parameters, messages and bindings is in its language", async (t) => {
  const message = { contentType: "text/plain", correlationId: { location: "$message.header#/id" }, payload: text };
  const channel = {
    address: "ships/{id}",
    parameters: { id: { location: "$message.payload#/id" } },
    messages: { seen: message },
    bindings: { kafka: { partitions: 3 } },
  };
  const document = { asyncapi: "3.0.0", info: { title: "Harbour", version: "1" }, channels: { ships: channel } };
  const navigation = { languages: [{ language: "de", groups: [{ group: "A", asyncapi: "asyncapi.json" }] }] };
  const config = { name: "Harbour", theme: "mint", colors: { primary: "#0055aa" }, navigation };
  const files = { "docs.json": JSON.stringify(config), "asyncapi.json": JSON.stringify(document) };
  const site = await build(t, folderOf(t, files));
  const html = whole(site.text(Object.keys(site.manifest.files).find((path) => path.endsWith("/ships.html")) ?? ""));
  for (const said of [
    ">Kanalparameter<a ",
    ">Nachrichten<a ",
    ">Protokollbindungen<a ",
    'lc-expandable-summary"><span><span data-toggles>Zeige</span> Protokollbindungen: kafka<',
    "<p>Fundstelle: <code>",
    'lc-field-fact">Korrelation: <code>',
    'lc-field-fact">Inhaltstyp: <code>',
  ])
    assert.ok(html.includes(said), said);
});

test("what a page says of a channel's operations, answers and ways in is in its language", async (t) => {
  const schemes = {
    login: "userPassword",
    key: "apiKey",
    paper: "X509",
    one: "symmetricEncryption",
    two: "asymmetricEncryption",
  };
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Harbour", version: "1" },
    servers: {
      sea: {
        host: "sea.example",
        protocol: "mqtt",
        tags: [{ name: "env:test", description: "For trials" }],
        security: Object.keys(schemes).map((name) => ({ $ref: `#/components/securitySchemes/${name}` })),
      },
    },
    channels: {
      ships: {
        address: "ships",
        messages: {
          seen: { payload: text, examples: [{ name: "first", headers: { at: 1 }, payload: "a" }] },
          gone: { payload: text },
        },
      },
    },
    operations: {
      tell: {
        action: "send",
        channel: { $ref: "#/channels/ships" },
        summary: "Ships in sight",
        messages: [{ $ref: "#/channels/ships/messages/seen" }],
        reply: {
          address: { location: "$message.header#/reply" },
          messages: [{ $ref: "#/channels/ships/messages/gone" }],
        },
      },
      ask: { action: "receive", channel: { $ref: "#/channels/ships" } },
    },
    components: {
      securitySchemes: Object.fromEntries(Object.entries(schemes).map(([name, type]) => [name, { type }])),
    },
  };
  const navigation = { languages: [{ language: "de", groups: [{ group: "A", asyncapi: "asyncapi.json" }] }] };
  const config = { name: "Harbour", theme: "mint", colors: { primary: "#0055aa" }, navigation };
  const files = { "docs.json": JSON.stringify(config), "asyncapi.json": JSON.stringify(document) };
  const site = await build(t, folderOf(t, files));
  const html = site.text(Object.keys(site.manifest.files).find((path) => path.endsWith("/ships.html")) ?? "");
  for (const said of [
    ">Senden: </span>Ships in sight<",
    ">Empfangen: </span>ask<",
    ">Senden: Ships in sight</a>",
    ">Antwort</span><a ",
    "<p>An <code>$message.header#/reply<",
    'data-tab="seen: first, Kopfzeilen"',
    ">seen: first, Kopfzeilen<",
    ">Benutzername und Passwort<",
    ">API-Schlüssel<",
    ">X.509-Zertifikat<",
    ">Symmetrische Verschlüsselung<",
    ">Asymmetrische Verschlüsselung<",
    "Schlagwörter: <code>env:test</code> (For trials)",
  ])
    assert.ok(html.includes(said), `${said} in ${html}`);
});
