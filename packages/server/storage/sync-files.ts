import { type FileHandle, open, opendir } from "node:fs/promises";
import { join } from "node:path";

/** Writes a directory's entries through to the disk: until then a rename in it may be undone by a loss of power. */
export async function syncDirectory(path: string): Promise<void> {
  await syncPath(path);
}

/** Writes every file and directory below `path` through to the disk, and `path` itself. */
export async function syncTree(path: string): Promise<void> {
  const paths: string[] = [path];
  for await (const entry of await opendir(path, { recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) paths.push(join(entry.parentPath, entry.name));
  }
  const queue = paths.values();
  const drain = async () => {
    for (const next of queue) await syncPath(next);
  };
  await Promise.all(Array.from({ length: 8 }, drain));
}

async function syncPath(path: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, "r");
    await handle.sync();
  } finally {
    await handle?.close();
  }
}
