import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import { toFrontmatter } from "../../source/frontmatter/frontmatter-fields.ts";
import { titleFromPath } from "../../source/frontmatter/page-title.ts";
import type { LinkedPages } from "../links/part-links.ts";
import { labelText } from "../page-parts/label-text.ts";
import { sameWords } from "../page-parts/same-words.ts";
import type { SpecificationEntry } from "../specification/specification.ts";
import { splitDescription } from "./head-description.ts";
import { nameOfOperation, partsOfSummary } from "./operation-title.ts";

/** What makes a page the reference of an operation. */
export interface OperationReference {
  file: string;
  entry: SpecificationEntry;
  /** What the page's head does not say of the description; null when it says all, or nothing is to be said. */
  description: string | null;
  /** Where links to parts of the specification lead; none where it has no such links. */
  parts?: { pages: LinkedPages; from: string };
  /** MDX of the specification (`x-mint.content`), for pages that have no file. */
  content: string | null;
}

/**
 * Frontmatter of an operation's page: what the author wrote (`written`), else what `x-mint` says, else what the
 * operation says of itself, else what its address says. `path` is the page's.
 */
export function operationFrontmatter(
  file: string,
  path: string,
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
  const { name, rest } = entry.library ? { name: entry.summary, rest: null } : partsOfSummary(entry.summary);
  const said = [rest, entry.description].filter((text) => text !== null).join("\n\n") || null;
  const { head, rest: text } = given === null ? splitDescription(said) : { head: given, rest: null };
  const isHttp = entry.kind === "operation" || entry.kind === "webhook";
  const title =
    base.title ??
    own.title ??
    name ??
    (written || entry.href ? nameOf(entry, path) : (nameOfOperation(entry) ?? nameOf(entry, path)));
  const frontmatter: Frontmatter = {
    ...base,
    title,
    // A title that an author wrote is nearer than the short one of the specification's.
    sidebarTitle: base.sidebarTitle ?? (base.title === null ? own.sidebarTitle : null),
    tag: base.tag ?? own.tag ?? entry.badge ?? null,
    // Many generators write the words of the title once more.
    description: given === null && head !== null && sameWords(labelText(head), title) ? null : head,
    deprecated: base.deprecated || own.deprecated || entry.deprecated,
    openapi: isHttp ? `${file} ${entry.method} ${entry.path}` : base.openapi,
    asyncapi: entry.kind === "channel" ? `${file} ${entry.path}` : base.asyncapi,
    custom: entry.library ? { ...symbolKeys(entry), ...base.custom } : base.custom,
  };
  return { frontmatter, description: text };
}

/** What an author would write to make a page about a symbol. */
function symbolKeys({ library, method, path }: SpecificationEntry): Frontmatter["custom"] {
  return { [library?.format === "graphql" ? "graphql" : "sdk"]: `${method} ${path}` };
}

/** A title for what has none: `Get users` of `api-reference/get-users`, `User signed up` of `userSignedUp` and `user_signed_up`. */
function nameOf(entry: SpecificationEntry, path: string): string {
  if (entry.kind === "operation") return titleFromPath(path);
  // A name with punctuation is an address of its own: `lights.{id}.measured`.
  if (entry.kind !== "channel" || /[^\p{L}\p{N}\s_-]/u.test(entry.path)) return entry.path;
  const parts = entry.path.replace(/[_-]+/g, " ");
  const words = parts.replace(/\s*\p{Lu}/gu, (letter) => ` ${letter.trim().toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
