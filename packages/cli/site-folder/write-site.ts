import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { BundleInfo, ComposedIndex, ComposeOptions, KnownFile, PlannedFile } from "@lectern/builder";
import type { BundleProgram } from "@lectern/builder/load-program";
import type { BundleManifest, Diagnostic } from "@lectern/contract";
import { partOf } from "./begun-build.ts";
import type { SiteFolder } from "./site-folder.ts";

type Files = BundleManifest["files"];

export interface WriteSite {
  site: SiteFolder;
  info: BundleInfo;
  /** File that takes the bundle; null for none. */
  bundle: string | null;
  /** Folder for what the next build uses again. */
  cache: string;
}

export interface WrittenSite {
  /** Everything, for the manifest. */
  files: Files;
  /** What composing found. */
  diagnostics: Diagnostic[];
}

/** Composes what differs from the last build into the folder, and into a bundle. */
export async function writeSite(
  program: BundleProgram,
  composed: Omit<ComposeOptions, "paths">,
  { site, info, bundle, cache }: WriteSite,
): Promise<WrittenSite> {
  const plan = await program.planBundle({ ...composed, paths: null });
  site.plan(plan.files.map(({ path }) => path));
  const index = new program.ComposedIndex(join(cache, `composed-${composed.target}`));
  const packed = bundle === null ? null : await pack(program, plan.files, { site, index, info, path: bundle, cache });
  const files: Files = Object.create(null);
  for (const file of plan.files) {
    const own = packed?.get(file.path);
    const known: KnownFile | undefined = own ?? file.known ?? index.file(file.key);
    if (known && (own || site.has(file.path, known.sha256))) {
      if (!file.known) index.remember(file.key, known);
      if (!own) file.onReused?.(known.leftOut ?? null);
      const { sha256, size, pieces } = known;
      files[file.path] = { sha256, size, ...(pieces && { pieces }) };
      continue;
    }
    const bytes = await file.read();
    const made = program.contentOf(file, bytes);
    if (!file.known) index.remember(file.key, { ...made, leftOut: file.leftOut?.() ?? null });
    site.write(file.path, bytes, made.sha256);
    files[file.path] = made;
  }
  index.save();
  return { files, diagnostics: plan.diagnostics() };
}

interface Pack {
  site: SiteFolder;
  index: ComposedIndex;
  info: BundleInfo;
  path: string;
  cache: string;
}

/** Packs the files; those that are composed for that are written into the folder too, and answered by their paths. */
async function pack(
  { joinPieces, writeBundleFile }: BundleProgram,
  planned: readonly PlannedFile[],
  { site, index, info, path, cache }: Pack,
): Promise<Map<string, KnownFile>> {
  const written = new Set<string>();
  const write = (file: PlannedFile, bytes: Uint8Array) => {
    site.write(file.path, bytes, null);
    written.add(file.path);
    return bytes;
  };
  const files = planned.map((file): PlannedFile => {
    const known = file.known ?? index.file(file.key);
    // What stands in the folder already is made only where the bundle needs it.
    if (known && site.has(file.path, known.sha256)) return file;
    // Not a copy of its fields: what makes a file may be a class.
    return {
      path: file.path,
      key: file.key,
      ...(file.known && { known: file.known }),
      ...(file.parts && { parts: file.parts }),
      ...(file.readParts && { readParts: file.readParts }),
      read: async () => write(file, await file.read()),
      ...(file.readPieces && {
        async readPieces() {
          const pieces = (await file.readPieces?.()) ?? [];
          write(file, joinPieces(pieces));
          return pieces;
        },
      }),
      leftOut: () => file.leftOut?.() ?? null,
      onReused: (line) => file.onReused?.(line),
    };
  });
  let listed: Files = {};
  mkdirSync(dirname(resolve(path)), { recursive: true });
  // Two builds may pack at once.
  const part = partOf(path);
  try {
    await writeBundleFile(part, files, info, {
      cache: join(cache, "bundle"),
      onPacked({ manifest }) {
        listed = manifest().files;
      },
    });
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  return new Map(
    planned.flatMap((file): [string, KnownFile][] => {
      const one = listed[file.path];
      return one && written.has(file.path) ? [[file.path, { ...one, leftOut: file.leftOut?.() ?? null }]] : [];
    }),
  );
}
