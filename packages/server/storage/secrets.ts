import { hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Secrets } from "../services.ts";
import type { Database } from "./database/schema.ts";
import { syncDirectory } from "./sync-files.ts";

/**
 * The keys of this installation, each derived (HKDF-SHA-256) from one root: `secretKey` of the configuration, else a
 * root made at first start and kept in `secret.key` of the data folder (embedded) or in the database (PostgreSQL).
 * @throws when the root is another than the one the database was first used with: API keys and stored credentials
 * would silently stop working.
 */
export async function loadSecrets(
  config: Pick<Config, "secretKey" | "databaseUrl" | "data">,
  db: Database,
): Promise<Secrets> {
  const root = config.secretKey ?? (config.databaseUrl ? await rootInDatabase(db) : await rootInFolder(config.data));
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", root, "", `lectern ${purpose}`, 32));
  await checkFingerprint(db, derive("fingerprint").subarray(0, 16).toString("hex"));
  return {
    keyPepper: derive("key pepper"),
    linkKey: derive("link key"),
    credentialKey: derive("credential key"),
    cursorKey: derive("cursor key"),
    sessionSecret: derive("session secret").toString("base64url"),
  };
}

/** The first process to come makes it; all read the one that was kept. */
async function rootInDatabase(db: Database): Promise<string> {
  return keep(db, "root", randomBytes(32).toString("base64url"));
}

async function checkFingerprint(db: Database, fingerprint: string): Promise<void> {
  if ((await keep(db, "root_fingerprint", fingerprint)) === fingerprint) return;
  throw new Error(
    "The secret key is another than the one this database was first used with, so its API keys and stored credentials " +
      "could not be read. Give back the former one (LECTERN_SECRET_KEY, or the file secret.key of the data folder); to " +
      "start anew with this one, delete the row root_fingerprint of the table server_secrets and make new API keys.",
  );
}

/** Stores the value unless there is one already; answers the one that is stored. */
async function keep(db: Database, name: string, value: string): Promise<string> {
  await db
    .insertInto("server_secrets")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await db.selectFrom("server_secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return row.value;
}

async function rootInFolder(data: string): Promise<string> {
  const path = join(data, "secret.key");
  const present = await readRoot(path);
  if (present) return present;
  await mkdir(data, { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomUUID()}`;
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString("base64url")}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  // A link never replaces a file, so of two processes at their first start one wins and both read its root.
  await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(unfinished);
  await syncDirectory(data);
  return (await readRoot(path))!;
}

async function readRoot(path: string): Promise<string | null> {
  try {
    const root = (await readFile(path, "utf8")).trim();
    if (root.length < 32) throw new Error(`${path} should hold at least 32 characters`);
    return root;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
