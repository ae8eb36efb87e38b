import assert from "node:assert/strict";
import { test } from "node:test";
import { serverOf } from "./channel-server.ts";

test("variables of a server's address take their defaults, also those that are written as numbers, else their first value", () => {
  const urlOf = (host: string, variables: object) => serverOf("main", { host, protocol: "mqtt", variables }).url;
  assert.equal(
    urlOf("{region}.example.com:{port}", { region: { default: "eu" }, port: { default: 8883 } }),
    "mqtt://eu.example.com:8883",
  );
  assert.equal(urlOf("broker.example.com:{port}", { port: { enum: [1883, 8883] } }), "mqtt://broker.example.com:1883");
  assert.equal(urlOf("{region}.example.com", { region: { description: "Any" } }), "mqtt://{region}.example.com");
});
