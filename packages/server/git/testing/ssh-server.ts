import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

const sshd = "/usr/sbin/sshd";

/** Why there can be no SSH server here, or false: for the `skip` option of a test. */
export function sshMissing(): string | false {
  return existsSync(sshd) ? false : "OpenSSH's server is not installed (Debian: apt-get install openssh-server)";
}

export interface SshServer {
  port: number;
  user: string;
  /** Private key that the server lets in. */
  privateKey: string;
  /** Line of known_hosts for `127.0.0.1` at this port. */
  knownHosts: string;
  close(): Promise<void>;
}

/** A real sshd on a free port of 127.0.0.1 that lets the present user in by one key, for Git over SSH. */
export async function startSshServer(): Promise<SshServer> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-sshd-"));
  const makeKey = async (name: string) => {
    spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", join(folder, name)]);
    return {
      privateKey: await readFile(join(folder, name), "utf8"),
      publicKey: await readFile(join(folder, `${name}.pub`), "utf8"),
    };
  };
  const host = await makeKey("host");
  const client = await makeKey("client");
  await writeFile(join(folder, "authorized_keys"), client.publicKey);
  await chmod(join(folder, "authorized_keys"), 0o600);
  if (process.getuid?.() === 0) await mkdir("/run/sshd", { recursive: true });
  const port = await freePort();
  const options = {
    ListenAddress: "127.0.0.1",
    Port: port,
    HostKey: join(folder, "host"),
    AuthorizedKeysFile: join(folder, "authorized_keys"),
    PidFile: "none",
    StrictModes: "no",
    PasswordAuthentication: "no",
    UsePAM: "no",
    PermitRootLogin: "yes",
  };
  const lines = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  await writeFile(join(folder, "config"), `${lines.join("\n")}\n`);
  const server = spawn(sshd, ["-D", "-e", "-f", join(folder, "config")], { stdio: "ignore" });
  await listening(server, port);
  return {
    port,
    user: userInfo().username,
    privateKey: client.privateKey,
    knownHosts: `[127.0.0.1]:${port} ${host.publicKey}`,
    close: async () => {
      const gone = new Promise((resolve) => server.once("exit", resolve));
      server.kill();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function listening(server: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`sshd ended at start with ${server.exitCode}`);
    const answered = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
