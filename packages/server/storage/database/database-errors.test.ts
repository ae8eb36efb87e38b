import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { DatabaseError, isUnavailable, isUniqueViolation, UnavailableError } from "./database-errors.ts";

const coded = (code: string) => Object.assign(new Error("x"), { code });

describe("isUnavailable", () => {
  it("P24: knows a database or store that is away, starting, stopping, full, overloaded or only for reading", () => {
    const away = [
      new UnavailableError("away"),
      coded("ECONNREFUSED"),
      coded("ETIMEDOUT"),
      coded("57P01"),
      coded("57P03"),
      coded("53300"),
      coded("08006"),
      coded("57014"),
      coded("53100"),
      coded("25006"),
      new Error("Connection terminated unexpectedly"),
      new Error("Connection terminated due to connection timeout", { cause: new Error("x") }),
      new Error("timeout exceeded when trying to connect"),
      new Error("Query read timeout"),
      new Error("wrapped", { cause: coded("ECONNRESET") }),
      new AggregateError([new Error("x"), coded("ECONNREFUSED")]),
    ];
    for (const error of away) assert.equal(isUnavailable(error), true, String(error));
  });

  it("does not take faults of a statement or a program for it", () => {
    const faults = [
      new Error("no"),
      coded("23505"),
      coded("42P01"),
      coded("22P02"),
      coded("ENOENT"),
      new TypeError("x is not a function"),
      new DatabaseError({ message: "m", code: "23503" }),
      "ECONNREFUSED",
      null,
      undefined,
    ];
    for (const error of faults) assert.equal(isUnavailable(error), false, String(error));
  });
});

it("isUniqueViolation takes anything that was thrown", () => {
  assert.equal(
    isUniqueViolation(new DatabaseError({ message: "m", code: "23505", constraint: "a_key" }), "a_key"),
    true,
  );
  for (const other of [null, undefined, "23505", new Error("23505"), coded("23503")]) {
    assert.equal(isUniqueViolation(other), false);
  }
});
