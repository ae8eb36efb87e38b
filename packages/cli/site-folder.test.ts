/** A site's folder may come with a repository of others: a build changes nothing but that folder. */
import assert from "node:assert/strict";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { bundleManifestName } from "@lectern/contract/site/bundle";
import { folderOf, lectern, siteOf, writeFiles } from "./testing.ts";

const known = JSON.stringify({ format: 1, files: {} });

/** Content with a folder `site` that came with it, and something beside the content that no build has to do with. */
function received(context: TestContext, site: Record<string, string>) {
  const work = folderOf(context, { "outside/note.txt": "mine" });
  const content = join(work, "content");
  writeFiles(content, { ...siteOf({ index: "Hello.", "guides/start": "Start." }), "guides/note.txt": "theirs" });
  const out = join(content, "site");
  mkdirSync(out);
  writeFiles(out, site);
  return { work, out, build: () => lectern(["build", content, "--out", out]) };
}

function untouched(work: string): void {
  assert.deepEqual(readdirSync(join(work, "outside")), ["note.txt"]);
  assert.equal(readFileSync(join(work, "outside/note.txt"), "utf8"), "mine");
}

test("a manifest that lists files elsewhere, or is none, is refused and named", async (context) => {
  const file = { sha256: "0".repeat(64), size: 1 };
  for (const manifest of [
    ...["../../outside/note.txt", "a/../../../outside/note.txt", "/etc/hosts", "..\\x", "a//b", "./a", ""].map((path) =>
      JSON.stringify({ format: 1, files: { [path]: file } }),
    ),
    ...["", "null", "5", "[]", "{}", '{"files":null}', '{"files":[]}', '{"files":{"a":null}}', '{"files":{"a":{}}}'],
  ]) {
    const { work, build } = received(context, { [bundleManifestName]: manifest });
    const { code, stdout, stderr } = await build();
    assert.match(stderr, /lectern-bundle\.json cannot be read; remove the folder and build again$/m, manifest);
    assert.doesNotMatch(stderr, /^ {4}at /m, "no stack");
    assert.deepEqual([code, stdout], [2, ""]);
    untouched(work);
  }
});

test("nothing is written through a link, and none is a file of the site", async (context) => {
  const folder = received(context, { [bundleManifestName]: known });
  symlinkSync(join(folder.work, "outside"), join(folder.out, "guides"));
  const { code, stderr } = await folder.build();
  assert.match(stderr, /site\/guides is a link; remove it and build again$/m);
  assert.doesNotMatch(stderr, /^ {4}at /m, "no stack");
  assert.equal(code, 2);
  untouched(folder.work);

  const begun = received(context, {});
  symlinkSync(join(begun.work, "outside/note.txt"), join(begun.out, `.${bundleManifestName}.part`));
  assert.equal((await begun.build()).code, 0);
  untouched(begun.work);

  const { out, work, build } = received(context, {});
  assert.equal((await build()).code, 0);
  const manifest = readFileSync(join(out, bundleManifestName));
  const linked = received(context, { [bundleManifestName]: manifest.toString() });
  symlinkSync(join(work, "outside/note.txt"), join(linked.out, "index.html"));
  assert.equal((await linked.build()).code, 0);
  assert.ok(lstatSync(join(linked.out, "index.html")).isFile());
  untouched(linked.work);
});

test("nothing is removed through a link", async (context) => {
  const { work, out, build } = received(context, {
    [bundleManifestName]: JSON.stringify({ format: 1, files: { "old/note.txt": { sha256: "0".repeat(64), size: 1 } } }),
  });
  symlinkSync(join(work, "outside"), join(out, "old"));
  const { code, stderr } = await build();
  assert.deepEqual([code, stderr], [2, `${out}/old is a link; remove it and build again\n`]);
  untouched(work);
});

test("a folder that is itself a link, as some publish one, is built into", async (context) => {
  const { work, out } = received(context, {});
  symlinkSync(out, join(work, "live"));
  const { code, stderr } = await lectern(["build", join(work, "content"), "--out", join(work, "live")]);
  assert.equal(code, 0, stderr);
  assert.ok(existsSync(join(out, "guides/start.html")));
  assert.ok(lstatSync(join(work, "live")).isSymbolicLink());
});
