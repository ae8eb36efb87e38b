import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import type { ComposedFile } from "../files/planned-file.ts";
import type { BundleInfo } from "./write-bundle.ts";

/** A temporary folder that goes with the test. */
export async function temporaryFolder(context: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-bundle-"));
  context.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export const testInfo: BundleInfo = {
  builder: "0.0.0-test",
  version: "v1",
  target: "client-hosted",
  features: { search: true, apiPlayground: true },
  site: "Example",
  pages: 2,
};

/** Files as the composer would yield them. */
export async function* filesOf(files: Record<string, string | Uint8Array>): AsyncGenerator<ComposedFile> {
  for (const [path, content] of Object.entries(files)) {
    yield { path, bytes: typeof content === "string" ? Buffer.from(content) : content };
  }
}

/** All pieces, each of them valid until the next is asked for. */
export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const piece of pieces) chunks.push(Buffer.from(piece));
  return Buffer.concat(chunks);
}

/** The bytes as a stream of small chunks. */
export async function* streamOf(bytes: Uint8Array, chunk = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
}
