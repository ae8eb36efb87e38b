import type { Diagnostic } from "@lectern/contract";
import { baseName, folderOf } from "../text/path-parts.ts";
import { configNames } from "./config-names.ts";
import type { OpenTree } from "./tree/open-tree.ts";

/** The fault of a content folder that has no configuration, with what is there instead. */
export function missingConfig({ files }: Pick<OpenTree, "files">): Diagnostic {
  return {
    severity: "error",
    code: "missing-config",
    message: files.length === 0 ? "The content folder is empty" : "There is no docs.json in the content folder",
    hint: hintOf(files.map(({ path }) => path)),
    file: "docs.json",
    line: 1,
    column: 1,
  };
}

function hintOf(paths: string[]): string {
  const misspelt = paths.find((path) => isConfigName(path.toLowerCase()));
  if (misspelt !== undefined) return `${misspelt} stands there: call it ${misspelt.toLowerCase()}, in small letters`;
  const deeper = paths
    .filter((path) => isConfigName(baseName(path)))
    .reduce<string | null>((best, path) => (best === null || depthOf(path) < depthOf(best) ? path : best), null);
  if (deeper === null) return "Put a docs.json into it, or name the folder that has one";
  return `${deeper} stands deeper: name the folder ${folderOf(deeper)} in place of this one`;
}

const isConfigName = (name: string) => (configNames as readonly string[]).includes(name);
const depthOf = (path: string) => path.split("/").length;
