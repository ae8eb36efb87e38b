import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };
const event = {
  type: "object",
  properties: {
    id: { type: "string", readOnly: true, description: "Given by the API" },
    secret: { type: "string", writeOnly: true, description: "Never sent back" },
  },
};

test("a callback has its parameters, every body and answer with their attributes and examples", async (t) => {
  const callback = {
    "{$request.body#/url}": {
      post: {
        summary: "It is ready",
        description: "Sent once",
        deprecated: true,
        parameters: [
          { name: "X-Signature", in: "header", required: true, schema: { type: "string", description: "Proof" } },
        ],
        requestBody: {
          description: "What happened",
          content: {
            "application/json": { schema: event, example: { id: "ev_1" } },
            "application/xml": { schema: { type: "object", properties: { old: { type: "string" } } } },
          },
        },
        responses: {
          200: {
            description: "Understood",
            headers: { "X-Seen": { schema: { type: "string" }, description: "When" } },
            content: { "application/json": { schema: { type: "object", properties: { again: { type: "boolean" } } } } },
          },
          410: { description: "Never again" },
        },
      },
      put: { summary: "It changed", responses: { 204: { description: "Noted" } } },
    },
  };
  const site = await buildApi(
    t,
    openapi({ "/a": { post: { summary: "A", callbacks: { ready: callback }, responses: {} } } }),
    all,
  );
  assert.deepEqual(site.complaints, []);
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, [
    ...["It is ready", "Sent once", "X-Signature string", "Proof", "What happened", "Given by the API", "ev_1"],
    ...["application/xml", "old string", "Understood", "X-Seen string", "again boolean", "Never again"],
    ...["It changed", "Noted", "ready POST", "ready PUT"],
  ]);
  assert.doesNotMatch(text, /Never sent back/);
});

test("what a webhook sends has attributes that are only read, as its example has", async (t) => {
  const webhooks = {
    made: {
      post: { summary: "Made", requestBody: { content: { "application/json": { schema: event } } }, responses: {} },
    },
  };
  const site = await buildApi(t, openapi({}, { webhooks }), all);
  const page = site.manifest.pages.find(({ title }) => title === "Made")?.file ?? "";
  const text = textOf(site, page);
  assertHas(text, ["Given by the API"]);
  assert.doesNotMatch(text, /Never sent back/);
  assert.match(site.text(page), /id="(?:param|body)-id"/);
});

test("headers of a form's parts are told like parameters", async (t) => {
  const media = {
    schema: { type: "object", properties: { photo: { type: "string", format: "binary" } } },
    encoding: {
      photo: {
        contentType: "image/png, image/jpeg",
        headers: { "X-Camera": { description: "What took it", schema: { type: "string", enum: ["phone", "drone"] } } },
      },
    },
  };
  const requestBody = { content: { "multipart/form-data": media } };
  const site = await buildApi(t, openapi({ "/a": { post: { summary: "A", requestBody, responses: {} } } }), all);
  assertHas(textOf(site, "api-reference/a.html"), [
    "photo : image/png, image/jpeg",
    "X-Camera enum<string>",
    "What took it",
    "phone , drone",
  ]);
});
