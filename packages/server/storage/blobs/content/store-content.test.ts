import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { onEachEngine, type TestDatabase } from "../../testing.ts";
import { type BlobStore, contentKey } from "../blob-store.ts";
import { FileBlobStore } from "../file-system/file-blob-store.ts";
import { type Content, readContent, storeContent } from "./store-content.ts";

describe("storeContent", () => {
  onEachEngine((engine) => {
    let database: TestDatabase;
    let folder: string;
    let blobs: BlobStore;
    before(async () => {
      database = await engine.create();
      folder = await mkdtemp(join(tmpdir(), "lectern-content-"));
      blobs = await FileBlobStore.open(join(folder, "blobs"), { key: randomBytes(32), origin: () => "http://x" });
    });
    after(async () => {
      await blobs.close();
      await database.close();
      await rm(folder, { recursive: true });
    });
    const store = (contents: Content[]) => storeContent({ db: database.db, blobs }, contents);
    const row = (sha256: string) =>
      database.db.selectFrom("blobs").selectAll().where("sha256", "=", sha256).executeTakeFirst();

    it("uploads only what is new, once, from memory and from files", async () => {
      const [a, b, c] = [content("a"), content("b"), content("c")];
      assert.deepEqual(await store([a, b, a]), { uploaded: 2 });
      const path = join(folder, "c");
      await writeFile(path, "c");
      assert.deepEqual(await store([a, b, { sha256: c.sha256, path }]), { uploaded: 1 });
      assert.deepEqual(await store([a, b, c]), { uploaded: 0 });
      assert.deepEqual(await store([]), { uploaded: 0 });
      assert.equal((await readContent(blobs, c.sha256))?.toString(), "c");
      assert.equal((await row(c.sha256))?.size, 1);
      assert.equal(await readContent(blobs, content("never").sha256), null);
    });

    it("uploads a part of a file, and refuses one that lies elsewhere", async () => {
      const part = content("the part");
      const path = join(folder, "pack");
      await writeFile(path, "before the part after");
      const at = (start: number) => ({ sha256: part.sha256, size: 8, path, part: { start, size: 8 } });
      await assert.rejects(store([at(6)]), /has the hash/);
      await assert.rejects(store([at(18)]), /has the hash/);
      assert.equal(await readContent(blobs, part.sha256), null);
      assert.deepEqual(await store([at(7)]), { uploaded: 1 });
      assert.equal((await readContent(blobs, part.sha256))?.toString(), "the part");
    });

    it("P25: keeps and records nothing that is not what it is said to be", async () => {
      const { sha256 } = content("said");
      const path = join(folder, "other");
      await writeFile(path, "other");
      const wrong: Content[] = [
        { sha256, bytes: Buffer.from("other") },
        { sha256, path },
        { sha256, size: 3, bytes: Buffer.from("said") },
        { sha256, path: join(folder, "no-such-file") },
      ];
      for (const content of wrong) await assert.rejects(store([content]));
      assert.equal(await blobs.head(contentKey(sha256)), null);
      assert.equal(await row(sha256), undefined);
    });

    it("marks what is stored already as referenced now", async () => {
      const kept = content("kept");
      await store([kept]);
      const longAgo = new Date("2026-01-01T00:00:00Z");
      await database.db
        .updateTable("blobs")
        .set({ referenced_at: longAgo })
        .where("sha256", "=", kept.sha256)
        .execute();
      assert.deepEqual(await store([kept]), { uploaded: 0 });
      assert.ok((await row(kept.sha256))!.referenced_at > longAgo);
    });

    it("stores again what has lost its row", async () => {
      const lost = content("lost");
      await store([lost]);
      await database.db.deleteFrom("blobs").where("sha256", "=", lost.sha256).execute();
      assert.deepEqual(await store([lost]), { uploaded: 1 });
    });

    it("takes a deployment of many small files, at the same time as another one", async () => {
      const many = Array.from({ length: 1500 }, (_, index) => content(`page ${index}`));
      const results = await Promise.all([store(many), store(many.toReversed())]);
      assert.ok(results.every(({ uploaded }) => uploaded <= many.length));
      assert.deepEqual(await store(many), { uploaded: 0 });
      let listed = 0;
      for await (const { key } of blobs.list("content/"))
        if (many.some(({ sha256 }) => key === contentKey(sha256))) listed++;
      assert.equal(listed, many.length);
    });
  });
});

function content(text: string): { sha256: string; bytes: Buffer } {
  return { sha256: createHash("sha256").update(text).digest("hex"), bytes: Buffer.from(text) };
}
