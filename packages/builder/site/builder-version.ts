import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSealed, writeSealed } from "../files/sealed-file.ts";
import { sha256 } from "../text/hashes.ts";

const folder = dirname(dirname(fileURLToPath(import.meta.url)));
const skipped = new Set(["node_modules", "test", "dist"]);
let version: string | null = null;

/**
 * Version of the builder: that of its package and, after a plus sign, a hash of its own program text, so that nothing
 * cached by one program is ever taken for the work of another.
 * @param cache a folder where it is remembered, so that the next process need not read the whole program again.
 */
export function builderVersion(cache?: string): string {
  version ??= cache === undefined ? readVersion(programFiles("")) : rememberedVersion(cache);
  return version;
}

function readVersion(paths: readonly string[]): string {
  const { version: released } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  const hash = createHash("sha256");
  for (const path of paths)
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(folder, path)));
  return `${released}+${hash.digest("hex").slice(0, 12)}`;
}

/** The version as it was read last time, while no file of the program has another size, time or place on disk. */
function rememberedVersion(cache: string): string {
  const paths = programFiles("");
  let stamps = "";
  for (const path of paths) {
    const { size, ino, mtimeMs, ctimeMs } = lstatSync(`${folder}/${path}`);
    stamps += `${path}\0${size}:${ino}:${mtimeMs}:${ctimeMs}\n`;
  }
  const program = `${folder}\n${sha256(stamps)}`;
  const memo = join(cache, "program");
  const known = readSealed(memo) as { program: string; version: string } | null;
  if (known?.program === program) return known.version;
  const read = readVersion(paths);
  mkdirSync(cache, { recursive: true });
  writeSealed(memo, { program, version: read });
  return read;
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
