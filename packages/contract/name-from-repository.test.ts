import assert from "node:assert/strict";
import { test } from "node:test";
import { nameFromRepository } from "./name-from-repository.ts";

test("a project is first called like its repository, however that is addressed", () => {
  assert.equal(nameFromRepository("https://github.com/acme/user-guide.git"), "User guide");
  assert.equal(nameFromRepository("git@github.com:acme/user_guide.git"), "User guide");
  assert.equal(nameFromRepository("ssh://git@host:22/team/handbook/"), "Handbook");
});

test("a repository called docs is named after its owner too", () => {
  assert.equal(nameFromRepository("https://github.com/acme/docs"), "Acme docs");
});

test("an address that names nothing gives no name", () => {
  assert.equal(nameFromRepository(""), "");
  assert.equal(nameFromRepository("https://github.com"), "");
});

test("a name is found at once, however long the address is that hides it", () => {
  const started = performance.now();
  for (const part of ["/", "@", "a@", "?\n", "-", ".git", "a:"]) nameFromRepository(`${part.repeat(50_000)}\nx`);
  assert.ok(performance.now() - started < 1000);
});
