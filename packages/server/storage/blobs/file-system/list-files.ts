import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** The paths of the files below `root` whose key begins with `prefix`, in the order of their keys (as S3 lists). */
export async function* listFiles(root: string, prefix: string, folder = ""): AsyncIterable<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const names = entries.map((entry) => `${folder}${entry.name}${entry.isDirectory() ? "/" : ""}`).sort();
  for (const name of names) {
    if (name.endsWith("/")) {
      if (name.startsWith(prefix) || prefix.startsWith(name)) yield* listFiles(root, prefix, name);
    } else if (name.startsWith(prefix)) yield join(root, name);
  }
}
