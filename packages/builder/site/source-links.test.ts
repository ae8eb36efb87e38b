import assert from "node:assert/strict";
import { test } from "node:test";
import { build, compose, folderOf, temporaryFolder } from "../test/build-fixture.ts";

const docsJson = (feedback: object) =>
  JSON.stringify({
    name: "Handbook",
    theme: "mint",
    colors: { primary: "#0d7a5f" },
    navigation: { pages: ["index", "guides/start"] },
    feedback,
  });
const pages = { "index.mdx": "# Home", "guides/start.mdx": "---\ntitle: First steps\n---\nGo." };
const repository = { url: "https://github.com/acme/handbook", branch: "main", directory: "docs" };
const edit = 'href="https://github.com/acme/handbook/edit/main/docs/guides/start.mdx"';
const issue = 'href="https://github.com/acme/handbook/issues/new?title=First%20steps"';

test("Pages lead to their source and to issues, each where docs.json asks for it", async (context) => {
  const at = (feedback: object) =>
    build(context, folderOf(context, { ...pages, "docs.json": docsJson(feedback) }), { repository });
  const both = await at({ suggestEdit: true, raiseIssue: true });
  assert.ok(both.text("guides/start.html").includes(edit));
  assert.ok(both.text("guides/start.html").includes(issue));
  for (const words of ["Suggest edits", "Raise issue"])
    assert.ok(both.text("guides/start.html").includes(`${words}</a>`), words);
  assert.ok((await compose(both)).text("guides/start.html").includes(edit));
  const one = (await at({ raiseIssue: true })).text("guides/start.html");
  assert.equal(one.includes(edit), false);
  assert.ok(one.includes(issue));
  const none = await at({});
  assert.equal(none.text("guides/start.html").includes("github.com/acme"), false);
  const parts = [...none.blobs.values()].map((bytes) => Buffer.from(bytes).toString()).join("\n");
  assert.equal(parts.includes("github.com/acme"), false, "a repository that is not to be known is nowhere in the site");
});

test("A repository that moved is told by pages that did not change", async (context) => {
  const folder = folderOf(context, { ...pages, "docs.json": docsJson({ suggestEdit: true }) });
  const cache = temporaryFolder(context);
  await build(context, folder, { repository, cache });
  const moved = await build(context, folder, { repository: { ...repository, branch: "next" }, cache });
  assert.ok(moved.text("guides/start.html").includes("/edit/next/docs/guides/start.mdx"));
});
