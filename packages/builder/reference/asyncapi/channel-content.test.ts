import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHas, textOf } from "../testing.ts";
import { buildChannels } from "./testing.ts";

test("headers of a message and of its traits add up, and what is said of correlation and examples is told", async (t) => {
  const header = (name: string) => ({
    type: "object",
    properties: { [name]: { type: "string", description: `Of ${name}` } },
  });
  const message = {
    title: "Note",
    headers: header("own"),
    correlationId: { location: "$message.header#/own", description: "Ties *both* together" },
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
  const text = textOf(site, "api-reference/websockets/notes.html");
  assertHas(text, ["Of own", "Of shared", "Ties both together", "The usual one", "From the trait"]);
});

test("a message whose title and name differ in capitals alone is named once, as programs name it", async (t) => {
  const message = (more: object) => ({ payload: { type: "string" }, ...more });
  const written = async (messages: object) => {
    const document = { asyncapi: "3.0.0", info: { title: "N", version: "1" }, channels: { notes: { messages } } };
    const site = await buildChannels(t, document, {
      navigation: { tabs: [{ tab: "Events", asyncapi: "asyncapi.json" }] },
    });
    return textOf(site, "api-reference/websockets/notes.html");
  };
  const alike = await written({ note: message({ title: "NoteWritten", name: "noteWritten" }) });
  assertHas(alike, ["noteWritten"]);
  assert.doesNotMatch(alike, /NoteWritten/);
  const apart = await written({ note: message({ title: "Note written", name: "noteWritten" }) });
  assertHas(apart, ["Note written", "noteWritten"]);
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
  const text = textOf(site, "api-reference/websockets/notes.html");
  assertHas(text, [
    "wss://eu.example.com:443",
    "Where it runs",
    "{port} default: 443",
    "In short",
    "At length",
    "All about notes",
    "https://example.com/ask",
    "More of messages",
    "To $message.header#/replyTo",
    "trace",
  ]);
});

test("bindings of every kind are told: schemas as fields, all else by name; those of traits add up", async (t) => {
  const message = {
    title: "Order",
    payload: { type: "string" },
    bindings: {
      kafka: { key: { type: "string", enum: ["myKey"] }, schemaIdLocation: "payload", bindingVersion: "0.5.0" },
    },
    traits: [{ bindings: { kafka: { schemaIdPayloadEncoding: "confluent" }, amqp: { contentEncoding: "gzip" } } }],
  };
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Orders", version: "1" },
    defaultContentType: "application/xml",
    servers: { main: { host: "b.example", protocol: "amqp", bindings: { solace: { msgVpn: "vpn" } } } },
    channels: {
      orders: {
        messages: { order: message, note: { title: "Note", contentType: "text/plain", payload: { type: "string" } } },
        bindings: {
          ws: {
            method: "GET",
            query: { type: "object", properties: { token: { type: "string", description: "Lets in" } } },
          },
          amqp: { is: "routingKey", exchange: { name: "orders", type: "topic", durable: true } },
          mqtt: { lastWill: { topic: "/gone", qos: 2 } },
          "x-own": "kept out",
        },
      },
    },
    operations: {
      take: {
        action: "receive",
        channel: { $ref: "#/channels/orders" },
        bindings: { kafka: { groupId: { type: "string", description: "Who reads" } }, amqp: { cc: ["a", "b"] } },
        traits: [{ bindings: { amqp: { $ref: "#/components/parts/amqp" } } }],
      },
    },
    components: { parts: { amqp: { priority: 7, cc: ["never"] } } },
  };
  const site = await buildChannels(t, document, {
    navigation: { tabs: [{ tab: "Events", asyncapi: "asyncapi.json" }] },
  });
  assert.deepEqual(site.complaints, []);
  const twin = site.text("api-reference/websockets/orders.md");
  for (const part of [
    "- `token` (string): Lets in",
    "`method`: `GET`",
    "`exchange.name`: `orders`",
    "`exchange.type`: `topic`",
    "`exchange.durable`: `true`",
    "`lastWill.qos`: `2`",
    "`msgVpn`: `vpn`",
    "`groupId` (string): Who reads",
    "`cc`: `a`, `b`",
    "`priority`: `7`",
    "`key` (enum<string>)",
    "`schemaIdLocation`: `payload`",
    "`schemaIdPayloadEncoding`: `confluent`",
    "`contentEncoding`: `gzip`",
    "Content type: `application/xml`",
    "Content type: `text/plain`",
  ])
    assert.ok(twin.includes(part), `${part} is not in ${twin}`);
  assert.doesNotMatch(twin, /bindingVersion|0\.5\.0/);
});

