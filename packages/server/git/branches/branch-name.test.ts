import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { isBranchName } from "./branch-name.ts";

const parts = [
  "a",
  "B-1",
  "ü",
  "分支",
  "🎉",
  ".",
  "..",
  "/",
  "//",
  "-",
  "@",
  "@{",
  "{",
  ".lock",
  "lock",
  "~",
  "^",
  ":",
  "?",
];
parts.push(
  "*",
  "[",
  "]",
  "\\",
  " ",
  "\t",
  "\n",
  "\x7f",
  "'",
  '"',
  "$(id)",
  "`id`",
  ";",
  "%0a",
  "#",
  "HEAD",
  "refs/heads/x",
);

test("P03: a name is legal exactly when git check-ref-format says so", () => {
  const names = new Set(parts);
  for (const first of parts) for (const second of parts) names.add(first + second);
  for (const part of parts) names.add(`a/${part}/b`).add(`a${part}b`);
  let legal = 0;
  const differing: string[] = [];
  // One process asks about many names: git prints those of the list that are legal references.
  for (const name of names) {
    if (!isBranchName(name)) continue;
    legal += 1;
    const { status } = spawnSync("git", ["check-ref-format", "--branch", name], { stdio: "ignore" });
    if (status !== 0) differing.push(name);
  }
  assert.deepEqual(differing, [], "taken by us, refused by git");
  assert.ok(legal > 100);
});

test("P03: what we refuse, git refuses too", () => {
  const shorthand = (name: string) => name.includes("@{");
  for (const name of parts.flatMap((part) => [part, `a/${part}/b`, `a${part}b`, `a${part}`])) {
    if (isBranchName(name) || shorthand(name)) continue;
    const { status } = spawnSync("git", ["check-ref-format", "--branch", name], { stdio: "ignore", cwd: "/" });
    assert.notEqual(status, 0, `git takes ${JSON.stringify(name)}`);
  }
});

test("P02, P03: hostile names are refused", () => {
  const hostile = [
    "",
    "main; touch /tmp/x",
    "--upload-pack=touch /tmp/x",
    "-c",
    "a\nb",
    "a\0b",
    "..",
    "a..b",
    "a/.lock",
  ];
  hostile.push(
    "@{-1}",
    "HEAD",
    "a".repeat(300),
    "a.",
    "~",
    "a^",
    "a:b",
    "a?",
    "*",
    "[",
    "\\",
    "x.lock",
    "\ud800",
    "/a",
    "a/",
  );
  for (const name of hostile) assert.equal(isBranchName(name), false, JSON.stringify(name));
  for (const name of ["refs/heads/x", "feature/ünïcode-分支/🎉", "$(id)", "main%0a", "a".repeat(200)]) {
    assert.equal(isBranchName(name), true, name);
  }
});
