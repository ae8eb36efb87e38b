import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes files by path below a folder, and answers their bytes. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): number {
  let bytes = 0;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    bytes += Buffer.byteLength(text);
  }
  return bytes;
}

/** How many files a folder holds, how many of them are HTML, and their bytes. */
export function weigh(folder: string): { files: number; html: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    files: files.length,
    html: files.filter(({ name }) => name.endsWith(".html")).length,
    bytes: files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0),
  };
}
