import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../test/build-fixture.ts";

const source = {
  "docs.json": JSON.stringify({
    name: "A",
    theme: "mint",
    colors: { primary: "#123456" },
    navigation: { pages: ["index", "build/first"] },
  }),
  "index.mdx": "Home.",
  "build/first.mdx": "First.",
};

test("a page in a folder that is left out for its name is told why it is missing, and how to bring it back", async (t) => {
  const without = await build(t, folderOf(t, source));
  assert.deepEqual(
    without.report.diagnostics.map(({ code, hint }) => [code, hint]),
    [["missing-page", "Folders named build are left out: write !build into .lecternignore, or rename the folder"]],
  );
  const site = await build(t, folderOf(t, { ...source, ".lecternignore": "!build\n" }));
  assert.deepEqual(site.complaints, []);
  assert.match(site.text("build/first.html"), /First\./);
});

test("names that begin with a dot stay out whatever the rules say, but for what programs look for", async (t) => {
  const files = { "docs.json": source["docs.json"].replace(',"build/first"', ""), "index.mdx": "Home." };
  const site = await build(
    t,
    folderOf(t, {
      ...files,
      ".well-known/security.txt": "Contact: mailto:a@example.com",
      ".secret/note.txt": "no",
      "sub/.env.txt": "no",
      ".lecternignore": "!.secret\n!sub/.env.txt\n",
    }),
  );
  const served = Object.keys(site.manifest.files).filter((path) => path.endsWith(".txt"));
  assert.deepEqual(
    served.filter((path) => /security|note|env/.test(path)),
    [".well-known/security.txt"],
  );
});
