import assert from "node:assert/strict";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { editedSite } from "../testing.ts";

test("an output that lost blobs gets them again", async (t) => {
  const { page, holds, blobs } = editedSite(t);
  await holds("the first build");
  page(5, "Edited.");
  await holds("a patch");
  blobs.clear();
  await holds("nothing changed, and nothing there");
  blobs.clear();
  page(5, "Edited again.");
  await holds("a patch, and nothing there");
});

test("whatever of the cache is damaged, gone or another site's, the site is right", async (t) => {
  const other = editedSite(t, "Another");
  await other.holds("the other site");
  other.page(5, "Edited there.");
  await other.holds("the other site's patch");
  const own = editedSite(t);
  await own.holds("the first build");
  own.page(5, "Edited.");
  await own.holds("a patch");
  const good = join(own.folder, "good");
  cpSync(own.cache, good, { recursive: true });
  const harms: Record<string, (path: string, name: string) => void> = {
    "cut short": (path) => writeFileSync(path, readFileSync(path).subarray(0, readFileSync(path).length >> 1)),
    "changed in a byte": (path) => {
      const bytes = readFileSync(path);
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 255;
      writeFileSync(path, bytes);
    },
    gone: (path) => rmSync(path),
    "another site's": (path, name) => {
      const foreign = readdirSync(other.cache).find(
        (one) => one.replace(/[0-9a-f]{24}/, "") === name.replace(/[0-9a-f]{24}/, ""),
      );
      assert.ok(foreign, `the other site's cache has nothing like ${name}`);
      cpSync(join(other.cache, foreign), path);
    },
  };
  const names = readdirSync(good, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== "walk");
  assert.ok(names.length >= 6, names.map(({ name }) => name).join());
  let round = 0;
  for (const { name } of names) {
    for (const [harm, apply] of Object.entries(harms)) {
      rmSync(own.cache, { recursive: true });
      cpSync(good, own.cache, { recursive: true });
      apply(join(own.cache, name), name);
      own.page(5, `Edited in round ${round++}.`);
      await own.holds(`${name} ${harm}, then an edit`);
    }
  }
});

test("a build that ends between two of its writes leaves a cache that the next one can use", async (t) => {
  const { folder, cache, page, holds } = editedSite(t);
  await holds("the first build");
  const before = join(folder, "before");
  cpSync(cache, before, { recursive: true });
  page(5, "Edited.", "boost: 5\n");
  await holds("a whole build");
  const after = join(folder, "after");
  cpSync(cache, after, { recursive: true });
  // Files in the order in which they are replaced; each time one more is the new one.
  const order = ["chunks", "index", "manifest-", "last", "patch-"];
  for (let written = 0; written <= order.length; written++) {
    rmSync(cache, { recursive: true });
    cpSync(before, cache, { recursive: true });
    for (const name of readdirSync(after).filter((one) =>
      order.slice(0, written).some((start) => one.startsWith(start)),
    ))
      cpSync(join(after, name), join(cache, name), { recursive: true });
    page(5, `Edited once more, ${written}.`, "boost: 5\n");
    await holds(`broken off after ${order[written - 1] ?? "nothing"}`);
  }
});

test("builds of one cache at the same time give what they would give alone", async (t) => {
  const { page, build, holds } = editedSite(t);
  await holds("the first build");
  for (const text of ["Edited.", "Edited and edited."]) {
    page(5, text, text.length > 10 ? "boost: 5\n" : "");
    const results = await Promise.all([build("cache"), build("cache"), build("cache")]);
    const alone = await build(`alone-${text.length}`, new Map());
    for (const { manifest } of results) assert.deepEqual(manifest, alone.manifest);
    await holds("after them");
  }
});
