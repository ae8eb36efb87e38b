import type { Diagnostic } from "@lectern/contract";

/** Bytes of a path in a bundle. */
const pathMost = 1024;
const reserved = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\..*)?$/i;
/** The last ones mean something in what earlier builders stored (`html/marks.ts`). */
const forbidden = /[\u0000-\u001f\u007f<>:"|?*\\\uE000-\uE004]/;

/**
 * Why a path cannot be a file of a site that unpacks on every system, or null: names that Windows reserves or
 * forbids, names that end in a space or period, steps out of the tree, names longer than 255 bytes.
 */
function unsafeName(path: string): string | null {
  if (path.length > 255 && Buffer.byteLength(path) > pathMost) return `is longer than ${pathMost} bytes`;
  if (path.includes("\uFFFD")) return "is not valid UTF-8";
  for (const name of path.split("/")) {
    if (name === "" || name === "." || name === "..") return "has a segment that leads elsewhere";
    if (forbidden.test(name)) return "has a character that not every system allows";
    if (/[ .]$/.test(name)) return "ends in a space or a period";
    if (reserved.test(name)) return `uses the reserved name ${name}`;
    if (name.length > 80 && Buffer.byteLength(name) > 255) return "has a name longer than 255 bytes";
  }
  return null;
}

/** Two paths with one key would be one file on a system that ignores case or Unicode forms. */
function collisionKey(path: string): string {
  return /^[\u0000-\u007f]*$/.test(path) ? path.toLowerCase() : path.normalize("NFC").toLowerCase();
}

/** Errors for names that cannot be published, and for pairs that would overwrite each other; none when all is well. */
export function checkNames(paths: Iterable<string>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Map<string, string>();
  const folders = new Set<string>();
  for (const path of paths) {
    const reason = unsafeName(path);
    if (reason) {
      diagnostics.push({
        severity: "error",
        code: "unsafe-file-name",
        message: `The path ${JSON.stringify(path)} ${reason}`,
        file: path,
        hint: "Rename the file, or leave it out with .lecternignore",
      });
      continue;
    }
    const key = collisionKey(path);
    const other = seen.get(key);
    if (other === undefined) seen.set(key, path);
    else diagnostics.push(colliding(other, path));
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  for (const folder of folders) {
    const file = seen.get(collisionKey(folder));
    if (file !== undefined) diagnostics.push(colliding(file, folder));
  }
  return diagnostics;
}

function colliding(one: string, other: string): Diagnostic {
  return {
    severity: "error",
    code: "colliding-file-names",
    message: `${JSON.stringify(one)} and ${JSON.stringify(other)} are the same on systems that ignore case or Unicode forms`,
    file: other,
    hint: "Rename one of them",
  };
}
