import assert from "node:assert/strict";
import { test } from "node:test";
import { folderOf } from "../../test/build-fixture.ts";
import { watchedPaths } from "./watched-paths.ts";

test("what a build may read is watched, the repository's rules too; packages, hidden folders and what they refuse is not", (t) => {
  const isWatched = watchedPaths(folderOf(t, { ".mintignore": "drafts\n*.log\n", "docs.json": "{}" }));
  for (const path of [
    "",
    "docs.json",
    "guides",
    "guides/a.mdx",
    "images/a.png",
    ".mintignore",
    ".lecternignore",
    "style.css",
  ])
    assert.equal(isWatched(path), true, path);
  for (const path of ["node_modules", "guides/node_modules", ".git", ".venv", "drafts", "drafts/a.mdx", "a.log"])
    assert.equal(isWatched(path), false, path);
});
