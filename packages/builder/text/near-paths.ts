import { addToList } from "./add-to-list.ts";
import { nearestName } from "./nearest-name.ts";
import { baseName, folderOf } from "./path-parts.ts";

/** More neighbours than this are not compared: who has so many names them alike. */
const mostCompared = 200;

/**
 * Which of many paths was most likely meant by one that is not among them: the same name in another folder, as of what
 * was moved, or a name of the same folder with an error in it. Paths have no slash at their beginning.
 */
export class NearPaths {
  readonly #foldersByName = new Map<string, string[]>();
  readonly #namesByFolder = new Map<string, string[]>();
  readonly #known = new Map<string, string | undefined>();

  constructor(paths: Iterable<string>) {
    // The answer does not depend on the order in which paths come.
    for (const path of [...paths].sort()) {
      const [folder, name] = [folderOf(path), baseName(path)];
      if (name === "") continue;
      addToList(this.#foldersByName, name, folder);
      addToList(this.#namesByFolder, folder, name);
    }
  }

  /** The path that was most likely meant; undefined when none is near, or several are as near. */
  of(path: string): string | undefined {
    if (!this.#known.has(path)) this.#known.set(path, this.#find(path));
    return this.#known.get(path);
  }

  #find(path: string): string | undefined {
    const [folder, name] = [folderOf(path), baseName(path)];
    const folders = this.#foldersByName.get(name) ?? [];
    if (folders.length === 1) return joined(folders[0] as string, name);
    const near = nearestOf(folder, folders);
    if (near !== undefined) return joined(near, name);
    const sibling = nearestOf(name, this.#namesByFolder.get(folder) ?? []);
    return sibling === undefined ? undefined : joined(folder, sibling);
  }
}

function nearestOf(written: string, names: readonly string[]): string | undefined {
  // With an error in them the shortest names are any other.
  return written.length < 3 || names.length > mostCompared ? undefined : nearestName(written, names);
}

function joined(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}
