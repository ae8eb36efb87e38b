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
  const text = textOf(site, "api-reference/websockets/notes.html");
  assertHas(text, ["Of own", "Of shared", "Ties both together", "The usual one", "From the trait"]);
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
    "{port} , default 443",
    "In short",
    "At length",
    "All about notes",
    "https://example.com/ask",
    "More of messages",
    "To $message.header#/replyTo",
    "trace",
  ]);
});
