import assert from "node:assert/strict";
import { test } from "node:test";
import { asFailure, detailsByField, failureOf } from "./api-failure.ts";
import { describeFailure } from "./describe-failure.ts";

const limited = { error: "Rate limit exceeded. Please try again later", code: "rate_limited", requestId: "r1" };

test("an error answer keeps the API's sentence, code, details and request id", () => {
  const body = {
    error: "Invalid request",
    code: "invalid_request",
    requestId: "r2",
    details: [{ message: "no", path: "body.name" }],
  };
  const failure = failureOf(400, new Headers(), body);
  assert.equal(failure.message, "Invalid request");
  assert.equal(failure.code, "invalid_request");
  assert.deepEqual(failure.details, body.details);
  assert.equal(failure.requestId, "r2");
});

test("an answer that is not the API's (a proxy's page) still says what happened", () => {
  const failure = failureOf(502, new Headers({ "X-Request-Id": "r3" }), "<html>Bad gateway</html>");
  assert.equal(failure.code, "unreadable_answer");
  assert.match(failure.message, /502/);
  assert.equal(failure.requestId, "r3");
});

test("a limit says how long to wait", () => {
  const failure = failureOf(429, new Headers({ "Retry-After": "75" }), limited);
  assert.equal(failure.retryAfter, 75);
  assert.deepEqual(describeFailure(failure), {
    title: "Rate limit exceeded",
    lines: [],
    advice: "Try again in 1 min 15 s.",
  });
});

test("a limit without a usable time to wait keeps the API's own advice", () => {
  const failure = failureOf(429, new Headers({ "Retry-After": "soon" }), limited);
  assert.equal(failure.retryAfter, null);
  assert.deepEqual(describeFailure(failure), { title: limited.error, lines: [], advice: null });
});

test("a fault of the server names the request id to report", () => {
  const failure = failureOf(500, new Headers(), { error: "Internal server error", code: "internal", requestId: "r4" });
  assert.match(describeFailure(failure).advice ?? "", /r4/);
});

test("a request that was not right is explained by its fault, not by a sentence that says nothing", () => {
  const of = (error: string, ...messages: string[]) =>
    describeFailure(
      failureOf(400, new Headers(), {
        error,
        code: "invalid_request",
        details: messages.map((message) => ({ message })),
      }),
    );
  assert.deepEqual(of("Invalid request", "no such branch"), { title: "no such branch", lines: [], advice: null });
  assert.deepEqual(of("Invalid request", "a", "b"), { title: "Invalid request", lines: ["a", "b"], advice: null });
  assert.deepEqual(of("no such branch", "no such branch"), { title: "no such branch", lines: [], advice: null });
});

test("what fetch throws is a server that was not reached; a failure stays itself", () => {
  assert.equal(asFailure(new TypeError("Failed to fetch")).code, "network");
  const failure = failureOf(404, new Headers(), { error: "Not found", code: "not_found" });
  assert.equal(asFailure(failure), failure);
});

test("details find their field however the path is written; the rest belongs to the form", () => {
  const { byField, rest } = detailsByField(
    [
      { message: "too short", path: "body.password" },
      { message: "not an address", path: "/email" },
      { message: "bad entry", path: "body/allowedCidrs/0" },
      { message: "taken", path: "body.email" },
      { message: "unknown field", path: "body.names" },
      { message: "all of it" },
    ],
    ["email", "password", "allowedCidrs", "name"],
  );
  assert.deepEqual(byField, { password: "too short", email: "not an address. taken", allowedCidrs: "bad entry" });
  assert.deepEqual(rest, ["unknown field", "all of it"]);
});
