import { addToList } from "../../../text/add-to-list.ts";
import { isObject, type Json, listOf, objectOf, own, textOf } from "../../json.ts";
import { LibraryFault, type LibrarySource } from "../../library/library.ts";
import { isDocumentFault, readDocument } from "../../specification/read-document.ts";
import { type FileFaults, largestFile } from "../file-faults.ts";

/** A thing that docfx found, and the file that says so. */
export interface DocfxItem {
  uid: string;
  /** `Class`, `Method`. */
  type: string;
  data: Json;
  file: string;
}

export interface DocfxItems {
  /** In the order of the files, and in each as it stands there. */
  items: Map<string, DocfxItem>;
  /** Names and addresses of what other libraries declare, and of types that are put together. */
  references: Map<string, Json>;
  byParent: Map<string, DocfxItem[]>;
  /** The first of those that have one name in a class: `Shop.Client.Get*`. */
  overloads: Map<string, string>;
}

const header = /^\s*###\s*YamlMime:\s*ManagedReference\b/;

/** Reads the files of `docfx metadata`. @throws {LibraryFault} where there are none. */
export function loadDocfx(source: LibrarySource, faults: FileFaults): DocfxItems {
  const loaded: DocfxItems = { items: new Map(), references: new Map(), byParent: new Map(), overloads: new Map() };
  let count = 0;
  let other: string | null = null;
  for (const file of source.files) {
    if (!/\.ya?ml$/.test(file) || /(?:^|\/)toc\.ya?ml$/.test(file)) continue;
    const text = source.read(file);
    if (!header.test(text.slice(0, 500))) {
      other ??= /YamlMime:\s*(\w+)/.exec(text.slice(0, 500))?.[1] ?? null;
      continue;
    }
    count++;
    readFile(file, text, loaded, faults);
  }
  if (count === 0) throw noMetadata(source, other);
  return loaded;
}

function noMetadata(source: LibrarySource, other: string | null): LibraryFault {
  const found = other === null ? "" : `; its files are of the kind ${other}`;
  return new LibraryFault(
    `${source.path} holds no output of \`docfx metadata\`: no file in it begins with \`### YamlMime:ManagedReference\`${found}`,
    'Run `docfx metadata` (with `"outputFormat": "mref"`, which is the default), and name its folder in `source`',
    { file: source.path, line: 1, column: 1 },
  );
}

function readFile(file: string, text: string, loaded: DocfxItems, faults: FileFaults): void {
  if (text.length > largestFile) {
    faults.skip(file, "it is too large");
    return;
  }
  const document = readDocument(file, text);
  if (isDocumentFault(document)) {
    faults.skip(file, document.message);
    return;
  }
  for (const data of listOf(own(document, "items"))) {
    const uid = isObject(data) ? textOf(own(data, "uid")) : null;
    const type = isObject(data) ? textOf(own(data, "type")) : null;
    if (!isObject(data) || uid === null || type === null || loaded.items.has(uid)) continue;
    const item = { uid, type, data, file };
    loaded.items.set(uid, item);
    const parent = textOf(own(data, "parent"));
    if (parent !== null) addToList(loaded.byParent, parent, item);
    const overload = textOf(own(data, "overload"));
    if (overload !== null && !loaded.overloads.has(overload)) loaded.overloads.set(overload, uid);
  }
  for (const data of listOf(own(document, "references"))) {
    const uid = textOf(own(objectOf(data), "uid"));
    if (uid !== null && !loaded.references.has(uid)) loaded.references.set(uid, objectOf(data));
  }
}
