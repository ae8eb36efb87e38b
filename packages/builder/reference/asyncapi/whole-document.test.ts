import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHas, textOf } from "../testing.ts";
import { buildChannels } from "./testing.ts";

const navigation = { tabs: [{ tab: "Events", asyncapi: "asyncapi.json" }] };
const text = (description: string) => ({ type: "string", description });

test("tags of servers, operations and messages are told, but for one that only groups the page", async (t) => {
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Notes", version: "1" },
    servers: {
      main: {
        host: "a.example",
        protocol: "ws",
        tags: [
          { name: "env:live", description: "For everyone" },
          { name: "env:old", description: "Until `v2`" },
          { name: "zone:north", externalDocs: { url: "https://zones.example", description: "All zones" } },
        ],
      },
    },
    channels: {
      notes: {
        address: "notes",
        tags: [{ name: "Notes" }, { name: "kind:text" }],
        messages: { note: { payload: text("A note"), tags: [{ name: "audit" }] } },
      },
    },
    operations: {
      write: { action: "send", channel: { $ref: "#/channels/notes" }, tags: [{ name: "Notes" }, { name: "slow" }] },
    },
  };
  const site = await buildChannels(t, document, { navigation });
  const page = textOf(site, "api-reference/notes/notes.html");
  assertHas(page, [
    "Tags: kind:text",
    "Tags: env:live (For everyone), env:old ( Until v2 ), zone:north",
    "All zones",
    "Tags: slow",
    "Tags: audit",
  ]);
});

test("version 3: messages of a channel that no operation names are told too, and nothing stands below no heading", async (t) => {
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Notes", version: "1" },
    channels: {
      notes: {
        address: "notes",
        messages: {
          note: { payload: text("A note") },
          gone: { payload: text("A note that is gone") },
          answer: { $ref: "#/components/messages/answer" },
        },
      },
      empty: { address: "empty" },
    },
    operations: {
      write: {
        action: "send",
        channel: { $ref: "#/channels/notes" },
        messages: [{ $ref: "#/channels/notes/messages/note" }],
        reply: { messages: [{ $ref: "#/channels/notes/messages/answer" }] },
      },
    },
    components: { messages: { answer: { payload: text("The answer") } } },
  };
  const site = await buildChannels(t, document, { navigation });
  const page = textOf(site, "api-reference/websockets/notes.html");
  assert.match(page, /Send: write note .* Reply answer .* Messages gone payload string A note that is gone/);
  assert.equal(page.split("The answer").length, 2);
  assert.doesNotMatch(textOf(site, "api-reference/websockets/empty.html"), /Messages/);
});

test("a message that is named in two ways has its example once", async (t) => {
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Notes", version: "1" },
    channels: { notes: { address: "notes", messages: { note: { payload: { enum: ["only-once", "other"] } } } } },
    operations: {
      write: { action: "send", channel: { $ref: "#/channels/notes" } },
      more: {
        action: "send",
        channel: { $ref: "#/channels/notes" },
        messages: [{ $ref: "#/channels/notes/messages/note" }],
      },
    },
  };
  const site = await buildChannels(t, document, { navigation });
  assert.equal(textOf(site, "api-reference/websockets/notes.html").match(/"only-once"/g)?.length, 1);
});

test("operations of no channel, and servers and ways in that nothing describes, are told with their place", async (t) => {
  const newer = {
    asyncapi: "3.0.0",
    info: { title: "Notes", version: "1" },
    channels: { notes: { address: "notes" } },
    operations: {
      write: { action: "send", channel: { $ref: "#/channels/notes" } },
      lost: { action: "send" },
      odd: { action: "send", channel: "nowhere" },
    },
  };
  const older = {
    asyncapi: "2.6.0",
    info: { title: "Notes", version: "1" },
    servers: { main: { url: "a.example", protocol: "ws", security: [{ nobody: [] }] } },
    channels: { notes: { servers: ["main", "second"], publish: { message: { payload: text("A note") } } } },
  };
  const found = async (document: object) => {
    const site = await buildChannels(t, document as Record<string, unknown>, { navigation });
    const lines = JSON.stringify(document, null, 2).split("\n");
    return site.report.diagnostics.map(({ code, message, line }) => [code, message, lines[(line ?? 0) - 1]?.trim()]);
  };
  assert.deepEqual(await found(newer), [
    ["operation-without-channel", 'The operation "lost" names no channel: no page tells of it', '"lost": {'],
    ["operation-without-channel", 'The operation "odd" names no channel: no page tells of it', '"odd": {'],
  ]);
  assert.deepEqual(await found(older), [
    [
      "unknown-security-scheme",
      'There is no security scheme "nobody": the page cannot say how to be let in',
      '"nobody": []',
    ],
    ["unknown-server", 'There is no server "second", which the channel "notes" names', '"notes": {'],
  ]);
});

