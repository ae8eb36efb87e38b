import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi } from "../testing.ts";

const schema = { type: "string" };

test("links reach what stands outside of a body by the format's anchors: parameters alike, and credentials", async (t) => {
  const parameters = [
    { name: "boatId", in: "path", required: true, schema },
    { name: "max_length", in: "query", schema },
    { name: "X-Api-Version", in: "header", schema },
    { name: "berth", in: "cookie", schema },
  ];
  const securitySchemes = {
    token: { type: "http", scheme: "bearer" },
    key: { type: "apiKey", in: "header", name: "X-Harbour-Key" },
  };
  const more = { components: { securitySchemes }, security: [{ token: [], key: [] }] };
  const get = answering({ type: "object", properties: { boatId: schema } }, { summary: "Boat", parameters });
  const links = ["authorization-authorization", "authorization-x-harbour-key"].concat(
    ["boat-id", "max-length", "x-api-version", "berth"].map((name) => `parameter-${name}`),
  );
  const page = `---\ntitle: Start\n---\n\n${links.map((id) => `[a](/api-reference/boat#${id})`).join("\n")}\n`;
  const site = await buildApi(
    t,
    openapi({ "/boats/{boatId}": { get } }, more),
    { pages: ["start", "GET /boats/{boatId}"] },
    { "start.mdx": page },
  );
  const boat = site.text("api-reference/boat.html");
  for (const id of links) assert.equal(boat.split(` id="${id}"`).length, 2, id);
  assert.deepEqual(
    site.report.diagnostics.filter(({ code }) => code === "broken-anchor"),
    [],
  );
});

test("links reach the credential of a page that names its endpoint by itself", async (t) => {
  const page = `---\ntitle: Boats\napi: GET https://a.example/boats\nauthMethod: bearer\n---\n\nText.\n`;
  const site = await buildApi(t, openapi({}), { pages: ["boats"] }, { "boats.mdx": page });
  assert.match(site.text("boats.html"), / id="authorization-authorization"/);
});

test("links reach attributes of any name by the format's anchors of them, alone and in others", async (t) => {
  const berths = { type: "object", additionalProperties: { type: "object", properties: { boatId: schema } } };
  const answer = {
    type: "object",
    properties: { ports: { type: "array", items: berths } },
    additionalProperties: schema,
  };
  const site = await buildApi(t, openapi({ "/boats": { get: answering(answer, { summary: "Boats" }) } }), {
    pages: ["GET /boats"],
  });
  const page = site.text("api-reference/boats.html");
  const within = "response-ports-items-additional-properties";
  for (const id of ["response-key", "response-additional-properties", within, `${within}-boat-id`])
    assert.equal(page.split(` id="${id}"`).length, 2, id);
});
