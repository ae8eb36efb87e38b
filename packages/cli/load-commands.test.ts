import assert from "node:assert/strict";
import { test } from "node:test";
import { Command } from "commander";
import { loadCommands } from "./load-commands.ts";

const namesOf = async (argument?: string) => {
  const program = new Command();
  await loadCommands(program, argument);
  return program.commands.map((command) => command.name());
};

test("every command is found by its own name, and help lists all of them", async () => {
  const all = await namesOf("help");
  assert.ok(all.length > 10);
  assert.equal(new Set(all).size, all.length);
  for (const name of all) {
    const found = await namesOf(name);
    assert.ok(found.includes(name), `${name} is not loaded when it is called`);
    assert.ok(found.length < all.length, `${name} loads all commands`);
  }
});

test("a word that is no command loads all, so that the likeliest can be named; the version needs none", async () => {
  assert.deepEqual(await namesOf("biuld"), await namesOf());
  assert.deepEqual(await namesOf("--version"), []);
});
