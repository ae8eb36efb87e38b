import { globSync } from "node:fs";
import { join } from "node:path";
import type { Peer } from "./peer.ts";

/** Where the peers are; each file is one. */
export const peersFolder = join(import.meta.dirname, "../peers");

/** Every peer there is, by name. */
export async function findPeers(): Promise<Peer[]> {
  const peers: Peer[] = [];
  for (const file of globSync("*.ts", { cwd: peersFolder })) {
    peers.push(((await import(join(peersFolder, file))) as { peer: Peer }).peer);
  }
  return peers.sort((a, b) => (a.name < b.name ? -1 : 1));
}
