import assert from "node:assert/strict";
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { type Built, build, fixture, folderOf, temporaryFolder } from "../../test/build-fixture.ts";
import { worthThreads } from "../render/render-pool.ts";

const config = (rest: object) =>
  JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#123456" }, navigation: { pages: ["a"] }, ...rest });

test("a build of which one page changed renders one page; of which nothing changed, none", async (t) => {
  const folder = temporaryFolder(t);
  const cache = temporaryFolder(t);
  cpSync(fixture("awkward"), folder, { recursive: true });
  const first = await build(t, folder, { cache });
  assert.deepEqual(
    [first.report.rendered, first.report.reused],
    [first.report.pages + 1, 0],
    "and the file that turned out to be a snippet",
  );
  const again = await build(t, folder, { cache });
  assert.deepEqual([again.report.rendered, again.report.reused], [0, first.report.pages]);
  assert.deepEqual(again.manifest, first.manifest);
  assert.deepEqual(again.blobs.size, first.blobs.size, "a sink that has nothing is given everything");

  writeFileSync(join(folder, "guides/secret.mdx"), "---\ntitle: Secret\n---\n\nChanged.\n");
  const changed = await build(t, folder, { cache });
  assert.equal(changed.report.rendered, 1);
  assert.match(changed.text("guides/secret.html"), /Changed\./);
  const differing = Object.keys(changed.manifest.files).filter(
    (path) => changed.manifest.files[path]?.sha256 !== first.manifest.files[path]?.sha256,
  );
  assert.deepEqual(differing, ["guides/secret.html", "guides/secret.md"]);

  writeFileSync(join(folder, "snippets/shared.mdx"), "Shared anew.\n");
  const snippet = await build(t, folder, { cache });
  assert.equal(snippet.report.rendered, 1, "the page that includes the snippet");
  assert.match(snippet.text("introduction.html"), /Shared anew/);

  writeFileSync(join(folder, "images/none.png"), "now it is there");
  const file = await build(t, folder, { cache });
  assert.ok(!file.complaints.some((line) => line.endsWith("missing-file")), "a file that appears is found");

  writeFileSync(join(folder, "guides/first.mdx"), "---\ntitle: Renamed\n---\n\n## Install\n");
  const renamed = await build(t, folder, { cache });
  assert.equal(renamed.report.rendered, 1);
  assert.match(renamed.text("introduction.html"), /Renamed/, "navigation is drawn again without rendering a body");
  assert.deepEqual(contents(renamed), contents(await build(t, folder)), "the same as a build without a cache");
});

test("a cache that was cut short, damaged or emptied costs time and nothing else", async (t) => {
  const cache = temporaryFolder(t);
  const first = await build(t, fixture("awkward"), { cache });
  const chunks = join(cache, "chunks");
  const damage: (() => void)[] = [
    () => truncateSync(join(cache, "index"), 100),
    () => writeFileSync(join(cache, "last"), "nonsense"),
    () => {
      for (const name of readdirSync(chunks)) truncateSync(join(chunks, name), 500);
      rmSync(join(cache, "last"));
    },
    () => {
      for (const name of readdirSync(chunks)) {
        const bytes = readFileSync(join(chunks, name));
        bytes[100] = (bytes[100] as number) ^ 1;
        writeFileSync(join(chunks, name), bytes);
      }
      rmSync(join(cache, "last"));
    },
    () => rmSync(chunks, { recursive: true }),
    () => rmSync(join(cache, "walk")),
  ];
  for (const [index, harm] of damage.entries()) {
    harm();
    const again = await build(t, fixture("awkward"), { cache });
    assert.deepEqual(contents(again), contents(first), `case ${index}`);
  }
  assert.equal((await build(t, fixture("awkward"), { cache })).report.rendered, 0);
});

test("a manifest in whose place another whole file of a cache stands counts as none", async (t) => {
  const cache = temporaryFolder(t);
  const folder = folderOf(t, { "docs.json": config({}), "a.mdx": "---\ntitle: Quay\n---\n\nMoor here.\n" });
  const first = await build(t, folder, { cache });
  const kept = () => join(cache, readdirSync(cache).find((name) => name.startsWith("manifest-")) as string);
  const older = join(temporaryFolder(t), "older");
  cpSync(kept(), older);
  const edit = (text: string) => writeFileSync(join(folder, "a.mdx"), `---\ntitle: Quay\n---\n\n${text}\n`);
  for (const other of [join(cache, "index"), join(cache, "last"), older]) {
    cpSync(other, kept());
    edit("Moor here.");
    const again = await build(t, folder, { cache });
    assert.deepEqual(contents(again), contents(first), other);
    cpSync(other, kept());
    edit("Moor there.");
    assert.match((await build(t, folder, { cache })).text("a.html"), /Moor there/, other);
  }
});

test("threads give the same bytes as none, and an unchanged cache does not grow", async (t) => {
  const pages = Array.from(
    { length: worthThreads },
    (_, index) =>
      [`p${index}.mdx`, `---\ntitle: Page ${index}\n---\n\n## Part ${index}\n\nText \`${index}\`.\n`] as const,
  );
  const folder = folderOf(t, {
    "docs.json": config({ navigation: { pages: pages.map(([path]) => path) } }),
    ...Object.fromEntries(pages),
  });
  const cache = temporaryFolder(t);
  const told: number[] = [];
  const threaded = await build(t, folder, { cache, threads: 2, onProgress: (done) => told.push(done) });
  const alone = await build(t, folder);
  assert.deepEqual(contents(threaded), contents(alone));
  assert.deepEqual([told.at(-1), threaded.report.rendered], [worthThreads, worthThreads]);
  assert.deepEqual(
    [...told].sort((a, b) => a - b),
    told,
    "progress never falls",
  );
  const size = () =>
    readdirSync(join(cache, "chunks")).reduce((sum, name) => sum + readFileSync(join(cache, "chunks", name)).length, 0);
  const before = size();
  for (let round = 0; round < 6; round++) {
    for (const [path, text] of pages) writeFileSync(join(folder, path), `${text}\nRound ${round}.\n`);
    await build(t, folder, { cache });
  }
  assert.ok(size() < before * 3, "old bodies are cleared away");
});

test("the coloured code of many edited pages comes to the threads as it was kept", async (t) => {
  const pages = Array.from({ length: worthThreads }, (_, index) => `p${index}`);
  const write = (text: string) => {
    for (const page of pages)
      writeFileSync(join(folder, `${page}.mdx`), `${text}\n\n\`\`\`js\nconst ${page} = 1;\n\`\`\`\n`);
  };
  const folder = folderOf(t, { "docs.json": config({ navigation: { pages } }) });
  const cache = temporaryFolder(t);
  write("One.");
  await build(t, folder, { cache, threads: 2 });
  write("Two.");
  const edited = await build(t, folder, { cache, threads: 2 });
  assert.deepEqual(edited.report.diagnostics, []);
  assert.deepEqual(contents(edited), contents(await build(t, folder)));
});

function contents(site: Built): unknown {
  return [site.manifest, site.report.diagnostics];
}
