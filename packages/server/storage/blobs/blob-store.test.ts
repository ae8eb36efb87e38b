import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { after, before, describe, it } from "node:test";
import { isUnavailable } from "../database/database-errors.ts";
import { freePort } from "../testing/free-port.ts";
import { onEachBlobStore, type TestS3 } from "../testing.ts";
import type { BlobStore } from "./blob-store.ts";
import { contentDisposition } from "./content-disposition.ts";
import { S3BlobStore } from "./s3/s3-blob-store.ts";

onEachBlobStore((driver) => {
  describe("a blob store", () => {
    let blobs: BlobStore;
    before(async () => {
      blobs = await driver.open();
    });
    after(() => blobs.close());

    it("gives back the bytes that were put, whole or in part", async () => {
      const bytes = randomBytes(100_000);
      assert.deepEqual(await blobs.put("a/b.bin", bytes), { size: 100_000, sha256: sha256(bytes) });
      assert.deepEqual(await blobs.read("a/b.bin"), bytes);
      assert.deepEqual(await blobs.head("a/b.bin"), { size: 100_000 });
      const part = await blobs.get("a/b.bin", { start: 10, end: 19 });
      assert.equal(part?.size, 100_000);
      assert.deepEqual(await drain(part!.body), bytes.subarray(10, 20));
      const tail = await blobs.get("a/b.bin", { start: 99_990, end: 5_000_000 });
      assert.deepEqual(await drain(tail!.body), bytes.subarray(99_990));
    });

    it("refuses a range that holds no byte of the blob", async () => {
      await blobs.put("short", Buffer.from("12345"));
      await assert.rejects(blobs.get("short", { start: 5, end: 9 }), RangeError);
      await assert.rejects(blobs.get("short", { start: 3, end: 2 }), RangeError);
    });

    it("stores an empty blob", async () => {
      assert.deepEqual(await blobs.put("empty", Buffer.alloc(0)), { size: 0, sha256: sha256(Buffer.alloc(0)) });
      assert.deepEqual(await blobs.read("empty"), Buffer.alloc(0));
    });

    it("stores a stream larger than one part", async () => {
      const bytes = randomBytes(17 * 1024 * 1024 + 5);
      const pieces = Array.from({ length: 18 }, (_, index) =>
        bytes.subarray(index * 1024 * 1024, (index + 1) * 1024 * 1024),
      );
      const stored = await blobs.put("large.bin", Readable.from(pieces, { objectMode: false }));
      assert.deepEqual(stored, { size: bytes.length, sha256: sha256(bytes) });
      assert.ok((await blobs.read("large.bin"))?.equals(bytes));
    });

    it("takes pieces that are overwritten once the next is asked for", async () => {
      const bytes = randomBytes(17 * 1024 * 1024 + 5);
      const buffer = Buffer.alloc(300_000);
      async function* pieces() {
        for (let at = 0; at < bytes.length; at += buffer.length) {
          const length = bytes.copy(buffer, 0, at);
          yield buffer.subarray(0, length);
          buffer.fill(0);
        }
      }
      const stored = await blobs.put("overwritten.bin", pieces());
      assert.deepEqual(stored, { size: bytes.length, sha256: sha256(bytes) });
      assert.ok((await blobs.read("overwritten.bin"))?.equals(bytes));
    });

    it("E10, P25: keeps nothing of a stream that fails, small or large, and leaves the former blob", async () => {
      await blobs.put("kept", Buffer.from("former"));
      for (const size of [10, 20 * 1024 * 1024]) {
        await assert.rejects(blobs.put("kept", failingAfter(size)), /the source broke/);
        await assert.rejects(blobs.put("never", failingAfter(size)), /the source broke/);
      }
      assert.equal((await blobs.read("kept"))?.toString(), "former");
      assert.equal(await blobs.head("never"), null);
    });

    it("replaces a blob as a whole", async () => {
      await blobs.put("replaced", Buffer.from("a longer first version"));
      await blobs.put("replaced", Buffer.from("second"));
      assert.equal((await blobs.read("replaced"))?.toString(), "second");
    });

    it("answers null for what is not there", async () => {
      assert.equal(await blobs.get("missing/key"), null);
      assert.equal(await blobs.read("missing/key"), null);
      assert.equal(await blobs.head("missing/key"), null);
      await blobs.put("folder/file", Buffer.from("x"));
      assert.equal(await blobs.read("folder"), null);
      assert.equal(await blobs.get("folder"), null);
      assert.equal(await blobs.head("folder"), null);
    });

    it("lists keys of a prefix in order, with sizes", async () => {
      for (const key of ["list/b", "list/a/1", "list/a-1", "list/a/2", "listed"])
        await blobs.put(key, Buffer.from(key));
      const listed = await collect(blobs.list("list/"));
      assert.deepEqual(
        listed.map(({ key, size }) => [key, size]),
        [
          ["list/a-1", 8],
          ["list/a/1", 8],
          ["list/a/2", 8],
          ["list/b", 6],
        ],
      );
      assert.ok(listed.every(({ modifiedAt }) => modifiedAt instanceof Date));
      assert.deepEqual(
        (await collect(blobs.list("list/a/"))).map(({ key }) => key),
        ["list/a/1", "list/a/2"],
      );
      assert.deepEqual((await collect(blobs.list("list"))).length, 5);
      assert.deepEqual(await collect(blobs.list("no-such/")), []);
    });

    it("deletes keys and passes over those that are not there", async () => {
      await blobs.put("gone/1", Buffer.from("1"));
      await blobs.put("gone/2", Buffer.from("2"));
      await blobs.put("gone-not/1", Buffer.from("3"));
      await blobs.delete(["gone/1", "gone/2", "gone/3", "gone-not"]);
      assert.equal((await blobs.read("gone-not/1"))?.toString(), "3");
      assert.deepEqual(await collect(blobs.list("gone/")), []);
      await blobs.delete([]);
    });

    it("refuses what is not a key before it reaches a path", async () => {
      for (const key of [
        "",
        "/etc/passwd",
        "../x",
        "a/../../x",
        "a//b",
        "a/",
        ".",
        "a b",
        "ü",
        "a\\b",
        "x".repeat(600),
        "a\0b",
      ]) {
        await assert.rejects(blobs.put(key, Buffer.from("x")), RangeError, key);
        await assert.rejects(blobs.get(key), RangeError, key);
        await assert.rejects(blobs.signedUrl(key, { seconds: 60 }), RangeError, key);
      }
    });

    it("answers its check", async () => {
      await blobs.check();
    });

    it("E07: signs links that say when they end", async () => {
      await blobs.put("bundles/docs.tar.gz", Buffer.from("bundle"));
      const before = Date.now();
      const { url, expiresAt } = await blobs.signedUrl("bundles/docs.tar.gz", {
        seconds: 600,
        filename: "docs.tar.gz",
      });
      assert.ok(URL.canParse(url));
      // Counted in whole seconds, from some moment while the link was made.
      assert.ok(expiresAt.getTime() > before + 595_000, String(expiresAt));
      assert.ok(expiresAt.getTime() <= Date.now() + 601_000, String(expiresAt));
    });
  });

  if (driver.s3) describe("a link to a bucket", () => bucketLinks(driver.s3!));
});

