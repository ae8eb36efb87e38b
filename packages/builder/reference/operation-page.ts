import { pagePath } from "../source/config/site-path.ts";
import type { Frontmatter } from "../source/frontmatter-data.ts";
import { toFrontmatter } from "../source/frontmatter-fields.ts";
import type { SpecificationEntry } from "./specification.ts";

/** What makes a page the reference of an operation. */
export interface OperationReference {
  file: string;
  entry: SpecificationEntry;
  /** Description that stands in the body; null when the page's head says it, or nothing is to be said. */
  description: string | null;
  /** MDX of the specification (`x-mint.content`), for pages that have no file. */
  content: string | null;
}

/** Address of the page made for an operation: `api-reference/users/list-users`, or what the specification says. */
export function pathOfOperation(entry: SpecificationEntry, directory: string): string {
  const own = entry.href === null ? "" : pagePath(entry.href.replace(/[?#].*$/s, ""));
  if (own !== "" && !/(?:^|\/)\.{1,2}(?:\/|$)|[\\\0<>"\s]|:\/\//.test(own)) return own;
  const unnamed = entry.kind === "channel" ? entry.path : `${entry.method} ${entry.path}`;
  const name = slug(entry.summary ?? "") || slug(unnamed) || entry.kind;
  return [directory, entry.tag ? slug(entry.tag) : "", name].filter(Boolean).join("/");
}

function slug(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, 90)
    .replace(/^-+|-+$/g, "");
}

/**
 * Frontmatter of an operation's page: what the author wrote (`written`), else what `x-mint` says, else what the
 * operation says of itself.
 */
export function operationFrontmatter(
  file: string,
  entry: SpecificationEntry,
  written: Frontmatter | null,
): { frontmatter: Frontmatter; description: string | null } {
  const entries = Object.entries(entry.metadata).map(([key, value]) => ({
    key,
    value,
    line: entry.position.line - 1,
    column: entry.position.column,
  }));
  const own = toFrontmatter(
    entries.filter(({ key }) => key !== "openapi"),
    file,
    [],
  );
  const base = written ?? own;
  const given = base.description ?? own.description;
  const short = given ?? (isPlainLine(entry.description) ? entry.description : null);
  const isHttp = entry.kind === "operation" || entry.kind === "webhook";
  const frontmatter: Frontmatter = {
    ...base,
    title:
      base.title ??
      own.title ??
      entry.summary ??
      (entry.kind === "operation" ? `${entry.method} ${entry.path}` : entry.path),
    sidebarTitle: base.sidebarTitle ?? own.sidebarTitle,
    description: short,
    deprecated: base.deprecated || own.deprecated || entry.deprecated,
    openapi: isHttp ? `${file} ${entry.method} ${entry.path}` : base.openapi,
    asyncapi: entry.kind === "channel" ? `${file} ${entry.path}` : base.asyncapi,
  };
  return { frontmatter, description: short === null ? entry.description : null };
}

/** A description that needs no Markdown: one short line, fit for the head of a page and for search engines. */
function isPlainLine(text: string | null): boolean {
  return text !== null && text.length <= 240 && !/[\n`*_[\]<>|#{}]/.test(text);
}
