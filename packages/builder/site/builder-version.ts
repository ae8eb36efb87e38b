import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = dirname(dirname(fileURLToPath(import.meta.url)));
const skipped = new Set(["node_modules", "test", "dist"]);
let version: string | null = null;

/**
 * Version of the builder: that of its package and, after a plus sign, a hash of its own program text, so that nothing
 * cached by one program is ever taken for the work of another.
 */
export function builderVersion(): string {
  if (version === null) {
    const { version: released } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
    const hash = createHash("sha256");
    for (const path of programFiles(""))
      hash
        .update(path)
        .update("\0")
        .update(readFileSync(join(folder, path)));
    version = `${released}+${hash.digest("hex").slice(0, 12)}`;
  }
  return version;
}

function programFiles(below: string): string[] {
  const files: string[] = [];
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) files.push(...programFiles(path));
    } else if (/\.(?:ts|js|css|json|wasm)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name)) files.push(path);
  }
  return files.sort();
}
