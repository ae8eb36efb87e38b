import { readFrontmatter } from "../../source/frontmatter/frontmatter.ts";
import type { SeenVariables } from "../../source/frontmatter/frontmatter-variables.ts";
import type { SiteConfig } from "../../source/site-config.ts";
import { readText } from "../../source/source-text.ts";
import { malformedText } from "../../source/tree/malformed-text.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import type { SourceFile, SourceTree } from "../../source/tree/source-tree.ts";
import type { ReadRecord } from "../cache/page-record.ts";
import { namedPaths } from "../plan/named-paths.ts";
import { isInSnippets, isPageFile, pathOfFile } from "../plan/page-path.ts";

/** Source files larger than this are not looked into; rendering reports them. */
export const maxBytes = 4 * 1024 * 1024;

/** Frontmatter of every file that may be a page; read again only where the file or a variable that it names has changed. */
export function readPages(
  tree: OpenTree,
  { navigation, variables }: Pick<SiteConfig, "navigation" | "variables">,
  known: (file: string) => ReadRecord | undefined,
): Map<string, ReadRecord> {
  const records = new Map<string, ReadRecord>();
  let named: Set<string> | undefined;
  for (const { path, hash, size } of tree.files) {
    if (!isPageFile(path)) continue;
    if (isInSnippets(path)) {
      named ??= namedPaths(navigation);
      if (!named.has(pathOfFile(path))) continue;
    }
    const before = known(path);
    if (before?.hash === hash && isSame(before.variables, variables)) {
      records.set(path, before);
      continue;
    }
    const { frontmatter, variables: seen, diagnostics } = readHead(tree, { path, size }, variables);
    const inFrontmatter = Object.keys(seen).length > 0 ? { variables: seen } : {};
    records.set(path, { hash, frontmatter, ...inFrontmatter, diagnostics });
  }
  return records;
}

/** Frontmatter of a page, and what is wrong with it or with how the file is saved. */
export function readHead(
  tree: SourceTree,
  { path, size }: Pick<SourceFile, "path" | "size">,
  variables?: SiteConfig["variables"],
): ReturnType<typeof readFrontmatter> {
  const text = size > maxBytes ? "" : readText(tree, path);
  const head = readFrontmatter(path, text, variables);
  const malformed = malformedText(tree, path, text);
  if (malformed) head.diagnostics.push(malformed);
  return head;
}

/** Whether the variables that a page names stand for what they stood for. */
function isSame(seen: SeenVariables | undefined, variables: Readonly<Record<string, string>>): boolean {
  if (!seen) return true;
  return Object.entries(seen).every(
    ([name, value]) => value === (Object.hasOwn(variables, name) ? variables[name] : null),
  );
}
