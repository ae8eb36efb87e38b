import type { SearchPage } from "../../search/index.ts";
import type { PageSearch } from "../render/page-part.ts";
import type { ModelPage, SiteModel } from "./site-model.ts";

/** Readers of a section search its language and version. */
export function scopeOf(model: SiteModel, page: ModelPage): string {
  const view = model.sections[page.section]?.view;
  return view?.searchScope ?? view?.language ?? "en";
}

/**
 * What the search index learns of a page. Sections and terms are read when they are asked for and kept only for the
 * moment, so that an index of many pages does not hold the text of all of them.
 */
export function searchPage(model: SiteModel, page: ModelPage, read: () => PageSearch): SearchPage {
  return searchPageIn(scopeOf(model, page), page, read);
}

/** The same where the scope is known. */
export function searchPageIn(scope: string, page: ModelPage, read: () => PageSearch): SearchPage {
  const { head } = page;
  return {
    href: head.href,
    file: page.file,
    title: head.title,
    description: head.description,
    trail: head.breadcrumbs.map((crumb) => crumb.label),
    keywords: head.keywords,
    boost: page.boost,
    scope,
    get sections() {
      return latest(page, read).sections;
    },
    get terms() {
      return latest(page, read).terms;
    },
  };
}

let last: { page: ModelPage; search: PageSearch } | null = null;

/** The index asks for one page several times and then for the next. */
function latest(page: ModelPage, read: () => PageSearch): PageSearch {
  if (last?.page !== page) last = { page, search: read() };
  return last.search;
}

/** Pages that search finds, by the scope of their readers. */
export function pagesByScope(model: SiteModel): Map<string, ModelPage[]> {
  return Map.groupBy(
    model.pages.filter((page) => page.inSearch),
    (page) => scopeOf(model, page),
  );
}

/** Readers of a section without any such page search the first scope that has some. */
export function settleScopes(model: SiteModel): void {
  const scopes = pagesByScope(model);
  const first = scopes.keys().next().value;
  for (const { view } of model.sections) {
    if (first !== undefined && !scopes.has(view.searchScope ?? view.language)) view.searchScope = first;
  }
}
