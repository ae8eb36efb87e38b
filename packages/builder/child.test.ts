import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { allBlobs } from "@lectern/contract/site/manifest";
import { begin, type ChildMessage, type ChildRequest, childPermissions, childProgram } from "./child.ts";
import { BlobFolder } from "./site/output/blob-folder.ts";
import { worthThreads } from "./site/render/render-pool.ts";
import { openTree } from "./source/tree/open-tree.ts";
import { fixture, folderOf, temporaryFolder } from "./test/build-fixture.ts";

/** The folders of a request, with the objects of a directory. */
function foldersFor(t: import("node:test").TestContext, directory: string): ChildRequest {
  const folder = temporaryFolder(t);
  const tree = openTree({ directory });
  for (const name of ["source/objects", "cache", "output"]) mkdirSync(join(folder, name), { recursive: true });
  for (const file of tree.files) writeFileSync(join(folder, "source/objects", file.hash), tree.read(file.path));
  writeFileSync(join(folder, "source/tree.json"), JSON.stringify(tree.files));
  return {
    objects: join(folder, "source"),
    cache: join(folder, "cache"),
    output: join(folder, "output"),
    preview: null,
    origin: "https://docs.example.org",
    threads: 2,
  };
}

function run(
  request: ChildRequest,
  script: string[] = [childProgram],
  layOut?: () => Promise<void>,
): Promise<{ code: number | null; messages: ChildMessage[]; stderr: string }> {
  const child = spawn(process.execPath, [...childPermissions(request), "--no-warnings", ...script], { env: {} });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    stderr += text;
  });
  child.stdin.write(`${JSON.stringify(request)}\n`);
  if (layOut) void layOut().then(() => child.stdin.end(begin));
  else child.stdin.end();
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const lines = stdout.split("\n").filter((line) => line !== "");
      resolve({ code, stderr, messages: code === 0 ? lines.map((line) => JSON.parse(line)) : [] });
    });
  });
}

test("the child builds under Node's permission model, in threads, and every blob is what its name says", async (t) => {
  const pages = Array.from({ length: worthThreads }, (_, index) => `p${index}`);
  const directory = folderOf(t, {
    "docs.json": JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#123456" }, navigation: { pages } }),
    ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, `# ${path}\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n`])),
  });
  const request = foldersFor(t, directory);
  const { code, messages, stderr } = await run(request);
  assert.equal(code, 0, stderr);
  const result = messages.at(-1);
  assert.ok(result?.type === "result" && result.manifest);
  assert.deepEqual([result.report.rendered, result.report.pages], [worthThreads, worthThreads]);
  const drawn = Object.keys(result.manifest.files).filter((path) => path.startsWith("_lectern/thumbnails/"));
  assert.equal(drawn.length, 1, "the site's picture is drawn within these bounds too");
  assert.ok(messages.slice(0, -1).every((message) => message.type === "progress"));
  const wanted = new Set([...allBlobs(result.manifest)].map((blob) => blob.sha256));
  const blobs = new BlobFolder(request.output);
  for (const name of wanted) assert.equal(createHash("sha256").update(blobs.read(name)).digest("hex"), name);
  blobs.close();

  const stored = join(request.cache, "stored");
  writeFileSync(stored, [...wanted].join("\n"));
  const empty = temporaryFolder(t);
  const again = await run({ ...request, output: empty, stored });
  const second = again.messages.at(-1);
  assert.ok(second?.type === "result" && second.report.rendered === 0);
  assert.deepEqual(readdirSync(empty), [], "what the publisher has is not written again");
});

test("checked code is checked within these bounds, by a thread of the process and of its threads", async (t) => {
  for (const count of [1, worthThreads]) {
    const pages = Array.from({ length: count }, (_, index) => `p${index}`);
    const directory = folderOf(t, {
      "docs.json": JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#123456" }, navigation: { pages } }),
      ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, `# ${path}\n`])),
      "p0.mdx": "# Types\n\n```ts twoslash\nconst all = [1];\n//    ^?\n```\n",
    });
    const request = foldersFor(t, directory);
    const { code, messages, stderr } = await run(request);
    assert.equal(code, 0, stderr);
    const result = messages.at(-1);
    assert.ok(result?.type === "result" && result.manifest);
    assert.deepEqual(result.report.diagnostics, []);
    const { sha256 } = result.manifest.files["p0/index.html"] ?? result.manifest.files["p0.html"] ?? { sha256: "" };
    const blobs = new BlobFolder(request.output);
    assert.match(
      Buffer.from(blobs.read(sha256)).toString(),
      /data-note=" {6}╰ const all: number\[\]"/,
      `${count} pages`,
    );
    blobs.close();
  }
});

test("a source may come after the process was started, for a first build and for an edit", async (t) => {
  const docs = JSON.stringify({
    name: "A",
    theme: "mint",
    colors: { primary: "#123456" },
    navigation: { pages: ["a"] },
  });
  const request = foldersFor(t, folderOf(t, { "docs.json": docs, "a.mdx": "First." }));
  const tree = join(request.objects, "tree.json");
  for (const text of ["First.", "Second."]) {
    const { objects } = foldersFor(t, folderOf(t, { "docs.json": docs, "a.mdx": text }));
    rmSync(tree);
    const { messages, stderr } = await run(request, [childProgram], async () => {
      await setTimeout(1000);
      cpSync(objects, request.objects, { recursive: true });
    });
    const result = messages.at(-1);
    assert.ok(result?.type === "result" && result.manifest, stderr);
    assert.deepEqual([result.report.pages, result.report.rendered], [1, 1]);
    const blobs = new BlobFolder(request.output);
    const page = blobs.read(result.manifest.files["a.html"]?.sha256 as string).toString();
    blobs.close();
    assert.ok(page.includes(text), text);
  }
});

test("a site that cannot be made is a result too", async (t) => {
  const { code, messages } = await run(foldersFor(t, folderOf(t, { "docs.json": "{", "a.mdx": "x" })));
  const result = messages.at(-1);
  assert.equal(code, 0);
  assert.ok(result?.type === "result" && result.manifest === null);
  assert.equal(result.report.diagnostics[0]?.code, "unreadable-config");
});

test("the flags keep the rest of the machine out of reach", async (t) => {
  const request = foldersFor(t, fixture("old-format"));
  const outside = folderOf(t, { secret: "secret" });
  const attempts: [string, string][] = [
    ["reading a file elsewhere", `require("fs").readFileSync(${JSON.stringify(join(outside, "secret"))})`],
    ["writing elsewhere", `require("fs").writeFileSync(${JSON.stringify(join(outside, "new"))}, "x")`],
    [
      "writing into the source",
      `require("fs").writeFileSync(${JSON.stringify(join(request.objects, "tree.json"))}, "[]")`,
    ],
    ["starting a program", `require("child_process").execFileSync(process.execPath, ["-v"])`],
  ];
  for (const [name, script] of attempts) {
    const { code, stderr } = await run(request, ["-e", script]);
    assert.notEqual(code, 0, name);
    assert.match(stderr, /ERR_ACCESS_DENIED/, name);
  }
});
