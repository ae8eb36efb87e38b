import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { BodyRecord, PageRecord } from "../cache/page-record.ts";
import type { SiteModel } from "../model/site-model.ts";

/** Files that nothing but the text of pages is made of, unless they are read for something else. */
const isText = /\.(?:mdx?|jsx|tsx)$/i;

/** All files that a page is made of. */
export function filesOf(body: BodyRecord): Set<string> {
  return new Set([...body.dependencies.map(([path]) => path), ...body.uses]);
}

/** Whether a page is about something of a specification, by what its author wrote. */
export function namesOperation({ openapi, asyncapi, custom }: Frontmatter): boolean {
  const isSymbol = custom.sdk !== undefined || custom.graphql !== undefined;
  return isSymbol || openapi !== null || asyncapi !== null || custom["openapi-schema"] !== undefined;
}

interface Tree {
  model: Pick<SiteModel, "files">;
  pages: Readonly<Record<string, PageRecord>>;
  /** Files that were read for anything but the page that they are. */
  readFiles: ReadonlySet<string>;
}

/** Files whose edit changes nothing but pages, with these: `file\tindex index`. A file that may be a page is none. */
export function snippetLines(
  dependents: ReadonlyMap<string, readonly number[]>,
  { model, pages, readFiles }: Tree,
): string[] {
  const served = new Set(model.files);
  return [...dependents]
    .filter(([path]) => isText.test(path) && !(path in pages) && !readFiles.has(path) && !served.has(path))
    .map(([path, indexes]) => `${path}\t${indexes.join(" ")}`);
}
