import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";

type Json = Record<string, unknown>;

const chat = {
  asyncapi: "3.0.0",
  info: { title: "Chat", version: "1" },
  servers: {
    production: {
      host: "ws.shop.example",
      pathname: "/v1",
      protocol: "wss",
      description: "For **everyone**",
      security: [{ $ref: "#/components/securitySchemes/token" }],
    },
    test: { host: "{stage}.shop.example", protocol: "wss", variables: { stage: { default: "test" } } },
  },
  channels: {
    room: {
      address: "/rooms/{roomId}",
      title: "A room",
      description: "Where people *talk*.\n\nIn many rooms.",
      tags: [{ name: "talk" }],
      parameters: { roomId: { description: "Which room", enum: ["red", "blue"] } },
      messages: {
        said: { $ref: "#/components/messages/Said" },
        left: { payload: { type: "object", properties: { who: { type: "string" } } } },
      },
      bindings: { ws: { method: "GET", bindingVersion: "0.1.0" } },
    },
    empty: { address: "silence" },
    secret: { address: "secret", "x-excluded": true },
  },
  operations: {
    hear: {
      action: "send",
      channel: { $ref: "#/channels/room" },
      summary: "What others say",
      messages: [{ $ref: "#/channels/room/messages/said" }],
    },
    talk: { action: "receive", channel: { $ref: "#/channels/room" }, title: "Say something" },
  },
  components: {
    messages: {
      Said: {
        name: "said",
        title: "Said",
        summary: "Someone said something",
        headers: { type: "object", properties: { trace: { type: "string" } } },
        payload: { $ref: "#/components/schemas/Words" },
        examples: [{ name: "hello", payload: { text: "Hello there" } }],
      },
    },
    schemas: {
      Words: {
        oneOf: [
          { title: "Text", type: "object", properties: { text: { type: "string", description: "The words" } } },
          { title: "Picture", type: "object", properties: { url: { type: "string" } } },
        ],
      },
    },
    securitySchemes: { token: { type: "httpApiKey", in: "header", name: "X-Token", description: "Ask us" } },
  },
};

const old = {
  asyncapi: "2.6.0",
  info: { title: "Lights", version: "1" },
  servers: { broker: { url: "mqtt.shop.example:1883", protocol: "mqtt", security: [{ login: [] }] } },
  channels: {
    "lights/{id}/measured": {
      parameters: { id: { description: "Of the lamp", schema: { type: "string" } } },
      publish: {
        operationId: "onMeasured",
        bindings: { mqtt: { qos: 1 } },
        message: { oneOf: [{ $ref: "#/components/messages/lux" }, { name: "broken", payload: { type: "string" } }] },
      },
      subscribe: {
        summary: "Turn on",
        message: { payload: { type: "object", properties: { on: { type: "boolean" } } } },
      },
    },
  },
  components: {
    messages: { lux: { payload: { type: "object", properties: { lumens: { type: "integer" } } } } },
    securitySchemes: { login: { type: "userPassword", description: "By mail" } },
  },
};

