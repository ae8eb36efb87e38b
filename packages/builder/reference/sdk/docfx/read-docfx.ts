import { labelText } from "../../library/group-label.ts";
import { LibraryFault } from "../../library/library.ts";
import type { Declaration, LibraryReader } from "../declaration.ts";
import { FileFaults } from "../file-faults.ts";
import { groupOrder, namespaceOf, typeOf } from "./declarations.ts";
import { loadDocfx } from "./load.ts";
import { DocfxNames } from "./names.ts";

/** Reads the files that `docfx metadata` writes. */
export const readDocfx: LibraryReader = (source) => {
  const faults = new FileFaults();
  const loaded = loadDocfx(source, faults);
  const context = { loaded, names: new DocfxNames(loaded) };
  const declarations = [...loaded.items.values()].flatMap(
    (item) => (item.type === "Namespace" ? namespaceOf(item, context) : typeOf(item, context)) ?? [],
  );
  if (declarations.length === 0)
    throw new LibraryFault(
      `The files in ${source.path} describe no type`,
      "Run `docfx metadata` again: each class has an item with `uid`, `type` and `name`",
      { file: source.path, line: 1, column: 1 },
    );
  return { declarations: inGroups(declarations), diagnostics: faults.all(source.path) };
};

/** Namespaces in their order, in each first what is said of it, then its types by what they are. */
function inGroups(declarations: readonly Declaration[]): Declaration[] {
  const namespaces = [...new Set(declarations.map(namespaceOfPage))].sort((one, other) => (one < other ? -1 : 1));
  const place = new Map(namespaces.map((name, index) => [name, index]));
  const rank = (one: Declaration) =>
    (place.get(namespaceOfPage(one)) ?? 0) * 10 + groupOrder.indexOf(labelText(one.groups[1] ?? "")) + 1;
  return declarations
    .map((one, index) => ({ one, index }))
    .sort((a, b) => rank(a.one) - rank(b.one) || a.index - b.index)
    .map(({ one }) => one);
}

function namespaceOfPage({ groups }: Declaration): string {
  return labelText(groups[0] ?? "");
}
