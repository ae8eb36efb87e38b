import type { SearchSection } from "../content/page-content.ts";

/** What the index needs to know of a page. Plain data. */
export interface SearchPage {
  /** `/guides/start`; the home page is `/`. */
  href: string;
  /** Path of the page's file in a bundle, without leading slash: `guides/start.html`. */
  file: string;
  title: string;
  description: string;
  /** Labels from the outermost group to the page's own, shown with a result. */
  trail: string[];
  keywords: string[];
  /** Factor for the page's results, above 1 to favour it. */
  boost: number;
  /** Language or version whose readers search this page; see `SectionView.searchScope`. */
  scope: string;
  /** Label of the tab that it stands under, by which readers may narrow their search; empty where there is none. */
  tab: string;
  sections: SearchSection[];
  /** How many sections it has as they are numbered (`countSections`), where that is known without reading them. */
  count?: number;
  /** What `termsOfPage` answered for this page earlier; computed when absent. */
  terms?: PageTerms;
}

/**
 * The terms of a page, each once, with where they stand in it, as `TermBytes` reads them: term by term in UTF-8, with its
 * postings behind it. Worth keeping between builds.
 */
export type PageTerms = Uint8Array;
