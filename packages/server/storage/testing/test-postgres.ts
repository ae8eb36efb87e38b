import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";

export interface TestPostgres {
  /** Of the superuser, to the database `postgres`. */
  databaseUrl: string;
  /** Stops the server at once and starts it again on the same port and folder. */
  restart(): Promise<void>;
  /** Kills the server without a word to its clients; `restart` brings it back. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** Why there can be no PostgreSQL here, or false: for the `skip` option of a test. */
export function postgresMissing(): string | false {
  return binaries() ? false : "PostgreSQL is not installed (Debian: apt-get install postgresql)";
}

/**
 * A PostgreSQL server of its own on a free port of 127.0.0.1, in a temporary folder, of the newest version installed.
 * As root it runs as the user `postgres`, since PostgreSQL refuses to run as root.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const bin = binaries();
  if (!bin) throw new Error(postgresMissing() || "unreachable");
  const folder = mkdtempSync(join(tmpdir(), "lectern-postgres-"));
  const user = process.getuid?.() === 0 ? systemUser("postgres") : null;
  if (user) chownSync(folder, user.uid, user.gid);
  const owner = { ...(user ?? {}), cwd: folder };
  const data = join(folder, "data");
  const initdb = ["-D", data, "-U", "lectern", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  const made = spawnSync(join(bin, "initdb"), initdb, { ...owner, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  let port = await freePort();
  let databaseUrl = `postgres://lectern@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;

  const start = async () => {
    const settings = { listen_addresses: "127.0.0.1", port, unix_socket_directories: "", fsync: "off" };
    const parameters = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    server = spawn(join(bin, "postgres"), ["-D", data, ...parameters], { ...owner, stdio: "ignore" });
    await answers(databaseUrl, server);
  };
  const stop = async (signal: NodeJS.Signals) => {
    if (server && server.exitCode === null && server.signalCode === null) {
      const exited = new Promise((resolve) => server?.once("exit", resolve));
      server.kill(signal);
      await exited;
    }
  };
  // A test process that ends without closing must not leave a server behind.
  const atExit = () => server?.kill("SIGQUIT");
  process.once("exit", atExit);
  // Between being found free and being used, the port may have been given to somebody else.
  for (let attempt = 1; ; attempt++) {
    try {
      await start();
      break;
    } catch (error) {
      if (attempt === 5) throw error;
      port = await freePort();
      databaseUrl = `postgres://lectern@127.0.0.1:${port}/postgres`;
    }
  }
  return {
    databaseUrl,
    restart: async () => {
      await stop("SIGINT");
      await start();
    },
    kill: () => stop("SIGQUIT"),
    close: async () => {
      process.off("exit", atExit);
      await stop("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the server's programs: Debian's, newest first, else wherever the search path leads. */
function binaries(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ?? null;
}

function systemUser(name: string): { uid: number; gid: number } {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) throw new Error(`There is no user ${name} to run PostgreSQL as, and it refuses to run as root`);
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

async function answers(databaseUrl: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at start with ${server.exitCode}`);
    const client = new pg.Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      await client.end();
    }
  }
}
