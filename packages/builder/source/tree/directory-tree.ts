import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "@lectern/contract";
import { bundleManifestName } from "@lectern/contract/site/bundle";
import { configNames } from "../config-names.ts";
import { libraryInputs } from "../library-inputs.ts";
import { SourceFault } from "../source-fault.ts";
import { byCodePoint } from "./code-point-order.ts";
import { checkNames } from "./file-names.ts";
import { builtInRules, type IsIgnored, ignoreFiles, ignoreRules, isIgnoredFolder } from "./ignore-rules.ts";
import { type KeptWalk, KnownFiles, kindOf, lookAgain } from "./kept-walk.ts";
import { type HashedFile, hashRegular, readRegular } from "./regular-file.ts";
import type { SourceFile, SourceTree } from "./source-tree.ts";

/**
 * What a folder of plain files holds as a source tree. Symbolic links and special files are never followed, only reported;
 * ignored folders are not entered. A file whose size, times and inode are those of `known` keeps its hash unread. Answers
 * `known` itself where nothing has changed.
 */
export function openDirectory(root: string, known: KeptWalk | null): KeptWalk {
  const rules = rulesBelow(root);
  return (known && lookAgain(root, rules, known)) ?? walkDirectory(root, rules, known && new KnownFiles(known));
}

/** Texts of the ignore files of a folder, and behind them what is read all the same, a line each. */
export function rulesBelow(root: string): string[] {
  const textOf = (name: string) => readRegular(join(root, name))?.toString("utf8");
  const config = configNames.map(textOf).find((text) => text !== undefined);
  return [...ignoreFiles.map((name) => textOf(name) ?? ""), libraryInputs(config ?? "").join("\n")];
}

/** The ignore rules of such texts. */
export function ignoredBy(rules: readonly string[]): IsIgnored {
  return ignoreRules(rules.slice(0, ignoreFiles.length), inputsOf(rules));
}

/** What is read whatever the rules say, of such texts. */
export function inputsOf(rules: readonly string[]): string[] {
  return rules[ignoreFiles.length]?.split("\n").filter(Boolean) ?? [];
}

function walkDirectory(root: string, rules: string[], known: KnownFiles | null): KeptWalk {
  const isIgnored = ignoredBy(rules);
  const found: KeptWalk = {
    rules,
    builtIn: builtInRules,
    folders: [],
    others: [],
    listing: "",
    stamps: new Float64Array(),
    diagnostics: [],
    isWhole: true,
  };
  const files: (HashedFile & { path: string })[] = [];
  const walk = (folder: string) => {
    const entries = entriesOf(root, folder);
    if (entries === null) {
      found.isWhole = false;
      found.diagnostics.push(...unreadableName(folder));
      return;
    }
    found.folders.push([folder, entries.map(({ name }) => name).join("/")]);
    // A site that was built into a folder of the content is not content.
    if (folder && entries.some(({ name }) => name === bundleManifestName)) return;
    for (const entry of entries) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      const kind = kindOf(entry);
      if (kind === "folder" && !isIgnoredFolder(path, isIgnored)) {
        walk(path);
        continue;
      }
      if (kind === "file" && !isIgnored(path)) {
        const file = known?.look(root, path) ?? hashRegular(join(root, path));
        if (file) files.push({ path, ...file });
        else {
          found.isWhole = false;
          found.diagnostics.push(...unreadableName(path));
        }
        continue;
      }
      found.others.push([path, kind]);
      const isOdd = kind === "link" || kind === "special";
      if (isOdd && !isIgnored(path)) found.diagnostics.push(notRegular(path, kind === "link"));
    }
  };
  walk("");
  files.sort((a, b) => byCodePoint(a.path, b.path));
  found.listing = files.map(({ path, hash }) => `${path}\0${hash}\n`).join("");
  found.stamps = Float64Array.from(files.flatMap(({ stamp }) => stamp));
  return found;
}

/** What is in a folder; null where it is gone by now, or nobody can name it. */
function entriesOf(root: string, folder: string): Dirent[] | null {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (folder && (code === "ENOENT" || code === "ENOTDIR")) return null;
    throw error;
  }
}

/** Of something that could not be opened: that its name is no UTF-8; nothing where it is only gone by now. */
function unreadableName(path: string): Diagnostic[] {
  return path.includes("\uFFFD") ? checkNames([path]) : [];
}

/**
 * Reads files of the list, and no others, below a folder, by the names that they have there.
 * @throws {SourceFault} for one that is no file any more.
 */
export function directoryReader(root: string, files: () => readonly SourceFile[]): SourceTree["read"] {
  let listed: Set<string> | undefined;
  return (path) => {
    listed ??= new Set(files().map(({ path, spelled }) => spelled ?? path));
    if (!listed.has(path)) throw new Error(`The source tree has no file ${JSON.stringify(path)}`);
    const bytes = readRegular(join(root, path));
    if (bytes === null) throw new SourceFault(gone(path));
    return bytes;
  };
}

function gone(path: string): Diagnostic {
  return {
    severity: "error",
    code: "file-gone",
    message: `${path} was there when the build began, and is no file any more`,
    file: path,
    hint: "Build again when nothing changes the files",
  };
}

function notRegular(path: string, isLink: boolean): Diagnostic {
  return {
    severity: "warning",
    code: isLink ? "symbolic-link-ignored" : "special-file-ignored",
    message: isLink ? `${path} is a symbolic link; links are never followed` : `${path} is not a regular file`,
    file: path,
    hint: "Put the file itself into the repository",
  };
}
