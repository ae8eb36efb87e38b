import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { NavigationNode, SiteConfig } from "../../source/site-config.ts";
import type { Library, LibraryFormat, LibrarySource } from "./library.ts";
import { namesSymbol } from "./symbol-name.ts";

type ReadLibrary = (format: LibraryFormat, source: LibrarySource) => Library;

let readers: ReadLibrary | null = null;

/** Loads what reads libraries: few sites have one, and parsers of other languages take a while to load. */
export async function loadLibraryReaders(): Promise<void> {
  readers ??= (await import("./read-library.ts")).readLibrary;
}

/** @throws {LibraryFault} where the source is not what docs.json says. */
export const readLibrary: ReadLibrary = (format, source) => {
  if (!readers) throw new Error("loadLibraryReaders() comes before a library is read");
  return readers(format, source);
};

/** Whether a site has a library to be read, by what its navigation or a page names. */
export function namesLibraries(config: SiteConfig, pages: Iterable<Frontmatter>): boolean {
  if (isNamed(config) || someNode(config.navigation)) return true;
  for (const frontmatter of pages) if (namesSymbol(frontmatter)) return true;
  return false;
}

function someNode(nodes: readonly NavigationNode[]): boolean {
  return nodes.some(
    (node) => (node.type === "division" || node.type === "group") && (isNamed(node) || someNode(node.children)),
  );
}

function isNamed({ graphql, sdk }: { graphql?: unknown; sdk?: unknown }): boolean {
  return (graphql ?? sdk ?? null) !== null;
}
