import { findIcon } from "../icons/icons.ts";

/** What a row of a tree shows: the sign of a file or folder, its name and a comment, both as HTML. */
export function treeRow(icon: "file" | "folder", name: string, comment = ""): string {
  const sign =
    findIcon(icon, { library: "lucide" })?.replace("<svg", `<svg data-component-part="tree-${icon}-icon"`) ?? "";
  return `${sign}<span data-component-part="tree-${icon}-title" class="lc-tree-name">${name}</span>${comment}`;
}
