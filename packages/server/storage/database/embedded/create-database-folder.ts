import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { syncDirectory, syncTree } from "../../sync-files.ts";
import { EmbeddedClient } from "./embedded-client.ts";

/**
 * Makes the folder of a new embedded database, once: under another name first, written through to the disk, then
 * renamed. So a folder of this name is whole, and a first start that was killed begins again.
 */
export async function createDatabaseFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const client = new EmbeddedClient({ folder: unfinished, template: null }, () => {});
  await client.open();
  await client.close();
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await syncDirectory(dirname(folder));
}
