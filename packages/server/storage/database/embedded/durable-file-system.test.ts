import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { PGlite } from "@electric-sql/pglite";
import { DurableFileSystem } from "./durable-file-system.ts";

it("a commit is written through to the disk, and is seen not to be where PostgreSQL leaves it out", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lectern-durable-"));
  const files = new DurableFileSystem(join(folder, "database"));
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F");
  const database = await PGlite.create({
    fs: files,
    startParams: [...startParams, "-c", "fsync=on", "-c", "wal_sync_method=fsync"],
  });
  await database.exec("create table t (n integer)");
  const syncsOf = async (work: () => Promise<unknown>) => {
    const before = files.syncs;
    await work();
    return files.syncs - before;
  };
  assert.ok((await syncsOf(() => database.query("insert into t values (1)"))) >= 1);
  await database.exec("set synchronous_commit = off");
  assert.equal(await syncsOf(() => database.query("insert into t values (2)")), 0);
  await database.close();
  await rm(folder, { recursive: true });
});
