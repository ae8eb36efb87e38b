import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ThemeName, themeNames } from "../source/site-config.ts";
import { withPrivateNames } from "./private-names.ts";
import { stylesheetFor } from "./theme-stylesheet.ts";
import { withWholeLabels } from "./whole-labels.ts";

/** What runs at the reader's, as text ready to be served. */
export interface BrowserFiles {
  /** Runs before the first paint. */
  boot: string;
  main: string;
  /** Scripts that are loaded when they are wanted, by name. */
  features: Record<string, string>;
  /** Stylesheets that are loaded with the script of their name, and `contrast` for those readers who ask for it. */
  stylesheets: { search: string; playground: string; mermaid: string; contrast: string };
  /** What sites whose code has types add to their stylesheet. */
  codeTypesRules: string;
  /** The same for sites with something behind their pages. */
  backgroundRules: string;
  /** The same for sites with stylesheets of their own. */
  ownRules: string;
  /** The same for sites with changelogs. */
  updateRules: string;
  /** The same for sites with palettes. */
  paletteRules: string;
  /** The same for sites with trees of files. */
  treeRules: string;
  /** The same for sites with popups. */
  popupRules: string;
  /** The same for sites with pages that their author draws as a whole. */
  drawnPageRules: string;
  /** The same for sites with pages in other languages than English. */
  languageRules: string;
}

const require = createRequire(import.meta.url);
const room = import.meta.dirname;
const output = join(room, "dist", "browser.json");
/** What draws diagrams is larger than all else together: it has a file of its own, read only by who wants it. */
const diagrams = join(room, "dist", "mermaid.js");
/** A site reads the stylesheet of its own theme only. */
const stylesheet = (theme: ThemeName) => join(room, "dist", `${theme}.css`);
// What scripts of the author need stands in front of what runs them.
const scripts = [
  "boot",
  "main",
  "search",
  "feedback",
  "script-styles",
  "islands",
  "playground",
  "integrations",
  "code-types",
  "popups",
] as const;
/** Browsers of the last four years; newer features are used only where their absence does no harm. */
const target = ["chrome105", "firefox110", "safari16"];

let loaded: BrowserFiles | null = null;

/** The built files; builds them first when they are missing or older than their sources. */
export function browserFiles(): BrowserFiles {
  loaded ??= isFresh() ? (JSON.parse(readFileSync(output, "utf8")) as BrowserFiles) : buildBrowser();
  return loaded;
}

/** The script that draws diagrams. */
export function diagramScript(): string {
  browserFiles();
  return readFileSync(diagrams, "utf8");
}

/** The stylesheet of the theme. */
export function themeStylesheet(theme: ThemeName): string {
  browserFiles();
  return readFileSync(stylesheet(theme), "utf8");
}

/** Bundles and minifies the scripts and the stylesheets, and keeps the result in `dist/`. */
function buildBrowser(): BrowserFiles {
  // Loaded where there is something to bundle, which is not in a build of a site.
  const { buildSync } = require("esbuild") as typeof import("esbuild");
  const common = {
    bundle: true,
    minify: true,
    write: false,
    target,
    legalComments: "none",
    logLevel: "silent",
  } as const;
  const script = (name: string) =>
    buildSync({ ...common, entryPoints: [join(room, "browser", `${name}.ts`)], format: "iife", charset: "utf8" });
  const texts = Object.fromEntries(scripts.map((name) => [name, script(name).outputFiles[0]?.text ?? ""]));
  mkdirSync(join(room, "dist"), { recursive: true });
  // Several builds may run at once; a reader never sees half a file.
  const keep = (path: string, text: string) => {
    const temporary = `${path}.${process.pid}`;
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  };
  keep(diagrams, withWholeLabels(script("mermaid").outputFiles[0]?.text ?? ""));
  const style = (name: string) =>
    withPrivateNames(buildSync({ ...common, entryPoints: [join(room, "styles", name)] }).outputFiles[0]?.text ?? "");
  const { boot = "", main = "", ...features } = texts;
  const everyTheme = style("index.css");
  for (const theme of themeNames) keep(stylesheet(theme), stylesheetFor(everyTheme, theme));
  const files: BrowserFiles = {
    boot,
    main,
    features,
    stylesheets: {
      search: style("search.css"),
      playground: style("playground.css"),
      mermaid: style("diagrams.css"),
      contrast: style("contrast.css"),
    },
    codeTypesRules: style("code-types.css"),
    backgroundRules: style("backgrounds.css"),
    ownRules: style("own-rules.css"),
    updateRules: style("updates.css"),
    paletteRules: style("palettes.css"),
    treeRules: style("trees.css"),
    popupRules: style("popups.css"),
    drawnPageRules: style("drawn-pages.css"),
    languageRules: style("languages.css"),
  };
  keep(output, JSON.stringify(files));
  return files;
}

function isFresh(): boolean {
  const parts = [diagrams, output, ...themeNames.map(stylesheet)];
  const time = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const built = Math.min(...parts.map(time));
  return (
    built > 0 &&
    ["private-names.ts", "theme-stylesheet.ts", "whole-labels.ts"].every((file) => time(join(room, file)) < built) &&
    ["browser", "styles", "../search", "../reference"].every((folder) => newest(join(room, folder)) < built)
  );
}

/** Time of the last change below a folder; zero when it is not there, as in a published package. */
function newest(folder: string): number {
  if (!statSync(folder, { throwIfNoEntry: false })) return 0;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Math.max(statSync(folder).mtimeMs, ...entries.map((one) => statSync(join(one.parentPath, one.name)).mtimeMs));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) buildBrowser();
