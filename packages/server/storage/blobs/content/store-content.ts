import { createHash, hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { type BlobStore, contentKey } from "../blob-store.ts";
import { ContentFiles, type ContentPlace } from "./content-files.ts";

/** A piece of content by its hash, in memory, in a file or in a part of one (bytes from `start`, of `size` bytes). */
export type Content = { sha256: string; size?: number } & ({ bytes: Uint8Array } | ContentPlace);

/** Uploads at once; enough to hide the latency of a bucket and to share the fsync of a folder. */
const parallel = 32;
/** Hashes of one statement. */
const batchSize = 5000;
/** The collector keeps what was referenced in the last days, so an hour more or less does not matter. */
const renewAfterMs = 3600 * 1000;

/**
 * Stores content that is not stored yet, each under the key of its hash, and records it in the table `blobs` after it
 * is stored: whoever finds a row that is not marked for removal may rely on the bytes. What is stored already is only said
 * to be referenced now, so that `collectContent` does not take it; what is marked is stored again.
 *
 * Killed half-way it leaves blobs without a row; the next call stores them again.
 * @throws when bytes do not have the hash (or size) they are said to have; nothing of that is kept.
 */
export async function storeContent(
  services: { db: Database; blobs: BlobStore },
  contents: readonly Content[],
): Promise<{ uploaded: number }> {
  // In the order of keys, so that uploads at the same time are into the same folder.
  const unique = [...new Map(contents.map((content) => [content.sha256, content])).values()];
  unique.sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
  let uploaded = 0;
  for (let at = 0; at < unique.length; at += batchSize) {
    const batch = unique.slice(at, at + batchSize);
    const present = await renew(services.db, batch);
    const missing = batch.filter((content) => !present.has(content.sha256));
    await takeFromCollector(services.db, missing);
    await record(services.db, await uploadAll(services.blobs, missing));
    uploaded += missing.length;
  }
  return { uploaded };
}

/** The bytes of stored content; null when there is none. */
export function readContent(blobs: BlobStore, sha256: string): Promise<Buffer | null> {
  return blobs.read(contentKey(sha256));
}

/**
 * Says what is stored and not marked, and renews its time of reference where that is old: most of a deployment was in the
 * one before, and writing every row again each time would cost more than the deployment. Rows are locked in one order,
 * so that two deployments at once do not wait for each other.
 */
async function renew(db: Database, batch: readonly Content[]): Promise<Set<string>> {
  const hashes = batch.map((content) => content.sha256);
  const rows = await db
    .selectFrom("blobs")
    .select(["sha256", "referenced_at"])
    .where("sha256", "in", hashes)
    .where("marked_at", "is", null)
    .execute();
  const old = rows.filter((row) => row.referenced_at.getTime() < Date.now() - renewAfterMs).map((row) => row.sha256);
  if (old.length === 0) return new Set(rows.map((row) => row.sha256));
  const renewed = await db
    .with("locked", (cte) =>
      cte
        .selectFrom("blobs")
        .select("sha256")
        .where("sha256", "in", old)
        .where("marked_at", "is", null)
        .orderBy("sha256")
        .forUpdate(),
    )
    .updateTable("blobs")
    .from("locked")
    .set({ referenced_at: sql<Date>`now()` })
    .whereRef("blobs.sha256", "=", "locked.sha256")
    .returning("blobs.sha256")
    .execute();
  // What the collector took meanwhile was not renewed, and is stored again.
  const present = new Set(rows.map((row) => row.sha256));
  for (const sha256 of old) present.delete(sha256);
  for (const { sha256 } of renewed) present.add(sha256);
  return present;
}

/**
 * Takes what is marked for removal from the collector before it is stored again: either the collector finds no mark any
 * more and leaves the bytes alone, or it has removed them before this returns.
 */
async function takeFromCollector(db: Database, contents: readonly Content[]): Promise<void> {
  if (contents.length === 0) return;
  const hashes = contents.map((content) => content.sha256);
  await db
    .with("locked", (cte) =>
      cte
        .selectFrom("blobs")
        .select("sha256")
        .where("sha256", "in", hashes)
        .where("marked_at", "is not", null)
        .orderBy("sha256")
        .forUpdate(),
    )
    .deleteFrom("blobs")
    .using("locked")
    .whereRef("blobs.sha256", "=", "locked.sha256")
    .execute();
}

interface Stored {
  sha256: string;
  size: number;
}

async function uploadAll(blobs: BlobStore, contents: readonly Content[]): Promise<Stored[]> {
  const stored: Stored[] = [];
  const queue = contents.values();
  const files = new ContentFiles();
  let failed = false;
  const drain = async () => {
    for (const content of queue) {
      if (failed) return;
      try {
        stored.push(await upload(blobs, files, content));
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: parallel }, drain));
  await files.close();
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (failure) throw failure.reason;
  return stored;
}

async function upload(blobs: BlobStore, files: ContentFiles, content: Content): Promise<Stored> {
  const key = contentKey(content.sha256);
  const bytes = "bytes" in content ? content.bytes : await files.read(content);
  if (bytes) {
    check(content, hash("sha256", bytes), bytes.byteLength);
    await blobs.put(key, bytes);
    return { sha256: content.sha256, size: bytes.byteLength };
  }
  return uploadStream(blobs, key, content as ContentPlace & { sha256: string });
}

async function uploadStream(
  blobs: BlobStore,
  key: string,
  content: ContentPlace & { sha256: string },
): Promise<Stored> {
  // The check is part of the stream: a file that is not what it was said to be fails the upload before it is kept.
  const verified = verifying(content);
  const { path, part } = content;
  const range = part ? { start: part.start, end: part.start + part.size - 1 } : {};
  const reading = pipeline(createReadStream(path, range), verified);
  const [{ size }] = await Promise.all([blobs.put(key, verified), reading]);
  return { sha256: content.sha256, size };
}

function verifying(content: Content): Transform {
  const hash = createHash("sha256");
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.byteLength;
      done(null, chunk);
    },
    flush(done) {
      try {
        check(content, hash.digest("hex"), size);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

function check(content: Content, sha256: string, size: number): void {
  if (sha256 !== content.sha256) throw new Error(`Content said to be ${content.sha256} has the hash ${sha256}`);
  if (content.size !== undefined && size !== content.size) {
    throw new Error(`Content ${sha256} said to have ${content.size} bytes has ${size}`);
  }
}

async function record(db: Database, stored: readonly Stored[]): Promise<void> {
  if (stored.length === 0) return;
  await db
    .insertInto("blobs")
    .values(stored.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column("sha256").doUpdateSet({ referenced_at: sql<Date>`now()`, marked_at: null }),
    )
    .execute();
}
