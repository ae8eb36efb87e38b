import { type Built, build, folderOf, type TestScope } from "../../test/build-fixture.ts";

type Json = Record<string, unknown>;

/** AsyncAPI 3: a room where people talk, a channel without messages, and one that is left out. */
export const chat = {
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

/** AsyncAPI 2: lamps that measure and can be turned on. */
export const lamps = {
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

/** Builds a site of `asyncapi.json`: the rest of `docs.json` and files beside it are the test's. */
export function buildChannels(
  t: TestScope,
  document: Json,
  rest: Json,
  files: Record<string, string> = {},
): Promise<Built> {
  const config = { name: "Shop", theme: "mint", colors: { primary: "#0a6" }, ...rest };
  return build(
    t,
    folderOf(t, { "docs.json": JSON.stringify(config), "asyncapi.json": JSON.stringify(document, null, 2), ...files }),
  );
}
