import assert from "node:assert/strict";
import { LibraryFault, type LibrarySource } from "../../library/library.ts";
import type { Declaration, DeclaredLibrary, LibraryReader } from "../declaration.ts";

/** A folder of a documentation tool, `artifact`, with the given files. */
export function folderSource(files: Record<string, string>): LibrarySource {
  const paths = Object.keys(files).map((file) => `artifact/${file}`);
  return { path: "artifact", files: paths, read: (file) => files[file.slice("artifact/".length)] as string };
}

/** The declaration with an id, among the members too. */
export function declared({ declarations }: DeclaredLibrary, id: string): Declaration {
  const found = declarations.flatMap((one) => [one, ...one.members]).find((one) => one.id === id);
  assert.ok(found, `nothing has the id ${id}`);
  return found;
}

/** The words of the fault that a reader throws. */
export function faultOf(reader: LibraryReader, files: Record<string, string>): string {
  try {
    reader(folderSource(files));
  } catch (error) {
    assert.ok(error instanceof LibraryFault, String(error));
    return `${error.message}. ${error.hint}`;
  }
  return "";
}
