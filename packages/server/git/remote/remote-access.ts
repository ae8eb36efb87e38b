import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ProjectCredential } from "@lectern/contract";
import { type AddressPolicy, guardAddress, NetworkError, type PinnedAddress } from "@lectern/net";
import { GitError } from "../git-error.ts";
import { parseRemote, type Remote } from "./remote.ts";

/** A repository somewhere else, and how it may be reached. */
export interface RemoteSource {
  /** As the project has it: `https://…`, `ssh://…` or `git@host:path`. */
  url: string;
  credential: ProjectCredential | null;
  policy: AddressPolicy;
  /** File in which the keys of SSH hosts are remembered at first sight, when the credential brings none. */
  knownHostsFile?: string;
}

/** What a git command needs to talk to the remote: checked, pinned, with its credential. */
export interface OpenRemote {
  url: string;
  host: string;
  env: Record<string, string>;
  config: [string, string][];
}

/**
 * Checks the remote's address, writes what SSH needs into a temporary folder (0700, the key 0600), runs `use`, and removes
 * all of it. Credentials travel by the environment of the one git process, never by its arguments.
 * @throws {GitError} `remote_invalid`, `remote_not_allowed`, `host_not_found`, and what `use` throws.
 */
export async function withRemote<T>(source: RemoteSource, use: (remote: OpenRemote) => Promise<T>): Promise<T> {
  const remote = parseRemote(source.url);
  const pinned = await guard(remote, source.policy);
  if (remote.protocol === "http" && !pinned.isPrivateHost) {
    throw new GitError(
      "remote_not_allowed",
      `The repository's address must be https, since ${remote.host} is a public host`,
    );
  }
  if (remote.protocol !== "ssh") {
    return use({ url: remote.url, host: remote.host, env: {}, config: httpConfig(remote, pinned, source.credential) });
  }
  const folder = await mkdtemp(join(tmpdir(), "lectern-ssh-"));
  try {
    const env = { GIT_SSH_COMMAND: await sshCommand(remote, pinned, source, folder), GIT_SSH_VARIANT: "ssh" };
    return await use({ url: remote.url, host: remote.host, env, config: [["protocol.ssh.allow", "always"]] });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function guard(remote: Remote, policy: AddressPolicy): Promise<PinnedAddress> {
  try {
    return await guardAddress(remote.host, remote.port, policy);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const code = error.code === "host_not_found" ? "host_not_found" : "remote_not_allowed";
    throw new GitError(code, error.message, { retryable: error.retryable, cause: error });
  }
}

function httpConfig(remote: Remote, pinned: PinnedAddress, credential: ProjectCredential | null): [string, string][] {
  const addresses = pinned.addresses.map((address) => (address.includes(":") ? `[${address}]` : address));
  const config: [string, string][] = [
    [`protocol.${remote.protocol}.allow`, "always"],
    ["http.curloptResolve", `${remote.host}:${remote.port}:${addresses.join(",")}`],
  ];
  if (credential?.kind === "token") {
    const user = credential.username || remote.user || "x-access-token";
    const basic = Buffer.from(`${user}:${credential.token}`).toString("base64");
    config.push([`http.${new URL(remote.url).origin}/.extraHeader`, `Authorization: Basic ${basic}`]);
  }
  return config;
}

async function sshCommand(
  remote: Remote,
  pinned: PinnedAddress,
  source: RemoteSource,
  folder: string,
): Promise<string> {
  const { credential } = source;
  const options = [
    "BatchMode=yes",
    "IdentitiesOnly=yes",
    "IdentityAgent=none",
    "PasswordAuthentication=no",
    "ProxyCommand=none",
    "PermitLocalCommand=no",
    "ClearAllForwardings=yes",
    "GlobalKnownHostsFile=/dev/null",
    "UpdateHostKeys=no",
    "CheckHostIP=no",
    "ConnectTimeout=15",
    "ServerAliveInterval=15",
    "ServerAliveCountMax=2",
    `HostName=${pinned.addresses[0]}`,
    // The name under which the key is known, though the connection goes to the checked address.
    `HostKeyAlias=${remote.port === 22 ? remote.host : `[${remote.host}]:${remote.port}`}`,
  ];
  let knownHosts = source.knownHostsFile ?? join(folder, "known_hosts");
  if (credential?.kind === "ssh-key" && credential.knownHosts) {
    knownHosts = join(folder, "known_hosts");
    await writeFile(knownHosts, ensureNewline(credential.knownHosts), { mode: 0o600 });
    options.push("StrictHostKeyChecking=yes");
  } else {
    await mkdir(dirname(knownHosts), { recursive: true });
    options.push("StrictHostKeyChecking=accept-new");
  }
  options.push(`UserKnownHostsFile="${knownHosts}"`);
  const words = ["ssh", "-F", "/dev/null"];
  if (credential?.kind === "ssh-key") {
    const key = join(folder, "key");
    await writeFile(key, ensureNewline(credential.privateKey), { mode: 0o600 });
    words.push("-i", key);
  }
  return [...words, ...options.flatMap((option) => ["-o", option])].map(shellQuote).join(" ");
}

/** GIT_SSH_COMMAND is read by a shell. */
function shellQuote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

function ensureNewline(text: string): string {
  return `${text.replaceAll("\r\n", "\n").trimEnd()}\n`;
}
