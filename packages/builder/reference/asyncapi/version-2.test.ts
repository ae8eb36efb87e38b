import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHas, textOf } from "../testing.ts";
import { buildChannels } from "./testing.ts";

const navigation = { tabs: [{ tab: "Events", asyncapi: "asyncapi.json" }] };
const text = (description: string) => ({ type: "string", description });

test("messages of version 2 are found behind references and in alternatives of alternatives", async (t) => {
  const document = {
    asyncapi: "2.6.0",
    info: { title: "Lamps", version: "1" },
    channels: {
      lamps: { publish: { message: { $ref: "#/components/messages/any" } } },
      round: { subscribe: { message: { $ref: "#/components/messages/loop" } } },
    },
    components: {
      messages: {
        any: { oneOf: [{ $ref: "#/components/messages/lux" }, { $ref: "#/components/messages/switched" }] },
        switched: { oneOf: [{ $ref: "#/components/messages/on" }, { name: "off", payload: text("Dark") }] },
        lux: { title: "Measured", payload: { type: "object", properties: { lumens: { type: "integer" } } } },
        on: { title: "Turned on", payload: text("Bright") },
        loop: { oneOf: [{ $ref: "#/components/messages/loop" }, { title: "Once", payload: text("Said once") }] },
      },
    },
  };
  const site = await buildChannels(t, document, { navigation });
  assert.deepEqual(site.complaints, []);
  const lamps = textOf(site, "api-reference/websockets/lamps.html");
  assertHas(lamps, ["Measured", "lumens integer", "Turned on", "Bright", "off", "Dark", "payload string"]);
  assert.equal(textOf(site, "api-reference/websockets/round.html").split("Said once").length, 2);
});

test("version 2: traits count before what they belong to, tags of operations group, and names stay as they are", async (t) => {
  const document = {
    asyncapi: "2.6.0",
    info: { title: "Lamps", version: "1" },
    servers: { broker: { url: "mqtt.example:1883", protocol: "mqtt", protocolVersion: "5.0" } },
    channels: {
      "lights.1.0.{lightId}.measured": {
        parameters: { lightId: { location: "$message.payload#/light", schema: { type: "string" } } },
        publish: {
          description: "Its own words",
          traits: [{ description: "Words of the trait", tags: [{ name: "Measuring" }] }],
          message: {
            summary: "Own summary",
            traits: [{ summary: "Summary of the trait" }],
            payload: text("Light"),
            examples: [{ name: "bare", headers: { trace: "t-1" } }],
          },
        },
      },
    },
  };
  const site = await buildChannels(t, document, { navigation });
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(
    site.manifest.pages.map(({ path, title }) => [path, title]),
    [["api-reference/measuring/lights10-measured", "lights.1.0.{lightId}.measured"]],
  );
  const page = textOf(site, "api-reference/measuring/lights10-measured.html");
  assertHas(page, [
    "Words of the trait",
    "Summary of the trait",
    "$message.payload#/light",
    "MQTT 5.0",
    "bare, headers",
    "t-1",
  ]);
  assert.doesNotMatch(page, /Its own words|Own summary/);
});

test("every way in of a server and an operation is told with its scopes and addresses, in version 2 and 3", async (t) => {
  const securitySchemes = {
    oauth: {
      type: "oauth2",
      description: "Ask first",
      scopes: ["write:lamps"],
      flows: {
        clientCredentials: {
          tokenUrl: "https://auth.example/token",
          scopes: { "write:lamps": "Turn lamps" },
          availableScopes: { "write:lamps": "Turn lamps" },
        },
      },
    },
    login: { type: "userPassword", description: "By mail" },
  };
  const expected = ["oauth OAuth 2.0 Ask first", "https://auth.example/token", "write:lamps (Turn lamps)"];
  const old = await buildChannels(
    t,
    {
      asyncapi: "2.6.0",
      info: { title: "Lamps", version: "1" },
      servers: { broker: { url: "b.example", protocol: "mqtt", security: [{ login: [] }] } },
      channels: { lamps: { publish: { security: [{ oauth: ["write:lamps"] }], message: { payload: text("Light") } } } },
      components: { securitySchemes },
    },
    { navigation },
  );
  assertHas(textOf(old, "api-reference/websockets/lamps.html"), [...expected, "login User name and password By mail"]);
  const recent = await buildChannels(
    t,
    {
      asyncapi: "3.0.0",
      info: { title: "Lamps", version: "1" },
      servers: { broker: { host: "b.example", protocol: "mqtt", security: [{ type: "X509", description: "A card" }] } },
      channels: { lamps: { messages: { light: { payload: text("Light") } } } },
      operations: {
        measure: {
          action: "receive",
          title: "Measure",
          summary: "In short",
          description: "At length",
          channel: { $ref: "#/channels/lamps" },
          security: [{ $ref: "#/components/securitySchemes/oauth" }],
          traits: [{ summary: "Of the trait" }],
        },
      },
      components: { securitySchemes },
    },
    { navigation },
  );
  const page = textOf(recent, "api-reference/websockets/lamps.html");
  assertHas(page, [...expected, "X.509 certificate A card", "In short", "At length"]);
  assert.doesNotMatch(page, /Of the trait/, "of version 3, traits count behind what they belong to");
});

