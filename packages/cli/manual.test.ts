import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Command } from "commander";
import { loadCommands } from "./load-commands.ts";

const manual = (page: string) =>
  readFileSync(join(import.meta.dirname, "../../docs", page), "utf8").replaceAll("\\|", "|");
const pages = ["cli/overview.mdx", "cli/build.mdx", "cli/manage.mdx", "publish/kubernetes.mdx"].map(manual);
const program = new Command("lectern");
await loadCommands(program, undefined);

test("the manual lists every command once", () => {
  const rows = [...manual("cli/overview.mdx").matchAll(/^\| (?:\[)?(`.*?`)(?:\]\(.*?\))? \|/gm)].flatMap(
    ([, cell = ""]) => [...cell.matchAll(/`(?:lectern )?(\w+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual([...rows].sort(), program.commands.map((command) => command.name()).sort());
});

for (const command of program.commands) {
  test(`the manual tells every option of lectern ${command.name()}`, () => {
    const told = pages.join("\n");
    const missing = command.options
      .filter(({ long }) => !new RegExp(`${long}(?![\\w-])`).test(told))
      .map(({ long }) => long);
    assert.deepEqual(missing, []);
  });
}
