import assert from "node:assert/strict";
import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { type ChunkingContext, type CodeSplittingGroup, type Plugin, rolldown } from "rolldown";
import { joinedProgram } from "./load-program.ts";
import { builderVersion } from "./site/builder-version.ts";

/** What is loaded by its name and not imported, with the module that does so: it looks beside itself. */
const loaded = {
  "site/render/render-thread.ts": "site/render/pool-thread.ts",
  "bundle/deflate-thread.ts": "bundle/deflate-beside.ts",
  "content/code/tokenizer.ts": "content/code/highlight.ts",
  "content/code/pattern-table.ts": "content/code/grammars.ts",
  "content/code/twoslash/compiler-thread.ts": "content/code/twoslash/compiler.ts",
};

/** Packages that every build of a page needs. The others stay where they are; they are large, native or seldom needed. */
const joined = /^(?:ignore|satteri)(?:\/|$)/;

/** Modules that exist once in a process, whoever loads them. */
const shared = ["code-cache.js", "site/builder-version.ts"];

/** What processes of different kinds begin with. */
const entries = ["program.ts", "bundle-program.ts"];

/**
 * What a process comes to load together, by the modules that all the rest of it hangs on. Modules that the same of these need
 * become one file: to find and to read a file takes a millisecond or two, and a program in as many files as there are sets of
 * modules that somebody shares is fifty of them.
 */
const stages = {
  start: ["program.ts"],
  bundle: ["bundle-program.ts"],
  edit: ["site/patch/patch-site.ts", "site/patch/patch-build.ts"],
  whole: ["site/build-from-tree.ts", "site/patch/base/keep-base.ts"],
  // Each on its own: the tokenizer is required, which no module that awaits at its top may be.
  ...Object.fromEntries(Object.keys(loaded).map((path) => [basename(path, ".ts"), [path]])),
};

/** Milliseconds after which nothing runs any more that has loaded only a part of a program: the rest is loaded when needed. */
const longestStart = 60 * 60 * 1000;

/** Joins the modules of the builder into few files, for `load-program.ts`. */
export async function joinProgram(): Promise<void> {
  const folder = joinedProgram(builderVersion());
  // Its name says what it holds, and somebody may be loading it.
  if (!existsSync(folder)) await joinInto(folder);
  removeOthers(folder);
}

/** Joins the modules elsewhere first: who finds the folder finds all of it. */
async function joinInto(folder: string): Promise<void> {
  const temporary = `${folder}.${process.pid}`;
  const bundle = await rolldown({
    input: Object.fromEntries(
      [...entries, ...Object.keys(loaded)].map((path) => [basename(path, ".ts"), join(import.meta.dirname, path)]),
    ),
    platform: "node",
    plugins: [places(folder)],
  });
  await bundle.write({
    dir: temporary,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    comments: false,
    codeSplitting: { groups: groups() },
  });
  await bundle.close();
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process has just done the same.
    if (!existsSync(folder)) throw error;
  }
}

/** Removes the programs of other versions; nobody begins with them, and what has another ending is being made. */
function removeOthers(folder: string): void {
  const all = dirname(folder);
  for (const name of readdirSync(all)) {
    const isOther = /\+[0-9a-f]+$/.test(name) && name !== basename(folder);
    const isAbandoned = isOther && Date.now() - statSync(join(all, name)).mtimeMs > longestStart;
    if (isAbandoned) rmSync(join(all, name), { recursive: true, force: true });
  }
}

/** A group for each set of stages: first what most have in common, so that what needs it does not take it along. */
function groups(): CodeSplittingGroup[] {
  let reached: Map<string, string[]> | undefined;
  const group = (priority: number, nameOf: (stages: string[]) => string | null): CodeSplittingGroup => ({
    priority,
    debugName: `stages ${priority}`,
    name(module, graph) {
      reached ??= stagesOf(graph);
      const own = reached.get(module);
      return own ? nameOf(own) : null;
    },
  });
  const [first, ...others] = Object.keys(stages) as [string, ...string[]];
  return [
    // A process that goes on has it already.
    group(others.length + 1, (own) => (own.includes(first) ? first : null)),
    ...others.map((_, index) => group(index + 1, (own) => (own.length === index + 1 ? own.join("-") : null))),
  ];
}

/** The stages that need each module. */
function stagesOf(graph: ChunkingContext): Map<string, string[]> {
  const reached = new Map<string, string[]>();
  for (const [stage, roots] of Object.entries(stages)) {
    const seen = new Set<string>();
    const visit = (id: string) => {
      const module = seen.has(id) ? null : graph.getModuleInfo(id);
      if (!module) return;
      seen.add(id);
      module.importedIds.forEach(visit);
    };
    for (const root of roots) visit(join(import.meta.dirname, root));
    for (const id of seen) reached.set(id, [...(reached.get(id) ?? []), stage]);
  }
  return reached;
}

/** Decides what is joined, and tells each module where it has been: there it looks for files. */
function places(folder: string): Plugin {
  const loaders = new Map(
    Object.entries(loaded).map(([path, loader]) => [join(import.meta.dirname, loader), basename(path, ".ts")]),
  );
  const once = new Set(shared.map((path) => join(import.meta.dirname, path)));
  return {
    name: "places",
    resolveId(path, importer) {
      if (importer === undefined) return null;
      if (!path.startsWith("."))
        return path.startsWith("/") || path.startsWith("#") || joined.test(path) ? null : { id: path, external: true };
      const file = join(dirname(importer), path);
      // As it is to be written: the files lie elsewhere while they are made.
      return once.has(file) ? { id: pathFrom(folder, file), external: "absolute" } : null;
    },
    transform(text, path) {
      const beside = loaders.get(path);
      // Otherwise another module loads it, and would load the source, which takes a thread half a second.
      if (beside !== undefined) assert.ok(text.includes(`./${beside}.`), `${path} no longer loads ${beside}.ts`);
      if (beside !== undefined || !/\bimport\.meta\.(?:dirname|url)\b/.test(text)) return null;
      const folderOf = `(import.meta.dirname + "/" + ${JSON.stringify(pathFrom(folder, dirname(path)))})`;
      const urlOf = `new URL(${JSON.stringify(pathFrom(folder, path))}, import.meta.url).href`;
      const places = { dirname: folderOf, url: urlOf };
      return text.replace(/\bimport\.meta\.(dirname|url)\b/g, (_, name: keyof typeof places) => places[name]);
    },
  };
}

function pathFrom(folder: string, file: string): string {
  return relative(folder, file).replaceAll("\\", "/");
}
