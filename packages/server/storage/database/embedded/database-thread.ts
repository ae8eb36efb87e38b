/** The thread that the embedded database lives in: a long query holds up other queries and not the event loop. */
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, types } from "@electric-sql/pglite";
import { DurableFileSystem } from "./durable-file-system.ts";
import type { ErrorFields, QueryAnswer, ThreadOptions, ThreadReply, ThreadRequest } from "./messages.ts";

const port = parentPort!;
const { folder, template } = workerData as ThreadOptions;
const files = folder ? new DurableFileSystem(folder) : null;

const send = (reply: ThreadReply) => port.postMessage(reply);

/** The parameters of a single-user PostgreSQL without `-F`, which would turn fsync off. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => !files || parameter !== "-F"),
  ...["-c", "shared_buffers=16MB"],
  ...(files ? ["-c", "fsync=on", "-c", "wal_sync_method=fsync"] : []),
];

try {
  const blob = template ? new Blob([readFileSync(template)]) : undefined;
  const database = await PGlite.create({
    ...(files ? { fs: files } : {}),
    ...(blob ? { loadDataDir: blob } : {}),
    // A database in memory needs no room for its log of changes, and is dumped and loaded whole.
    ...(files ? {} : { initDbStartParams: ["--wal-segsize=1"] }),
    startParams,
    // Counts and bigint stay below 2^53; a calendar date has no time zone to be shifted by.
    parsers: { [types.INT8]: Number, [types.DATE]: (text: string) => text },
  });
  if (files) await checkDurability(database, files);
  port.on("message", (request: ThreadRequest) => void handle(database, request));
  send({ kind: "ready" });
} catch (error) {
  send({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}

/** One commit must reach the disk, else nothing that is accepted is kept. */
async function checkDurability(database: PGlite, fileSystem: DurableFileSystem): Promise<void> {
  const before = fileSystem.syncs;
  await database.query("select pg_logical_emit_message(true, 'lectern', 'does a commit reach the disk?')");
  if (fileSystem.syncs > before) return;
  throw new Error("The embedded database does not write its commits through to the disk; it will not be used.");
}

async function handle(database: PGlite, request: ThreadRequest): Promise<void> {
  try {
    send({ kind: "answer", id: request.id, answer: await answer(database, request) });
    if (request.kind === "close") port.close();
  } catch (error) {
    const fields = errorFields(error);
    send({ kind: "error", id: request.id, error: fields });
    // Without a SQLSTATE it is the engine that failed, not a statement; it cannot be trusted with another one.
    if (!fields.code || fields.severity === "PANIC" || fields.severity === "FATAL") process.exit(1);
  }
}

async function answer(database: PGlite, request: ThreadRequest): Promise<unknown> {
  switch (request.kind) {
    case "query":
      return runQuery(database, request.sql, request.parameters);
    case "listen":
      await database.listen(request.channel, (payload) =>
        send({ kind: "notification", channel: request.channel, payload }),
      );
      return null;
    case "dump":
      return (await database.dumpDataDir("none")).arrayBuffer();
    case "close":
      await database.close();
      return null;
  }
}

/** As `pg` does it: text without parameters may hold several statements; their rows come one after the other. */
async function runQuery(database: PGlite, sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
  const results = parameters.length > 0 ? [await database.query(sql, [...parameters])] : await database.exec(sql);
  return {
    rows: results.length === 1 ? results[0]!.rows : results.flatMap((result) => result.rows),
    affectedRows: results.reduce((sum, result) => sum + (result.affectedRows ?? 0), 0),
  };
}

function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, severity, detail, hint, constraint, table, column } = error as Error & ErrorFields;
  return { message: error.message, code, severity, detail, hint, constraint, table, column };
}
