import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";

/** An archive that begins like a bundle and goes on as an attacker wants. */
export async function craftedBundle(
  fill: (archive: ReturnType<typeof pack>) => void,
  listed: Record<string, unknown> = {},
): Promise<Buffer> {
  const archive = pack();
  const manifest = {
    format: 1,
    builder: "x",
    version: "2.0",
    target: "client-hosted",
    features: {},
    site: "Acme",
    pages: 1,
    files: listed,
  };
  archive.entry({ name: "lectern-bundle.json" }, JSON.stringify(manifest));
  fill(archive);
  archive.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive) chunks.push(chunk as Uint8Array);
  return gzipSync(Buffer.concat(chunks));
}
