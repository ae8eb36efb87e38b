import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApi, openapi, textOf } from "../testing.ts";
import { answersOf } from "./answers.ts";

test("a range of statuses stands behind those of its hundred, and names stand behind all", () => {
  const statuses = ["default", "2XX", "4xx", "404", "201", "500", "x-note"];
  const responses = Object.fromEntries(statuses.map((status) => [status, {}]));
  assert.deepEqual(
    answersOf(responses).map(([status]) => status),
    ["201", "2XX", "404", "4xx", "500", "default", "x-note"],
  );
});

test("where only a range says how an operation succeeds, that is shown first", async (t) => {
  const answer = (value: string) => ({ description: value, content: { "application/json": { example: { value } } } });
  const responses = { 404: answer("Nowhere"), "2XX": answer("Fine") };
  const site = await buildApi(t, openapi({ "/a": { get: { summary: "A", responses } } }), { openapi: "openapi.json" });
  assert.match(textOf(site, "api-reference/a.html"), /2XX \{ "value" : "Fine" \} 404 \{.* Response 2XX .*Fine 404/);
});

test("media types of which nothing is said stand in one line, and have tabs where something is said of one", async (t) => {
  const bare = { "text/plain": {}, "application/json": { example: { a: 1 } } };
  const told = { "text/plain": {}, "application/json": { schema: { type: "object", properties: { a: {} } } } };
  const get = (summary: string, content: object) => ({
    get: { summary, responses: { 200: { description: "Fine", content } } },
  });
  const specification = openapi({ "/a": get("Bare", bare), "/b": get("Told", told) });
  const site = await buildApi(t, specification, { openapi: "openapi.json" });
  assert.match(textOf(site, "api-reference/bare.html"), /Fine application\/json, text\/plain /);
  assert.doesNotMatch(site.text("api-reference/bare.html"), /role="tab"[^>]*>(?:<[^>]*>)*text\/plain/);
  assert.match(site.text("api-reference/told.html"), /text\/plain/);
  assert.doesNotMatch(textOf(site, "api-reference/told.html"), /application\/json, text\/plain/);
});