async function buildChannels(
  t: Parameters<typeof build>[0],
  document: Json,
  rest: Json,
  files: Record<string, string> = {},
) {
  const config = { name: "Shop", theme: "mint", colors: { primary: "#0a6" }, ...rest };
  return build(
    t,
    folderOf(t, { "docs.json": JSON.stringify(config), "asyncapi.json": JSON.stringify(document, null, 2), ...files }),
  );
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("a division with an AsyncAPI document has a page for each of its channels, by tag", async (t) => {
  const site = await buildChannels(t, chat, { navigation: { tabs: [{ tab: "Events", asyncapi: "asyncapi.json" }] } });
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(
    site.manifest.pages.map(({ path, title }) => [path, title]),
    [
      ["api-reference/talk/a-room", "A room"],
      ["api-reference/websockets/empty", "Empty"],
    ],
  );
  const html = site.text("api-reference/talk/a-room.html");
  const text = textOf(html);
  for (const expected of [
    "WSS wss://ws.shop.example/v1 /rooms/ {roomId}",
    "wss://test.shop.example",
    "For everyone",
    "X-Token",
    "Ask us",
    "Which room",
    "Send: What others say",
    "Receive: Say something",
    "Someone said something",
    "trace",
    "The words",
    "Picture",
    "ws bindings",
    "Hello there",
  ]) {
    assert.ok(text.includes(expected), `${JSON.stringify(expected)} is not on the page: ${text}`);
  }
  assert.match(html, /<em>talk<\/em>/, "Markdown of a description is rendered");
  assert.doesNotMatch(text, /bindingVersion/);
  assert.match(site.text("api-reference/talk/a-room.md"), /Someone said something/);
});

test("AsyncAPI 2: what is published is received, what is subscribed to is sent", async (t) => {
  const site = await buildChannels(t, old, {
    navigation: { groups: [{ group: "Lamps", asyncapi: { source: "asyncapi.json", directory: "lamps" } }] },
  });
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(
    site.manifest.pages.map(({ path }) => path),
    ["lamps/websockets/lights-measured"],
  );
  const text = textOf(site.text("lamps/websockets/lights-measured.html"));
  for (const expected of [
    "MQTT mqtt://mqtt.shop.example:1883 /lights/ {id} /measured",
    "User name and password",
    "Of the lamp",
    "Receive: onMeasured",
    "Send: Turn on",
    "lumens",
    "broken",
    "mqtt bindings",
  ]) {
    assert.ok(text.includes(expected), `${JSON.stringify(expected)} is not on the page: ${text}`);
  }
});

test("a page names its channel in the frontmatter, with or without the document", async (t) => {
  const site = await buildChannels(
    t,
    chat,
    { navigation: { pages: ["a", "b", "c"] }, api: { asyncapi: "asyncapi.json" } },
    {
      "a.mdx": '---\ntitle: Own title\nasyncapi: "asyncapi.json room"\n---\n\nMy own words.\n',
      "b.mdx": '---\nasyncapi: "room"\n---\n',
      "c.mdx": '---\ntitle: C\nasyncapi: "asyncapi.json rooms"\n---\n',
    },
  );
  assert.deepEqual(site.complaints, ["c.mdx:3:1 unknown-operation"]);
  const own = textOf(site.text("a.html"));
  assert.match(own, /Own title/);
  assert.match(own, /My own words\./);
  assert.match(own, /Send: What others say/);
  assert.match(textOf(site.text("b.html")), /A room .*Receive: Say something/);
});

test("a document is found when no page names it, and one that cannot be read says where", async (t) => {
  const found = await buildChannels(
    t,
    chat,
    { navigation: { pages: ["b"] } },
    { "b.mdx": "---\nasyncapi: room\n---\n" },
  );
  assert.deepEqual(found.complaints, []);
  const broken = await build(
    t,
    folderOf(t, {
      "docs.json": JSON.stringify({
        name: "A",
        theme: "mint",
        colors: { primary: "#123456" },
        navigation: { pages: ["a", { group: "G", asyncapi: "broken.yaml" }] },
      }),
      "a.mdx": "Fine",
      "broken.yaml": "asyncapi: 3.0.0\nchannels: [\n",
    }),
  );
  assert.ok(broken.complaints.includes("broken.yaml:3:1 unreadable-specification"), broken.complaints.join());
  assert.ok(broken.manifest.files["a.html"], "the other pages are built");
});

test("no document of channels can put a script into a page or make a page without end", async (t) => {
  const hostile = {
    asyncapi: "3.0.0",
    info: { title: "<script>alert(1)</script>", version: "1" },
    servers: { a: { host: "x", protocol: "javascript", description: "<img src=x onerror=alert(1)>" } },
    channels: {
      loop: {
        address: "javascript:alert(1)",
        title: "<script>alert(1)</script>",
        messages: { m: { payload: { $ref: "#/components/schemas/Loop" } } },
      },
      self: { $ref: "#/channels/self" },
    },
    components: { schemas: { Loop: { type: "object", properties: { next: { $ref: "#/components/schemas/Loop" } } } } },
  };
  const site = await buildChannels(t, hostile, { navigation: { pages: [{ group: "G", asyncapi: "asyncapi.json" }] } });
  for (const { file } of site.manifest.pages) {
    assert.doesNotMatch(site.text(file), /<script>alert|onerror|href="javascript|href="javascript/);
  }
});

test("headers of a message and of its traits add up, and what is said of correlation and examples is told", async (t) => {
  const header = (name: string) => ({
    type: "object",
    properties: { [name]: { type: "string", description: `Of ${name}` } },
  });
  const message = {
    title: "Note",
    headers: header("own"),
    correlationId: { location: "$message.header#/own", description: "Ties both together" },
    payload: { type: "string" },
    examples: [{ name: "first", summary: "The usual one", payload: "hello" }],
    traits: [{ headers: header("shared"), summary: "From the trait" }],
  };
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Notes", version: "1" },
    channels: { notes: { messages: { note: message } } },
  };
  const site = await buildChannels(t, document, {
    navigation: { tabs: [{ tab: "Events", asyncapi: "asyncapi.json" }] },
  });
  assert.deepEqual(site.complaints, []);
  const text = textOf(site.text("api-reference/websockets/notes.html"));
  for (const expected of ["Of own", "Of shared", "Ties both together", "The usual one", "From the trait"])
    assert.ok(text.includes(expected), `${expected} is not on the page: ${text}`);
});

test("variables of servers, further reading, where an answer goes, and headers of examples are told", async (t) => {
  const message = {
    payload: { type: "string" },
    externalDocs: { $ref: "#/components/externalDocs/more" },
    examples: [{ name: "first", payload: "hello", headers: { trace: "abc" } }],
  };
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Notes", version: "1" },
    servers: {
      main: {
        host: "{region}.example.com:{port}",
        protocol: "wss",
        variables: {
          region: { enum: ["eu", "us"], default: "eu", description: "Where it runs" },
          port: { default: "443" },
        },
      },
    },
    channels: {
      notes: {
        summary: "In short",
        description: "At length",
        externalDocs: { url: "https://example.com/notes", description: "All about notes" },
        messages: { note: message },
      },
    },
    operations: {
      ask: {
        action: "send",
        channel: { $ref: "#/channels/notes" },
        externalDocs: { url: "https://example.com/ask" },
        reply: { address: { location: "$message.header#/replyTo" } },
      },
    },
    components: { externalDocs: { more: { url: "https://example.com/more", description: "More of messages" } } },
  };
  const site = await buildChannels(t, document, {
    navigation: { tabs: [{ tab: "Events", asyncapi: "asyncapi.json" }] },
  });
  assert.deepEqual(site.complaints, []);
  const text = textOf(site.text("api-reference/websockets/notes.html"));
  for (const expected of [
    "wss://eu.example.com:443",
    "Where it runs",
    "{port} , default 443",
    "In short",
    "At length",
    "All about notes",
    "https://example.com/ask",
    "More of messages",
    "To $message.header#/replyTo",
    "trace",
  ])
    assert.ok(text.includes(expected), `${expected} is not on the page: ${text}`);
});
