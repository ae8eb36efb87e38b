import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import type { S3ClientConfig } from "@aws-sdk/client-s3";
import type { BlobStore } from "../blobs/blob-store.ts";
import { S3BlobStore, type S3Settings } from "../blobs/s3/s3-blob-store.ts";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);
const programs = ["ceph-mon", "ceph-osd", "radosgw", "ceph", "ceph-authtool", "monmaptool", "radosgw-admin"];

export interface TestS3 {
  settings: S3Settings;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** The store on the server's bucket. */
  open(options?: S3ClientConfig): Promise<BlobStore>;
  close(): Promise<void>;
}

/** Why there can be no S3 server here, or false: for the `skip` option of a test. */
export function testS3Missing(): string | false {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const missing = programs.filter((program) => !folders.some((folder) => existsSync(join(folder, program))));
  if (missing.length === 0) return false;
  return `no S3 server: ${missing.join(", ")} not installed (Debian: apt-get install radosgw ceph-mon ceph-osd)`;
}

/**
 * A Ceph cluster of one monitor and one storage daemon in memory, with the RADOS Gateway in front: a real S3 server,
 * which verifies signatures, expiry and conditions. Takes some seconds to start.
 */
export async function startTestS3(): Promise<TestS3> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-s3-"));
  const daemons: ChildProcess[] = [];
  const stop = async () => {
    for (const daemon of daemons.reverse()) await ended(daemon);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return await startCluster(folder, daemons, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startCluster(folder: string, daemons: ChildProcess[], stop: () => Promise<void>): Promise<TestS3> {
  const port = await freePort();
  const monitorPort = await freePort();
  const fsid = randomUUID();
  const configuration = join(folder, "ceph.conf");
  const keyring = join(folder, "keyring");
  for (const name of ["mon", "osd", "run", "rgw"]) await mkdir(join(folder, name));
  await writeFile(configuration, clusterConfiguration(folder, fsid, monitorPort, port));
  const ceph = async (program: string, ...rest: string[]) => {
    const { stdout } = await run(program, ["-c", configuration, ...rest], { timeout: 180_000 });
    return stdout;
  };
  const daemon = (program: string, ...rest: string[]) => {
    daemons.push(spawn(program, ["-c", configuration, ...rest, "-f"], { stdio: "ignore" }));
  };

  await run("ceph-authtool", ["--create-keyring", keyring, "--gen-key", "-n", "mon.", "--cap", "mon", "allow *"]);
  const everything = ["mon", "osd", "mgr", "mds"].flatMap((kind) => ["--cap", kind, "allow *"]);
  for (const name of ["client.admin", "client.rgw.test", "osd.0"]) {
    await run("ceph-authtool", [keyring, "--gen-key", "-n", name, ...everything]);
  }
  await copyFile(keyring, join(folder, "osd", "keyring"));
  const map = join(folder, "monmap");
  await run("monmaptool", ["--create", "--fsid", fsid, "--addv", "a", `[v2:127.0.0.1:${monitorPort}]`, map]);
  await ceph("ceph-mon", "--mkfs", "-i", "a", "--monmap", map, "--keyring", keyring);
  daemon("ceph-mon", "-i", "a");
  const disk = randomUUID();
  await ceph("ceph", "--connect-timeout", "30", "osd", "new", disk);
  await ceph("ceph", "auth", "import", "-i", keyring);
  await ceph("ceph-osd", "-i", "0", "--mkfs", "--osd-uuid", disk);
  await ceph("ceph", "osd", "crush", "add", "osd.0", "1.0", "host=localhost", "root=default");
  daemon("ceph-osd", "-i", "0");
  await until(async () => (await ceph("ceph", "osd", "stat")).includes("1 up"));

  const credentials = { accessKeyId: "lectern-test", secretAccessKey: randomBytes(20).toString("hex") };
  const user = ["--uid=test", "--display-name=test", `--access-key=${credentials.accessKeyId}`];
  await ceph("radosgw-admin", "user", "create", ...user, `--secret-key=${credentials.secretAccessKey}`);
  daemon("radosgw", "-n", "client.rgw.test", "--keyring", keyring);
  const endpoint = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(endpoint)).ok);

  const settings: S3Settings = {
    s3Bucket: "lectern",
    s3Endpoint: endpoint,
    s3Region: "us-east-1",
    s3PathStyle: true,
    s3Prefix: "some/prefix/",
  };
  await createBucket(settings, credentials);
  return {
    settings,
    credentials,
    open: (options = {}) => S3BlobStore.open(settings, { credentials, ...options }),
    close: stop,
  };
}

async function createBucket(settings: S3Settings, credentials: TestS3["credentials"]): Promise<void> {
  const { S3Client, CreateBucketCommand } = await import("@aws-sdk/client-s3");
  const { s3Endpoint: endpoint, s3Region: region } = settings;
  const client = new S3Client({ endpoint: endpoint!, region, forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: settings.s3Bucket! }));
  client.destroy();
}

function clusterConfiguration(folder: string, fsid: string, monitorPort: number, port: number): string {
  const options = {
    fsid,
    "mon host": `[v2:127.0.0.1:${monitorPort}]`,
    "public addr": "127.0.0.1",
    "cluster addr": "127.0.0.1",
    "ms bind msgr1": "false",
    "osd pool default size": 1,
    "osd pool default min size": 1,
    "osd pool default pg num": 8,
    "osd pool default pg autoscale mode": "off",
    "mon allow pool size one": "true",
    "mon data avail crit": 1,
    "osd crush chooseleaf type": 0,
    "mon data": join(folder, "mon"),
    "osd data": join(folder, "osd"),
    "osd objectstore": "memstore",
    "memstore device bytes": 1 << 30,
    "run dir": join(folder, "run"),
    "admin socket": join(folder, "run", "$name.asok"),
    "log file": join(folder, "run", "$name.log"),
    "pid file": join(folder, "run", "$name.pid"),
    keyring: join(folder, "keyring"),
    "rgw data": join(folder, "rgw"),
    "rgw frontends": `beast endpoint=127.0.0.1:${port}`,
  };
  const lines = Object.entries(options).map(([name, value]) => `${name} = ${value}`);
  return `[global]\n${lines.join("\n")}\n`;
}

/** Waits for a condition, which may also fail as long as it is not there. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  const giveUp = Date.now() + 180_000;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > giveUp) throw new Error("The S3 server did not start within three minutes");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function ended(daemon: ChildProcess): Promise<void> {
  if (daemon.exitCode !== null || daemon.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    daemon.once("exit", () => resolve());
    // Everything it holds is in memory and thrown away.
    daemon.kill("SIGKILL");
  });
}
