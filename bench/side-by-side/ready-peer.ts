import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { peersFolder } from "./find-peers.ts";
import { install } from "./install.ts";
import type { NpmProgram, Peer, SystemProgram } from "./peer.ts";

/** A peer that can be run on this machine. */
export interface ReadyPeer {
  peer: Peer;
  version: string;
  command: readonly [string, ...string[]];
  /** Its sites are made below this folder, so that they find what is installed here. */
  home: string;
  /** Removes what its builds left in the installation. */
  forget(): void;
}

const run = promisify(execFile);

/**
 * Finds a peer, or installs it into a folder of its own below `cache` where it comes from npm.
 * @throws when the machine has neither; the message says in one line what is missing.
 */
export async function readyPeer(peer: Peer, cache: string): Promise<ReadyPeer> {
  return "key" in peer.program ? installed(peer, peer.program, cache) : found(peer, peer.program);
}

async function found(peer: Peer, { command, version }: SystemProgram): Promise<ReadyPeer> {
  const [program, ...args] = version;
  try {
    await run(command[0], ["--help"], { timeout: 60_000 });
    const { stdout } = await run(program, args, { timeout: 60_000 });
    const text = /\d+\.\d+\S*( with .*)?/.exec(stdout)?.[0] ?? stdout.trim();
    return { peer, version: text, command, home: tmpdir(), forget: () => undefined };
  } catch {
    throw new Error(`${command[0]} is not installed on this machine`);
  }
}

async function installed(peer: Peer, program: NpmProgram, cache: string): Promise<ReadyPeer> {
  const home = await install(join(peersFolder, program.key, "package.json"), cache);
  const modules = join(home, "node_modules");
  const manifest = readFileSync(join(modules, program.package, "package.json"), "utf8");
  const [script, ...args] = program.command;
  return {
    peer,
    version: (JSON.parse(manifest) as { version: string }).version,
    command: [process.execPath, join(modules, script), ...args],
    home,
    forget() {
      const own = [".bin", ".package-lock.json"];
      const caches = readdirSync(modules).filter((name) => name.startsWith(".") && !own.includes(name));
      for (const name of caches) rmSync(join(modules, name), { recursive: true, force: true });
    },
  };
}
