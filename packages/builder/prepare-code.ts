import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enableCodeCache, preparedCode } from "./code-cache.js";
import { joinProgram } from "./join-program.ts";
import { loadProgram } from "./load-program.ts";

/** Joins the builder's program and compiles it ahead, with what builds call of it, by building a small site with a thread. */
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
  const programs = [await loadProgram(join(folder, "version")), await import("./index.ts")];
  for (const [index, { buildSite, folderSink }] of programs.entries()) {
    const build = () =>
      buildSite({
        source: { directory: source },
        cache: join(folder, `cache-${index}`),
        output: folderSink(join(folder, `blobs-${index}`)),
        preview: null,
        origin: "https://docs.example.com",
        threads: 1,
      });
    await build();
    appendFileSync(join(source, "page-100.mdx"), "\nMore text.\n");
    (await build()).manifestJson();
    await build();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