test("an answer has its channel's words and its messages' examples", async (t) => {
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Sums", version: "1" },
    channels: {
      ask: { address: "ask", messages: { sum: { title: "Sum", payload: text("Two numbers") } } },
      told: {
        address: "told",
        title: "Results",
        description: "Where results *arrive*",
        messages: {
          result: { title: "Result", payload: { type: "integer" }, examples: [{ summary: "Of 1 and 2", payload: 3 }] },
        },
      },
    },
    operations: {
      add: {
        action: "receive",
        channel: { $ref: "#/channels/ask" },
        reply: {
          address: { location: "$message.header#/to", description: "As the client asks" },
          channel: { $ref: "#/channels/told" },
        },
      },
    },
  };
  const site = await buildChannels(t, document, { navigation });
  const page = site.text("api-reference/websockets/ask.html");
  assertHas(textOf(site, "api-reference/websockets/ask.html"), [
    "Where results arrive",
    "As the client asks",
    "To $message.header#/to",
    "Result: Of 1 and 2",
  ]);
  assert.ok(page.indexOf("Result: Of 1 and 2") > page.indexOf('id="response-example"'), "it stands with what is sent");
});

test("headers of a message that are a reference are told, and an attribute may be called $ref", async (t) => {
  const document = {
    asyncapi: "2.6.0",
    info: { title: "Lamps", version: "1" },
    channels: {
      lamps: {
        publish: {
          message: {
            headers: { $ref: "#/components/schemas/trace" },
            payload: { type: "object", properties: { $ref: text("Where it stands") } },
          },
        },
      },
    },
    components: { schemas: { trace: { type: "object", properties: { "x-trace": text("Who asked") } } } },
  };
  const site = await buildChannels(t, document, { navigation });
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/websockets/lamps.html"), ["x-trace", "Who asked", "$ref", "Where it stands"]);
});

test("a message has one example as a schema has, and stands in the place of what holds it", async (t) => {
  const id = { type: "string", format: "uuid" };
  const document = {
    asyncapi: "2.1.0",
    info: { title: "Rooms", version: "1" },
    channels: {
      joined: { subscribe: { message: { payload: id, example: "308f7b00" } } },
      listed: { subscribe: { message: { payload: { type: "array", items: id }, example: ["1a", "2b"] } } },
      liked: {
        publish: {
          message: { payload: { type: "object", properties: { on: { type: "boolean" } } }, example: { on: false } },
        },
        subscribe: {
          description: "All of them",
          payload: { type: "object", properties: { likes: text("How many") } },
          example: { likes: "12" },
        },
      },
    },
  };
  const site = await buildChannels(t, document, { navigation });
  const page = (name: string) => textOf(site, `api-reference/websockets/${name}.html`);
  assertHas(page("joined"), ['"308f7b00"', "payload string<uuid>"]);
  assertHas(page("listed"), ['[ "1a" , "2b" ]']);
  assertHas(page("liked"), ['"on" : false', '"likes" : "12"', "All of them", "likes string", "How many"]);
});

test("what version 2 writes into channels is told where a document says that it is version 3, too", async (t) => {
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Lamps", version: "1" },
    channels: {
      lamps: { publish: { operationId: "turn", description: "Turns one on", message: { payload: text("Bright") } } },
    },
  };
  const site = await buildChannels(t, document, { navigation });
  assertHas(textOf(site, "api-reference/websockets/lamps.html"), ["Receive: turn Turns one on", "Bright"]);
});

test("an operation may name its channel without a reference", async (t) => {
  const document = {
    asyncapi: "3.0.0",
    info: { title: "Lamps", version: "1" },
    channels: { lamps: { address: "/lamps", messages: { on: { payload: text("Bright") } } } },
    operations: { turn: { action: "send", channel: "lamps", summary: "Turn one on" } },
  };
  const site = await buildChannels(t, document, { navigation });
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/websockets/lamps.html"), ["Send: Turn one on", "Bright"]);
});
