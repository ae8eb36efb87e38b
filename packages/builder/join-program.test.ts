/** The joined program is the program: it finds all that its modules look for, and gives the same sites. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { SiteManifest } from "@lectern/contract";
import { bytesOf } from "./bundle/testing.ts";
import { joinProgram } from "./join-program.ts";
import { type BundleProgram, joinedProgram, loadBundleProgram, loadProgram } from "./load-program.ts";
import { builderVersion } from "./site/builder-version.ts";
import { worthThreads } from "./site/render/render-pool.ts";
import { build, folderOf, temporaryFolder } from "./test/build-fixture.ts";

const page = (index: number) => `---
title: Page ${index}
---

## Heading

Text with $a^${index}$ and an icon: <Icon icon="flag" />

\`\`\`ts
const value: number = ${index};
\`\`\`
`;

test("a site of the joined program, with its threads, is that of the modules, and so is its bundle", async (t) => {
  await joinProgram();
  for (const name of ["program.js", "bundle-program.js"])
    assert.ok(existsSync(join(joinedProgram(builderVersion()), name)));
  const pages = Array.from({ length: worthThreads }, (_, index) => `page-${index}`);
  const openapi = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: { "/a": { get: {} } } };
  const folder = folderOf(t, {
    "docs.json": JSON.stringify({
      name: "Site",
      theme: "mint",
      colors: { primary: "#0055aa" },
      navigation: { groups: [{ group: "All", pages: ["yaml", ...pages, "GET /a"], openapi: "openapi.json" }] },
    }),
    "openapi.json": JSON.stringify(openapi),
    "yaml.mdx":
      "---\ntitle: |\n  Many\n  lines\n---\n\nexport const a = 1;\n\n{a + 1}\n\n```nginx\nserver { listen 80; }\n```\n",
    ...Object.fromEntries(pages.map((path, index) => [`${path}.mdx`, page(index)])),
  });
  const cache = temporaryFolder(t);
  const program = await loadProgram(cache);
  const blobs = new Map<string, Uint8Array>();
  const joined = await program.buildSite({
    source: { directory: folder },
    cache,
    output: { has: (name) => blobs.has(name), put: (name, bytes) => void blobs.set(name, Buffer.from(bytes)) },
    preview: null,
    origin: "https://docs.example.org",
    threads: 2,
  });
  const { manifest, report } = await build(t, folder);
  assert.deepEqual(joined.manifest, manifest);
  assert.deepEqual({ ...joined.report, ms: 0 }, { ...report, ms: 0 });
  const pack = async ({ planBundle, writeBundle, bundleInfo }: BundleProgram) => {
    const options = { target: "client-hosted", features: {} } as const;
    const read = async (sha256: string) => blobs.get(sha256) as Uint8Array;
    const { files } = await planBundle({ manifest: manifest as SiteManifest, read, ...options, paths: null });
    return bytesOf(writeBundle(files, bundleInfo(manifest as SiteManifest, { ...options, version: "1" })));
  };
  assert.ok((await pack(await loadBundleProgram(cache))).equals(await pack(await import("./bundle-program.ts"))));
});

test("to join it again takes nothing from those that are running it", async () => {
  await joinProgram();
  const folder = joinedProgram(builderVersion());
  const { ino } = statSync(folder);
  await Promise.all([joinProgram(), joinProgram()]);
  assert.equal(statSync(folder).ino, ino);
});

test("what every process begins with is small: the parser of pages is loaded when a page has to be read", async () => {
  await joinProgram();
  const folder = joinedProgram(builderVersion());
  const importedBy = (name: string, begun = new Map<string, string>()) => {
    if (begun.has(name)) return begun;
    const text = readFileSync(join(folder, name), "utf8");
    begun.set(name, text);
    for (const [, imported] of text.matchAll(/^(?:import|export)\b.*"\.\/(.+)";$/gm))
      importedBy(imported as string, begun);
    return begun;
  };
  for (const program of ["program.js", "bundle-program.js"]) {
    const begun = importedBy(program);
    // To find and to read a file takes a millisecond or two.
    assert.ok(begun.size > 1 && begun.size < 8, [...begun.keys()].join());
    for (const [name, text] of begun) assert.ok(!text.includes("satteri"), `${program} loads ${name}`);
  }
});
