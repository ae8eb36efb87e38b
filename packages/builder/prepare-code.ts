import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enableCodeCache, preparedCode } from "./code-cache.ts";

/** Compiles the builder's program ahead, with what a build calls of it, by building a small site with a thread. */
rmSync(preparedCode, { recursive: true, force: true });
mkdirSync(preparedCode, { recursive: true });
enableCodeCache(preparedCode);
const { buildSite } = await import("./site/build-site.ts");
const { folderSink } = await import("./site/files/folder-sink.ts");

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
  const output = folderSink(join(folder, "blobs"));
  const cache = join(folder, "cache");
  await buildSite({ source: { directory: source }, cache, output, preview: null, origin: null, threads: 1 });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
