import type { Diagnostic } from "@lectern/contract";
import { isOutside, linkTarget, pagePath } from "../../source/config/site-path.ts";
import { hrefOfPath, pathOfFile } from "./page-path.ts";
import type { PlannedPage } from "./site-plan.ts";

const mostRelated = 10;

/**
 * What `related` of a page's frontmatter leads to: paths of pages by their titles, web addresses by their host and path,
 * `{ Title: link }` by the title. `false` and what is no list are none; a page that does not exist is reported.
 */
export function relatedOf(
  page: PlannedPage,
  byPath: ReadonlyMap<string, PlannedPage>,
): { related: PlannedPage["related"]; diagnostics: Diagnostic[] } {
  const { related: written } = page.frontmatter.custom;
  const related: PlannedPage["related"] = [];
  const diagnostics: Diagnostic[] = [];
  for (const entry of Array.isArray(written) ? written.slice(0, mostRelated) : []) {
    const [title, link] = typeof entry === "string" ? [null, entry] : titled(entry);
    if (link === null) continue;
    const href = linkTarget(link);
    if (isOutside(href)) {
      const address = /^https?:\/\/(.+?)\/?$/i.exec(href);
      if (address) related.push({ label: title ?? (address[1] as string), href });
      continue;
    }
    const path = pagePath(link.replace(/[?#].*$/s, ""));
    const found = byPath.get(path) ?? byPath.get(pathOfFile(`${path}.mdx`));
    if (found)
      related.push({ label: title ?? found.title, href: hrefOfPath(found.path) + /(?:[?#].*)?$/s.exec(link)?.[0] });
    else
      diagnostics.push({
        severity: "warning",
        code: "broken-link",
        message: `There is no page at ${JSON.stringify(link)}, which \`related\` names`,
        hint: "Correct the path in the frontmatter",
        file: page.source,
        line: 1,
        column: 1,
      });
  }
  return { related, diagnostics };
}

function titled(entry: unknown): [string | null, string | null] {
  if (entry === null || typeof entry !== "object") return [null, null];
  const [first] = Object.entries(entry);
  return first && typeof first[1] === "string" ? [first[0], first[1]] : [null, null];
}
