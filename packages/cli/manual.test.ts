import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Command } from "commander";
import { loadCommands } from "./load-commands.ts";

const manual = (page: string) =>
  readFileSync(join(import.meta.dirname, "../../docs", page), "utf8").replaceAll("\\|", "|");
/** A part of a page: what stands under a heading of the second level, or before the first. */
const section = (page: string, heading: string | null) =>
  manual(page)
    .split(/^## /m)
    .find((part, index) => (heading === null ? index === 0 : part.startsWith(`${heading}\n`))) ?? "";

/** Where the manual tells what a command takes. */
const places: Record<string, string> = {
  build: section("cli/build.mdx", null),
  dev: section("cli/build.mdx", "Dev"),
  check: section("cli/build.mdx", "Check"),
  serve: section("cli/build.mdx", "Serve"),
  verify: section("cli/build.mdx", "Verify"),
  pull: section("publish/kubernetes.mdx", "The start-up program"),
  schema: manual("cli/overview.mdx"),
  start: manual("cli/overview.mdx"),
  config: manual("cli/overview.mdx"),
};
const manage = manual("cli/manage.mdx");
const program = new Command("lectern");
await loadCommands(program, undefined);

test("the manual lists every command once", () => {
  const rows = [...manual("cli/overview.mdx").matchAll(/^\| (?:\[)?(`.*?`)(?:\]\(.*?\))? \|/gm)].flatMap(
    ([, cell = ""]) => [...cell.matchAll(/`(?:lectern )?(\w+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual([...rows].sort(), program.commands.map((command) => command.name()).sort());
});

for (const command of program.commands) {
  const name = command.name();
  test(`the manual tells every option of lectern ${name} where it tells of the command`, () => {
    const told = places[name] ?? manage;
    assert.match(told, new RegExp(`lectern ${name}\\b`));
    const missing = command.options
      .filter(({ long }) => !new RegExp(`${long}(?![\\w-])`).test(told))
      .map(({ long }) => long);
    assert.deepEqual(missing, []);
  });
}
