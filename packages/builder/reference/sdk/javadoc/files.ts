import { baseName, folderOf } from "../../../text/path-parts.ts";
import { LibraryFault, type LibrarySource, pathWithin } from "../../library/library.ts";
import { type FileFaults, largestFile } from "../file-faults.ts";

/** Pages of the standard doclet, by what they are about. */
export interface JavadocFiles {
  /** Pages of packages by the folder that they stand in. */
  packages: Map<string, string>;
  modules: string[];
  classes: ClassFile[];
  constants: string | null;
}

export interface ClassFile {
  file: string;
  /** `Client.Builder`. */
  name: string;
  /** The name of its package; empty for the one without a name. */
  package: string;
  id: string;
}

/** Folders of pages that only say again what others do. */
const unread =
  /(?:^|\/)(?:class-use|src-html|index-files|doc-files|legal|script-files|resource-files|script-dir|jquery)\//;

/** Sorts the files. @throws {LibraryFault} where Javadoc wrote none of them. */
export function javadocFiles(source: LibrarySource): JavadocFiles {
  const pages = source.files.filter((file) => file.endsWith(".html") && !unread.test(pathWithin(source, file)));
  const packages = new Map<string, string>();
  const modules: string[] = [];
  for (const file of pages) {
    if (baseName(file) === "package-summary.html") packages.set(folderOf(file), file);
    if (baseName(file) === "module-summary.html") modules.push(file);
  }
  if (packages.size === 0)
    throw new LibraryFault(
      `${source.path} holds no output of Javadoc's standard doclet: no folder in it has a \`package-summary.html\``,
      "Run `javadoc -d <folder> …`, and name that folder in `source`, or the javadoc jar of Maven Central as it is",
      { file: source.path, line: 1, column: 1 },
    );
  const names = packageNames(source, [...packages.keys()]);
  const classes = pages.flatMap((file): ClassFile[] => {
    const folder = folderOf(file);
    const base = baseName(file);
    if (
      !packages.has(folder) ||
      !/^[\p{L}_$][\p{L}\p{N}_$.]*\.html$/u.test(base) ||
      rootPages.test(pathWithin(source, file))
    )
      return [];
    const name = base.slice(0, -".html".length);
    const inPackage = names.get(folder) ?? "";
    return [{ file, name, package: inPackage, id: inPackage === "" ? name : `${inPackage}.${name}` }];
  });
  const constants = pages.find((file) => pathWithin(source, file) === "constant-values.html") ?? null;
  return { packages, modules, classes, constants };
}

/** Pages of the whole documentation, beside classes that are in no package. */
const rootPages = /^(?:index|allclasses|search|overview|deprecated|help|preview)\.html$/;

/** The names of packages by their folders: a list says which folder begins with the name of a module. */
export function packageNames(source: LibrarySource, folders: readonly string[]): Map<string, string> {
  const listed = new Set<string>();
  const list = ["element-list", "package-list"].find((name) => source.files.includes(`${source.path}/${name}`));
  if (list !== undefined) {
    for (const line of source.read(`${source.path}/${list}`).split("\n")) listed.add(line.trim());
  }
  return new Map(
    folders.map((folder) => {
      const path = folder === source.path ? "" : pathWithin(source, folder);
      const name = path.replaceAll("/", ".");
      const withoutModule = path.slice(path.indexOf("/") + 1).replaceAll("/", ".");
      return [folder, !listed.has(name) && path.includes("/") && listed.has(withoutModule) ? withoutModule : name];
    }),
  );
}

/** The HTML of a file; null, and told, where it is too large to read. */
export function pageText(file: string, source: LibrarySource, faults: FileFaults): string | null {
  const text = source.read(file);
  return text.length > largestFile ? faults.skip(file, "it is too large") : text;
}
