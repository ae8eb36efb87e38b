import { readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { build, type Plugin } from "esbuild";
import { joinedProgram } from "./load-program.ts";
import { builderVersion } from "./site/builder-version.ts";

/** What is loaded by name: the program, what its threads run, and what it requires only where a page needs it. */
const entries = [
  "program.ts",
  "site/render/render-thread.ts",
  "content/code/tokenizer.ts",
  "content/code/pattern-table.ts",
];

/** Packages that every build of a page needs. The others stay where they are; they are large, native or seldom needed. */
const joined = /^(?:ignore|satteri)(?:\/|$)/;

/** Modules that exist once in a process, whoever loads them. */
const shared = ["code-cache.js", "site/builder-version.ts"];

/** Joins the modules of the builder into few files, for `loadProgram`. */
export async function joinProgram(): Promise<void> {
  const folder = joinedProgram(builderVersion());
  const temporary = `${folder}.${process.pid}`;
  await build({
    entryPoints: entries.map((path) => join(import.meta.dirname, path)),
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
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporary, folder);
  // Those of other versions are never loaded again.
  for (const name of readdirSync(dirname(folder)))
    if (name !== basename(folder)) rmSync(join(dirname(folder), name), { recursive: true, force: true });
}

/** Decides what is joined, and tells each module that looks for files beside itself where it has been. */
function places(folder: string): Plugin {
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
        const isOurs = path.endsWith(".ts");
        const place = JSON.stringify(pathFrom(folder, isOurs ? dirname(path) : path));
        const text = readFileSync(path, "utf8");
        // Our own modules know programs beside themselves by their URL, and these are joined too.
        const contents = isOurs
          ? text.replaceAll("import.meta.dirname", `(import.meta.dirname + "/" + ${place})`)
          : text.replaceAll("import.meta.url", `new URL(${place}, import.meta.url).href`);
        return { contents, loader: isOurs ? "ts" : "js" };
      });
    },
  };
}

function pathFrom(folder: string, file: string): string {
  return relative(folder, file).replaceAll("\\", "/");
}
