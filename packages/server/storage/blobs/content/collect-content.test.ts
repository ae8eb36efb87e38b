import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, describe, it } from "node:test";
import { sql } from "kysely";
import { createTestDatabase, onEachBlobStore, onEachEngine, type TestDatabase } from "../../testing.ts";
import { type BlobStore, contentKey } from "../blob-store.ts";
import { FileBlobStore } from "../file-system/file-blob-store.ts";
import { collectContent } from "./collect-content.ts";
import { readContent, storeContent } from "./store-content.ts";

const content = (text: string) => ({
  sha256: createHash("sha256").update(text).digest("hex"),
  bytes: Buffer.from(text),
});
const nobody = () => false;

/** Lets days go by for everything that is stored. */
async function age({ db }: TestDatabase, days: number): Promise<void> {
  await sql`update blobs set referenced_at = referenced_at - make_interval(days => ${days}::integer),
    marked_at = marked_at - make_interval(days => ${days}::integer)`.execute(db);
}

/** A gate of one of a store's functions: `reached` once it is called, and passed when `open` is called. */
function gated<N extends "put" | "delete">(store: BlobStore, name: N) {
  let open = () => {};
  let reach = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const blobs = new Proxy(store, {
    get(target, key: keyof BlobStore) {
      const real = target[key].bind(target) as (...args: unknown[]) => unknown;
      if (key !== name) return real;
      return async (...args: unknown[]) => {
        reach();
        await opened;
        return real(...args);
      };
    },
  });
  return { blobs, reached, open };
}

describe("collectContent", () => {
  onEachEngine((engine) => {
    let database: TestDatabase;
    let folder: string;
    let blobs: BlobStore;
    before(async () => {
      database = await engine.create();
      folder = await mkdtemp(join(tmpdir(), "lectern-collect-"));
      blobs = await FileBlobStore.open(folder, { key: Buffer.alloc(32, 1), origin: () => "http://x" });
    });
    beforeEach(() => database.db.deleteFrom("blobs").execute());
    after(async () => {
      await database.close();
      await rm(folder, { recursive: true });
    });
    const services = () => ({ db: database.db, blobs });
    const collect = async (isNamed: (sha256: string) => boolean = nobody) => {
      const { marked, removed } = await collectContent(services(), isNamed);
      return [marked, removed];
    };
    const isStored = async (sha256: string) => (await readContent(blobs, sha256)) !== null;
    /** Marked, and marked for long enough. */
    const storeMarked = async (text: string) => {
      const one = content(text);
      await storeContent(services(), [one]);
      await age(database, 8);
      await collect();
      await age(database, 2);
      return one;
    };

    it("P30: marks what nobody names after a week and removes it a day later; what is named stays, however old", async () => {
      const [kept, gone] = [content("kept"), content("gone")];
      const isNamed = (sha256: string) => sha256 === kept.sha256;
      await storeContent(services(), [kept, gone]);
      assert.deepEqual(await collect(isNamed), [0, 0], "young");
      await age(database, 8);
      assert.deepEqual(await collect(isNamed), [1, 0]);
      assert.deepEqual(await collect(isNamed), [0, 0], "not at once, even if a clock is wrong by years");
      await age(database, 2);
      assert.deepEqual(await collect(isNamed), [0, 1]);
      assert.deepEqual([await isStored(kept.sha256), await isStored(gone.sha256)], [true, false]);
      await age(database, 20_000);
      assert.deepEqual(await collect(isNamed), [0, 0]);
    });

    it("takes a mark off what is named after all", async () => {
      const one = await storeMarked("named later");
      const isNamed = (sha256: string) => sha256 === one.sha256;
      assert.deepEqual(await collect(isNamed), [0, 0]);
      assert.deepEqual(await collect(), [1, 0], "so its time begins anew");
    });

    it("a build that needs what is marked stores it again, and it stays", async () => {
      const one = await storeMarked("needed again");
      assert.deepEqual(await storeContent(services(), [one]), { uploaded: 1 });
      assert.deepEqual(await collect(), [0, 0]);
      assert.equal(await isStored(one.sha256), true);
      assert.deepEqual(await storeContent(services(), [one]), { uploaded: 0 });
    });

    it("a build waits for bytes that are just being removed, and stores them again", async () => {
      const one = await storeMarked("removed now");
      const gate = gated(blobs, "delete");
      const collecting = collectContent({ ...services(), blobs: gate.blobs }, nobody);
      await gate.reached;
      const storing = storeContent(services(), [one]);
      gate.open();
      assert.equal((await collecting).removed, 1);
      assert.deepEqual(await storing, { uploaded: 1 });
      assert.equal(await isStored(one.sha256), true);
    });

    it("bytes that a build is just storing again are left alone", async () => {
      const one = await storeMarked("stored now");
      const gate = gated(blobs, "put");
      const storing = storeContent({ ...services(), blobs: gate.blobs }, [one]);
      await gate.reached;
      assert.deepEqual(await collect(), [0, 0]);
      gate.open();
      assert.deepEqual(await storing, { uploaded: 1 });
      assert.deepEqual(await collect(), [0, 0]);
      assert.equal(await isStored(one.sha256), true);
    });

    it("P25: while the blob store is away nothing is forgotten, and nobody relies on what may be gone", async () => {
      const one = await storeMarked("half removed");
      const away = new Proxy(blobs, {
        get: (target, key: keyof BlobStore) =>
          key === "delete"
            ? async (keys: string[]) => {
                await target.delete(keys);
                throw new Error("killed here");
              }
            : target[key].bind(target),
      });
      await assert.rejects(collectContent({ ...services(), blobs: away }, nobody), /killed here/);
      assert.equal(await isStored(one.sha256), false);
      assert.deepEqual(await storeContent(services(), [one]), { uploaded: 1 });
      assert.equal(await isStored(one.sha256), true);
    });
  });

  onEachBlobStore((driver) => {
    it("removes the bytes of more pieces than one step takes", async (context) => {
      const database = await createTestDatabase({ databaseUrl: "" });
      const blobs = await driver.open();
      context.after(() => Promise.all([database.close(), blobs.close()]));
      const services = { db: database.db, blobs };
      const pieces = Array.from({ length: 50 }, (_, index) => content(`piece ${index}`));
      await storeContent(services, pieces);
      const kept = content("piece 0");
      const isNamed = (sha256: string) => sha256 === kept.sha256;
      await age(database, 8);
      assert.equal((await collectContent(services, isNamed, { batchSize: 20 })).marked, 49);
      await age(database, 2);
      assert.equal((await collectContent(services, isNamed, { batchSize: 20 })).removed, 49);
      const left = [];
      for await (const { key } of blobs.list("content/")) left.push(key);
      assert.deepEqual(left, [contentKey(kept.sha256)]);
    });
  });
});
