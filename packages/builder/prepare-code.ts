import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteManifest } from "@lectern/contract";
import { enableCodeCache, preparedCode } from "./code-cache.js";
import { joinProgram } from "./join-program.ts";
import { loadBundleProgram, loadProgram } from "./load-program.ts";

/**
 * Joins the builder's programs and compiles them ahead, with what builds and bundles call of them, by building a small site
 * with a thread and packing it.
 */
await joinProgram();
rmSync(preparedCode, { recursive: true, force: true });
mkdirSync(preparedCode, { recursive: true });
enableCodeCache(preparedCode);

const pages = Array.from({ length: 200 }, (_, index) => `page-${index}`);
const text = `---
title: Title
description: Text.
---

## Heading

Text with \`code\`, **strong**, *emphasis* and a [link](/page-1).

- One
- Two

| a | b |
| - | - |
| 1 | 2 |

<Note>
Text
</Note>

\`\`\`json
{ "a": [1, true, "x"] }
\`\`\`
`;
const folder = mkdtempSync(join(tmpdir(), "lectern-prepare-"));
try {
  const source = join(folder, "source");
  mkdirSync(source);
  writeFileSync(join(source, "docs.json"), JSON.stringify({ name: "Site", navigation: { pages } }));
  for (const page of pages) writeFileSync(join(source, `${page}.mdx`), text);
  // The command line loads the modules themselves, of which it needs more.
  const version = join(folder, "version");
  const modules = await import("./index.ts");
  const programs = [{ ...(await loadProgram(version)), ...(await loadBundleProgram(version)) }, modules];
  for (const [index, { buildSite, folderSink, planBundle, bundleInfo, writeBundleFile }] of programs.entries()) {
    const output = folderSink(join(folder, `blobs-${index}`));
    const build = () =>
      buildSite({
        source: { directory: source },
        cache: join(folder, `cache-${index}`),
        output,
        preview: null,
        origin: "https://docs.example.com",
        threads: 1,
      });
    const pack = async (manifest: SiteManifest) => {
      const options = { target: "client-hosted", features: {} } as const;
      const read = async (sha256: string) => output.read(sha256);
      const { files } = await planBundle({ manifest, read, ...options, paths: null });
      const info = bundleInfo(manifest, { ...options, version: "1" });
      await writeBundleFile(join(folder, "bundle.tar.gz"), files, info, { cache: join(folder, `bundle-${index}`) });
    };
    await pack((await build()).manifest as SiteManifest);
    appendFileSync(join(source, "page-100.mdx"), "\nMore text.\n");
    const edited = await build();
    edited.manifestJson();
    await pack(edited.manifest as SiteManifest);
    await build();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
