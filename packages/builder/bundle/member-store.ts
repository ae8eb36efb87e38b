import { hash } from "node:crypto";
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the compressed members of one bundle wait until its manifest, which stands before them, is known. */
export interface MemberStore {
  /** The file with the member of this key; `make` is called when it was not compressed before. */
  member(key: string, make: () => Promise<Uint8Array>): Promise<{ file: string; size: number; reused: boolean }>;
  /** Removes the waiting files; compressed members stay in the cache, the oldest of them make room. */
  close(): Promise<void>;
}

/**
 * Members wait in a folder of their own. With a cache folder a member is kept there by its key and linked into the
 * waiting folder, so that whoever cleans the cache cannot take it away before it is sent.
 */
export async function openMemberStore(cache: string | null, maxCacheBytes = 512 * 1024 * 1024): Promise<MemberStore> {
  if (cache) await mkdir(cache, { recursive: true });
  const waiting = await mkdtemp(join(cache ?? tmpdir(), "waiting-"));
  let count = 0;

  return {
    async member(key, make) {
      const file = join(waiting, String(count++));
      if (!cache) {
        const bytes = await make();
        await writeFile(file, bytes);
        return { file, size: bytes.byteLength, reused: false };
      }
      const kept = join(cache, hash("sha256", key));
      if (await linkOrCopy(kept, file)) {
        const now = new Date();
        await utimes(kept, now, now).catch(() => {});
        return { file, size: (await stat(file)).size, reused: true };
      }
      const bytes = await make();
      await writeFile(file, bytes);
      const fresh = `${kept}.${process.pid}.${count}`;
      await linkOrCopy(file, fresh);
      await rename(fresh, kept);
      return { file, size: bytes.byteLength, reused: false };
    },
    async close() {
      await rm(waiting, { recursive: true, force: true });
      if (cache) await cleanCache(cache, maxCacheBytes);
    },
  };
}

/** False when there is no such file. File systems without hard links get a copy. */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") throw error;
      return copyFile(from, to);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Removes the members used longest ago until the rest fits, and waiting folders that a killed process left. */
async function cleanCache(cache: string, maxBytes: number): Promise<void> {
  const entries = await Promise.all(
    (await readdir(cache)).map(async (name) => {
      const info = await stat(join(cache, name)).catch(() => null);
      return { name, size: info?.size ?? 0, usedAt: info?.mtimeMs ?? 0, waiting: name.startsWith("waiting-") };
    }),
  );
  const members = entries.filter((entry) => !entry.waiting).sort((a, b) => b.usedAt - a.usedAt);
  let kept = 0;
  const dayAgo = Date.now() - 24 * 3600 * 1000;
  const stale = entries.filter((entry) => entry.waiting && entry.usedAt < dayAgo);
  for (const entry of members) {
    kept += entry.size;
    if (kept > maxBytes) stale.push(entry);
  }
  for (const entry of stale) await rm(join(cache, entry.name), { recursive: true, force: true });
}
