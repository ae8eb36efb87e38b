import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApi, textOf } from "../../testing.ts";

test("an example of an answer belongs to the media type that is produced, though that has a parameter", async (t) => {
  const document = {
    swagger: "2.0",
    info: { title: "Harbour", version: "1" },
    host: "api.harbour.example",
    produces: ["application/json; charset=utf-8"],
    paths: {
      "/ships": {
        get: {
          summary: "Ships",
          responses: {
            200: {
              description: "All ships",
              schema: { type: "object", properties: { name: { type: "string" } } },
              examples: { "application/json": { name: "Nautilus" } },
            },
          },
        },
      },
      "/ports": {
        get: {
          summary: "Ports",
          produces: ["application/vnd.harbour+json;v=1", "application/vnd.harbour+json;v=2"],
          responses: {
            200: {
              description: "All ports",
              schema: { type: "object", properties: { name: { type: "string" } } },
              examples: {
                "application/vnd.harbour+json;v=2": { name: "Nantes" },
                "application/vnd.harbour+json": { name: "Brest" },
                "application/json": { name: "Calais" },
              },
            },
          },
        },
      },
    },
  };
  const site = await buildApi(t, document, { pages: ["GET /ships", "GET /ports"] });
  const ships = textOf(site, "api-reference/ships.html");
  assert.match(ships, /200\s+\{\s+"name"\s+:\s+"Nautilus"\s+\}/);
  assert.doesNotMatch(ships, /<string>/);
  assert.equal(ships.split("application/json").length, 2, ships);
  const ports = textOf(site, "api-reference/ports.html");
  for (const name of ["Nantes", "Brest", "Calais"]) assert.match(ports, new RegExp(`"${name}"`));
  assert.doesNotMatch(ports, /<string>/);
});
