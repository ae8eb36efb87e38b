import type { Diagnostic } from "@lectern/contract";
import type { NamedLink } from "../../source/config/named-links.ts";
import type { BodyRecord, PageRecord } from "../cache/page-record.ts";
import { AddressBook } from "../compose/address-book.ts";
import type { PlannedPage, SitePlan } from "../plan/site-plan.ts";
import { withoutGivenProps } from "./given-props.ts";
import { checkLinks, checkNamedLinks, checkRedirects, PageAnchors } from "./link-check.ts";

/**
 * What is to be said of the pages: what reading and rendering found, then redirects and links that lead nowhere.
 * @param files what links may lead to beside pages
 * @param links those that docs.json names
 */
export function pageDiagnostics(
  plan: SitePlan,
  bodies: ReadonlyMap<PlannedPage, BodyRecord>,
  records: Record<string, PageRecord>,
  files: readonly string[],
  links: readonly NamedLink[],
): Diagnostic[] {
  const diagnostics = [
    ...plan.pages.flatMap(({ source }) => records[source]?.read.diagnostics ?? []),
    ...withoutGivenProps(
      plan.pages.flatMap((page) => {
        const body = bodies.get(page);
        return body ? { source: page.source, uses: body.uses, diagnostics: body.diagnostics } : [];
      }),
    ),
  ];
  const book = new AddressBook({
    pages: plan.byPath.keys(),
    files,
    redirects: plan.redirects,
    firstPage: plan.firstPage?.path ?? null,
  });
  const pages = plan.pages.map((page) => ({
    path: page.path,
    source: page.source,
    references: bodies.get(page)?.references ?? "",
  }));
  const anchors = new PageAnchors((path) => bodies.get(plan.byPath.get(path) ?? (plan.firstPage as PlannedPage))?.ids);
  return [
    ...diagnostics,
    ...checkRedirects(plan.writtenRedirects, book),
    ...checkNamedLinks(links, book, anchors),
    ...checkLinks(pages, book, anchors),
  ];
}
