import assert from "node:assert/strict";
import { render } from "../../../content/testing/render.ts";
import type { LibrarySource, LibrarySymbol } from "../../library/library.ts";
import type { Declaration } from "../declaration.ts";
import { symbolsOf } from "../symbols.ts";

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
