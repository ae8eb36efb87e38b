import { hashedFile, indexPath, type SearchFile, type SearchPage, type SearchScope } from "../../../search/index.ts";
import { withoutCodeMarks } from "../../../text/code-marks.ts";
import { baseName } from "../../../text/path-parts.ts";
import { plainText } from "../../../theme/layout/inline-markdown.ts";
import type { ModelPage, SiteModel } from "../../model/site-model.ts";
import type { PageSearch } from "../../render/page-part.ts";

/** Readers of a section search its language and version. */
export function scopeOf(model: SiteModel, page: ModelPage): string {
  const view = model.sections[page.section]?.view;
  return view?.searchScope ?? view?.language ?? "en";
}

/** Label of the tab that a page stands under; empty where its section has none. */
export function tabOf(model: SiteModel, page: ModelPage): string {
  return model.sections[page.section]?.view.tabs.find((tab) => tab.active)?.label ?? "";
}

/**
 * What the search index learns of a page. Sections and terms are read when they are asked for and kept only for the
 * moment, so that an index of many pages does not hold the text of all of them.
 * @param count how many sections it has, where that is known.
 */
export function searchPage(model: SiteModel, page: ModelPage, read: () => PageSearch, count?: number): SearchPage {
  return searchPageIn(scopeOf(model, page), tabOf(model, page), page, read, count);
}

/** The same where scope and tab are known. */
export function searchPageIn(
  scope: string,
  tab: string,
  page: ModelPage,
  read: () => PageSearch,
  count?: number,
): SearchPage {
  const { head } = page;
  return {
    href: head.href,
    file: page.file,
    title: head.title,
    description: plainText(head.description),
    trail: head.breadcrumbs.map((crumb) => withoutCodeMarks(crumb.label)),
    keywords: head.keywords,
    boost: page.boost,
    scope,
    tab,
    count,
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

/** The indexes that readers can choose from, as a file that the search dialog loads; null where there is only one. */
export function scopesFile(model: SiteModel): SearchFile | null {
  const scopes = [...pagesByScope(model)].map(([scope, pages]) => {
    const view = model.sections[(pages[0] as ModelPage).section]?.view;
    const label = (kind: string) =>
      view?.switchers.find((one) => one.kind === kind)?.options.find((option) => option.active)?.label ?? null;
    const path = indexPath(scope);
    const file = baseName(path);
    const language = view?.language ?? "en";
    const isVersion = scope !== language;
    const isUsual = pages.some(({ inLlms }) => inLlms);
    const shown = { file, language: label("language"), version: label("version"), folder: commonFolder(pages) };
    return { shown, language, isVersion, isUsual };
  });
  // Pages of no version belong to all of them, and lead to those of the usual one.
  const files = scopes.map(({ shown, language, isVersion }): SearchScope => {
    const others = scopes.filter((one) => one.language === language && one.isVersion !== isVersion);
    const also = isVersion
      ? others
      : [others.find(({ isUsual }) => isUsual) ?? others[0]].filter((one) => one !== undefined);
    return also.length > 0 ? { ...shown, also: also.map((one) => one.shown.file) } : shown;
  });
  return files.length > 1 ? hashedFile("x", files) : null;
}

function commonFolder(pages: readonly ModelPage[]): string {
  let common: string[] | null = null;
  for (const { head } of pages) {
    const folders = head.href.split("/").slice(1);
    // The first page of the site is in no folder.
    if (folders.at(-1) === "") folders.pop();
    if (!common) {
      common = folders;
      continue;
    }
    const last = common.findIndex((folder, index) => folder !== folders[index]);
    if (last >= 0) common = common.slice(0, last);
  }
  return common?.join("/") ?? "";
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
