import assert from "node:assert/strict";
import { render } from "../../content/testing/render.ts";
import { LibraryFault, type LibrarySource, type LibrarySymbol } from "../library/library.ts";
import type { Declaration, DeclaredLibrary, LibraryReader } from "./declaration.ts";
import { symbolsOf } from "./symbols.ts";

/** For tests: a library that is one file. */
export function oneFile(path: string, text: string): LibrarySource {
  return { path, files: [path], read: () => text };
}

/** The symbol that frontmatter would name so. */
export function symbolNamed(declarations: readonly Declaration[], kind: string, name: string): LibrarySymbol {
  const found = symbolsOf(declarations).find(
    (one) => one.kind === kind && (one.name === name || one.aliases.includes(name)),
  );
  return found ?? assert.fail(`there is no ${kind} ${name}`);
}

/** A symbol's page as Markdown without empty lines, and as HTML. Content without faults. */
export function pageOf(symbol: LibrarySymbol): { markdown: string; html: string } {
  const written = { file: symbol.position.file, line: 1, column: 1, nodes: symbol.nodes };
  const page = render("", {}, {}, { written });
  assert.deepEqual(page.diagnostics, []);
  return { markdown: page.markdown.replace(/\n{2,}/g, "\n"), html: page.html };
}

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
