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
