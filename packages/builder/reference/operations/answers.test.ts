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
