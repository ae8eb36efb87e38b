import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { folderSink } from "@lectern/builder";
import type { SiteFile, SiteManifest } from "@lectern/contract";
import type { Config } from "../../config.ts";
import { openBlobStore, readContent } from "../../storage/index.ts";
import { createTestDatabase } from "../../storage/testing.ts";
import { storeSite } from "./store-site.ts";

test("every blob of a large site is stored under its own hash, also those that the builder packed", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "lectern-store-site-"));
  t.after(() => rm(folder, { recursive: true }));
  const database = await createTestDatabase();
  t.after(() => database.close());
  const config = { blobStore: "file", data: folder } as unknown as Config;
  const blobs = await openBlobStore(config, { linkKey: randomBytes(32) }, { publicUrl: "http://x" });
  t.after(() => blobs.close());
  const output = join(folder, "output");
  const sink = folderSink(output);
  const files: SiteManifest["files"] = {};
  for (let page = 0; page < 400; page++) {
    const bytes = Buffer.from(`page ${page}`);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    sink.put(sha256, bytes);
    files[`${page}.html`] = { sha256, size: bytes.length, type: "text/html" };
  }
  sink.finish?.();
  assert.ok((await readdir(output)).length < 200);
  const manifest = { files, parts: {} } as unknown as SiteManifest;
  const services = { db: database.db, blobs };
  assert.deepEqual(
    await storeSite(services, manifest, output).then(({ pieces, uploaded }) => [pieces, uploaded]),
    [400, 400],
  );
  for (const [path, { sha256 }] of Object.entries(files))
    assert.equal((await readContent(blobs, sha256))?.toString(), path.replace(/(\d+)\.html/, "page $1"));
  // A deployment right after asks for what is new alone; a retry for everything.
  const { sha256 } = files["7.html"] as SiteFile;
  await database.db.deleteFrom("blobs").where("sha256", "=", sha256).execute();
  assert.equal((await storeSite(services, manifest, output)).uploaded, 0);
  assert.equal((await storeSite(services, manifest, output, true)).uploaded, 1);
});