test("a schema is unwrapped where its format is left out, and an answer that is told twice has one example", async (t) => {
  const reference = (path: string) => ({ $ref: `#/${path}` });
  const channel = reference("channels/peer_to_peer");
  const message = (name: string) => reference(`channels/peer_to_peer/messages/${name}`);
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Calls", version: "1" },
    channels: {
      peer_to_peer: {
        summary: "Between two people",
        messages: { offer: reference("components/messages/offer"), answer: reference("components/messages/answer") },
      },
    },
    operations: {
      ask: {
        action: "receive",
        channel,
        messages: [message("offer")],
        reply: { channel, messages: [message("answer")] },
      },
      hear: { action: "send", channel, messages: [message("answer")] },
    },
    components: {
      messages: {
        offer: {
          payload: { schema: { type: "object", properties: { sdp: { type: "string", description: "Terms" } } } },
        },
        answer: { payload: { type: "object", properties: { schema: { type: "object" }, done: { type: "boolean" } } } },
      },
    },
  };
  const site = await buildChannels(t, document, {
    navigation: { tabs: [{ tab: "Calls", asyncapi: "asyncapi.json" }] },
  });
  const twin = site.text("api-reference/websockets/peer_to_peer.md");
  assert.match(twin, /^# Peer to peer$/m);
  assert.match(twin, /- `sdp` \(string\): Terms/);
  assert.match(twin, /- `done` \(boolean\)/);
  assert.equal(twin.match(/^```json answer$/gm)?.length, 1);
  assert.equal(twin.match(/Between two people/g)?.length, 1);
});

test("a reference to one message stands for the messages of a channel", async (t) => {
  const document = {
    asyncapi: "3.1.0",
    info: { title: "Events", version: "1" },
    channels: { events: { messages: { $ref: "#/components/messages/Added" } } },
    components: {
      messages: {
        Added: { payload: { type: "object", properties: { id: { type: "string", description: "Which" } } } },
      },
    },
  };
  const site = await buildChannels(t, document, {
    navigation: { tabs: [{ tab: "Events", asyncapi: "asyncapi.json" }] },
  });
  const twin = site.text("api-reference/websockets/events.md");
  assert.match(twin, /`Added`\n+- `id` \(string\): Which/);
});

test("a list of messages stands for the messages of a channel, too", async (t) => {
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Events", version: "1" },
    channels: {
      events: {
        messages: [
          { $ref: "#/components/messages/Added" },
          { name: "Left", payload: { type: "object", properties: { who: { type: "string" } } } },
        ],
      },
    },
    components: {
      messages: { Added: { payload: { type: "object", properties: { id: { type: "string" } } } } },
    },
  };
  const site = await buildChannels(t, document, {
    navigation: { tabs: [{ tab: "Events", asyncapi: "asyncapi.json" }] },
  });
  assertHas(site.text("api-reference/websockets/events.md"), [
    "**Added**",
    "- `id` (string)",
    "**Left**",
    "- `who` (string)",
  ]);
});

test("what a server is called and where more of it stands, names and formats of messages, and forms of tokens are told", async (t) => {
  const record = { type: "record", name: "Note", fields: [{ name: "text", type: "string" }] };
  const message = {
    name: "noteWritten",
    title: "A note was written",
    payload: { schemaFormat: "application/vnd.apache.avro;version=1.9.0", schema: record },
  };
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Notes", version: "1" },
    servers: {
      main: {
        host: "{region}.example.com",
        protocol: "wss",
        title: "Main server",
        summary: "For all",
        description: "Of everyone",
        externalDocs: { url: "https://example.com/servers", description: "All servers" },
        variables: { region: { default: "eu", examples: ["us", "asia"] } },
        security: [{ type: "http", scheme: "bearer", bearerFormat: "`JWT`" }],
      },
    },
    channels: { notes: { messages: { note: message } } },
  };
  const site = await buildChannels(t, document, {
    navigation: { tabs: [{ tab: "Events", asyncapi: "asyncapi.json" }] },
  });
  assertHas(textOf(site, "api-reference/websockets/notes.html"), [
    "Main server For all Of everyone All servers",
    "default: eu Examples: us , asia",
    "HTTP bearer required JWT",
    "A note was written noteWritten",
    "application/vnd.apache.avro;version=1.9.0",
  ]);
});
