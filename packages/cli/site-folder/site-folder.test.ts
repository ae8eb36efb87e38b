/**
 * A site's folder may come with a repository of others: a build changes nothing but that folder. And no two builds write to
 * it at once.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { type BundleManifest, bundleManifestName } from "@lectern/contract/site/bundle";
import { folderOf, lectern, siteOf, writeFiles } from "../testing.ts";
import { SiteFolder } from "./site-folder.ts";

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

test("of two builds at once one writes, and the other says so; one that was killed is in nobody's way", async (context) => {
  const content = folderOf(context, siteOf({ index: "Hello." }));
  const work = folderOf(context);
  const sign = `.${bundleManifestName}.part`;
  for (const [name, place] of [
    ["new", ".new.part"],
    ["old", "old"],
  ] as const) {
    writeFiles(work, { [`${place}/${sign}`]: String(process.pid), [`${place}/half.html`]: "half" });
    const { code, stdout, stderr } = await lectern(["build", content, "--out", join(work, name)]);
    const told = new RegExp(
      `^Another build \\(process ${process.pid}\\) is writing to .+; wait for its end, or remove \\S+ if`,
    );
    assert.match(stderr, told);
    assert.deepEqual([code, stdout], [1, ""]);
    assert.deepEqual(readdirSync(join(work, place)).sort(), [sign, "half.html"]);

    const killed = spawnSync(process.execPath, ["-e", ""]).pid;
    writeFiles(work, { [`${place}/${sign}`]: String(killed) });
    assert.equal((await lectern(["build", content, "--out", join(work, name)])).code, 0);
    assert.equal((await lectern(["verify", join(work, name)])).code, 0);
    assert.ok(!readdirSync(join(work, name)).includes(sign));
  }
});

test("a folder that another build has written since this one has looked at it is left as it is", async (context) => {
  const work = folderOf(context);
  for (const name of ["new", "old", "old"]) {
    const [one, other] = [new SiteFolder(join(work, name)), new SiteFolder(join(work, name))];
    const file = (text: string) => ({ sha256: createHash("sha256").update(text).digest("hex"), size: text.length });
    const manifest = { format: 1, files: { "index.html": file(name) } } as unknown as BundleManifest;
    one.write("index.html", Buffer.from(name), null);
    one.finish(manifest);
    assert.throws(() => {
      other.write("index.html", Buffer.from("other"), null);
      other.finish(manifest);
    }, /Another build has written .+ in the meantime; build again/);
    assert.equal(readFileSync(join(work, name, "index.html"), "utf8"), name);
    assert.deepEqual(readdirSync(join(work, name)).sort(), ["index.html", bundleManifestName]);
  }
  assert.deepEqual(readdirSync(work).sort(), ["new", "old"], "nothing is left beside them");
});

test("a build that was stopped halfway leaves nothing of itself to the next", async (context) => {
  const content = folderOf(context, siteOf({ index: "First.", kept: "Kept." }));
  const out = join(folderOf(context), "site");
  const build = () => lectern(["build", content, "--out", out]);
  await build();
  const first = readdirSync(out, { recursive: true }).sort();

  // Stopped as a full disk or a signal does it: some files are of the new site, and nobody says which.
  const halfway = new SiteFolder(out);
  halfway.plan(["index.html", "new/page.html"]);
  halfway.write("index.html", Buffer.from("half"), null);
  halfway.write("new/page.html", Buffer.from("half"), null);
  const sign = join(out, `.${bundleManifestName}.part`);
  writeFileSync(sign, readFileSync(sign, "utf8").replace(/^\d+/, String(spawnSync(process.execPath, ["-e", ""]).pid)));
  writeFileSync(join(out, "notes.txt"), "mine");

  assert.equal((await build()).code, 0);
  const { code, stderr } = await lectern(["verify", out]);
  assert.equal(code, 0, stderr);
  assert.deepEqual(readdirSync(out, { recursive: true }).sort(), [...first, "notes.txt"].sort());
});

test("a new site that cannot be written whole leaves nothing behind, and one that was there stays", (context) => {
  const work = folderOf(context, { [`old/${bundleManifestName}`]: known });
  for (const name of ["new", "old"]) {
    const site = new SiteFolder(join(work, name));
    site.write("guides/start.html", Buffer.from("half"), null);
    site.abandon();
  }
  assert.deepEqual(readdirSync(work), ["old"]);
});

test("what a build that was killed has left of an archive goes with the next", async (context) => {
  const content = folderOf(context, siteOf({ index: "Hello." }));
  const killed = spawnSync(process.execPath, ["-e", ""]).pid;
  const work = folderOf(context, {
    [`docs.tar.gz.${killed}.part`]: "half",
    [`docs.tar.gz.${process.pid}.part`]: "at work",
    "docs.tar.gz.part": "mine",
  });
  const { code, stderr } = await lectern([
    "build",
    content,
    "--out",
    join(work, "site"),
    "--bundle",
    join(work, "docs.tar.gz"),
  ]);
  assert.equal(code, 0, stderr);
  const kept = ["docs.tar.gz", `docs.tar.gz.${process.pid}.part`, "docs.tar.gz.part"].sort();
  assert.deepEqual(
    readdirSync(work)
      .filter((name) => name.startsWith("docs"))
      .sort(),
    kept,
  );
});
