import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi } from "../testing.ts";
import { nameOfOperation, partsOfSummary } from "./operation-title.ts";

const named = (operationId: string | null, path = "/users", method = "GET") =>
  nameOfOperation({ kind: "operation", method, path, operationId } as never);

test("An operation without a summary is called by the words of its program's name, else of its path", () => {
  assert.equal(named("listUsers"), "List users");
  assert.equal(named("getUserByID"), "Get user by ID");
  assert.equal(named("listAPIKeysOfTeam"), "List API keys of team");
  assert.equal(named("UsersController_findAll"), "Find all");
  assert.equal(named("UsersController_create_v2"), "Create");
  for (const unreadable of [null, "users", "Users_List", "api_v1_users_list", "V1UsersGet_GetUser"])
    assert.equal(named(unreadable), "Get users");
  assert.equal(
    named(null, "/api/v1/enduser/dialogs/{dialogId}/system-labels", "PUT"),
    "Put enduser dialogs system labels",
  );
  assert.equal(named(null, "/v2/users/{userId}", "DELETE"), "Delete users by user id");
  assert.equal(named(null, "/a/{kw}/b/{id}", "PUT"), "Put a b by id");
  for (const path of ["/{id}", "/{kw}/{id}", "/v1/{kw}/{id}"]) assert.equal(named(null, path, "PUT"), null);
  assert.equal(named(null, "/api/v1"), "Get api v1");
});

test("A summary that is prose names its operation by its first sentence, without Markdown", () => {
  const first = "This event occurs when there is a change to branch protection configurations for a repository.";
  const more = 'For more information, see "[About branches](https://docs.example/a)."';
  assert.deepEqual(partsOfSummary(`${first}\n${more}\n\nSubscribe.`), { name: first, rest: `${more}\n\nSubscribe.` });
  assert.deepEqual(partsOfSummary(`${first} ${more}`), { name: first, rest: more });
  assert.deepEqual(partsOfSummary("List [users](/users)\nof a team"), { name: "List users of a team", rest: null });
  assert.deepEqual(partsOfSummary("Join `_and` and **both**"), { name: "Join _and and both", rest: null });
  assert.deepEqual(partsOfSummary("Stop. Then go"), { name: "Stop. Then go", rest: null });
  assert.deepEqual(partsOfSummary(null), { name: null, rest: null });
});

test("The address of an operation keeps the words of its path, whatever its page is called", async (t) => {
  const site = await buildApi(t, openapi({ "/api/v1/users": { get: answering({}, { operationId: "listUsers" }) } }), {
    openapi: "openapi.json",
  });
  assert.match(site.text("api-reference/get-apiv1users.html"), /<h1 id="page-title">List users</);
});

test("What is said of a body stands once, though its schema says it too", async (t) => {
  const schema = { type: "object", description: "All of **it**.", properties: { a: { type: "string" } } };
  const content = { "application/json": { schema } };
  const post = {
    summary: "Twice",
    requestBody: { description: "All of **it**.", content },
    responses: { 200: { description: "All of **it**.", content } },
  };
  const site = await buildApi(t, openapi({ "/twice": { post } }), { openapi: "openapi.json" });
  assert.equal(site.text("api-reference/twice.html").split("All of <strong>it</strong>.").length - 1, 2);
});