/** What only the server itself can prove: that it verifies the links we sign. */
function bucketLinks(server: () => TestS3) {
  let blobs: BlobStore;
  before(async () => {
    blobs = await server().open();
    await blobs.put("bundles/a.tar.gz", Buffer.from("0123456789"), { contentType: "application/gzip" });
  });
  after(() => blobs.close());

  it("serves the blob and parts of it, under the name asked for", async () => {
    const { url } = await blobs.signedUrl("bundles/a.tar.gz", { seconds: 60, filename: "grün.tar.gz" });
    const whole = await fetch(url);
    assert.equal(whole.status, 200);
    assert.equal(whole.headers.get("content-type"), "application/gzip");
    assert.equal(whole.headers.get("content-disposition"), contentDisposition("grün.tar.gz"));
    assert.equal(await whole.text(), "0123456789");
    const part = await fetch(url, { headers: { range: "bytes=2-4" } });
    assert.deepEqual([part.status, await part.text()], [206, "234"]);
  });

  it("E06: serves nothing else: no other key, method, signature or longer life", async () => {
    await blobs.put("bundles/b.tar.gz", Buffer.from("secret"));
    const { url } = await blobs.signedUrl("bundles/a.tar.gz", { seconds: 60 });
    const wrong = [
      url.replace("a.tar.gz", "b.tar.gz"),
      url.replace("X-Amz-Expires=60", "X-Amz-Expires=6000"),
      url.replace(/Signature=..../, "Signature=0000"),
      url.split("?")[0]!,
    ];
    for (const link of wrong) assert.equal((await fetch(link)).status, 403, link);
    assert.equal((await fetch(url, { method: "DELETE" })).status, 403);
  });

  it("ends when it says", async () => {
    const { url, expiresAt } = await blobs.signedUrl("bundles/a.tar.gz", { seconds: 1 });
    let status = 200;
    while (status === 200) {
      const response = await fetch(url);
      await response.arrayBuffer();
      status = response.status;
    }
    assert.equal(status, 403);
    assert.ok(Date.now() >= expiresAt.getTime());
  });

  it("E07: promises no more life than the credentials have that sign it", async () => {
    const expiration = new Date(Date.now() + 120_000);
    const short = await server().open({ credentials: async () => ({ ...server().credentials, expiration }) });
    const { url, expiresAt } = await short.signedUrl("bundles/a.tar.gz", { seconds: 3600 });
    assert.ok(expiresAt <= expiration, `${expiresAt.toISOString()} is after ${expiration.toISOString()}`);
    assert.equal((await fetch(url)).status, 200);
    await short.close();
  });

  it("P25: tells a store that is away from credentials that are wrong", async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const away = await server().open({ endpoint, maxAttempts: 1 });
    for (const call of [away.check(), away.read("a"), away.put("a", Buffer.from("x"))]) {
      assert.equal(isUnavailable(await call.catch((error: unknown) => error)), true);
    }
    await away.close();
    const wrong = await server().open({ credentials: { ...server().credentials, secretAccessKey: "wrong" } });
    const refused = await wrong.put("a", Buffer.from("x")).catch((error: unknown) => error);
    assert.ok(refused instanceof Error);
    assert.equal(isUnavailable(refused), false);
    await wrong.close();
  });

  it("keeps a prefix to itself", async () => {
    const { settings, credentials } = server();
    const other = await S3BlobStore.open({ ...settings, s3Prefix: "another/" }, { credentials });
    assert.equal(await other.head("bundles/a.tar.gz"), null);
    assert.deepEqual(await collect(other.list("")), []);
    await other.close();
  });
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function drain(body: Readable): Promise<Buffer> {
  return Buffer.concat(await collect<Buffer>(body));
}

function failingAfter(size: number): Readable {
  return Readable.from(
    (async function* () {
      yield randomBytes(size);
      throw new Error("the source broke");
    })(),
    { objectMode: false },
  );
}
