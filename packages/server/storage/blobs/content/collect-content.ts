import { sql, type Transaction } from "kysely";
import type { Database, Schema } from "../../database/schema.ts";
import { type BlobStore, contentKey } from "../blob-store.ts";

/** How long content is kept that nobody names: any build that stored it has ended by then, and names it or never will. */
const graceDays = 7;
/** How long it stays marked before its bytes go. */
const markedDays = 1;
/** Rows of one step; as many keys as a bucket removes with one request. */
const usualBatch = 1000;

/**
 * Removes stored content that nothing names. What nobody has referenced for days is marked first; its bytes go with a
 * later call, if it is still not named. Safe while builds run: they store again what is marked (`storeContent`), and
 * bytes are removed only under the locks of their rows. A mark that was wrong, as a clock makes it that jumps by years,
 * is taken off. Killed at any moment it leaves marks, with which the next call goes on.
 * @param isNamed whether something that is kept names the content; read after `storeContent` of whatever it knows
 * @throws when database or blob store are away; the rows of that step stay as they were.
 */
export async function collectContent(
  services: { db: Database; blobs: BlobStore },
  isNamed: (sha256: string) => boolean,
  { signal, batchSize = usualBatch }: { signal?: AbortSignal; batchSize?: number } = {},
): Promise<{ marked: number; removed: number; bytes: number }> {
  const done = { marked: 0, removed: 0, bytes: 0 };
  let after = "";
  for (;;) {
    signal?.throwIfAborted();
    const rows = await candidates(services.db, after, batchSize);
    const last = rows.at(-1);
    if (!last) return done;
    after = last.sha256;
    const hashes = (wanted: (row: Candidate) => boolean) => rows.filter(wanted).map(({ sha256 }) => sha256);
    await unmark(
      services.db,
      hashes((row) => row.is_marked && isNamed(row.sha256)),
    );
    done.marked += await mark(
      services.db,
      hashes((row) => !row.is_marked && !isNamed(row.sha256)),
    );
    const removed = await sweep(
      services,
      hashes((row) => row.is_ripe && !isNamed(row.sha256)),
    );
    done.removed += removed.length;
    for (const { size } of removed) done.bytes += size;
  }
}

interface Candidate {
  sha256: string;
  is_marked: boolean;
  /** Marked for long enough. */
  is_ripe: boolean;
}

/** By the clock of the database, since several machines write these times. */
const isOld = sql<boolean>`referenced_at < now() - make_interval(days => ${graceDays}::integer)`;
// A version of this program that knows no marks renews the time of reference alone.
const isRipe = sql<boolean>`coalesce(marked_at < now() - make_interval(days => ${markedDays}::integer), false) and ${isOld}`;

function candidates(db: Database, after: string, most: number): Promise<Candidate[]> {
  return db
    .selectFrom("blobs")
    .select(["sha256", sql<boolean>`marked_at is not null`.as("is_marked"), isRipe.as("is_ripe")])
    .where("sha256", ">", after)
    .where((eb) => eb.or([eb("marked_at", "is not", null), isOld]))
    .orderBy("sha256")
    .limit(most)
    .execute();
}

async function unmark(db: Database, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    const locked = await lock(transaction, hashes, sql`marked_at is not null`);
    await update(transaction, locked, null);
  });
}

async function mark(db: Database, hashes: string[]): Promise<number> {
  if (hashes.length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    // A build may have referenced it since it was looked at.
    const locked = await lock(transaction, hashes, sql`marked_at is null and ${isOld}`);
    await update(transaction, locked, sql<Date>`now()`);
    return locked.length;
  });
}

/** The bytes go before the rows, within the locks: a row whose bytes are gone is never without its mark. */
function sweep({ db, blobs }: { db: Database; blobs: BlobStore }, hashes: string[]) {
  if (hashes.length === 0) return Promise.resolve([]);
  return db.transaction().execute(async (transaction) => {
    const locked = (await lock(transaction, hashes, isRipe)).map(({ sha256 }) => sha256);
    if (locked.length === 0) return [];
    await blobs.delete(locked.map(contentKey));
    return transaction.deleteFrom("blobs").where("sha256", "in", locked).returning(["sha256", "size"]).execute();
  });
}

/** The rows of these hashes for which the condition holds once they are locked; in the order in which builds lock too. */
function lock(transaction: Transaction<Schema>, hashes: string[], condition: ReturnType<typeof sql>) {
  return transaction
    .selectFrom("blobs")
    .select("sha256")
    .where("sha256", "in", hashes)
    .where(sql<boolean>`${condition}`)
    .orderBy("sha256")
    .forUpdate()
    .execute();
}

async function update(
  transaction: Transaction<Schema>,
  rows: readonly { sha256: string }[],
  markedAt: null | ReturnType<typeof sql<Date>>,
): Promise<void> {
  if (rows.length === 0) return;
  const hashes = rows.map(({ sha256 }) => sha256);
  await transaction.updateTable("blobs").set({ marked_at: markedAt }).where("sha256", "in", hashes).execute();
}
