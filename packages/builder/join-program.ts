import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { build, type Plugin } from "esbuild";
import { joinedProgram } from "./load-program.ts";
import { builderVersion } from "./site/builder-version.ts";

/** What is loaded by its name and not imported, with the module that does so: it looks beside itself. */
const loaded = {
  "site/render/render-thread.ts": "site/render/pool-thread.ts",
  "content/code/tokenizer.ts": "content/code/highlight.ts",
  "content/code/pattern-table.ts": "content/code/grammars.ts",
};

/** Packages that every build of a page needs. The others stay where they are; they are large, native or seldom needed. */
const joined = /^(?:ignore|satteri)(?:\/|$)/;

/** Modules that exist once in a process, whoever loads them. */
const shared = ["code-cache.js", "site/builder-version.ts"];

/** What processes of different kinds begin with; what they have in common is joined once. */
const entries = ["program.ts", "bundle-program.ts"];

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
  await build({
    entryPoints: [...entries, ...Object.keys(loaded)].map((path) => join(import.meta.dirname, path)),
    outdir: temporary,
    entryNames: "[name]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: `node${process.versions.node}`,
    charset: "utf8",
    legalComments: "none",
    logLevel: "warning",
    plugins: [places(folder)],
  });
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

/** Decides what is joined, and tells each module where it has been: there it looks for files. */
function places(folder: string): Plugin {
  const loaders = new Map(
    Object.entries(loaded).map(([path, loader]) => [join(import.meta.dirname, loader), basename(path, ".ts")]),
  );
  const once = new Set(shared.map((path) => join(import.meta.dirname, path)));
  return {
    name: "places",
    setup(program) {
      program.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const file = join(resolveDir, path);
        return once.has(file) ? { path: pathFrom(folder, file), external: true } : null;
      });
      program.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
        kind === "entry-point" || joined.test(path) ? null : { path, external: true },
      );
      program.onLoad({ filter: /\.[jt]s$/ }, ({ path }) => {
        const text = readFileSync(path, "utf8");
        const loader = path.endsWith(".ts") ? "ts" : "js";
        const beside = loaders.get(path);
        if (beside !== undefined) {
          // Otherwise another module loads it, and would load the source, which takes a thread half a second.
          assert.ok(text.includes(`./${beside}.`), `${path} no longer loads ${beside}.ts`);
          return { contents: text, loader };
        }
        const folderOf = `(import.meta.dirname + "/" + ${JSON.stringify(pathFrom(folder, dirname(path)))})`;
        const urlOf = `new URL(${JSON.stringify(pathFrom(folder, path))}, import.meta.url).href`;
        const places = { dirname: folderOf, url: urlOf };
        const contents = text.replace(
          /\bimport\.meta\.(dirname|url)\b/g,
          (_, name: keyof typeof places) => places[name],
        );
        return { contents, loader };
      });
    },
  };
}

function pathFrom(folder: string, file: string): string {
  return relative(folder, file).replaceAll("\\", "/");
}
