/** `lectern build` and `lectern check` as their users run them. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { BuildReport } from "@lectern/contract";
import { folderOf, lectern, siteOf, writeFiles } from "../testing.ts";

const pages = { index: "Hello.", "guides/start": "See [home](/index).", "guides/end": "The end." };
const clean = siteOf(pages);
const report = (stdout: string) => JSON.parse(stdout) as BuildReport;

test("a build that was ended while it rendered a page is told by the next, which is not told again", async (context) => {
  const folder = folderOf(context, clean);
  const [out, cache] = [join(folder, "out"), join(folder, "cache")];
  mkdirSync(cache);
  writeFileSync(join(cache, "at-work"), "guides/endless.mdx\n");
  const args = ["build", folder, "--out", out, "--cache", cache];
  assert.match((await lectern(args)).stderr, /^The last build was ended while it rendered guides\/endless\.mdx$/m);
  assert.doesNotMatch((await lectern(args)).stderr, /was ended/);
});

test("a clean folder becomes a site; the report has every field; a second build renders nothing", async (context) => {
  const folder = folderOf(context, clean);
  const out = join(folder, "..", `${folder.split("/").pop()}-site`);
  context.after(() => rmSync(out, { recursive: true, force: true }));
  context.after(() => rmSync(join(out, "..", `.${out.split("/").pop()}-cache`), { recursive: true, force: true }));
  const first = await lectern(["build", folder, "--out", out, "--json"]);
  assert.equal(first.code, 0, first.stderr);
  assert.equal(first.stderr, "");
  const { pages, rendered, reused, diagnostics, bytes, ms, ...rest } = report(first.stdout);
  assert.deepEqual(
    { pages, rendered, reused, diagnostics, rest },
    { pages: 3, rendered: 3, reused: 0, diagnostics: [], rest: {} },
  );
  assert.ok(bytes > 0 && Number.isInteger(bytes) && Number.isInteger(ms));
  assert.match(readFileSync(join(out, "guides/start.html"), "utf8"), /href="\.\.\/index\.html"/);
  assert.equal((await lectern(["verify", out])).code, 0, "the folder is what its manifest says");

  const second = report((await lectern(["build", folder, "--out", out, "--json"])).stdout);
  assert.deepEqual([second.pages, second.rendered, second.reused, second.bytes], [3, 0, 3, bytes]);

  writeFiles(folder, { "guides/end.mdx": "---\ntitle: end\n---\n\nChanged.\n" });
  const third = report((await lectern(["build", folder, "--out", out, "--json"])).stdout);
  assert.deepEqual([third.rendered, third.reused], [1, 2]);
  assert.match(readFileSync(join(out, "guides/end.html"), "utf8"), /Changed\./);
});

test("a build prints one line, and in a log nothing beside it but progress", async (context) => {
  const folder = folderOf(context, clean);
  const { code, stdout, stderr } = await lectern(["build", folder, "--out", join(folder, "dist")]);
  assert.equal(code, 0);
  assert.equal(stderr, "");
  assert.match(stdout, /^3 pages \(3 rendered, 0 reused\), \d+ bytes in \S+, \d+ ms\n$/);
});

test("a page that is gone goes from the site, what others put there stays", async (context) => {
  const folder = folderOf(context, clean);
  const out = join(folder, "site");
  await lectern(["build", folder, "--out", out]);
  writeFiles(out, { "guides/notes.txt": "mine", CNAME: "docs.example.com" });
  rmSync(join(folder, "guides/end.mdx"));
  writeFiles(folder, siteOf({ index: pages.index, "guides/start": pages["guides/start"] }));
  const again = await lectern(["build", folder, "--out", out, "--json"]);
  assert.equal(again.code, 0, again.stdout);
  assert.equal(report(again.stdout).pages, 2, "a site inside the content folder is not content");
  assert.equal(existsSync(join(out, "guides/end.html")), false);
  assert.equal(existsSync(join(out, "guides/end.md")), false);
  assert.equal(readFileSync(join(out, "guides/notes.txt"), "utf8"), "mine");
  assert.ok(existsSync(join(out, "CNAME")));
});

test("the same folder gives the same bytes, whatever was built before, and the bundle verifies", async (context) => {
  const folder = folderOf(context, clean);
  const work = folderOf(context);
  const build = (name: string, ...more: string[]) =>
    lectern(["build", folder, "--out", join(work, name, "site"), "--bundle", join(work, name, "b.tar.gz"), ...more]);
  const hash = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(work, name, "b.tar.gz")))
      .digest("hex");
  writeFiles(folder, { "index.mdx": "---\ntitle: Other\n---\n" });
  await build("a", "--label", "2.1");
  writeFiles(folder, clean);
  const [a, b] = [await build("a", "--label", "2.1"), await build("b", "--label", "2.1")];
  assert.deepEqual([a.code, b.code], [0, 0], a.stderr + b.stderr);
  assert.equal(hash("a"), hash("b"));
  const verified = await lectern(["verify", join(work, "a/b.tar.gz"), "--sha256", hash("a"), "--label", "2.1"]);
  assert.equal(verified.code, 0, verified.stderr);
  assert.match(verified.stdout, /Acme 2\.1 \(client-hosted\), 3 pages/);

  assert.equal((await build("c", "--target", "air-gapped")).code, 0);
  assert.match((await lectern(["verify", join(work, "c/b.tar.gz")])).stdout, /\(air-gapped\)/);
});

test("a bundle asked for later, or again, is the one asked for at once; each time the folder holds the same", async (context) => {
  const folder = folderOf(context, clean);
  const work = folderOf(context);
  const bytes = (path: string) => readFileSync(join(work, path));
  const build = async (name: string, ...more: string[]) => {
    const { code, stderr } = await lectern(["build", folder, "--out", join(work, name), ...more]);
    assert.equal(code, 0, stderr);
    assert.equal((await lectern(["verify", join(work, name)])).code, 0, `the folder ${name} is what its manifest says`);
  };
  await build("once", "--bundle", join(work, "once.tar.gz"));
  await build("later");
  await build("later", "--bundle", join(work, "later.tar.gz"));
  assert.ok(bytes("once.tar.gz").equals(bytes("later.tar.gz")));
  // What the cache has packed is not composed again, and the folder has it all the same.
  rmSync(join(work, "once"), { recursive: true });
  await build("once", "--bundle", join(work, "again.tar.gz"));
  assert.ok(bytes("again.tar.gz").equals(bytes("once.tar.gz")));
  assert.ok(bytes("once/lectern-bundle.json").equals(bytes("later/lectern-bundle.json")));
});

test("a build of nothing new leaves all as it is, and mends what is missing or was built otherwise since", async (context) => {
  const folder = folderOf(context, siteOf({ ...pages, film: '<iframe src="https://example.com/film" />' }));
  const work = folderOf(context);
  const [out, bundle] = [join(work, "site"), join(work, "site.tar.gz")];
  const build = async (...more: string[]) => {
    const { code, stdout } = await lectern(["build", folder, "--out", out, "--bundle", bundle, "--json", ...more]);
    assert.equal(code, 0, stdout);
    assert.equal((await lectern(["verify", out])).code, 0);
    const { diagnostics, bytes } = report(stdout);
    return { diagnostics, bytes, packed: readFileSync(bundle) };
  };
  const time = () => [out, bundle].map((path) => statSync(path).mtimeMs);
  const first = await build();
  assert.deepEqual(
    first.diagnostics.map(({ code }) => code),
    ["outside-content-left-out"],
  );
  const written = time();
  assert.deepEqual(await build(), first, "what composing found is told again");
  assert.deepEqual(time(), written, "nothing is written");
  rmSync(join(out, "guides/start.html"));
  assert.deepEqual(await build(), first);
  rmSync(bundle);
  assert.deepEqual(await build(), first);
  assert.notDeepEqual((await build("--label", "2")).packed, first.packed);
  assert.deepEqual(await build(), first);
});

test("a new folder comes as a whole, and one that is there and empty is filled", async (context) => {
  const folder = folderOf(context, clean);
  const work = folderOf(context);
  writeFiles(join(work, ".new.part"), { "left.txt": "by a build that was interrupted" });
  mkdirSync(join(work, "empty"));
  for (const name of ["new", "empty"]) {
    const { code, stderr } = await lectern([
      "build",
      folder,
      "--out",
      join(work, name),
      "--cache",
      join(work, "cache"),
    ]);
    assert.equal(code, 0, stderr);
    assert.equal((await lectern(["verify", join(work, name)])).code, 0);
    assert.equal(existsSync(join(work, name, "left.txt")), false);
  }
  assert.deepEqual(readdirSync(work).sort(), ["cache", "empty", "new"]);
});

test("faults in the content: the site is built all the same, each fault says where, exit code 1", async (context) => {
  const folder = folderOf(context, siteOf({ index: "Fine.", broken: "Text.\n\n<Card>\n", gone: "" }));
  rmSync(join(folder, "gone.mdx"));
  const out = join(folder, "dist");
  const { code, stdout } = await lectern(["build", folder, "--out", out, "--json"]);
  assert.equal(code, 1);
  const { diagnostics } = report(stdout);
  const broken = diagnostics.find(({ file }) => file === "broken.mdx");
  assert.deepEqual(
    [broken?.severity, broken?.line, typeof broken?.column, typeof broken?.code],
    ["error", 7, "number", "string"],
  );
  assert.ok(broken?.message);
  assert.ok(
    diagnostics.some(({ file, line, message }) => file === "docs.json" && line === 1 && message.includes("gone")),
  );
  assert.ok(existsSync(join(out, "index.html")));

  const told = await lectern(["build", folder, "--out", out]);
  assert.equal(told.code, 1);
  assert.match(told.stderr, /broken\.mdx:7:\d+ error [a-z-]+\n {2}.+\n {4}7 \| <Card>\n {6}\| \^/);
  assert.match(told.stderr, /\d+ errors?, \d+ warnings?, \d+ notes?\n$/);
});

test("no site at all without docs.json; nothing is written, and an earlier site stays", async (context) => {
  const folder = folderOf(context, { "index.mdx": "Hello." });
  const { code, stdout } = await lectern(["build", folder, "--out", join(folder, "dist"), "--json"]);
  assert.equal(code, 1);
  assert.deepEqual(
    report(stdout).diagnostics.map(({ code }) => code),
    ["missing-config"],
  );
  assert.equal(existsSync(join(folder, "dist")), false);
});

test("wrong use ends with 2, says what to do, and touches nothing", async (context) => {
  const folder = folderOf(context, { ...clean, "other/file.txt": "mine" });
  for (const [args, message] of [
    [["build", folder], /--out/],
    [["build"], /folder/],
    [["build", join(folder, "nowhere"), "--out", "x"], /There is no folder/],
    [["build", join(folder, "index.mdx"), "--out", "x"], /is a file/],
    [["build", folder, "--out", join(folder, "other")], /not made by lectern build \(it holds file\.txt\)/],
    [["build", folder, "--out", folder], /not made by lectern build/],
    [["build", folder, "--out", join(folder, "dist"), "--target", "moon"], /client-hosted or air-gapped/],
    [
      ["build", folder, "--out", join(folder, "dist"), "--target", "air-gapped", "--outside-content"],
      /reaches nothing outside/,
    ],
    [["build", folder, "--out", join(folder, "dist"), "--label", "a/b"], /--label/],
    [["check", join(folder, "nowhere")], /There is no folder/],
    [["check", folder, "--json", "--sarif"], /together/],
    [["build", folder, "--out", "x", "--nonsense"], /unknown option/],
    [["frobnicate"], /unknown command/],
    [[], /Usage/],
  ] as [string[], RegExp][]) {
    const { code, stderr, stdout } = await lectern(args);
    assert.equal(code, 2, args.join(" "));
    assert.match(stderr, message);
    assert.equal(stdout, "");
    assert.doesNotMatch(stderr, /^ {4}at /m, "never a stack");
  }
  assert.equal(existsSync(join(folder, "dist")), false);
});

test("a build that was interrupted is made again", async (context) => {
  const folder = folderOf(context, clean);
  const out = join(folder, "dist");
  await lectern(["build", folder, "--out", out]);
  // As it is left: files, and the sign that a build was at work, without a manifest.
  rmSync(join(out, "lectern-bundle.json"));
  writeFileSync(join(out, ".lectern-bundle.json.part"), "");
  assert.equal((await lectern(["build", folder, "--out", out])).code, 0);
  assert.equal((await lectern(["verify", out])).code, 0);
});

test("a cache whose files a cut of power has emptied gives the right site", async (context) => {
  const folder = folderOf(context, siteOf({ index: "Hello, harbour.", pier: "A pier." }));
  const work = folderOf(context);
  const build = (out: string) => lectern(["build", folder, "--out", join(work, out), "--cache", join(work, "cache")]);
  assert.equal((await build("first")).code, 0);
  const blobs = join(work, "cache", "blobs");
  for (const name of readdirSync(blobs)) truncateSync(join(blobs, name), 0);
  const again = await build("second");
  assert.equal(again.code, 0, again.stderr);
  const verified = await lectern(["verify", join(work, "second")]);
  assert.equal(verified.code, 0, verified.stderr);
  for (const page of ["index.html", "pier.html"])
    assert.deepEqual(readFileSync(join(work, "second", page)), readFileSync(join(work, "first", page)));
});

test("commands that read content take the folder that one is in, where none is named", async (context) => {
  const cwd = folderOf(context, siteOf({ index: "Fine." }));
  const checked = await lectern(["check"], { cwd });
  assert.deepEqual([checked.code, checked.stdout, checked.stderr], [0, "1 page checked\n", ""]);
  const out = join(folderOf(context, {}), "site");
  const built = await lectern(["build", "--out", out], { cwd });
  assert.equal(built.code, 0, built.stderr);
  assert.ok(readFileSync(join(out, "index.html")));
});

test("check reads and writes nothing; as text, as JSON, as SARIF", async (context) => {
  const folder = folderOf(context, siteOf({ index: "Fine.", "broken page": "<Card>" }));
  const plain = await lectern(["check", folder]);
  assert.deepEqual([plain.code, plain.stdout], [1, "2 pages checked\n"]);
  assert.match(plain.stderr, /broken page\.mdx:5:/);
  const json = report((await lectern(["check", folder, "--json"])).stdout);
  assert.equal(json.pages, 2);

  const log = JSON.parse((await lectern(["check", folder, "--sarif"])).stdout);
  assert.equal(log.version, "2.1.0");
  const [{ tool, results }] = log.runs;
  assert.equal(results.length, json.diagnostics.length);
  const { ruleId, ruleIndex, level, locations } = results[0];
  assert.deepEqual([tool.driver.rules[ruleIndex].id, level], [ruleId, "error"]);
  const { artifactLocation, region } = locations[0].physicalLocation;
  assert.deepEqual([artifactLocation.uri, region.startLine], ["broken%20page.mdx", 5]);

  const good = await lectern(["check", folderOf(context, clean)]);
  assert.deepEqual([good.code, good.stderr], [0, ""]);
});
