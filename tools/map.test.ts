/** The map of CONTRIBUTING.md is the tree: a newcomer finds in it every room there is, and no other. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "..");
const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const lines = (/## The map\s+```\n([\s\S]*?)```/.exec(text)?.[1] ?? "").split("\n").filter(Boolean);

/** Folders that the map names, each by its path: a line's indent says in which folder it lies. */
const named = new Set<string>();
const above: { indent: number; path: string }[] = [];
for (const line of lines) {
  const indent = line.search(/\S/);
  while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
  const folders = [...line.matchAll(/(?<=^| {2})([a-z][\w-]*)\/(?= |$)/g)].map(([, name]) => name as string);
  const base = above.at(-1)?.path ?? "";
  for (const name of folders) named.add(join(base, name));
  if (folders[0]) above.push({ indent, path: join(base, folders[0]) });
}
const foldersOf = (path: string, others: readonly string[] = []) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => join(path, name))
    .filter((folder) => !/\/(node_modules|dist|test|testing)$/.test(folder) && !others.includes(folder));

test("what the map names is there", () => {
  assert.ok(named.size > 40, [...named].join(" "));
  for (const folder of named) assert.ok(existsSync(join(root, folder)), folder);
});

test("what is looked for often is where the list says", () => {
  const list = /## Looked for often\n([\s\S]*?)\n## /.exec(text)?.[1] ?? "";
  const paths = [...list.matchAll(/`([a-z]+\/[\w./-]+)`/g)].map(([, path]) => join("packages", path as string));
  assert.ok(paths.length > 15, paths.join(" "));
  for (const path of paths) assert.ok(existsSync(join(root, path)), path);
});

test("every room is on the map", () => {
  const rooms = [
    ...foldersOf("packages"),
    ...foldersOf("packages/builder"),
    ...foldersOf("packages/builder/content"),
    ...foldersOf("packages/builder/reference"),
    ...foldersOf("packages/builder/site"),
    ...foldersOf("packages/builder/bundle"),
    ...foldersOf("packages/contract"),
    ...foldersOf("packages/cli", ["packages/cli/bin"]),
    ...foldersOf("packages/server", ["packages/server/config"]),
    ...foldersOf("packages/server/accounts"),
    ...foldersOf("packages/server/deployments"),
    ...foldersOf("packages/server/hosting"),
    ...foldersOf("packages/server/http"),
  ];
  assert.deepEqual(
    rooms.filter((room) => !named.has(room)),
    [],
  );
});
