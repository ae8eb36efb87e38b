import { type ListedPage, type ListedSite, linksOutside } from "../../compose/artefacts.ts";
import type { ModelPage, SiteModel } from "../../model/site-model.ts";
import type { BaseLists } from "./patch-base.ts";

/** What the lists of a site need of its model. */
export function listsOf(model: SiteModel): BaseLists {
  const pages = model.pages.filter((page) => page.inLlms);
  return {
    sources: pages.map(({ source }) => source),
    titles: pages.map(({ head }) => head.title),
    descriptions: pages.map(({ head }) => head.description),
    summaries: pages.map(({ summary }) => summary),
    twins: pages.map(({ twin }) => twin),
    groups: pages.map(({ head }) => head.breadcrumbs[0]?.label ?? null),
    outside: linksOutside(model.sections),
  };
}

/**
 * The site as its lists see it.
 * @param drawn pages that have changed since, by source.
 */
export function listedSite(
  site: Omit<SiteModel, "pages" | "sections">,
  lists: BaseLists,
  drawn: ReadonlyMap<string, { page: ModelPage }>,
): ListedSite {
  const pages = lists.sources.map((source, index): ListedPage => {
    const own = drawn.get(source);
    if (own) return own.page;
    const group = lists.groups[index] as string | null;
    const head = {
      title: lists.titles[index] as string,
      description: lists.descriptions[index] as string,
      breadcrumbs: group === null ? [] : [{ label: group }],
    };
    return { inLlms: true, head, summary: lists.summaries[index] as string, twin: lists.twins[index] as string };
  });
  const view = { anchors: lists.outside, switchers: [], tabs: [], navbar: { links: [] }, sidebar: [] };
  return { ...site, pages, sections: [{ view }] };
}
