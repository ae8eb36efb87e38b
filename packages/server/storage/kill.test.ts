import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, it } from "node:test";
import { sql } from "kysely";
import { pino } from "pino";
import { FileBlobStore } from "./blobs/file-system/file-blob-store.ts";
import { openEmbedded } from "./database/embedded/open-embedded.ts";

const program = join(import.meta.dirname, "testing", "writer-process.ts");
let data: string;
let child: ChildProcess | undefined;
before(async () => {
  data = await mkdtemp(join(tmpdir(), "lectern-kill-"));
});
after(async () => {
  child?.kill("SIGKILL");
  await rm(data, { recursive: true });
});

it("a process killed while it writes loses nothing that was acknowledged and leaves no half of anything", async () => {
  let acknowledged = 0;
  for (const more of [30, 75, 120]) {
    acknowledged = await writeAndKill(acknowledged, more);
    const { db, close } = await openEmbedded(data, pino({ level: "silent" }));
    const { rows } = await sql<{ count: number; last: number; halves: number }>`
      select count(*), max(n) as last, (select count(*) from halves) as halves from numbers`.execute(db);
    const { count, last, halves } = rows[0]!;
    assert.ok(last >= acknowledged, `${acknowledged} was acknowledged, ${last} is there`);
    assert.deepEqual({ count, halves }, { count: last, halves: last });
    acknowledged = last;
    await close();
  }
  const blobs = await FileBlobStore.open(join(data, "blobs"), { key: randomBytes(32), origin: () => "http://x" });
  assert.equal(await blobs.head("endless"), null);
  for await (const { key } of blobs.list("")) assert.fail(key);
  assert.equal((await readdir(join(data, "blobs", "uploads"))).length, 3);
});

/** Kills the process at some moment after its next commits; answers the last number that it acknowledged. */
async function writeAndKill(from: number, more: number): Promise<number> {
  child = spawn(process.execPath, [program, data, String(from + 1)], { stdio: ["ignore", "pipe", "inherit"] });
  let last = from;
  for await (const line of createInterface({ input: child.stdout! })) {
    last = Number(line);
    if (last >= from + more && !child.killed) child.kill("SIGKILL");
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  assert.equal(child.signalCode, "SIGKILL");
  return last;
}
