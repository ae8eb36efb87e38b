import type { Diagnostic } from "@lectern/contract";
import { bundleManifestName } from "@lectern/contract/site/bundle";
import { isSkillFile } from "../../source/skill-files.ts";
import type { SourceFile, SourceTree } from "../../source/tree/source-tree.ts";
import { baseName } from "../../text/path-parts.ts";
import { fileType } from "../output/file-type.ts";
import { isPageFile, reservedReason } from "../plan/page-path.ts";
import { isPageScript } from "./page-script.ts";
import { scriptFault } from "./script-fault.ts";

/** Bytes of one static file. */
const maxFileBytes = 100 * 1024 * 1024;

/** Files that configure tools or the site, and are nobody's to read. */
const privateNames = new Set([
  bundleManifestName,
  "docs.json",
  "mint.json",
  "package.json",
  "package-lock.json",
  "npm-shrinkwrap.json",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "composer.json",
  "tsconfig.json",
  "jsconfig.json",
  "biome.json",
  "turbo.json",
  "vercel.json",
  "netlify.json",
  "renovate.json",
  "lerna.json",
  "requirements.txt",
]);

const decoder = new TextDecoder();

export interface StaticFiles {
  /** Served as they are. */
  files: { file: SourceFile; type: string }[];
  /** The author's own stylesheets and scripts, loaded by every page; URLs with a leading slash. */
  stylesheets: string[];
  scripts: string[];
  diagnostics: Diagnostic[];
}

/**
 * The files of the tree that are served beside the pages. `configuration` are docs.json and the files it is split into, `sources`
 * of other hosts those whose scripts pages may run.
 */
export function selectStaticFiles(
  tree: SourceTree,
  configuration: readonly string[],
  sources: readonly string[] = [],
): StaticFiles {
  const selected: StaticFiles = { files: [], stylesheets: [], scripts: [], diagnostics: [] };
  const kept = new Set(configuration);
  for (const file of tree.files) {
    const type = fileType(file.path);
    const name = baseName(file.path);
    if (
      type === null ||
      kept.has(file.path) ||
      privateNames.has(name) ||
      isPageFile(file.path) ||
      isSkillFile(file.path)
    )
      continue;
    if (/\.config\.js$/i.test(name) || (file.path.startsWith("_") && reservedReason(file.path))) continue;
    if (file.size > maxFileBytes) {
      selected.diagnostics.push({
        severity: "warning",
        code: "file-too-large",
        message: `The file has ${Math.round(file.size / 1e6)} MB and is left out`,
        file: file.path,
        hint: "Files may have 100 MB; put larger ones on a file server",
      });
      continue;
    }
    selected.files.push({ file, type });
    if (type.startsWith("text/css")) selected.stylesheets.push(`/${file.path}`);
    if (!type.startsWith("text/javascript")) continue;
    const text = decoder.decode(tree.read(file.path));
    if (!isPageScript(text)) continue;
    selected.scripts.push(`/${file.path}`);
    const fault = scriptFault(file.path, text, sources);
    if (fault) selected.diagnostics.push(fault);
  }
  return selected;
}
