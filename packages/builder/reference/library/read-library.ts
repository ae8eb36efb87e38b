import { graphqlLibrary } from "../graphql/graphql-library.ts";
import type { LibraryReader } from "../sdk/declaration.ts";
import { readDocfx } from "../sdk/docfx/read-docfx.ts";
import { readJavadoc } from "../sdk/javadoc/read-javadoc.ts";
import { readPhpdoc } from "../sdk/phpdoc/index.ts";
import { readSphinx } from "../sdk/sphinx/read-sphinx.ts";
import { symbolsOf } from "../sdk/symbols.ts";
import { readTypedoc } from "../sdk/typedoc/index.ts";
import type { Library, LibraryFormat, LibrarySource } from "./library.ts";

/** What reads the output of each documentation tool. */
const readers: Record<Exclude<LibraryFormat, "graphql">, LibraryReader> = {
  typedoc: readTypedoc,
  docfx: readDocfx,
  javadoc: readJavadoc,
  sphinx: readSphinx,
  phpdoc: readPhpdoc,
};

/** Reads a library of any format. @throws {LibraryFault} where it is not what docs.json says. */
export function readLibrary(format: LibraryFormat, source: LibrarySource): Library {
  if (format === "graphql") return graphqlLibrary(source);
  const { declarations, diagnostics } = readers[format](source);
  return { symbols: symbolsOf(declarations), diagnostics };
}
