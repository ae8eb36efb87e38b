import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { folderOf, lectern, program, siteOf } from "../testing.ts";

test("no text of a repository moves the cursor of a terminal, colours it or turns it around", async (context) => {
  const folder = folderOf(
    context,
    siteOf({ index: "<No\u001bpe /> \u001b[2J\u001b]0;title\u0007 \u202egnp.exe\n\n<Gone title='\u009b31m' />" }),
  );
  const { stdout, stderr } = await lectern(["check", folder]);
  assert.match(stderr, /index\.mdx:\d+:\d+/);
  assert.doesNotMatch(stdout + stderr, /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
});

test("of a fault that a site is full of the first fifty are shown, and how many more there are", async (context) => {
  const folder = folderOf(context, siteOf({ index: "<Nope />\n\n".repeat(150), other: "[x](/none)" }));
  const { stderr } = await lectern(["check", folder]);
  assert.equal(stderr.split("unknown-component\n").length - 1, 50);
  assert.match(stderr, /^100 more of unknown-component, in 1 file; lectern check --json lists each$/m);
  assert.match(stderr, /other\.mdx:\d+:1 warning missing-page|other\.mdx:\d+:1 \w+ broken-link/);
  const { diagnostics } = JSON.parse((await lectern(["check", folder, "--json"])).stdout);
  assert.equal(diagnostics.filter(({ code }: { code: string }) => code === "unknown-component").length, 150);
});

test("notes that say different things are all shown, each with its places", async (context) => {
  const folder = folderOf(context, {
    ...siteOf({ index: "Hello." }),
    "docs.json": '{\n"name": "A",\n"first": 1,\n"second": 2,\n"navigation": { "pages": ["index"] }\n}',
  });
  const { stderr } = await lectern(["check", folder]);
  assert.match(stderr, /^docs\.json:3:\d+ note unknown-key\n {2}first is not a key/m);
  assert.match(stderr, /^docs\.json:4:\d+ note unknown-key\n {2}second is not a key/m);
});

test("a name with a line break begins no line of the report", async (context) => {
  const folder = folderOf(context, { ...siteOf({ index: "Hello." }), "a\n::error::forged\t.mdx": "Hello." });
  const { stderr } = await lectern(["check", folder]);
  assert.match(stderr, /unsafe-file-name/);
  assert.doesNotMatch(stderr, /^::error/m);
});

test("what is no file of the content is neither waited for nor shown", async (context) => {
  const outside = folderOf(context, { secret: "secret" });
  for (const make of [
    (path: string) => symlinkSync(join(outside, "secret"), path),
    (path: string) => void execFileSync("mkfifo", [path]),
  ]) {
    const folder = folderOf(context, { "index.mdx": "Hello." });
    make(join(folder, "docs.json"));
    const { code, stderr } = await lectern(["check", folder]);
    assert.equal(code, 1);
    assert.match(stderr, /There is no docs\.json/);
    assert.doesNotMatch(stderr, /secret/);
  }
});

test("a report that nobody reads to its end is no fault, and one that cannot be written is", () => {
  const piped = (command: string) => spawnSync("sh", ["-c", command, process.execPath, program], { encoding: "utf8" });
  const head = piped('"$0" "$1" schema | head -c 10; "$0" "$1" schema 2>&1 >/dev/null | head -c 10');
  assert.deepEqual([head.status, head.stderr, head.stdout.length], [0, "", 10]);
  const full = piped('"$0" "$1" schema > /dev/full');
  assert.equal(full.status, 1);
  assert.match(full.stderr, /^What was to be printed cannot be written: .+\n$/);
});

test("what nobody reads of progress and faults neither ends a build nor changes how it ended", (context) => {
  const folder = folderOf(context, siteOf({ index: "[Away](/nowhere)" }));
  const ended = (command: string, stderr: string) =>
    spawnSync(
      "sh",
      [
        "-c",
        `{ { "$0" "$@" 2>&1 >/dev/null; echo $? >&3; } ${stderr}; } 3>&1`,
        process.execPath,
        program,
        ...command.split(" "),
      ],
      {
        cwd: folder,
        encoding: "utf8",
      },
    ).stdout;
  for (const gone of ["| true", "> /dev/full"]) {
    assert.match(ended("biuld", gone), /^2$/m, gone);
    assert.match(ended("build . --out site", gone), /^0$/m, gone);
  }
});
