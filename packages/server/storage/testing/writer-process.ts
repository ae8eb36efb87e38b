/**
 * A process that commits to an embedded database and puts a blob that never ends, for tests that kill it. Arguments:
 * the data folder, and the first number to write. Prints each number once its commit was acknowledged.
 */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "kysely";
import { pino } from "pino";
import { FileBlobStore } from "../blobs/file-system/file-blob-store.ts";
import { openEmbedded } from "../database/embedded/open-embedded.ts";

const [data = "", first = "1"] = process.argv.slice(2);
const { db } = await openEmbedded(data, pino({ level: "silent" }));
await sql`create table if not exists numbers (n integer primary key, half integer not null)`.execute(db);
await sql`create table if not exists halves (half integer not null)`.execute(db);

const blobs = await FileBlobStore.open(join(data, "blobs"), { key: randomBytes(32), origin: () => "http://x" });
const endless = Readable.from(
  (async function* () {
    for (;;) {
      yield randomBytes(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
  })(),
  { objectMode: false },
);
void blobs.put("endless", endless);

for (let n = Number(first); ; n++) {
  await db.transaction().execute(async (transaction) => {
    await sql`insert into numbers values (${n}, ${n})`.execute(transaction);
    await sql`insert into halves values (${n})`.execute(transaction);
    if (n % 20 === 0) await sql`update numbers set half = half`.execute(transaction);
  });
  if (n % 50 === 0) await sql`checkpoint`.execute(db);
  console.log(n);
}