test("what stands for a channel and describes none is told, and gets no page", async (t) => {
  const odd = {
    asyncapi: "3.0.0",
    info: { title: "Notes", version: "1" },
    channels: { notes: {}, empty: null, old: [] },
  };
  const site = await buildChannels(t, odd, { navigation });
  assert.deepEqual(
    site.manifest.pages.map(({ path }) => path),
    ["api-reference/websockets/notes"],
  );
  assert.deepEqual(
    site.report.diagnostics.map(({ message, line }) => [message, line]),
    [
      ['The channel "empty" is nothing, which describes none: it has no page', 9],
      ['The channel "old" is a list, which describes none: it has no page', 10],
    ],
  );
});

test("a way in of a kind that nobody knows is named as it is", async (t) => {
  for (const type of ["__proto__", "constructor"]) {
    const document = {
      asyncapi: "3.0.0",
      info: { title: "Notes", version: "1" },
      servers: { main: { host: "a.example", protocol: "ws", security: [{ type, description: "By mail" }] } },
      channels: { notes: { address: "notes" } },
    };
    const site = await buildChannels(t, document, { navigation });
    assert.deepEqual(site.complaints, []);
    assertHas(textOf(site, "api-reference/websockets/notes.html"), [type, "By mail"]);
  }
});

test("examples that stand around a payload's schema are its examples, unless the message gives its own", async (t) => {
  const schema = { type: "object", properties: { text: { type: "string", description: "The words" } } };
  const avro = { type: "record", name: "Note", fields: [] };
  const messages = {
    one: { payload: { schema, example: { text: "told alone" } } },
    several: { payload: { schema, examples: [{ text: "told first" }, { text: "told second" }] } },
    own: { payload: { schema, example: { text: "told around" } }, examples: [{ payload: { text: "told of all" } }] },
    other: {
      payload: {
        schemaFormat: "application/vnd.apache.avro;version=1.9.0",
        schema: avro,
        example: { text: "told of avro" },
      },
    },
  };
  for (const asyncapi of ["3.0.0", "2.6.0"]) {
    const channel = asyncapi === "3.0.0" ? { messages } : { publish: { message: { oneOf: Object.values(messages) } } };
    const document = { asyncapi, info: { title: "Notes", version: "1" }, channels: { notes: channel } };
    const site = await buildChannels(t, document, { navigation });
    const page = textOf(site, "api-reference/websockets/notes.html");
    assertHas(page, ["told alone", "told first", "told second", "told of all", "told of avro"]);
    assert.doesNotMatch(page, /told around|payload any|<string>/);
    assert.equal(page.split("text string The words").length, 4);
  }
});

test("what programs say of an operation and of its only message alike is told once", async (t) => {
  const said = "Start to play";
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Notes", version: "1" },
    channels: {
      notes: {
        address: "notes",
        messages: {
          play: { name: "play", title: said, summary: `${said}.`, description: said, payload: text("A note") },
          stop: { title: "Stopped", summary: "It ends", description: "It ends", payload: text("A rest") },
        },
      },
    },
    operations: {
      start: {
        action: "receive",
        summary: said,
        channel: { $ref: "#/channels/notes" },
        messages: [{ $ref: "#/channels/notes/messages/play" }],
      },
      end: {
        action: "send",
        channel: { $ref: "#/channels/notes" },
        messages: [{ $ref: "#/channels/notes/messages/stop" }],
      },
    },
  };
  const site = await buildChannels(t, document, { navigation });
  assertHas(textOf(site, "api-reference/websockets/notes.html"), [
    "Receive: Start to play play payload string A note",
    "Send: end Stopped It ends payload string A rest",
  ]);
});
