/** A walk that is known saves reading, and never hides what has happened since. */
import assert from "node:assert/strict";
import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type TestContext, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { bundleManifestName } from "@lectern/contract/site/bundle";
import { folderOf } from "../../test/build-fixture.ts";
import type { KeptWalk } from "./kept-walk.ts";
import { openTree } from "./open-tree.ts";

const files = {
  "docs.json": "{}",
  "a.mdx": "aaaa",
  "deep/b.mdx": "bbbb",
  "deep/er/c.mdx": "cccc",
  "drafts/d.mdx": "dddd",
  ".lecternignore": "drafts/*\nonly-folders/\n",
  "only-folders/e.mdx": "eeee",
};

/** A folder, and its walk at a time when nothing in it is young. */
async function settled(t: TestContext): Promise<{ folder: string; walk: KeptWalk }> {
  const folder = folderOf(t, files);
  await setTimeout(50);
  const { walk } = openTree({ directory: folder });
  assert.ok(walk);
  return { folder, walk };
}

/** What a build sees; with the known walk the same as without. */
function seen(folder: string, known: KeptWalk | null) {
  const { files, byPath, listing, diagnostics } = openTree({ directory: folder }, known);
  assert.deepEqual([...byPath.values()], files);
  return { files, listing, diagnostics };
}

const changes: Record<string, (folder: string) => void> = {
  "a file of the same size": (folder) => writeFileSync(join(folder, "a.mdx"), "AAAA"),
  "a file of the same size whose time was set back": (folder) => {
    writeFileSync(join(folder, "deep/b.mdx"), "BBBB");
    utimesSync(join(folder, "deep/b.mdx"), new Date(0), new Date(0));
  },
  "a file that replaces another": (folder) => {
    writeFileSync(join(folder, "new"), "AAAA");
    renameSync(join(folder, "new"), join(folder, "a.mdx"));
  },
  "several files": (folder) => {
    for (const name of ["a.mdx", "deep/er/c.mdx", "docs.json"]) writeFileSync(join(folder, name), `${name} is longer`);
  },
  "a new file": (folder) => writeFileSync(join(folder, "deep/er/new.mdx"), "new"),
  "a file less": (folder) => rmSync(join(folder, "deep/b.mdx")),
  "a folder less": (folder) => rmSync(join(folder, "deep"), { recursive: true }),
  "another name": (folder) => renameSync(join(folder, "a.mdx"), join(folder, "b.mdx")),
  "a new folder": (folder) => {
    mkdirSync(join(folder, "new"));
    writeFileSync(join(folder, "new/page.mdx"), "new");
  },
  "a link in place of a file": (folder) => {
    rmSync(join(folder, "a.mdx"));
    symlinkSync("docs.json", join(folder, "a.mdx"));
  },
  "a link in place of a folder": (folder) => {
    renameSync(join(folder, "deep"), join(folder, "drafts/deep"));
    symlinkSync("drafts/deep", join(folder, "deep"));
  },
  "a folder in place of a file": (folder) => {
    rmSync(join(folder, "a.mdx"));
    mkdirSync(join(folder, "a.mdx"));
  },
  "a file in place of an ignored folder": (folder) => {
    rmSync(join(folder, "only-folders"), { recursive: true });
    writeFileSync(join(folder, "only-folders"), "now a file");
  },
  "other ignore rules": (folder) => writeFileSync(join(folder, ".lecternignore"), "deep/*\nonly-folders/\n"),
  "ignore rules that were none": (folder) => writeFileSync(join(folder, ".mintignore"), "a.mdx\n"),
  "a site that was built into a folder": (folder) => writeFileSync(join(folder, "deep", bundleManifestName), "{}"),
};

for (const [name, change] of Object.entries(changes)) {
  test(`a known walk shows ${name}`, async (t) => {
    const { folder, walk } = await settled(t);
    change(folder);
    const fresh = seen(folder, null);
    assert.deepEqual(seen(folder, walk), fresh);
    assert.notDeepEqual(fresh.listing + fresh.diagnostics.length, walk.listing + walk.diagnostics.length);
  });
}

test("nothing is handed on where nothing has changed, and what is ignored changes nothing", async (t) => {
  const { folder, walk } = await settled(t);
  assert.equal(openTree({ directory: folder }, walk).walk, null);
  writeFileSync(join(folder, "drafts/d.mdx"), "another draft");
  const again = openTree({ directory: folder }, walk);
  assert.equal(again.walk, null);
  assert.equal(again.listing, walk.listing);
});

test("a file that was changed just before it was read is read again, since its times would not tell a second change", async (t) => {
  const folder = folderOf(t, { "a.mdx": "one" });
  const { walk } = openTree({ directory: folder });
  assert.ok(walk);
  // As if the clock had not gone on between the look and the change.
  const forged = { ...walk, listing: walk.listing.replace(/[0-9a-f]{64}/, "0".repeat(64)) };
  assert.equal(openTree({ directory: folder }, forged).listing, walk.listing);
});

test("a walk that came with a repository leads to no file behind a link or outside", async (t) => {
  const { folder } = await settled(t);
  const outside = folderOf(t, { "secret.txt": "secret" });
  symlinkSync(outside, join(folder, "link"));
  symlinkSync(outside, join(folder, "deep/link"));
  const { walk } = openTree({ directory: folder });
  assert.ok(walk);
  const fresh = seen(folder, null);
  for (const path of [
    "link/secret.txt",
    "deep/link/secret.txt",
    "deep/../link/secret.txt",
    join("..", basename(outside), "secret.txt"),
  ]) {
    const forged = (...folders: string[]): KeptWalk => ({
      ...walk,
      folders: [...walk.folders, ...folders.map((name): [string, string] => [name, "secret.txt"])],
      others: [],
      diagnostics: [],
      listing: `${walk.listing}${path}\0${"0".repeat(64)}\n`,
      stamps: Float64Array.of(...walk.stamps, Number.NaN, 0, 0, 0),
    });
    const parent = dirname(path);
    for (const walk of [forged(), forged(parent), forged(`${parent}/.`), forged(`${parent}/.`, parent)])
      assert.deepEqual(seen(folder, walk), fresh, path);
  }
});

test("a walk of a builder that left out something else is of no use", async (t) => {
  const { folder, walk } = await settled(t);
  const { listing } = seen(folder, walk);
  const [first = ""] = listing.split("\n");
  const without: KeptWalk = {
    ...walk,
    listing: walk.listing.replace(`${first}\n`, ""),
    others: [...walk.others, [first.split("\0", 1)[0] as string, "file"]],
    stamps: walk.stamps.slice(walk.stamps.length / walk.listing.split("\n").slice(1).length),
  };
  assert.notEqual(seen(folder, without).listing, listing);
  assert.equal(seen(folder, { ...without, builtIn: `${walk.builtIn}\nmore` }).listing, listing);
});
