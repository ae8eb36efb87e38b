import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Diagnostic } from "@lectern/contract";
import { blobsOf, type SiteManifest } from "@lectern/contract/site/manifest";
import { type BuildOptions, type BuildResult, buildSite, type ComposeOptions, composeSite } from "../index.ts";

/** A test, or `{ after }` of `node:test` for all tests of a file. */
export interface TestScope {
  after(cleanUp: () => void | Promise<void>): void;
}

/** A folder of its own for one test, removed after it. */
export function temporaryFolder(test: TestScope): string {
  const folder = mkdtempSync(join(tmpdir(), "lectern-builder-"));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with the given files. */
export function folderOf(test: TestScope, files: Record<string, string | Uint8Array>): string {
  const folder = temporaryFolder(test);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** The folder of a fixture site. */
export function fixture(name: string): string {
  return join(import.meta.dirname, "sites", name);
}

export interface Built extends BuildResult {
  manifest: SiteManifest;
  /** Blobs by SHA-256. */
  blobs: Map<string, Uint8Array>;
  /** Text of a served file. */
  text(path: string): string;
  /** `file:line:column code` of each complaint. */
  complaints: string[];
}

/** `file:line:column code` of each diagnostic. */
export function complaintsOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map((one) => `${one.file}:${one.line ?? ""}:${one.column ?? ""} ${one.code}`);
}

/** Builds a folder into memory. Fails the test when there is no site. */
export async function build(test: TestScope, directory: string, options: Partial<BuildOptions> = {}): Promise<Built> {
  const blobs = new Map<string, Uint8Array>();
  const result = await buildSite({
    source: { directory },
    cache: options.cache ?? temporaryFolder(test),
    output: { has: (name) => blobs.has(name), put: (name, bytes) => void blobs.set(name, Buffer.from(bytes)) },
    preview: null,
    origin: "https://docs.example.org",
    threads: 0,
    ...options,
  });
  if (!result.manifest) throw new Error(`No site: ${JSON.stringify(result.report.diagnostics)}`);
  const { manifest } = result;
  const text = (path: string) => {
    const file = manifest.files[path];
    if (!file) throw new Error(`The site has no file ${path}; it has ${Object.keys(manifest.files).join(", ")}`);
    return Buffer.concat(blobsOf(file).map(({ sha256 }) => blobs.get(sha256) as Uint8Array)).toString();
  };
  return { ...result, manifest, blobs, text, complaints: complaintsOf(result.report.diagnostics) };
}

export interface Composed {
  files: Map<string, Uint8Array>;
  order: string[];
  diagnostics: Diagnostic[];
  text(path: string): string;
}

/** Composes a bundle of what was built. */
export async function compose(built: Built, options: Partial<ComposeOptions> = {}): Promise<Composed> {
  const generator = composeSite({
    manifest: built.manifest,
    read: async (name) => built.blobs.get(name) as Uint8Array,
    target: "client-hosted",
    features: {},
    paths: null,
    ...options,
  });
  const files = new Map<string, Uint8Array>();
  for (;;) {
    const next = await generator.next();
    if (next.done) {
      const text = (path: string) => Buffer.from(files.get(path) ?? []).toString();
      return { files, order: [...files.keys()], diagnostics: next.value.diagnostics, text };
    }
    files.set(next.value.path, next.value.bytes);
  }
}

/** Addresses that a browser would load or go to from a page: attribute values, unescaped. */
export function addressesIn(html: string): string[] {
  const attribute =
    /\s(?:href|src|srcset|poster|data-home|data-search|data-search-index|data-search-scopes)="([^"]*)"/g;
  return [...html.matchAll(attribute)].map(([, value = ""]) =>
    value
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&amp;/g, "&"),
  );
}
